import { type Db, notify } from '#db/client.ts'
import { listenTo } from '#db/listen.ts'
import type { Context } from '../context.ts'
import type { JobName } from './jobs.ts'

const CHANNEL = 'due'

/** Wakes the clock that does what the job is about, in every process of the workers; in a transaction, once it commits. */
export const wakeClock = (db: Db, name: JobName): Promise<unknown> => notify(db, CHANNEL, name)

/** Calls back for each; without a name after a lost connection, as any may have been missed. */
export const listenToNudges = ({ config, log }: Pick<Context, 'config' | 'log'>, heard: (name?: JobName) => void) =>
  listenTo(
    config.databaseUrl,
    CHANNEL,
    // Only wakeClock() writes there, so the name is known.
    (name) => heard(name as JobName | undefined),
    (error) => log.warn({ why: error.message }, 'the connection that brings nudges has trouble'),
  )
