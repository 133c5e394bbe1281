import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { tyresComeIn } from '#bot/understand/said/front-desk/comes-in.ts'
import { saysMove } from '#bot/understand/said/front-desk/moves.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { movedFrom } from '#bot/understand/said/front-desk/ours/hour-moved.ts'
import {
  frontDeskActs,
  saysAlso,
  saysAnyway,
  saysTakeAway,
  saysTakeOfferBack,
} from '#bot/understand/said/front-desk-acts.ts'
import { type OfferedTimes, offeredTimes } from '#bot/understand/said/offered-times.ts'
import { asksBack } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { factsOf, fits } from '../../fits.ts'
import { isOf } from '../../shown.ts'
import { desk } from '../draft.ts'
import { otherTyre } from '../plan/other-tyre.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { type Hand, handOf } from './hand.ts'
import type { Planned } from './planned.ts'
import { sayingOf, startsFor, withOwnTime } from './sayings.ts'

/** What a line asks for of one booking beyond a plain yes or no; undefined if it asks for nothing of the kind. */
export async function lineOfOne(
  message: ParsedMessage,
  scene: Scene,
  state: State,
  turn: Turn,
): Promise<Outcome | undefined> {
  const words = message.text
  const hand = await handOf(words, scene, state, turn)
  return (
    anywayOutcome(words, hand, scene, state, turn) ??
    withdrawn(words, hand, scene) ??
    yesOverOffer(words, hand, scene, turn) ??
    (hand &&
      ((await otherTyre(words, hand, turn)) ??
        otherTimes(message, hand, scene, state, turn) ??
        unsureYes(message, hand, scene, turn)))
  )
}

/** Under 'more is promised than is free': a yes all the same, or a question about it. */
function anywayOutcome(
  words: string,
  hand: Hand | undefined,
  scene: Scene,
  { options }: State,
  { say, screen }: Turn,
): Outcome | undefined {
  const button = options.find(({ id }) => isOf(id, 'more promised than is free'))
  const id = button?.id.slice('booking:anyway:'.length)
  if (!button || !id || screen[0]?.kind !== 'reply') return undefined
  if (saysAnyway(words) && hand?.booking.id === id) return enter(desk('confirm', { bookingId: id, anyway: true }))
  if (tyresComeIn(words) && !asksBack(words)) {
    const [who, plan] = [
      scene.now.waiting.find((one) => one.id === id)?.customer.name,
      { act: 'confirm' as const, bookingId: id, anyway: true },
    ]
    return who === undefined ? undefined : enter(desk('several', { plan: [{ ...plan, who }] }))
  }
  if (!asksBack(words)) return undefined
  return aside(
    buttons(
      say.several.promisedStand,
      { id: button.id, title: button.title },
      { id: `booking:propose:${id}`, title: say.frontDesk.offerOther },
    ),
  )
}

/** 'Take the offer back': of the one booking whose offers stand. */
function withdrawn(words: string, hand: Hand | undefined, { standing, now }: Scene): Outcome | undefined {
  const isShown = hand?.why === 'shown' && openOffersOf(hand.booking, 'shop').length > 0
  if (isShown && saysTakeAway(words))
    return enter(
      desk('several', { plan: [{ act: 'withdraw', who: hand.booking.customer.name, bookingId: hand.booking.id }] }),
    )
  if (!saysTakeOfferBack(words)) return undefined
  const offered = [...now.waiting, ...standing].filter((one) => openOffersOf(one, 'shop').length > 0)
  const [only, second] = offered
  const booking = hand?.why === 'named' || !only || second ? hand?.booking : only
  if (!booking || openOffersOf(booking, 'shop').length === 0) return undefined
  if (booking.id === hand?.booking.id) return enter(desk('withdraw', { bookingId: booking.id }))
  return enter(desk('several', { plan: [{ act: 'withdraw', who: booking.customer.name, bookingId: booking.id }] }))
}

/** 'Sipho, Thursday nine is fine after all', while another hour is offered to him. */
function yesOverOffer(words: string, hand: Hand | undefined, scene: Scene, turn: Turn): Outcome | undefined {
  if (hand?.why !== 'named' || asksSomething(words)) return undefined
  const saying = sayingOf(words, scene, { things: [] }, turn)
  const isOver = saying.is === 'planned' && saying.plan.some(({ overOffer }) => overOffer)
  return isOver ? enter(desk('several', { plan: saying.plan })) : undefined
}

const isRequest = ({ status, awaiting }: BookingView): boolean => status === 'pending' && awaiting === 'shop'

/** Another hour in words: one to three of them are offered at once, each with a bay. */
function otherTimes(
  { text: words }: ParsedMessage,
  { booking, why, alike }: Hand,
  scene: Scene,
  { active }: State,
  turn: Turn,
): Outcome | undefined {
  const timed = withOwnTime(words, booking)
  const said = offeredTimes(timed, turn.now)
  const isAsked = active?.flow === 'shop-desk' && ['time', 'unfit', 'reason'].includes(active.step)
  const acts = frontDeskActs(timed, turn.now).map(({ act }) => act)
  // 'Hang on, I can also do two o'clock' offers it.
  // 'Saturday, what do I have?' asks, and offers nothing.
  if (isAsked && asksSomething(words)) return undefined
  const isHeld = acts[0] === 'later' && !(said.offered.length > 0 && saysAlso(words))
  if (isHeld || acts[0] === 'done' || acts[0] === 'start' || acts[0] === 'noshow') return undefined
  const own = booking.move?.start ?? booking.slotStart
  const starts = startsFor(words, booking, turn.now).filter((start) => start !== own)
  if (said.offered.length === 0 && said.from.length === 1 && (said.instead || isAsked) && isRequest(booking))
    return fromThatHour(booking, said, turn.now)
  if (said.offered.length === 0 || starts.length === 0) return undefined
  const plan: Planned = { act: 'offer', who: booking.customer.name, bookingId: booking.id, starts }
  const standing = openOffersOf(booking, 'shop')
  if (standing.length > 0 && why !== 'only') {
    const isMeant = saysAlso(words) || acts.includes('offer')
    // 'Not 12, 13:00' is in the place of the twelve o'clock that stands.
    const isInstead = standing.some(({ start }) => start && movedFrom(words, localTime(new Date(start), JOHANNESBURG)))
    if (isInstead || (isMeant && said.refused.length > 0)) return planned(plan, false)
    return isMeant ? planned({ ...plan, adds: true }, why === 'shown' && saysAlso(words)) : undefined
  }
  const isMove = why === 'named' && booking.status === 'confirmed' && saysMove(words)
  if (isMove) return planned(plan, false)
  if (!isAsked && !(isRequest(booking) && (said.instead || starts.length > 1))) return undefined
  if (!isAsked && !acts.some((act) => act === 'offer' || act === 'no' || act === 'yes' || act === 'tell'))
    return undefined
  const isSure = !alike && isCertain(words, booking, scene, turn)
  // One hour with fewer tyres is a proposal of its own.
  return isSure || starts.length > 1 || isAsked ? planned(plan, isSure) : undefined
}

/** 'Not at ten, after one is fine': the first of those hours is read back. */
function fromThatHour(booking: BookingView, { from: [time = ''], dates: [day] }: OfferedTimes, now: Date): Outcome {
  const [start] = startsFor([day, time].filter(Boolean).join(' '), booking, now)
  const plan: Planned = {
    act: 'offer',
    who: booking.customer.name,
    bookingId: booking.id,
    ...(start && { starts: [start] }),
  }
  return enter(start ? desk('several', { plan: [plan] }) : desk('time', { bookingId: booking.id }))
}

function planned(plan: Planned, isSure: boolean): Outcome {
  const [start, ...others] = plan.starts ?? []
  if (!isSure) return enter(desk('several', { plan: [plan] }))
  if (plan.adds || !start || others.length > 0) return enter(desk('severalDone', { plan: [plan] }))
  const at = new Date(start)
  const [date, time] = [localDate(at, JOHANNESBURG), localTime(at, JOHANNESBURG)]
  return enter(desk('propose', { bookingId: plan.bookingId ?? '', date, time }))
}

/** Nothing is said beside the hours that could speak of another work, or of somebody else. */
function isCertain(words: string, { tyre, quantity }: BookingView, { things }: Scene, { now }: Turn): boolean {
  const { brands, sizes, amounts, tyres, mentions } = statedIn(words, { now, called: calledIn(things) })
  const isOwn = brands.every((brand) => brand === tyre?.brand)
  const isKnown = mentions.every(({ near, unknown }) => near.length + unknown.length === 0)
  return isOwn && isKnown && sizes.length === 0 && amounts.length === 0 && (tyres === undefined || tyres === quantity)
}

/** A yes about exactly one request that is not certain enough to be done at once is read back. */
function unsureYes(message: ParsedMessage, { booking, why }: Hand, scene: Scene, turn: Turn): Outcome | undefined {
  const { text: words, understood } = message
  if (!isRequest(booking) || booking.move || understood.wishes.some(({ sure }) => sure) || asksBack(words))
    return undefined
  if (why !== 'named' && scene.shown) return undefined
  const acts = frontDeskActs(words, turn.now).filter(({ sure }) => sure)
  if (acts.length !== 1 || acts[0]?.act !== 'yes') return undefined
  const stated = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  if (!fits(stated, factsOf(booking))) return undefined
  // 'Yes, let her come at ten': the hour that is asked for says which yes it is.
  const isBacked = stated.times.length > 0 && !negates(words)
  return enter(
    isBacked
      ? desk('begin', { bookingId: booking.id, intent: 'confirm' })
      : desk('really', { bookingId: booking.id, act: 'confirm' }),
  )
}

export const dropped = ({ say }: Turn): Outcome => ({ to: 'done', say: [text(say.several.dropped)] })
