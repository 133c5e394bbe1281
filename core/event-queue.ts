import type { Claim } from '#db/queries/due.ts'
import { claimEvent, markEventHandled, waitingEvents } from '#db/queries/events.ts'
import type { Context } from './context.ts'
import type { DomainEvent } from './events.ts'
import { transaction } from './transaction.ts'

export type RecordedEvent = { id: string; type: string; data: Omit<DomainEvent, 'type'> }

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
    const event = await claimEvent(ctx.db, eventId)
    if (!event) return
    // Only record() writes events, so the shape is known.
    await react(ctx, event as RecordedEvent)
    await markEventHandled(ctx.db, eventId, ctx.clock.now())
  })

/** Events that nothing has followed from yet. */
export const eventsWaiting = (ctx: Context, claim: Claim): Promise<string[]> => waitingEvents(ctx.db, claim)
