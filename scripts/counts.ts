/** How many tests of one kind ran, and how they went. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** From Vitest's JSON report. A file that fails before its first test counts as one failure. */
export function countVitest(report: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** From Playwright's JSON report. A test that passed only when tried again has passed. */
export function countPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** A kind of check, and how it went. */
export interface Result {
  kind: string
  /** Undefined for a check that holds no tests, such as the linter. */
  counts?: Counts
  /** Why the check as a whole failed, or did not run; absent where it is well. */
  trouble?: string
}

/**
 * What a kind amounts to, given its counts and its command's exit code: one that ran no test has failed, and so has
 * one whose command failed though none of its tests did.
 */
export function judge(kind: string, counts: Counts, code: number): Result {
  if (counts.passed + counts.failed === 0) return { kind, counts, trouble: 'no test ran' }
  if (code !== 0 && counts.failed === 0) return { kind, counts, trouble: 'failed outside its tests' }
  return { kind, counts }
}

export function isWell({ counts, trouble }: Result): boolean {
  return !trouble && !counts?.failed
}

/** The closing table: a row for each kind, then `N passed, N failed`. A check in trouble counts as one failure. */
export function summary(results: Result[]): string {
  const width = Math.max(...results.map(({ kind }) => kind.length))
  const rows = results.map((result) => `${isWell(result) ? '✓' : '✗'} ${result.kind.padEnd(width)}  ${inWords(result)}`)
  const passed = results.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0)
  const failed = results.reduce((sum, { counts, trouble }) => sum + (counts?.failed ?? 0) + (trouble ? 1 : 0), 0)
  return `${rows.join('\n')}\n\n${passed} passed, ${failed} failed`
}

function inWords({ counts, trouble }: Result): string {
  const skipped = counts?.skipped ? `, ${counts.skipped} skipped` : ''
  const tests = counts ? `${counts.passed} passed, ${counts.failed} failed${skipped}` : ''
  return [tests, trouble].filter(Boolean).join('; ') || 'ok'
}
