import type { Logger } from 'pino'
import { whenGivenUp } from '../inspect/pool.ts'
import { counter } from './metrics.ts'

const givenUp = counter(
  'spoor_files_given_up_total',
  'Files whose child process was killed before it was done with them, by task and reason.',
  'task',
  'why',
)

/** Counts and logs files whose child has ended before its work; with nothing of the file but its length. */
export const logGivenUp = (log: Logger): void =>
  whenGivenUp((file) => {
    givenUp.inc({ task: file.task, why: file.why })
    log.warn(file, 'a file was given up')
  })
