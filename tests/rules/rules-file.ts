/** A match of the rules with the lines of comment that it starts with. */
export type MatchPromises = { path: string; promises: string[] }

/**
 * Reads out of a rules file what each match promises: the unbroken lines of comment right below it.
 * @param source the text of firestore.rules
 */
export function promisesOf(source: string): MatchPromises[] {
  const lines = source.split('\n').map((line) => line.trim())
  return lines.flatMap((line, index) => {
    const path = /^match (\S+) \{/.exec(line)?.[1]
    if (!path) return []
    const below = lines.slice(index + 1)
    const end = below.findIndex((next) => !next.startsWith('//'))
    return [{ path, promises: below.slice(0, end).map((comment) => comment.replace(/^\/\/\s*/, '')) }]
  })
}
