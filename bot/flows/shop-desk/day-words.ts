import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { totalIn } from '#bot/understand/answers.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { type Decision, decide } from './decide.ts'
import { outcomeOf } from './doubt.ts'
import { desk, deskBooking, type Verb } from './draft.ts'
import { calledIn, pointAt } from './pointing.ts'
import type { Handler } from './said.ts'
import { type Scene, sceneOf } from './scene.ts'

const day: Handler = async ({ slots }, turn) =>
  enter(desk('today', { date: slots.date ?? localDate(turn.now, JOHANNESBURG) }))

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

/** It says why nothing can be done with the one who is named. */
function noneAble(verb: Verb, { words }: { words: string }, { things }: Scene, { say, now }: Turn): Outcome {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: ({ kind }) => kind !== 'conversation', byFact: false })
  if (pointed.to === 'one' && pointed.thing.facts) return enter(desk('act', { bookingId: pointed.thing.id, verb }))
  const sorry = pointed.to === 'none' ? [text(say.counter.notAmongBookings(pointed.said))] : []
  return enter(desk('today', { verb }), ...sorry)
}

function canMean({ status, appointmentStart }: BookingView, verb: Verb, now: Date): boolean {
  if (verb === 'start') return status === 'confirmed'
  const begun = appointmentStart !== null && new Date(appointmentStart) <= now
  if (verb === 'noshow') return status === 'confirmed' && begun
  return status === 'in_progress' || (status === 'confirmed' && begun)
}
