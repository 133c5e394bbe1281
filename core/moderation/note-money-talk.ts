import { noteMoneyTalk } from '#db/queries/admin/reports.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { findAsk } from '#db/queries/quotes/rounds.ts'
import { bookingView } from '../bookings/booking-view.ts'
import type { Context } from '../context.ts'
import { openOffersOf } from '../notifications/bookings/offer-words.ts'
import { moneyMarkOf } from '../rules/messages/money-talk.ts'

type Said = { eventId: string; shopId: string; by: 'shop' | 'customer'; words: string }
type OfBooking = { eventId: string; bookingId: string }
type OfAsk = { eventId: string; askId: string }

/** Counts for the admins words that speak of bank details, or of money before the work. */
async function note(ctx: Context, { eventId, shopId, by, words }: Said): Promise<void> {
  const mark = moneyMarkOf(words, by)
  if (mark) await noteMoneyTalk(ctx.db, { event_id: eventId, shop_id: shopId, by, mark, at: ctx.clock.now() })
}

/** What one side writes beside the times, tyres and prices that it offers. */
export const noteOffered =
  (by: 'shop' | 'customer') =>
  async (ctx: Context, { eventId, bookingId }: OfBooking): Promise<void> => {
    const booking = await findBooking(ctx.db, bookingId)
    if (!booking) return
    const words = openOffersOf(bookingView(booking), by).map((one) => one.note)
    await note(ctx, { eventId, shopId: booking.shop_id, by, words: [...new Set(words)].join('\n') })
  }

/** What a shop writes as it says no to a request, or cancels. */
export async function noteRefused(ctx: Context, { eventId, bookingId }: OfBooking): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (booking?.cancelled_by !== 'shop') return
  await note(ctx, { eventId, shopId: booking.shop_id, by: 'shop', words: booking.cancel_reason ?? '' })
}

/** What a shop writes beside the price that a driver asked several shops for. */
export async function notePriced(ctx: Context, { eventId, askId }: OfAsk): Promise<void> {
  const ask = await findAsk(ctx.db, askId)
  if (ask) await note(ctx, { eventId, shopId: ask.shop_id, by: 'shop', words: ask.note })
}
