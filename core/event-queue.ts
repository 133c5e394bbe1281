import { claimEvent, countEventFailure, markEventHandled, waitingEvents } from '#db/queries/events.ts'
import type { Context } from './context.ts'
import type { DomainEvent } from './events.ts'
import { transaction } from './transaction.ts'

/** What has failed so often is left to people. */
export const MOST_ATTEMPTS = 10
const LONGEST_FAILURE = 500
const AT_ONCE = 100

export type RecordedEvent = { id: string; type: string; data: Omit<DomainEvent, 'type'> }

/**
 * Handles an event once: the reactions and the mark that it is handled are one transaction. Throws what the reactions
 * throw.
 */
export async function reactOnce(
  ctx: Context,
  eventId: string,
  react: (ctx: Context, event: RecordedEvent) => Promise<void>,
): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const event = await claimEvent(ctx.db, eventId)
      if (!event) return
      // Only record() writes events, so the shape is known.
      await react(ctx, event as RecordedEvent)
      await markEventHandled(ctx.db, eventId, ctx.clock.now())
    })
  } catch (error) {
    const attempts = await countEventFailure(ctx.db, eventId, String(error).slice(0, LONGEST_FAILURE))
    ctx.log.error({ err: error, eventId, attempts }, 'no reaction to an event')
    throw error
  }
}

/** Unhandled events, oldest first; those that failed too often are left to people. */
export const eventsWaiting = (ctx: Context): Promise<string[]> => waitingEvents(ctx.db, MOST_ATTEMPTS, AT_ONCE)
