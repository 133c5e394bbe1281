import { expireBookings } from '#core/bookings/expire-bookings.ts'
import type { Context } from '#core/context.ts'
import { keepsTemplates } from '#core/messaging/template-state.ts'
import { decideAgain } from '#core/notifications/decide-again.ts'
import { localDate } from '#core/rules/time.ts'
import { waitingEvents } from '#db/queries/events.ts'
import { refreshDealOffers } from '#db/queries/offers.ts'
import { handleEvent, MOST_EVENT_ATTEMPTS } from './handlers/event.ts'
import { sweepWhatsapp } from './handlers/whatsapp.ts'
import type { Senders } from './senders/senders.ts'
import { syncTemplates } from './senders/whatsapp-templates.ts'

export type Clockwork = { everyMs: number; turn(ctx: Context, senders: Senders): Promise<unknown> }

const seconds = (count: number) => count * 1000
const EVENTS_AT_ONCE = 100

/**
 * Every clock. Each turn may run in several processes at once: rows are claimed, so that what one does the others find
 * done.
 */
export const clocks = {
  events: { everyMs: seconds(5), turn: (ctx) => sweepEvents(ctx) },
  whatsapp: { everyMs: seconds(5), turn: (ctx, { whatsapp }) => sweepWhatsapp(ctx, whatsapp) },
  held: { everyMs: seconds(15), turn: (ctx) => decideAgain(ctx) },
  mail: { everyMs: seconds(15), turn: (_, { mail }) => mail.sweep() },
  bookings: { everyMs: seconds(30), turn: (ctx) => expireBookings(ctx) },
  deals: { everyMs: seconds(60), turn: (ctx) => refreshDealOffers(ctx.db, localDate(ctx.clock.now())) },
  templates: {
    everyMs: seconds(300),
    turn: async (ctx, { whatsapp }) => {
      if (!keepsTemplates(ctx)) return
      const { complete } = await syncTemplates(ctx, whatsapp.client)
      if (!complete) throw new Error('not all templates are at Twilio yet')
    },
  },
} as const satisfies Record<string, Clockwork>

export type ClockName = keyof typeof clocks
export const clockNames = Object.keys(clocks) as ClockName[]

/** Reacts to events whose nudge was lost, in the order in which they happened; how many. */
export async function sweepEvents(ctx: Context): Promise<number> {
  const waiting = await waitingEvents(ctx.db, MOST_EVENT_ATTEMPTS, EVENTS_AT_ONCE)
  for (const id of waiting) await handleEvent(ctx, id).catch(() => {})
  return waiting.length
}
