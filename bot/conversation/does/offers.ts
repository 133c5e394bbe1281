import { aside, enter, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { proposalButton } from '#bot/flows/button-router.ts'
import { takeButton } from '#bot/flows/my-bookings/offers.ts'
import { answerShows } from '#bot/flows/shown.ts'
import { frame } from '#bot/flows/steps.ts'
import { asksWhy } from '#bot/understand/said/about-the-step.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Doing } from './doing.ts'
import { answerOffers, otherTime } from './offered-words.ts'
import { shownOf } from './offers-shown.ts'

export const takeOffer: Doing = ({ offer, message, turn }) =>
  offer && takeButton(offer.booking.id, { offerId: offer.id }, message, turn)

/** Our newest answer names one offer, and has no button for none of them. */
const isReadBack = (turn: Turn): boolean => turn.choices.length === 1 && answerShows(turn, 'an offer read back')

/** 'No, anything in the morning?' refuses one hour and asks for another. */
export const refuseOffers: Doing = async ({ offer, scene, message, turn }) => {
  if (!offer) return undefined
  // No to the one of several that was read back says nothing of the others.
  if (scene.offers.length > 1 && isReadBack(turn)) return aside(...shownOf(offer.booking, turn.say))
  const isMore = otherTime(message.text, turn, scene.offers) !== undefined || readsAsQuestion(message.text)
  const more = isMore ? await answerOffers(message, turn, scene.offers) : undefined
  return more ?? proposalButton('refuse', offer.booking.id, message, turn)
}

/** The shop is asked for the hour that was named, once it has been read back. */
export const askForOtherTime: Doing = (situation) => {
  const { offer, instead, message } = situation
  if (!offer) return undefined
  if (asksWhy(message.text)) return hearOffers(situation)
  const date = instead.date ?? offer.facts.date
  const to = { date, ...(instead.time && { time: instead.time }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: offer.booking.id, to, unsure: true }))
}

/** Which of several, another time or price, a question, or words for the shop; else everything with its buttons. */
export const hearOffers: Doing = async (situation) =>
  (await answerOffers(situation.message, situation.turn, situation.scene.offers)) ?? showOffers(situation)

/** The same for words that may be about something else. */
export const hearOffersOnly: Doing = ({ act, message, turn, scene }) =>
  act.sure && act.act === 'want' ? undefined : answerOffers(message, turn, scene.offers)

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
