import { buttons } from '#bot/engine/say.ts'
import { offerAnswers, offersShown } from '#bot/flows/my-bookings/offers.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { offerLines, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'

/** What a shop offers for a booking, with its buttons, and until when it stands. */
export function shownOf(booking: BookingView, say: Texts): OutboundContent[] {
  const open = openOffersOf(booking, 'shop')
  const [first] = open
  if (!first) return []
  const until = say.offers.standsUntil(momentWords(first.until, say.dates))
  const words = offersShown(booking, say)
  const body =
    words && 'body' in words ? words.body : `${booking.shop.name}: ${offerLines(booking, open, say).join('\n')}`
  return [buttons(`${body}\n${until}`, ...offerAnswers(booking, say))]
}
