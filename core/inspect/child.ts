import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { Refusal } from '../errors.ts'
import type { ChildAnswer, Order } from './pool.ts'
import { tasks } from './tasks.ts'
import { usedMs } from './used.ts'

/** A child whose last file took more than this gives it back by ending. */
const MAX_KEPT_BYTES = 200_000_000
/** Of a long answer in one message, and the time between two, so that whoever gets them can do something else. */
const PART = 200
const PAUSE_MS = 10
/** As `nice` counts: a third of what the processes that answer get when all of them are busy. */
const LESS = 5

// Who waits for an answer comes before who sent a file.
setPriority(LESS)
const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: process.ppid })
watch.unref()
sharp.concurrency(1)
sharp.cache(false)
// Whoever started this process ends it; the signal of a terminal reaches every process of its group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', ({ task, input, cpuMs }: Order) => {
  watch.postMessage(usedMs() + cpuMs)
  answer(task, input)
    .catch(failure)
    .then((message) => {
      watch.postMessage(Number.POSITIVE_INFINITY)
      send(message)
    })
})

const send = (message: ChildAnswer): void => void process.send?.(message)

async function answer(task: string, input: readonly unknown[]): Promise<ChildAnswer> {
  const run: ((...input: never[]) => Promise<unknown>) | undefined = tasks[task as keyof typeof tasks]
  const value = await run(...(input as never[]))
  if (Array.isArray(value)) await sendParts(value)
  return { value: Array.isArray(value) ? [] : value, isSpent: process.memoryUsage.rss() > MAX_KEPT_BYTES }
}

async function sendParts(all: readonly unknown[]): Promise<void> {
  for (let at = 0; at < all.length; at += PART) {
    if (at > 0) await pause(PAUSE_MS)
    send({ part: all.slice(at, at + PART) })
  }
}

function failure(error: unknown): ChildAnswer {
  if (!(error instanceof Refusal)) return { failed: error instanceof Error ? error.message : String(error) }
  const { code, message, status } = error
  return { refused: { code, message, status } }
}
