import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { Refusal } from '../../errors.ts'
import type { ChildAnswer, Order } from './pool.ts'
import { tasks, usedMs } from './tasks.ts'

/** A child whose last file took more than this gives it back by ending. */
const MAX_KEPT_BYTES = 200_000_000
/** Of a long answer in one message, and the time between two, so that whoever gets them can do something else. */
const PART = 200
const PAUSE_MS = 10

const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: process.ppid })
watch.unref()
sharp.concurrency(1)
sharp.cache(false)
// Whoever started this process ends it; the signal of a terminal reaches every process of its group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', ({ task, fileBytes, more, cpuMs }: Order) => {
  watch.postMessage(usedMs() + cpuMs)
  received(fileBytes)
    .then((file) => answer(task, [file, ...more]))
    .catch(failure)
    .then((message) => {
      watch.postMessage(Number.POSITIVE_INFINITY)
      send(message)
    })
})

const send = (message: ChildAnswer): void => void process.send?.(message)

/** The next of these bytes; no file comes before the answer to the one before. */
async function received(bytes: number): Promise<Uint8Array> {
  const file = Buffer.alloc(bytes)
  if (bytes === 0) return file
  let at = 0
  for await (const piece of process.stdin.iterator({ destroyOnReturn: false })) {
    file.set(piece, at)
    at += piece.byteLength
    if (at === bytes) break
  }
  return file
}

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
