import type { Hour, SchemeName } from './scene-types.ts'

/** The colours of a wall with its frame and the floor before it. */
export type Scheme = {
  wall: string
  print: string
  /** The stone round the opening, lighter than the wall. */
  panel: string
  frame: string
  frameDark: string
  /** Two floor colours, of alternating tiles or of the boards and their joints. */
  floor: readonly [string, string]
  /** The printed border along the floor. */
  skirting: string
}

export const SCHEMES: Record<SchemeName, Scheme> = {
  peacock: {
    wall: '#DDF1EF',
    print: '#6FB3AC',
    panel: '#F5FCFA',
    frame: '#0B5F66',
    frameDark: '#084A50',
    floor: ['#D98A5F', '#C97448'],
    skirting: '#0B5F66',
  },
  rose: {
    wall: '#FCE4EC',
    print: '#E193B2',
    panel: '#FFF7FA',
    frame: '#B4235A',
    frameDark: '#8A1844',
    floor: ['#8D74A8', '#7C6399'],
    skirting: '#B4235A',
  },
  marigold: {
    wall: '#FFEBC4',
    print: '#E9AE4C',
    panel: '#FFF9EA',
    frame: '#C9680A',
    frameDark: '#9A4D00',
    floor: ['#2C7F80', '#1D6D70'],
    skirting: '#C9680A',
  },
  indigo: {
    wall: '#E1E9F7',
    print: '#8EA6D6',
    panel: '#F6F9FE',
    frame: '#2F4E9C',
    frameDark: '#223A78',
    floor: ['#C78158', '#B56C45'],
    skirting: '#2F4E9C',
  },
  leaf: {
    wall: '#E7F1D8',
    print: '#9CBD78',
    panel: '#F9FCF2',
    frame: '#3E7038',
    frameDark: '#2C5428',
    floor: ['#CE9560', '#BC814B'],
    skirting: '#3E7038',
  },
  terracotta: {
    wall: '#FBE0CF',
    print: '#DE9870',
    panel: '#FFF6EF',
    frame: '#A8472A',
    frameDark: '#7F331C',
    floor: ['#4C8F86', '#3C7E76'],
    skirting: '#A8472A',
  },
}

/** The light of an hour: what the sky is made of and how it tints everything under it. */
export type Light = {
  /** Top, middle and horizon. */
  sky: readonly [string, string, string]
  /** Sun or moon, and how high it stands: 0 the horizon, 1 the top. */
  orb: { colour: string; height: number; radius: number } | null
  /** Far, middle and near land. */
  land: readonly [string, string, string]
  /** Far and near water. */
  water: readonly [string, string]
  /** Trees and grass close by. */
  green: readonly [string, string]
  /** Buildings in the distance, and the light in their windows. */
  stone: string
  windows: string
  /** Laid over the room; its opacity says how much of the light is the sky's. */
  tint: string
  tintOpacity: number
  /** The patch that falls through the window on the floor. */
  patchOpacity: number
}

export const LIGHTS: Record<Hour, Light> = {
  dawn: {
    sky: ['#86B9D2', '#FCE6BC', '#FFF6D8'],
    orb: { colour: '#FFF6DC', height: 0.3, radius: 40 },
    land: ['#E6C3A6', '#A9B494', '#74A183'],
    water: ['#F6CFB0', '#C99FA0'],
    green: ['#7FA574', '#5E8B5F'],
    stone: '#D08F84',
    windows: '#FFE9B8',
    tint: '#FFB27A',
    tintOpacity: 0.08,
    patchOpacity: 0.34,
  },
  noon: {
    sky: ['#82C6E6', '#BFE5F0', '#F2FAF2'],
    orb: { colour: '#FFF3C4', height: 0.63, radius: 30 },
    land: ['#B7D9D2', '#86BF9F', '#5BA07A'],
    water: ['#9AD3E0', '#4FA9BF'],
    green: ['#79BA6B', '#559A55'],
    stone: '#E3B58F',
    windows: '#FFF6E0',
    tint: '#FFF4D0',
    tintOpacity: 0.06,
    patchOpacity: 0.3,
  },
  dusk: {
    sky: ['#5A4A8C', '#D46F8D', '#FFBE74'],
    orb: { colour: '#FFDF8E', height: 0.16, radius: 44 },
    land: ['#B9688C', '#84497C', '#543663'],
    water: ['#F2A07F', '#8A4F86'],
    green: ['#5E6B5A', '#46584F'],
    stone: '#7A4375',
    windows: '#FFD67A',
    tint: '#C2457A',
    tintOpacity: 0.12,
    patchOpacity: 0.26,
  },
  night: {
    sky: ['#131A48', '#2A3A80', '#5F6DB4'],
    orb: { colour: '#FFF3CC', height: 0.62, radius: 34 },
    land: ['#46539A', '#2F3B7C', '#1D2658'],
    water: ['#6573B5', '#2C3774'],
    green: ['#2F5560', '#23424E'],
    stone: '#2B3674',
    windows: '#FFD67A',
    tint: '#232C6E',
    tintOpacity: 0.5,
    patchOpacity: 0.16,
  },
  rain: {
    sky: ['#6C8797', '#9BB3BC', '#D3DEDC'],
    orb: null,
    land: ['#A9BFBA', '#7FA39A', '#578277'],
    water: ['#A7BEC2', '#6C8F99'],
    green: ['#5F9468', '#457A55'],
    stone: '#8FA0A4',
    windows: '#FFE9B8',
    tint: '#4E6D80',
    tintOpacity: 0.12,
    patchOpacity: 0.16,
  },
}

/** The brand's own, whatever the light. */
export const MARIGOLD = { outer: '#EE8A12', middle: '#F6A81C', heart: '#FFCF5A', core: '#C9680A' } as const
export const BRASS = { light: '#FFE08A', mid: '#E0A93A', dark: '#A8741A' } as const
export const INK = '#2A1A00'
