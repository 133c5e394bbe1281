import type { Context } from '../context.ts'
import { counter } from '../process/metrics.ts'
import type { Order } from './pool.ts'

const givenUp = counter(
  'spoor_files_given_up_total',
  'Files whose child process was killed before it was done with them, by task and reason.',
  'task',
  'why',
)
let log: Context['log'] | undefined

/** Where this process says that it gave up a file. */
export const logGivenUp = (to: Context['log']): void => {
  log = to
}

/** Counts and logs that the child of this file has ended; with nothing of the file but its length. */
export function giveUp({ task, input: [file] }: Order, why: 'limit or crash' | 'machine too busy', signal = ''): void {
  givenUp.inc({ task, why })
  const length = file instanceof Uint8Array ? file.byteLength : undefined
  log?.warn({ task, why, signal, length }, 'a file was given up')
}
