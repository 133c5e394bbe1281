import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { beginsWithYes, hearWhen } from '#bot/understand/answers.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { tyresComeIn } from '#bot/understand/said/front-desk/comes-in.ts'
import { hoursIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { ordersToTell, tyresLeft } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { openMoves } from '#core/bookings/times/open-slots.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { addDays, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { factsOf } from '../../fits.ts'
import { answerShows } from '../../shown.ts'
import { desk } from '../draft.ts'
import { asksOfRequest, maySetHours } from '../hours.ts'
import type { Scene } from '../scene.ts'
import { handOf } from './hand.ts'
import { freeWords } from './perform.ts'

const isRequest = ({ status, awaiting, move }: BookingView): boolean =>
  status === 'pending' && awaiting === 'shop' && !move

/**
 * 'Yes, they come tomorrow morning': when tyres arrive is no hour for their driver. A yes is read back, anything else said
 * with the request shown again; what also offers an hour or fewer tyres goes its usual way.
 */
export async function tyresOnTheWay(
  words: string,
  scene: Scene,
  state: State,
  turn: Turn,
): Promise<Outcome | undefined> {
  if (!tyresComeIn(words) || asksSomething(words) || ordersToTell(words) || tyresLeft(words) !== undefined)
    return undefined
  const acts = frontDeskActs(words, turn.now)
  if (acts.some(({ act }) => act === 'no' || act === 'later')) return undefined
  if (answerShows(turn, 'more promised than is free')) return undefined
  const hand = await handOf(words, scene, state, turn)
  if (!hand || !isRequest(hand.booking) || offersBeside(words, hand.booking, turn.now)) return undefined
  const { id, customer } = hand.booking
  const isYes = beginsWithYes(words) || acts.some(({ act }) => act === 'yes')
  if (!isYes || isAfter(words, hand.booking, turn.now)) return enter(desk('unfit', { bookingId: id, words }))
  const seenAt = turn.now.toISOString()
  return enter(desk('several', { plan: [{ act: 'confirm', who: customer.name, bookingId: id, seenAt }] }))
}

/** A part that says nothing of what arrives names another hour than was asked for. */
function offersBeside(words: string, booking: BookingView, now: Date): boolean {
  const { date, time } = factsOf(booking)
  const isOther = (one: { date?: string | undefined; time?: string | undefined }): boolean =>
    (one.time !== undefined && one.time !== time) || (one.date !== undefined && one.date !== date)
  return (
    piecesOf(words).some((piece) => !tyresComeIn(piece) && offeredTimes(piece, now).offered.some(isOther)) &&
    piecesOf(words).some((piece) => tyresComeIn(piece))
  )
}

function isAfter(words: string, booking: BookingView, now: Date): boolean {
  const { date, time } = factsOf(booking)
  const { dates, times } = statedIn(words, { now })
  if (date === undefined) return false
  return dates.some((one) => one > date || (one === date && time !== undefined && times.some((hour) => hour > time)))
}

type Span = { days: string[]; from: string; to: string }

/**
 * 'Saturday from 8 to 12, any': hours between which a request can be done. Of the free ones the nearest to what its driver
 * wanted is read back as an offer.
 */
export async function offerWithin(words: string, scene: Scene, state: State, turn: Turn): Promise<Outcome | undefined> {
  const span = spanIn(words, turn)
  if (
    !span ||
    isReason(span, turn) ||
    isOfShop(words, scene, turn) ||
    asksSomething(words) ||
    ordersToTell(words) ||
    tyresComeIn(words)
  )
    return undefined
  const [first] = frontDeskActs(words, turn.now).filter(({ sure }) => sure)
  if (first && (first.act !== 'no' || asksOfRequest(turn)) && first.act !== 'offer' && first.act !== 'yes')
    return undefined
  if (first?.act === 'yes' && !asksOfRequest(turn)) return undefined
  const hand = await handOf(words, scene, state, turn)
  if (!hand || !isRequest(hand.booking)) return undefined
  const { booking } = hand
  for (const day of span.days.length > 0 ? span.days : ownDay(booking)) {
    const start = nearestIn(await openMoves(turn.ctx, turn.actor, booking.id, day), span, booking)
    if (!start) continue
    const plan = { act: 'offer' as const, who: booking.customer.name, bookingId: booking.id, starts: [start] }
    return enter(desk('several', { plan: [plan], beside: [await freeWords(booking, day, turn)] }))
  }
  return enter(desk('time', { bookingId: booking.id }), text(turn.say.several.noneFree))
}

/** Below 'why not?': what happened this morning, or earlier, is why. */
const isReason = ({ days }: Span, { running, runningStep, now }: Turn): boolean =>
  running === 'shop-desk' && runningStep === 'reason' && days.every((day) => day <= localDate(now, JOHANNESBURG))

/** Words about the shop's own hours. */
const isOfShop = (words: string, { now }: Scene, turn: Turn): boolean =>
  now.waiting.length === 0 || maySetHours(words, now.waiting.length, turn)

const MAX_DAYS = 14

/** The days and hours that words name as a span; with one end only under a question that takes it. */
function spanIn(words: string, turn: Turn): Span | undefined {
  const { now } = turn
  const { window, among, date, time } = hearWhen(words, { now, asked: true })
  const { dates, refused, offered, from: edges } = offeredTimes(words, now)
  const { days, opens, closes } = hoursIn(words, now)
  const [from, to] = [window?.from ?? opens, window?.to ?? closes]
  // 'Skuif na nege' is one hour, and no span from it on.
  const isHour = offered.length > 0 && edges.length === 0 && to === undefined
  if (refused.length > 0 || isHour) return undefined
  const isSpan = from !== undefined && to !== undefined
  const isLoose = to !== undefined || among !== undefined || dates.length > 1
  if (!isSpan && !(isLoose && time === undefined && asksOfRequest(turn))) return undefined
  const between = among ? daysOf(among, localDate(now)) : days
  return {
    days: (dates.length > 0 ? dates : date ? [date] : between).slice(0, MAX_DAYS),
    from: from ?? '00:00',
    to: to ?? '24:00',
  }
}

function daysOf({ from, to }: { from?: string; to?: string }, today: string): string[] {
  const first = from && from > today ? from : today
  const days = Array.from({ length: MAX_DAYS }, (_, at) => addDays(first, at))
  return days.filter((day) => to === undefined || day <= to)
}

const ownDay = ({ preferredDate, slotStart }: BookingView): string[] =>
  [slotStart ? localDate(new Date(slotStart), JOHANNESBURG) : preferredDate].flatMap((day) => day ?? [])

/** The free start of the span that is nearest to the hour that the driver wants. */
function nearestIn(open: readonly Date[], { from, to }: Span, { slotStart }: BookingView): string | undefined {
  const inside = open.filter((at) => {
    const time = localTime(at, JOHANNESBURG)
    return time >= from && time < to
  })
  const wanted = slotStart ? minutesOf(localTime(new Date(slotStart), JOHANNESBURG)) : 0
  const apart = (at: Date): number => Math.abs(minutesOf(localTime(at, JOHANNESBURG)) - wanted)
  return inside.toSorted((one, other) => apart(one) - apart(other))[0]?.toISOString()
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
