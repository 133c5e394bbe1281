import type { Context } from '#core/context.ts'
import type { EventType } from '#core/events.ts'
import { transaction } from '#core/transaction.ts'
import { claimEvent, countEventFailure, markEventHandled } from '#db/queries/events.ts'
import { type Reactions, reactions } from '../reactions.ts'

export const MOST_EVENT_ATTEMPTS = 10

/** Reacts to an event once: the reactions and the mark that they happened are one transaction. */
export async function handleEvent(ctx: Context, eventId: string): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const event = await claimEvent(ctx.db, eventId)
      if (!event) return
      await react(ctx, event)
      await markEventHandled(ctx.db, eventId, ctx.clock.now())
    })
  } catch (error) {
    const attempts = await countEventFailure(ctx.db, eventId)
    ctx.log.error({ err: error, eventId, attempts }, 'no reaction to an event')
    throw error
  }
}

async function react(ctx: Context, event: { id: string; type: string; data: unknown }): Promise<void> {
  if (!isEventType(event.type)) return ctx.log.warn({ type: event.type }, 'an event of an unknown type')
  for (const effect of reactions[event.type]) {
    await effect(ctx, { ...(event.data as EventData), eventId: event.id })
  }
}

type EventData = Omit<Parameters<Reactions[EventType][number]>[1], 'eventId'>

const isEventType = (type: string): type is EventType => Object.hasOwn(reactions, type)
