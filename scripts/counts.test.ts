import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, isWell, judge, type Result, summary } from './counts.ts'

describe('counting', () => {
  it('takes what Vitest reports, and a file that broke before its first test as one failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 })
  })

  it('takes what Playwright reports, and a test that passed at the second try as passed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
    })
  })
})

describe('judging', () => {
  const counts = { passed: 3, failed: 0, skipped: 0 }

  it('is content with tests that passed', () => {
    expect(isWell(judge('unit', counts, 0))).toBe(true)
  })

  it('is not content where no test ran, whatever the exit code', () => {
    expect(judge('unit', { passed: 0, failed: 0, skipped: 4 }, 0).trouble).toBe('no test ran')
  })

  it('is not content where the command failed though every test passed', () => {
    expect(isWell(judge('unit', counts, 1))).toBe(false)
  })
})

describe('the summary', () => {
  const results: Result[] = [
    { kind: 'lint' },
    { kind: 'unit', counts: { passed: 10, failed: 0, skipped: 1 } },
    { kind: 'e2e', counts: { passed: 4, failed: 2, skipped: 0 } },
    { kind: 'types', trouble: 'failed' },
  ]

  it('has a row for each kind', () => {
    expect(summary(results).split('\n').slice(0, 4)).toEqual([
      '✓ lint   ok',
      '✓ unit   10 passed, 0 failed, 1 skipped',
      '✗ e2e    4 passed, 2 failed',
      '✗ types  failed',
    ])
  })

  it('ends with the sums alone on the last line, where a failed check without tests counts as one', () => {
    expect(summary(results).split('\n').at(-1)).toBe('14 passed, 3 failed')
  })
})
