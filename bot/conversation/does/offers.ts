import { aside, enter } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { proposalButton } from '#bot/flows/button-router.ts'
import { offerAnswers, offersShown, takeButton } from '#bot/flows/my-bookings/offers.ts'
import { frame } from '#bot/flows/steps.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { offerLines, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import type { Doing } from './doing.ts'

export const takeOffer: Doing = ({ offer, message, turn }) =>
  offer && takeButton(offer.booking.id, { offerId: offer.id }, message, turn)

export const refuseOffers: Doing = ({ offer, message, turn }) =>
  offer && proposalButton('refuse', offer.booking.id, message, turn)

/** The shop is asked for the hour that was named, once it has been read back. */
export const askForOtherTime: Doing = ({ offer, instead }) => {
  if (!offer) return undefined
  const date = instead.date ?? offer.facts.date
  const to = { date, ...(instead.time && { time: instead.time }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: offer.booking.id, to, unsure: true }))
}

/** Everything that is offered, with its buttons; somebody who named something else is told that nothing is agreed. */
export const showOffers: Doing = ({ act, offer, scene, message, turn }) => {
  const { say } = turn
  const bookings = offer
    ? [offer.booking]
    : [...new Map(scene.offers.map(({ booking }) => [booking.id, booking])).values()]
  const gives = act.act !== 'later' && act.act !== 'thanks'
  const isOther = gives && offer !== undefined && act.stated.meaningful > 0 && saysOther(act.stated)
  const shown = bookings.flatMap((booking) => shownOf(booking, say))
  return aside(...(isOther ? [text(say.booking.notAgreed(message.text))] : []), ...shown)
}

const saysOther = ({
  brands,
  sizes,
  amounts,
  tyres,
  condition,
  others,
}: {
  brands: string[]
  sizes: string[]
  amounts: number[]
  tyres?: number
  condition: boolean
  others: string[]
}): boolean => condition || tyres !== undefined || [brands, sizes, amounts, others].some(({ length }) => length > 0)

function shownOf(booking: BookingView, say: Texts): OutboundContent[] {
  const open = openOffersOf(booking, 'shop')
  const [first] = open
  if (!first) return []
  const until = say.offers.standsUntil(momentWords(first.until, say.dates))
  const words = offersShown(booking, say)
  const body =
    words && 'body' in words ? words.body : `${booking.shop.name}: ${offerLines(booking, open, say).join('\n')}`
  return [buttons(`${body}\n${until}`, ...offerAnswers(booking, say))]
}
