import { r } from '../canvas.ts'
import type { Arch } from '../scene-types.ts'

/** An opening: its middle, half its width, and the heights of its tip, its shoulders and its sill. */
export type Opening = { x: number; half: number; tip: number; spring: number; sill: number }

/** Points along a pointed arch from the left shoulder to the tip, which the cusps are drawn between. */
function cuspedHead({ x, half, tip, spring }: Opening): string {
  const rise = spring - tip
  const steps = [
    [1, 0],
    [0.88, 0.36],
    [0.6, 0.66],
    [0.26, 0.86],
  ] as const
  const left = steps.map(([across, up]) => [x - half * across, spring - rise * up] as const)
  const right = [...left].reverse().map(([px, py]) => [2 * x - px, py] as const)
  const arcs = (points: readonly (readonly [number, number])[]) =>
    points
      .slice(1)
      .map(([px, py], index) => {
        const [fx, fy] = points[index] ?? [px, py]
        const radius = Math.hypot(px - fx, py - fy) * 0.56
        return `A${r(radius)} ${r(radius)} 0 0 1 ${r(px)} ${r(py)}`
      })
      .join('')
  const [, last] = [left[0], left.at(-1)]
  const lastX = last?.[0] ?? x
  const lastY = last?.[1] ?? tip
  const mirrored = 2 * x - lastX
  return (
    arcs(left) +
    `C${r(lastX)} ${r(lastY - rise * 0.1)} ${r(x - half * 0.08)} ${r(tip + rise * 0.08)} ${r(x)} ${r(tip)}` +
    `C${r(x + half * 0.08)} ${r(tip + rise * 0.08)} ${r(mirrored)} ${r(lastY - rise * 0.1)} ${r(mirrored)} ${r(lastY)}` +
    arcs(right)
  )
}

/** A head made of two curves to the tip, by the handles of each half: shares of half the width and of the rise. */
function curvedHead({ x, half, tip, spring }: Opening, handles: readonly (readonly [number, number])[]): string {
  const rise = spring - tip
  const at = (side: 1 | -1, [across, up]: readonly [number, number]) =>
    `${r(x + side * half * across)} ${r(spring - rise * up)}`
  const points = handles
  const left: string[] = []
  for (let index = 0; index < points.length; index += 3) {
    left.push(
      `C${points
        .slice(index, index + 3)
        .map((point) => at(-1, point))
        .join(' ')}`,
    )
  }
  const back = [[1, 0] as const, ...points].reverse()
  const right: string[] = []
  for (let index = 1; index < back.length; index += 3) {
    right.push(
      `C${back
        .slice(index, index + 3)
        .map((point) => at(1, point))
        .join(' ')}`,
    )
  }
  return left.join('') + right.join('')
}

/** The line of the arch from its left shoulder over the tip to its right one. */
export function archHead(arch: Arch, opening: Opening): string {
  if (arch === 'cusped') return cuspedHead(opening)
  if (arch === 'keel') {
    return curvedHead(opening, [
      [1, 0.42],
      [0.78, 0.7],
      [0.5, 0.82],
      [0.3, 0.9],
      [0.12, 0.94],
      [0, 1],
    ])
  }
  return curvedHead(opening, [
    [1, 0.34],
    [0.92, 0.46],
    [0.68, 0.56],
    [0.36, 0.68],
    [0.1, 0.76],
    [0, 1],
  ])
}

/** The whole opening as a closed path. */
export function archPath(arch: Arch, opening: Opening): string {
  const { x, half, spring, sill } = opening
  return `M${r(x - half)} ${sill}V${r(spring)}${archHead(arch, opening)}V${sill}z`
}

/** What is left of the canvas above a wide arch: the two corners, from the left edge to the right one. */
export function spandrels(arch: Arch, opening: Opening, width: number, height: number): string {
  return `M0 0H${width}V${height}H${r(opening.x + opening.half)}V${r(opening.spring)}${reversedHead(arch, opening)}V${height}H0z`
}

/** The arch is symmetrical: walked from the right it is itself, mirrored. */
function reversedHead(arch: Arch, opening: Opening): string {
  // Mirroring turns the direction of the arcs as well.
  return archHead(arch, { ...opening, half: -opening.half }).replace(/0 0 1/g, '0 0 0')
}
