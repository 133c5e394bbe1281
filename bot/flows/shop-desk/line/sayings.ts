import type { Turn } from '#bot/engine/flow.ts'
import { priceNotHour } from '#bot/understand/said/asked/price-not-hour.ts'
import { saysFigure } from '#bot/understand/said/figures.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { addsNames, saysToo, topicsOf, withoutNameFirst, wordsBeside } from '#bot/understand/said/front-desk/beside.ts'
import { leavesOut } from '#bot/understand/said/front-desk/left-out.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { reasonBeside } from '#bot/understand/said/front-desk/reason.ts'
import { withTime } from '#bot/understand/said/front-desk/same-time.ts'
import { type FrontDeskAct, frontDeskActs, type Heard, saysAct } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { saysOthers, withoutJoining, withoutOthers } from '#bot/understand/said/persons-in-line.ts'
import { sumsNamed } from '#bot/understand/said/price-words.ts'
import { asWritten } from '#bot/understand/said/told/to-reader.ts'
import { wordsToTell } from '#bot/understand/said/told/told.ts'
import { namedToTell, ordersToTell } from '#bot/understand/shop-words.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { canBecome } from '#core/rules/bookings/booking-life.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import { against } from '../../fits.ts'
import { calledIn, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { rowsIn } from './chosen.ts'
import { factsFirst, isOffered } from './over-offer.ts'
import type { Planned } from './planned.ts'
import { meansEach, type Whom, whomIn } from './whom.ts'

/** What one clause asks for. */
export type Saying =
  | { is: 'planned'; plan: Planned[]; things: Thing[]; sure: boolean; act?: FrontDeskAct }
  /** It waits, or stays as it is. */
  | { is: 'waits' | 'stays'; things: Thing[] }
  /** It does something, and with whom is not to be told. */
  | { is: 'unclear'; things: Thing[] }
  /** It asks for nothing by itself. */
  | { is: 'nothing'; things: Thing[] }

/** Who was spoken of earlier in the line, what was done with them, and what is asked of those who are named. */
export type Earlier = { things: readonly Thing[]; act?: FrontDeskAct | undefined; asked?: FrontDeskAct | undefined }

/** Reads one clause. */
export function sayingOf(words: string, scene: Scene, earlier: Earlier, turn: Turn): Saying {
  const { things: before, act, asked } = earlier
  const isSame = act !== undefined && namesOnly(words, scene)
  // 'And Nel too' behind what does nothing does nothing either.
  const own = act === undefined && asked === undefined && addsOnly(words, scene) ? [] : frontDeskActs(words, turn.now)
  // Only a question takes words of another kind for what it asks about.
  const isOnlyChosen = asked !== undefined && !saysAct(words) && own.every(({ sure }) => !sure)
  const acts: Heard[] = isSame ? [{ act, sure: false }] : isOnlyChosen ? [{ act: asked, sure: false }, ...own] : own
  const offered = offeredTimes(words, turn.now)
  // The figures of rows are no hours.
  const hasTimes = offered.offered.length > 0 && rowsIn(words, scene).length === 0
  for (const heard of withOffer(acts, hasTimes)) {
    if (heard.act === 'offer' && rowsIn(words, scene).length > 0) continue
    const able = (thing: Thing) =>
      canDo(heard.act, thing, scene, turn.now) || (heard.act === 'yes' && isOffered(thing, words, scene))
    const whom = whomIn(words, scene, { able, byFact: heard.act !== 'offer', before, now: turn.now })
    const isOpen = leavesOut(words) && whom.pointed.to !== 'one' && !whom.isEach
    const things = isOpen ? [] : thingsOf(whom, heard.act)
    const mine = things.filter(able)
    if (mine.length === 0) continue
    if (heard.act === 'later') return { is: 'waits', things: mine }
    if (heard.act === 'keep') return { is: 'stays', things: mine }
    const plans = mine.map((thing) => planFor(heard, words, thing, whom, scene, turn))
    if (plans.some((plan) => plan === undefined)) continue
    const isLong = heard.act === 'yes' && mine.some((thing) => !isShort(words, thing, scene))
    const isBacked = heard.act === 'yes' && mine.length === 1 && saysVeryTime(whom, mine[0], words)
    const isSure =
      plans.every((plan) => !plan?.some(({ overOffer }) => overOffer)) &&
      !(whom.pointed.to === 'one' && whom.pointed.alike && !isBacked) &&
      (isBacked || (heard.sure && !isLong)) &&
      whom.stated.mentions.every(({ near, doubtful }) => near.length === 0 && !doubtful)
    return { is: 'planned', plan: plans.flatMap((plan) => plan ?? []), things: mine, sure: isSure, act: heard.act }
  }
  const told = answerToQuestion(words, acts, scene, before, turn)
  if (told) return told
  const whom = whomIn(words, scene, { able: () => true, byFact: false, before, now: turn.now })
  const named =
    whom.pointed.to === 'one' ? [whom.pointed.thing] : whom.pointed.to === 'several' ? whom.pointed.things : []
  if (acts.length === 0 && !whom.isNamed) return { is: 'nothing', things: [] }
  return { is: whom.isNamed ? 'unclear' : 'nothing', things: named }
}

/** Named, with the very day and hour that are asked for: no other yes can be meant. */
function saysVeryTime({ stated, isNamed }: Whom, thing: Thing | undefined, words: string): boolean {
  const { date, time } = thing?.facts ?? {}
  const isTime = stated.dates.some((one) => one === date) && stated.times.some((one) => one === time)
  return isNamed && isTime && !stated.condition && !negates(words) && !asksSomething(words)
}

/** 'And van Wyk too': only whom the act before is about as well. */
const namesOnly = (words: string, { things }: Scene): boolean => !saysAct(words) && addsNames(words, calledIn(things))
const addsOnly = (words: string, scene: Scene): boolean => namesOnly(words, scene) && saysToo(words)

/** A yes, a no or words for somebody who has asked something: their answer, by their name or by what they asked about. */
function answerToQuestion(words: string, acts: readonly Heard[], scene: Scene, before: readonly Thing[], turn: Turn) {
  const open = scene.things.filter((thing) => thing.kind === 'conversation' && isOpen(thing, scene))
  const able = (thing: Thing) => open.includes(thing)
  const whom = whomIn(words, scene, { able, byFact: false, before, now: turn.now })
  const thing = whom.isNamed && whom.pointed.to === 'one' ? whom.pointed.thing : byTopic(words, open, scene)
  const isEmpty = leftOver(words, {}, scene).length === 0 && sumsNamed(words).length === 0
  if (!thing || !able(thing) || isEmpty) return undefined
  if (whom.isNamed && acts.some(({ act }) => act === 'later')) return { is: 'waits' as const, things: [thing] }
  return { is: 'planned' as const, plan: [tellPlan(words, thing)], things: [thing], sure: false }
}

/** Who alone has asked about something that the words name. */
export function byTopic(words: string, open: readonly Thing[], { now }: Pick<Scene, 'now'>): Thing | undefined {
  const said = new Set(topicsOf(words))
  const fitting = open.filter(({ id }) =>
    topicsOf(now.questions.find((one) => one.id === id)?.words ?? '').some((word) => said.has(word)),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** A no that names another hour offers it. */
const withOffer = (acts: readonly Heard[], hasTimes: boolean): Heard[] =>
  hasTimes && acts.some(({ act }) => act === 'no' || act === 'offer')
    ? [{ act: 'offer', sure: true }, ...acts.filter(({ act }) => act !== 'offer' && act !== 'no')]
    : [...acts]

/** Exactly one, or each of several that are all meant. */
function thingsOf({ pointed, stated, isEach: isChosen }: Whom, act: FrontDeskAct): Thing[] {
  if (pointed.to === 'one') return [pointed.thing]
  if (pointed.to !== 'several') return []
  const isEach = isChosen || act === 'later' || act === 'keep' || meansEach(stated, pointed.things)
  return isEach ? pointed.things : []
}

/** What an act can be done with. */
function canDo(act: FrontDeskAct, thing: Thing, scene: Scene, now: Date): boolean {
  const booking = bookingOf(thing, scene)
  switch (act) {
    case 'yes':
    case 'no':
      return thing.kind === 'request' || (booking?.status === 'confirmed' && scene.isClosing && hasBegun(booking, now))
    case 'offer':
      return thing.kind === 'request' || booking?.status === 'confirmed'
    case 'tell':
    case 'keep':
      return true
    case 'later':
      return thing.kind === 'request' || (thing.kind === 'conversation' && isOpen(thing, scene))
    case 'cancel':
      return booking?.status === 'confirmed'
    case 'start':
      return booking?.status === 'confirmed' && isToday(booking, now)
    case 'ready':
      return booking?.status === 'in_progress' || (booking?.status === 'confirmed' && hasBegun(booking, now))
    case 'done':
      return booking?.status === 'in_progress' || (booking?.status === 'confirmed' && hasBegun(booking, now))
    case 'noshow':
      return booking?.status === 'confirmed' && hasBegun(booking, now)
  }
}

export const bookingOf = (
  { id }: Pick<Thing, 'id'>,
  { now, standing }: Pick<Scene, 'now' | 'standing'>,
): BookingView | undefined => [...now.waiting, ...standing].find((one) => one.id === id)

const isOpen = ({ id }: Thing, { now }: Scene): boolean => now.questions.some((one) => one.id === id)

const hasBegun = ({ appointmentStart }: BookingView, now: Date): boolean =>
  appointmentStart !== null && new Date(appointmentStart) <= now

const isToday = ({ appointmentStart }: BookingView, now: Date): boolean =>
  appointmentStart !== null && localDate(new Date(appointmentStart), JOHANNESBURG) === localDate(now, JOHANNESBURG)

function planFor(
  heard: Heard,
  words: string,
  thing: Thing,
  whom: Whom,
  scene: Scene,
  turn: Turn,
): Planned[] | undefined {
  const who = thing.name
  const seenAt = turn.now.toISOString()
  const booking = bookingOf(thing, scene)
  // 'Tell Kim' behind a yes says what we say to her anyway.
  if (heard.act === 'tell')
    return leftOver(words, {}, scene).length > 0 || saysFigure(words) ? [tellPlan(words, thing)] : []
  if (!booking || !thing.facts) return undefined
  // 'All three' and 'the other two' count people.
  const overOffer = heard.act === 'yes' && isOffered(thing, words, scene)
  const { unfit, other } = against(ofPeople(whom, words), (overOffer && factsFirst(thing, scene)) || thing.facts)
  const plan = { who, bookingId: booking.id }
  switch (heard.act) {
    case 'yes': {
      if (thing.kind === 'booking' && !overOffer) return [{ ...plan, act: 'done', ...totalOf(words, booking) }]
      const isOfThis = unfit.length === 0 && Object.keys(other).length === 0 && !whom.stated.condition
      // A long yes is read back, not lost.
      const { dates, times, brands } = whom.stated
      const isBacked = heard.sure || dates.length + times.length + brands.length > 0
      return isOfThis && (isBacked || isShort(words, thing, scene))
        ? [{ ...plan, act: 'confirm', ...(overOffer ? { overOffer } : { seenAt }) }]
        : undefined
    }
    case 'no':
      if (thing.kind === 'booking') return [{ ...plan, act: 'noshow' }]
      return [{ ...plan, act: 'decline', seenAt, ...reasonOf(words, scene) }]
    case 'offer': {
      const starts = startsFor(words, booking, turn.now)
      const own = booking.move?.start ?? booking.slotStart
      const others = starts.filter((start) => start !== own)
      if (others.length === 0)
        return starts.length > 0 && thing.kind === 'request' ? [{ ...plan, act: 'confirm', seenAt }] : undefined
      return [{ ...plan, act: 'offer', starts: others }]
    }
    case 'done':
      return [{ ...plan, act: 'done', ...totalOf(words, booking) }]
    case 'cancel':
      return [{ ...plan, act: 'cancel', ...reasonOf(words, scene) }]
    case 'start':
    case 'noshow':
      return [{ ...plan, act: heard.act }]
    case 'ready':
      return [{ ...plan, act: canBecome(booking.status, 'in_progress') ? 'start' : 'ready' }]
    default:
      return undefined
  }
}

function ofPeople({ stated }: Whom, words: string): Whom['stated'] {
  if (!stated.all && !saysOthers(words)) return stated
  const { tyres: _tyres, ...rest } = stated
  return { ...rest, figures: [] }
}

/** A yes with more words of its own says more than that. */
const isShort = (words: string, thing: Thing, scene: Scene): boolean =>
  leftOver(words, thing, scene).length <= MAX_BESIDE
const MAX_BESIDE = 4

/** The words that say more than yes, and name nobody. */
export const leftOver = (words: string, { facts }: Pick<Thing, 'facts'>, { things }: { things: readonly Thing[] }) =>
  wordsBeside(words, calledIn(things), facts?.words)

/** What is told: the words themselves, without the name of whoever reads them. */
export function tellPlan(words: string, thing: Thing): Planned {
  const order = withoutJoining(words)
  const said = ordersToTell(order)
    ? wordsToTell(withoutOthers(order, thing.name), thing.name)
    : asWritten(withoutNameFirst(words, thing.name)).words
  const to = thing.kind === 'conversation' ? { threadId: thing.id } : { bookingId: thing.id }
  return { act: 'tell', who: thing.name, ...to, words: said }
}

/** 'Friday, same time': the hour that is asked for stands in its place. */
export function withOwnTime(words: string, { move, slotStart, appointmentStart }: BookingView): string {
  const at = move?.start ?? slotStart ?? appointmentStart
  return at ? withTime(words, localTime(new Date(at), JOHANNESBURG)) : words
}

/** The hours that the words offer, as instants; one without a day is on the day that is asked for. */
export function startsFor(words: string, booking: BookingView, now: Date): string[] {
  const { offered, dates } = offeredTimes(withOwnTime(words, booking), now)
  const at = booking.move?.start ?? booking.slotStart ?? booking.appointmentStart ?? booking.preferredStart
  const own = at ? localDate(new Date(at), JOHANNESBURG) : booking.preferredDate
  const starts = offered.flatMap(({ date, time }) => {
    const day = date ?? own
    return day ? [instantOf(day, time, JOHANNESBURG).toISOString()] : []
  })
  if (starts.length > 0 || !at) return [...new Set(starts)]
  return dates.map((date) => instantOf(date, localTime(new Date(at), JOHANNESBURG), JOHANNESBURG).toISOString())
}

function totalOf(words: string, booking: BookingView): { totalCents?: number } {
  const price = priceNotHour(words)
  if (!price || price.of === 'each') return {}
  const cents =
    price.of === 'more'
      ? booking.totalCents + price.cents
      : price.of === 'less'
        ? booking.totalCents - price.cents
        : price.cents
  return cents === booking.totalCents || cents <= 0 ? {} : { totalCents: cents }
}

/** Why not, in the shop's own words without the name; none if little is left. */
export function reasonOf(words: string, { things }: Pick<Scene, 'things'>): { words?: string } {
  const reason = reasonBeside(words, calledIn(things))
  return reason === undefined ? {} : { words: reason }
}

/** Whether the clause orders us to pass something on to somebody. */
export const isOrderToTell = (words: string): boolean => ordersToTell(words) || namedToTell(words) !== undefined

/** Who waits for the shop, and until when. */
export function waitWords(things: readonly Thing[], scene: Scene, { say }: Turn): string[] {
  const waiting = things.map((thing) => {
    const until = bookingOf(thing, scene)?.answerBy
    return until ? say.several.until({ customer: thing.name, moment: momentWords(until, say.dates) }) : thing.name
  })
  const named = [...new Set(waiting)]
  return named.length > 0 ? [say.several.waits(named.join('; '))] : []
}
