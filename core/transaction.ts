import type { Incident } from '#core/rules/notifications/incident.ts'
import type { Claim } from '#db/queries/due.ts'
import { claimEvent, comesAgain, markEventHandled, waitingEvents } from '#db/queries/events.ts'
import { noteIncident } from '#db/queries/messaging/sending.ts'
import { inSavepoint } from '#db/savepoint.ts'
import type { Context } from './context.ts'
import { type DomainEvent, record } from './events.ts'
import { sendNudges } from './jobs/enqueue.ts'

/**
 * Runs the work in one transaction; inside a running one, in a savepoint on the same connection. Nudges go out after
 * the outermost commit; a rollback drops them. Work that the database ended because it and another one waited for each
 * other is done once more.
 */
export async function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.nudges) return step(ctx, ctx.nudges, work)
  try {
    return await whole(ctx, work)
  } catch (error) {
    if (!isDeadlock(error)) throw error
    ctx.log.warn({ err: error }, 'two transactions waited for each other; this one is done once more')
    return whole(ctx, work)
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'

async function whole<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const nudges: NonNullable<Context['nudges']> = []
  const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, nudges }))
  await sendNudges(ctx, nudges)
  return result
}

/** Runs the work in the running transaction, which fails with it, or in one of its own. */
export const joinTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.nudges ? work(ctx) : transaction(ctx, work)

async function step<T>(ctx: Context, nudges: NonNullable<Context['nudges']>, work: (ctx: Context) => Promise<T>) {
  const before = nudges.length
  try {
    return await inSavepoint(ctx.db, () => work(ctx))
  } catch (error) {
    nudges.length = before
    throw error
  }
}

export type RecordedEvent = { id: string; type: string; data: Omit<DomainEvent, 'type'>; at: Date }

/**
 * Handles an event once: the reactions and the mark that it is handled are one transaction. Throws what the reactions
 * throw.
 */
export const reactOnce = (
  ctx: Context,
  eventId: string,
  react: (ctx: Context, event: RecordedEvent) => Promise<void>,
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const event = await claimEvent(ctx.db, eventId, ctx.clock.now())
    if (!event) return
    const later = event.due_at ? await comesAgain(ctx.db, event, ctx.clock.now()) : undefined
    if (later === 'soon') return
    // Only record() writes events, so the shape is known.
    if (!later) await react({ ...ctx, traceId: event.trace_id ?? undefined }, event as RecordedEvent)
    await markEventHandled(ctx.db, eventId, ctx.clock.now())
  })

/** Events that nothing has followed from yet. */
export const eventsWaiting = (ctx: Context, claim: Claim): Promise<string[]> => waitingEvents(ctx.db, claim)

const AGAIN_AFTER_HOURS = 24

/**
 * Tells the log and the admins of something that they have to mend: once a day for the same thing, however many
 * processes see it.
 */
export const reportIncident = (ctx: Context, what: Incident, detail: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const since = new Date(at.getTime() - AGAIN_AFTER_HOURS * 3_600_000)
    if (!(await noteIncident(ctx.db, { what, detail }, at, since))) return
    ctx.log.error({ what, detail }, 'somebody has to look at this')
    await record(ctx, { type: 'messaging.trouble', what, detail })
  })
