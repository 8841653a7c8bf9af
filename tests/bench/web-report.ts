import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { asMarkdown, asText, missedIn, type Table } from './table.ts'

/** Tables, shown as they come and written as Markdown. */
export type Report = {
  add: (...tables: Table[]) => void
  /** Says what misses its bar, and gives the exit code: 1 where anything does. */
  end: () => number
}

/** Starts a report in this file. It holds all tables so far at any time: an hour's work must not hang on its last part. */
export function startReport(file: string): Report {
  const tables: Table[] = []
  const write = (...last: string[]) =>
    writeFileSync(file, `${[surroundings(), ...tables.map(asMarkdown), ...last].join('\n\n')}\n`)
  return {
    add(...more) {
      tables.push(...more)
      write()
      for (const table of more) console.log(`\n${asText(table)}\n`)
    },
    end() {
      const missed = tables.flatMap((table) => missedIn(table).map((miss) => `- ${table.title}: ${miss}`))
      const verdict = missed.length > 0 ? `Missed:\n\n${missed.join('\n')}` : 'Every bar is kept.'
      write(verdict)
      console.log(`\n${surroundings()}\n\n${verdict}\n\nAll of it is in ${file}.`)
      return missed.length > 0 ? 1 : 0
    },
  }
}

/** What the figures depend on beside the site. */
function surroundings(): string {
  const load = loadavg().map((average) => average.toFixed(1))
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${load.join(', ')} (1, 5 and 15 minutes).`
}
