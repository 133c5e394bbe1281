import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { totalIn } from '#bot/understand/answers.ts'
import { daysMeant, saysOnlyFrom } from '#bot/understand/said/front-desk/asking/asks-of-bookings.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { tellsOfStock } from '#bot/understand/stock-words.ts'
import type { Intent } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { type Decision, decide } from './decide.ts'
import { outcomeOf } from './doubt.ts'
import { desk, deskBooking, type Verb } from './draft.ts'
import { endedNamed, type Handler } from './ended.ts'
import { hoursOutcome, maySetHours } from './hours.ts'
import { dayFrame } from './own-days.ts'
import { calledIn, pointAt } from './pointing.ts'
import { deskNow, type Scene, sceneOf } from './scene.ts'
import { stockIfMeant, stockOutcome } from './stock/stock.ts'
import { offerToSend, tellThread } from './tell.ts'

const day: Handler = async ({ slots, words }, turn) => {
  const scene = saysOnlyFrom(words) ? await sceneOf(turn) : undefined
  if (scene && scene.now.questions.length > 0) return offerToSend(words, scene, turn)
  const days = daysMeant(words, turn.now)
  return enter(
    days.length > 1 ? dayFrame(days) : desk('today', { date: slots.date ?? localDate(turn.now, JOHANNESBURG) }),
  )
}

export const dayOrOwn: Handler = async (said, turn) =>
  says(said.message, 'ownBookings') ? ownOrDay(said, turn) : day(said, turn)

/** Somebody of a shop who has booked for themselves may mean their own bookings or those of the shop: two buttons. */
export const ownOrDay: Handler = async (said, turn) => {
  const own = await myBookings(turn.ctx, turn.actor, { upcoming: true, limit: 1 })
  if (own.length === 0) return day(said, turn)
  const { work } = turn.say
  return aside(
    buttons(
      work.ownOrShop,
      { id: 'menu:mine', title: work.ownBookings },
      { id: 'home:today', title: work.shopBookings },
    ),
  )
}

export const work =
  (verb: 'start' | 'done' | 'noshow'): Handler =>
  async ({ words, whole, sure }, turn) => {
    const scene = await sceneOf(turn)
    const today = await shopDay(turn.ctx, turn.actor, localDate(turn.now, JOHANNESBURG))
    const able = today.filter((booking) => canMean(booking, verb, turn.now)).map(({ id }) => id)
    const said = { act: verb, words, whole, sure: verb !== 'noshow' || sure }
    const decision = decide(said, scene.things, ({ id }) => able.includes(id), turn.now)
    if ('ask' in decision && decision.ask === 'show') return enter(desk('work', { bookingId: decision.thing.id }))
    if ('ask' in decision && (decision.ask === 'none' || (decision.ask === 'which' && decision.said !== undefined))) {
      const meant = (await endedNamed(words, scene, turn)) ?? beforeItsTime(verb, words, scene, turn)
      if (meant) return meant
    }
    if ('ask' in decision && decision.ask === 'none') return noneAble(verb, said, scene, turn)
    return (
      (verb === 'done' && (await atTheirTotal(decision, words, turn))) || outcomeOf(decision, verb, { words }, turn)
    )
  }

/** Another sum than the agreed one, said with 'done', is read back beside that. */
async function atTheirTotal(decision: Decision, words: string, turn: Turn): Promise<Outcome | undefined> {
  const totalCents = totalIn(statedIn(words, { now: turn.now }))
  if (totalCents === undefined) return undefined
  if ('thing' in decision) {
    const booking = await deskBooking(decision.thing.id, turn)
    if (!booking || booking.totalCents === totalCents) return undefined
    return enter(desk('priceSure', { bookingId: booking.id, verb: 'done', totalCents }))
  }
  if (decision.ask !== 'which' || decision.said !== undefined) return undefined
  return enter(desk('today', { verb: 'done', among: decision.things.map(({ id }) => id), totalCents }))
}

/** 'Thabo can fetch his car' at eleven of a booking at three: another one may be meant, so it is read back. */
function beforeItsTime(
  verb: 'start' | 'done' | 'noshow',
  words: string,
  { things, standing }: Scene,
  { now }: Turn,
): Outcome | undefined {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: ({ kind }) => kind === 'booking', byFact: false })
  const named = pointed.to === 'one' ? standing.find(({ id }) => id === pointed.thing.id) : undefined
  const start = named?.status === 'confirmed' ? named.appointmentStart : null
  if (!named || !start || new Date(start) <= now || verb === 'noshow') return undefined
  return enter(desk('really', { act: verb, bookingId: named.id }))
}

/** It says why nothing can be done with the one who is named. */
function noneAble(verb: Verb, { words }: { words: string }, { things }: Scene, { say, now }: Turn): Outcome {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: ({ kind }) => kind !== 'conversation', byFact: false })
  if (pointed.to === 'one' && pointed.thing.facts) return enter(desk('act', { bookingId: pointed.thing.id, verb }))
  const sorry = pointed.to === 'none' ? [text(say.frontDesk.notAmongBookings(pointed.said))] : []
  return enter(desk('today', { verb }), ...sorry)
}

function canMean({ status, appointmentStart }: BookingView, verb: Verb, now: Date): boolean {
  if (verb === 'start') return status === 'confirmed'
  const begun = appointmentStart !== null && new Date(appointmentStart) <= now
  if (verb === 'noshow') return status === 'confirmed' && begun
  return status === 'in_progress' || (status === 'confirmed' && begun)
}

/** 'We only have two left' names no tyre: below a customer's words it is their answer, and changes nothing. */
export const stockOrAnswer: Handler = async ({ words, slots }, turn) => {
  const customer = slots.size || slots.brand ? undefined : await talkedWith(words, turn)
  return customer ? tellThread(customer, words, turn) : stockOutcome(words, slots, turn)
}

/** 'We close at five' is told to the customer who waits; with a day it may be either, so it is asked. */
export const hoursOrAnswer: Handler = async ({ words, slots }, turn) => {
  const { now } = await sceneOf(turn)
  if (!maySetHours(words, now.waiting.length, turn)) return enter(desk('begin', {}))
  const own = await hoursOutcome(words, slots, turn)
  const customer = await talkedWith(words, turn)
  if (!customer) return own
  if (own.to !== 'enter') return tellThread(customer, words, turn)
  return enter(desk('meant', { words, threadId: customer, otherwise: own.frame }))
}

/** 'Dunlop 195/65R15 is klaar' may sound like a search, but from a counter it tells of a tyre in its own stock. */
export const stockAnyway: Handler = async ({ intent, words, slots }, turn) => {
  if (!soundsLikeSearch.has(intent) || !tellsOfStock(words)) return undefined
  const { open } = await deskNow(turn)
  return open && !open.answered ? undefined : stockIfMeant(words, slots, turn)
}
const soundsLikeSearch: ReadonlySet<Intent> = new Set<Intent>([
  'search_size',
  'search_vehicle',
  'refine',
  'deals',
  'book',
  'quote_request',
])

/** The conversation whose words stand right above, unless the words name somebody else. */
async function talkedWith(words: string, turn: Turn): Promise<string | undefined> {
  if (turn.running) return undefined
  const { shown, things } = await sceneOf(turn)
  const { mentions } = statedIn(words, { now: turn.now, called: calledIn(things) })
  return mentions.length === 0 ? shown?.id : undefined
}
