/** A measured number with what it may be at most or must be at least, where there is such a bar. */
export type Figure = { value: number; unit: Unit; atMost?: number; atLeast?: number }

export type Unit = keyof typeof UNITS

/** Words, or a figure that is shown with ✓ or ✗ where it has a bar. */
export type Cell = string | Figure

export type Table = {
  title: string
  /** How it was measured: what a reader must know to take the same figures again. */
  note: string
  columns: string[]
  /** The first cell of a row says what the row is of. */
  rows: Cell[][]
}

const thousands = (value: number, digits: number) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** How a number of each unit is written; seconds and kilobytes come as milliseconds and bytes. */
const UNITS = {
  seconds: (milliseconds: number) => `${thousands(milliseconds / 1000, 2)} s`,
  milliseconds: (milliseconds: number) => `${thousands(milliseconds, 0)} ms`,
  kilobytes: (bytes: number) => `${thousands(bytes / 1024, 1)} KB`,
  megabytes: (bytes: number) => `${thousands(bytes / 1024 / 1024, 1)} MB`,
  shift: (shift: number) => thousands(shift, 3),
  points: (points: number) => thousands(points, 0),
  times: (ratio: number) => `${thousands(ratio, 2)} ×`,
  count: (count: number) => thousands(count, 0),
}

/** Whether a figure keeps to its bar; undefined where it has none. One that could not be measured misses it. */
export function keepsTo({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

/** What misses its bar, a sentence each: '/pets, LCP: 4.50 s, where 1.80 s is the most.' */
export function missedIn({ columns, rows }: Table): string[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, column) => {
      if (typeof cell === 'string' || keepsTo(cell) !== false) return []
      const [bar, word] = cell.atMost === undefined ? [cell.atLeast, 'least'] : [cell.atMost, 'most']
      return [
        `${nameOf(row)}, ${columns[column]}: ${inUnit(cell)}, where ${UNITS[cell.unit](bar ?? 0)} is the ${word}.`,
      ]
    }),
  )
}

/** For the terminal: columns of equal width, words to the left and figures to the right. */
export function asText({ title, note, columns, rows }: Table): string {
  const lines = [columns, ...rows.map((row) => row.map(shown))]
  const aligned = columns.map((_, column) => {
    const width = Math.max(...lines.map((line) => line[column]?.length ?? 0))
    return (text: string) => (holdsFigures(rows, column) ? text.padStart(width) : text.padEnd(width))
  })
  const text = lines.map((line) =>
    line
      .map((cell, column) => aligned[column]?.(cell))
      .join('  ')
      .trimEnd(),
  )
  return `${title}\n${note}\n\n${text.join('\n')}`
}

/** For docs/performance.md. */
export function asMarkdown({ title, note, columns, rows }: Table): string {
  const rule = columns.map((_, column) => (holdsFigures(rows, column) ? '--:' : '---'))
  const lines = [columns, rule, ...rows.map((row) => row.map(shown))]
  return `## ${title}\n\n${note}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}`
}

function holdsFigures(rows: Cell[][], column: number): boolean {
  return rows.some((row) => typeof row[column] === 'object')
}

function nameOf([first = '']: Cell[]): string {
  return typeof first === 'string' ? first : inUnit(first)
}

function inUnit({ value, unit }: Figure): string {
  return Number.isFinite(value) ? UNITS[unit](value) : '—'
}

function shown(cell: Cell): string {
  if (typeof cell === 'string') return cell
  const kept = keepsTo(cell)
  return kept === undefined ? inUnit(cell) : `${inUnit(cell)} ${kept ? '✓' : '✗'}`
}
