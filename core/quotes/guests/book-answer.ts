import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import type { Client } from '#core/bookings/guests/unverified-guest.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import type { Context } from '#core/context.ts'
import type { BookAnswer } from '#core/contracts/deal/guest-quotes.ts'
import type { BookedOnWeb } from '#core/contracts/web-bookings.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { quoteOver } from '../../bookings/quotes/take-quote.ts'
import { answerHolder } from './round-link.ts'

/**
 * The holder of a round's private link books one of the answers: as in the chat, the number is known. The booking has a
 * private link of its own. Throws QUOTE_NOT_FOUND, QUOTE_OVER, and what requestBooking refuses.
 */
export async function bookAnswer(
  ctx: Context,
  answer: { token: string; id: string },
  { date, time, name, seenTotalCents }: BookAnswer,
  client: Client,
): Promise<BookedOnWeb> {
  const { actor, ask } = await answerHolder(ctx, answer)
  if (ask.listing_id === null) throw quoteOver()
  const booking = await requestBooking(
    ctx,
    actor,
    {
      shopId: ask.shop_id,
      listingId: ask.listing_id,
      quantity: ask.quantity,
      services: ask.services,
      locationType: 'wait',
      ...(time ? { start: instantOf(date, time).toISOString() } : { date }),
      customer: { name },
      notes: ask.notes,
      quoteId: ask.id,
      seenTotalCents,
    },
    client,
  )
  return { ...booking, guestToken: guestToken(ctx.config, booking.id) }
}
