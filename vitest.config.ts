import { defineConfig } from 'vitest/config'

/**
 * Every kind of test but the browser's. `unit` needs nothing; `build` looks at what the build put out; `rules` and
 * `functions` talk to emulators that scripts/test.ts has started, and run one file at a time because they share them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // For a machine that is busy with other things; no test waits for a clock.
          testTimeout: 20_000,
          include: [
            'web/**/*.test.{ts,tsx}',
            'functions/src/**/*.test.ts',
            'seed/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tests/support/**/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], fileParallelism: false } },
    ],
  },
})
