import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name as string,
    { light: light as string, dark: dark as string },
  ]),
)

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
function pair(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [over, under] = [tokens.get(text), tokens.get(ground)]
  if (!over || !under) throw new Error(`theme.css has no ${over ? ground : text}`)
  return contrast(over[theme], under[theme])
}

const GROUNDS = ['background', 'surface', 'sunken']
const TEXT_PAIRS = [
  ...['ink', 'muted', 'primary', 'rose', 'danger', 'success', 'info'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-tint', 'tint'],
  ['on-accent', 'accent'],
  ['on-accent-tint', 'accent-tint'],
  ['rose', 'rose-tint'],
  ['primary', 'tint'],
] as const
const CONTROL_PAIRS = ['control', 'star', 'focus', 'primary'].flatMap((control) =>
  GROUNDS.map((ground) => [control, ground] as const),
)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT_PAIRS)('%s on %s can be read (4.5:1)', (text, ground) => {
    expect(pair(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(CONTROL_PAIRS)('%s on %s can be seen (3:1)', (control, ground) => {
    expect(pair(control, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('the page’s theme colours are the backgrounds of the themes', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const metas = [...html.matchAll(/name="theme-color" content="(#\w{6})"/g)].map(([, colour]) => colour?.toLowerCase())
  expect(metas).toEqual([tokens.get('background')?.light, tokens.get('background')?.dark])
})
