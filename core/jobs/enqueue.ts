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

/** A queue that is away does not undo what was committed: a sweep repairs lost nudges. */
export async function sendNudges(ctx: Context, nudges: readonly Nudge[]): Promise<void> {
  for (const { name, payload } of nudges) {
    try {
      await ctx.jobs.add(name, payload)
    } catch (error) {
      ctx.log.warn({ err: error, job: name }, 'job not queued; a sweep will find its row')
    }
  }
}
