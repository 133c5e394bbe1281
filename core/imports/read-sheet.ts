import { Worker } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import { importLimits } from '../rules/imports/limits.ts'
import { excelProblem, fileTooLarge } from './refusals.ts'
import type { SheetLine } from './sheet.ts'
import type { ThreadAnswer } from './sheet-thread.ts'

const LONGEST_MS = 30_000
/** Enough for the largest file that is taken. */
const MEGABYTES = 512

/**
 * The lines of a file, the heading first. It is read in a thread of its own, with an end to its memory and its time, so
 * that a file that is made to hurt hurts nobody else. Throws Refusals.
 */
export async function readSheet(bytes: Uint8Array): Promise<SheetLine[]> {
  if (bytes.byteLength > importLimits.bytes) throw fileTooLarge()
  const answer = await inThread(bytes)
  if ('lines' in answer) return answer.lines
  if ('failed' in answer) throw excelProblem()
  throw new Refusal(answer.refused.code, answer.refused.message, answer.refused.status)
}

function inThread(bytes: Uint8Array): Promise<ThreadAnswer> {
  const { promise, resolve } = Promise.withResolvers<ThreadAnswer>()
  const thread = new Worker(new URL('./sheet-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    execArgv: [],
  })
  const late = setTimeout(() => resolve({ failed: 'it took too long' }), LONGEST_MS)
  thread.once('message', resolve)
  thread.once('error', (error) => resolve({ failed: error instanceof Error ? error.message : String(error) }))
  thread.once('exit', () => resolve({ failed: 'it ended' }))
  return promise.finally(() => {
    clearTimeout(late)
    void thread.terminate()
  })
}
