import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../errors.ts'
import { type SheetLine, sheetOf } from './sheet.ts'

/** What the thread says back: the lines, or why there are none. */
export type ThreadAnswer =
  | { lines: SheetLine[] }
  | { refused: { code: string; message: string; status: number } }
  | { failed: string }

/** Reads one file in a thread of its own, and ends. */
const answer: ThreadAnswer = await sheetOf(workerData as Uint8Array).then(
  (lines) => ({ lines }),
  (error: unknown) => {
    if (!(error instanceof Refusal)) return { failed: error instanceof Error ? error.message : String(error) }
    const { code, message, status } = error
    return { refused: { code, message, status } }
  },
)
parentPort?.postMessage(answer)
