import { defineConfig } from 'vitest/config'
import { LongFirst } from './tests/support/long-first.ts'

/** Whole programs: they share ports, browsers and both cores, so they run one after another when the rest is done. */
const whole = ['tests/start/**/*.test.ts', 'tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts']

/** `npm test` says so when it has found no browser. */
const inBrowser = ['tests/e2e/**', 'tests/start/dev.test.ts']
const leftOut = process.env.SPOOR_CHROMIUM === '' ? inBrowser : []

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: { name: 'parts', include: ['tests/**/*.test.{ts,tsx}'], exclude: whole },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: whole,
          exclude: leftOut,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
