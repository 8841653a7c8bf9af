import type { CharacterName } from './cast-names.ts'

/**
 * What a portrait is made of. A scene is plain data, so that whoever only needs its alt text (the seed)
 * loads neither the emoji collection nor the renderer. All lengths are in the units of the 800 × 600 canvas.
 */

/** The light: it settles the sky, what is seen under it, and the tint that falls into the room. */
export type Hour = 'dawn' | 'noon' | 'dusk' | 'night' | 'rain'
/** A family of colours for wall, frame and floor. */
export type SchemeName = 'peacock' | 'rose' | 'marigold' | 'indigo' | 'leaf' | 'terracotta'
/** The block-print motif repeated over the wall. */
export type Print = 'sprig' | 'paisley' | 'lotus' | 'trellis' | 'dots'
export type Arch = 'ogee' | 'cusped' | 'keel'
/** What is seen through a window; `water` turns the window into an aquarium set in the wall. */
export type View = 'hills' | 'lake' | 'palace' | 'garden' | 'rooftops' | 'water'
/** What is seen outdoors, the city of an adoptable pet among them. */
export type Panorama =
  | 'park'
  | 'rooftops'
  | 'lake'
  | 'marine-drive'
  | 'glasshouse'
  | 'four-minarets'
  | 'dome'
  | 'cantilever-bridge'
  | 'gopuram'
export type Ground = 'lawn' | 'terrace' | 'promenade' | 'steps' | 'sand'
export type Floor = 'tiles' | 'boards'

export type Place =
  | {
      kind: 'room'
      scheme: SchemeName
      print: Print
      arch: Arch
      hour: Hour
      view: View
      floor: Floor
      /** Centre of the window; 400 where left out. */
      windowX?: number
    }
  | {
      kind: 'outdoors'
      scheme: SchemeName
      print: Print
      arch: Arch
      hour: Hour
      panorama: Panorama
      ground: Ground
    }
  | { kind: 'wall'; scheme: SchemeName; print: Print; hour: Hour; floor: Floor }
  | { kind: 'medallion'; scheme: SchemeName; print: Print; hour: Hour }
  | { kind: 'tank'; scheme: SchemeName; print: Print; arch: Arch; hour: Hour; view: View }
  | { kind: 'reef' }

/** How a thing stands: `x` is its centre, `foot` the height of the ground under it. */
type Stance = {
  x: number
  foot: number
  /** Side of the emoji's square, or the width of a furnishing. */
  size: number
  /** Mirrored, so that it looks the other way. */
  flip?: boolean
  /** Degrees clockwise about its centre. */
  turn?: number
  /** False for what hangs, swims or flies; the ground's height where the shadow lies below a leap. */
  shadow?: false | number
}

export type Furnishing = 'rug' | 'planter' | 'bowl' | 'basket' | 'perch' | 'ring-swing' | 'branch' | 'rangoli' | 'ball'

export type Prop = Stance & ({ emoji: string } | { furnishing: Furnishing }) & { front?: true }

export type Scene = {
  /** File name without size and ending, as in `bruno-1`. */
  name: string
  /** What is seen, for who cannot see it. */
  alt: string
  place: Place
  pet: Stance & { character: CharacterName }
  props: Prop[]
}
