import type { Context, Nudge } from '../context.ts'
import type { JobName, JobPayload } from './jobs.ts'
import { wakeClock } from './nudges.ts'

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
