import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { offerOfPlace } from '#core/bookings/offers/make-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import { writtenAt } from '#core/messaging/inbound/record-inbound.ts'
import { accept, keepOldTime, none, others, refuse } from '#core/notifications/bookings/buttons.ts'
import { offerButtons, offerLines, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { isOneTime } from '#core/notifications/kinds/bookings/offered.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'

/** The answers to what a shop offers: yes and no to one other time, else a button for each offer. */
export function offerAnswers(booking: BookingView, say: Texts): Button[] {
  const open = openOffersOf(booking, 'shop')
  if (open.length === 0) return []
  if (open.length === 1)
    return [accept(say, booking), booking.move ? keepOldTime(say, 'refuse', booking) : refuse(say, booking)]
  return [...offerButtons(booking, open, say), ...(open.length < 3 ? [none(say, booking)] : [])]
}

/** What the shop offers, with its answers, where one other time does not say it all; undefined else. */
export function offersShown(booking: BookingView, say: Texts): OutboundContent | undefined {
  const open = openOffersOf(booking, 'shop')
  if (open.length === 0 || isOneTime(booking)) return undefined
  const { title, titleSeveral, question, which, whichOrNo } = say.offers.offered
  const heading = open.length > 1 ? titleSeveral(booking.shop.name, open.length) : title(booking.shop.name)
  const asks = open.length === 1 ? question : open.length === 2 ? which : whichOrNo
  return buttons([heading, ...offerLines(booking, open, say), asks].join('\n'), ...offerAnswers(booking, say))
}

/** The driver takes the offer that was tapped, by its own id or by its place in the message that is answered. */
export async function takeButton(
  bookingId: string,
  which: { offerId: string } | { place: number },
  message: ParsedMessage,
  turn: Turn,
): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const offerId = 'offerId' in which ? which.offerId : await placed(bookingId, which.place, message, turn)
    const booking = await takeOffer(ctx, actor, bookingId, offerId)
    return aside(text(say.booking.accepted(booking)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return notTaken(error, bookingId, turn)
  }
}

/** Why the answer did not count, with what can be taken now; tyres that others have been promised are sought elsewhere. */
export async function notTaken(refusal: Refusal, bookingId: string, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  if (refusal.code !== 'OUT_OF_STOCK')
    return aside(text(refusalWords(refusal, say)), ...(await whatStands(bookingId, turn)))
  const booking = await oneBooking(ctx, actor, bookingId)
  return aside(buttons(say.offers.tyresGone(booking.shop.name), others(say, booking), refuse(say, booking)))
}

async function placed(bookingId: string, place: number, message: ParsedMessage, { ctx, actor, contact }: Turn) {
  const at = await writtenAt(ctx, contact.id, message.repliesTo)
  return offerOfPlace(ctx, actor, bookingId, place, at)
}

/** What can be taken now instead. */
export async function whatStands(bookingId: string, { ctx, actor, say }: Turn): Promise<OutboundContent[]> {
  try {
    const booking = await oneBooking(ctx, actor, bookingId)
    const open = openOffersOf(booking, 'shop')
    const shown = offersShown(booking, say)
    if (shown) return [shown]
    return open.length > 0 ? [buttons(offerLines(booking, open, say).join('\n'), ...offerAnswers(booking, say))] : []
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
