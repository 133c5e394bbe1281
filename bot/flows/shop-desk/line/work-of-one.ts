import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { asksNextJob } from '#bot/understand/said/counter/asks-of-work.ts'
import { counterActs } from '#bot/understand/said/counter-acts.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { asksBack } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { desk, type Verb } from '../draft.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { type Hand, handOf } from './hand.ts'
import { whomIn } from './whom.ts'

/** What is told of the work on one booking: the car can be collected, or it is done at a sum that is named. */
export async function workOfOne(words: string, scene: Scene, state: State, turn: Turn): Promise<Outcome | undefined> {
  const chosen = choiceNamed(words, scene, state, turn)
  if (chosen) return chosen
  const [act] = counterActs(words, turn.now)
  if (!act || asksBack(words)) return undefined
  const hand = await handOf(words, scene, state, turn)
  if (act.act === 'ready') return readyOutcome(hand, scene, turn)
  if (act.act !== 'done' || !hand || !isAtWork(hand.booking, turn.now)) return undefined
  const price = namedPrice(words)
  if (!price || price.of === 'each') return undefined
  const { booking } = hand
  const by = price.of === 'more' ? price.cents : price.of === 'less' ? -price.cents : undefined
  const totalCents = by === undefined ? price.cents : booking.totalCents + by
  if (totalCents === booking.totalCents || totalCents <= 0) return undefined
  return enter(desk('priceSure', { bookingId: booking.id, verb: 'done', totalCents }))
}

const isAtWork = ({ status, appointmentStart }: BookingView, now: Date): boolean =>
  status === 'in_progress' || (status === 'confirmed' && appointmentStart !== null && new Date(appointmentStart) <= now)

/** The one whose car is named, or the only one that is at work; the second is read back. */
function readyOutcome(hand: Hand | undefined, { standing }: Scene, turn: Turn): Outcome | undefined {
  if (hand?.booking.status === 'in_progress') return enter(desk('act', { verb: 'ready', bookingId: hand.booking.id }))
  if (hand && isAtWork(hand.booking, turn.now)) {
    const { id, customer } = hand.booking
    return enter(
      desk('several', {
        plan: [
          { act: 'start', who: customer.name, bookingId: id },
          { act: 'ready', who: customer.name, bookingId: id },
        ],
      }),
    )
  }
  if (hand?.why === 'named') return undefined
  const [only, second] = standing.filter(({ status }) => status === 'in_progress')
  if (!only || second) return undefined
  return enter(desk('several', { plan: [{ act: 'ready', who: only.customer.name, bookingId: only.id }] }))
}

/** 'Next job?': the one that begins next, alone. */
export function nextJob(words: string, { standing }: Scene, turn: Turn): Outcome | undefined {
  if (!asksNextJob(words)) return undefined
  const [first] = standing
    .filter(
      ({ status, appointmentStart }) =>
        status === 'confirmed' && appointmentStart !== null && new Date(appointmentStart) >= turn.now,
    )
    .toSorted((one, other) => (one.appointmentStart ?? '').localeCompare(other.appointmentStart ?? ''))
  return first && enter(desk('work', { bookingId: first.id }))
}

const row = /^work:([a-z]+):([0-9a-f-]{36})$/

/** 'Naidoo' below the list that asks which one is done. */
function choiceNamed(words: string, scene: Scene, { options, active }: State, turn: Turn): Outcome | undefined {
  if (active || turn.screen[0]?.kind !== 'reply') return undefined
  const rows = options.flatMap(({ id }) => {
    const [, verb, bookingId] = row.exec(id) ?? []
    return verb && bookingId && isVerb(verb) ? [{ verb, bookingId }] : []
  })
  const [first] = rows
  if (!first || rows.length < 2 || rows.some(({ verb }) => verb !== first.verb)) return undefined
  const acts = counterActs(words, turn.now)
  if (acts.some(({ act, sure }) => sure && act !== first.verb && act !== 'yes')) return undefined
  const stated = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  if (stated.all && (first.verb === 'done' || first.verb === 'noshow' || first.verb === 'start')) {
    const { verb } = first
    const named = rows.map(({ bookingId }) => scene.things.find(({ id }) => id === bookingId)?.name ?? '')
    return enter(
      desk('several', { plan: rows.map(({ bookingId }, at) => ({ act: verb, who: named[at] ?? '', bookingId })) }),
    )
  }
  const things = scene.things.filter(({ id }) => rows.some(({ bookingId }) => bookingId === id))
  const { pointed } = whomIn(words, { ...scene, things }, { able: () => true, byFact: true, before: [], now: turn.now })
  if (pointed.to !== 'one' || stated.amounts.length > 0) return undefined
  return enter(desk(first.verb === 'cancel' ? 'sure' : 'act', { verb: first.verb, bookingId: pointed.thing.id }))
}

const verbs: ReadonlySet<string> = new Set<Verb>(['start', 'done', 'noshow', 'ready', 'cancel'])
const isVerb = (verb: string): verb is Verb => verbs.has(verb)
