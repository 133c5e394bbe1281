import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { Refusal } from '../errors.ts'
import type { ChildAnswer } from './pool.ts'
import { tasks } from './tasks.ts'

/** A child whose last file took more than this gives it back by ending. */
const MAX_KEPT_BYTES = 200_000_000
/** Of a long answer in one message, so that whoever gets it can do something else in between. */
const PART = 200

// Who waits for an answer comes before who sent a file.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
new Worker(new URL('./watch-memory.ts', import.meta.url)).unref()
sharp.concurrency(1)
sharp.cache(false)
// Whoever started this process ends it; the signal of a terminal reaches every process of its group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', ({ task, input }: { task: string; input: unknown[] }) => {
  answer(task, input).then(send, (error: unknown) => send(failure(error)))
})

const send = (message: ChildAnswer): void => void process.send?.(message)

async function answer(task: string, input: unknown[]): Promise<ChildAnswer> {
  const run: ((...input: never[]) => Promise<unknown>) | undefined = tasks[task as keyof typeof tasks]
  const value = await run(...(input as never[]))
  if (Array.isArray(value)) for (let at = 0; at < value.length; at += PART) send({ part: value.slice(at, at + PART) })
  return { value: Array.isArray(value) ? [] : value, isSpent: process.memoryUsage.rss() > MAX_KEPT_BYTES }
}

function failure(error: unknown): ChildAnswer {
  if (!(error instanceof Refusal)) return { failed: error instanceof Error ? error.message : String(error) }
  const { code, message, status } = error
  return { refused: { code, message, status } }
}
