import { type Db, notify } from '#db/client.ts'
import { listenTo } from '#db/listen.ts'
import { directUrl } from '../config.ts'
import type { Context, Nudge } from '../context.ts'
import type { JobName, JobPayload } from './jobs.ts'

/** Adds a job now, or once the running transaction commits. */
export async function enqueue<Name extends JobName>(
  ctx: Context,
  name: Name,
  payload: JobPayload[Name],
): Promise<void> {
  const nudge = { name, payload } as Nudge
  if (ctx.nudges) ctx.nudges.push(nudge)
  else await sendNudges(ctx, [nudge])
}

/**
 * A queue that is away does not undo what was committed: PostgreSQL carries the nudge then, and a sweep repairs one that
 * is lost.
 */
export async function sendNudges(ctx: Context, nudges: readonly Nudge[]): Promise<void> {
  for (const { name, payload } of nudges) {
    try {
      await ctx.jobs.add(name, payload)
    } catch (error) {
      ctx.log.warn({ err: error, job: name }, 'job not queued; a clock finds its row')
      await wakeClock(ctx.db, name).catch(() => {})
    }
  }
}

const CHANNEL = 'due'

/** Wakes the clock that does what the job is about, in every process of the workers; in a transaction, once it commits. */
export const wakeClock = (db: Db, name: JobName): Promise<unknown> => notify(db, CHANNEL, name)

/** Calls back for each; without a name after a lost connection, as any may have been missed. */
export const listenToNudges = ({ config, log }: Pick<Context, 'config' | 'log'>, heard: (name?: JobName) => void) =>
  listenTo(
    directUrl(config),
    CHANNEL,
    // Only wakeClock() writes there, so the name is known.
    (name) => heard(name as JobName | undefined),
    (error) => log.warn({ why: error.message }, 'the connection that brings nudges has trouble'),
  )
