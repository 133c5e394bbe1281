import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { FileOrder } from './tests/support/file-order.ts'

/** Whole programs and browsers: files that take ports, processes and seconds of both cores. */
const whole = ['tests/start/**/*.test.ts', 'tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts']
/** Load and large amounts: `npm run test:long`. */
const long = ['tests/long/**/*.test.ts']

/** A worker waits for the database, a browser or a process much of its time, so that two cores have work for three. */
const AT_LEAST = 3
const workers = Math.max(AT_LEAST, availableParallelism())

/** What a test waits for comes late on a busy machine; a second, the default, is shorter than one answer then. */
const POLL_TIMEOUT_MS = 20_000

/** `npm test` says so when it has found no browser. */
const inBrowser = ['tests/e2e/**', 'tests/start/dev.test.ts']
const leftOut = process.env.SPOOR_CHROMIUM === '' ? inBrowser : []

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    isolate: false,
    runner: 'tests/support/fresh-modules.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
    maxWorkers: workers,
    sequence: { sequencer: FileOrder },
    projects: [
      {
        extends: true,
        test: { name: 'parts', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...whole, ...long] },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: whole,
          exclude: leftOut,
          // Where no more run anyway, none of them waits for the last of the files before.
          ...(workers > AT_LEAST && { maxWorkers: AT_LEAST, sequence: { groupOrder: 1 } }),
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: { name: 'long', include: long, maxWorkers: 1, sequence: { groupOrder: 2 }, testTimeout: 1_800_000 },
      },
    ],
  },
})
