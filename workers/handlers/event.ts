import type { Context } from '#core/context.ts'
import type { EventType } from '#core/events.ts'
import { eachDue } from '#core/jobs/each-due.ts'
import { duration } from '#core/process/metrics.ts'
import { eventsWaiting, type RecordedEvent, reactOnce } from '#core/transaction.ts'
import type { Happened } from '../booking-effects.ts'
import { reactions } from '../reactions.ts'

const followed = duration(
  'spoor_event_seconds',
  'From when something happened until what follows from it is written.',
  'type',
)

export const handleEvent = (ctx: Context, eventId: string): Promise<void> => reactOnce(ctx, eventId, react)

async function react(ctx: Context, { id, type, data, at }: RecordedEvent): Promise<void> {
  if (!isEventType(type)) return ctx.log.warn({ type }, 'an event of an unknown type')
  await followUp(ctx, type, { ...data, eventId: id })
  followed.observe({ type }, Math.max(0, ctx.clock.now().getTime() - at.getTime()) / 1000)
}

async function followUp<Type extends EventType>(ctx: Context, type: Type, event: Happened<Type>): Promise<void> {
  for (const effect of reactions[type]) await effect(ctx, event)
}

const isEventType = (type: string): type is EventType => Object.hasOwn(reactions, type)

/** Handles events whose nudge was lost, or came to nothing, in their order. */
export const sweepEvents = eachDue<string>({
  name: 'event',
  claim: eventsWaiting,
  id: (eventId) => eventId,
  apart: handleEvent,
})
