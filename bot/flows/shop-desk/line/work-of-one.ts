import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { saysPaid } from '#bot/understand/said/front-desk/paid.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { asksBack } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { canCorrectDone } from '#core/rules/bookings/corrections.ts'
import { desk } from '../draft.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { type Hand, handOf } from './hand.ts'

/** What is told of the work on one booking: the car can be collected, or it is done at a sum that is named. */
export async function workOfOne(words: string, scene: Scene, state: State, turn: Turn): Promise<Outcome | undefined> {
  const [act] = frontDeskActs(words, turn.now)
  if (asksBack(words)) return undefined
  if (saysPaid(words)) return paidOutcome(words, scene, state, turn)
  if (!act) return undefined
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

/**
 * 'He paid 2088': what a job came to, of the one that is named or that alone is at work or was done today. It is read back
 * with whose it is; of several it is asked.
 */
async function paidOutcome(words: string, scene: Scene, state: State, turn: Turn): Promise<Outcome | undefined> {
  const price = namedPrice(words)
  if (price?.of !== 'unsaid' || negates(words)) return undefined
  const isPayable = (booking: BookingView): boolean => isAtWork(booking, turn.now) || isDoneToday(booking, turn.now)
  const hand = await handOf(words, scene, state, turn)
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isNamed = code !== undefined || mentions.some(({ doubtful }) => !doubtful)
  if (isNamed && !(hand?.why === 'named' && isPayable(hand.booking))) return undefined
  const spoken = scene.standing.filter(({ id }) => id === turn.memory.focus?.bookingId)
  const all = isNamed && hand ? [hand.booking] : scene.standing.filter(isPayable)
  const meant = all.length > 1 && spoken.some(isPayable) ? spoken : all
  const [booking, ...others] = meant
  if (!booking) return undefined
  if (others.length > 0)
    return enter(desk('today', { verb: 'done', among: meant.map(({ id }) => id), totalCents: price.cents }))
  if (booking.totalCents !== price.cents)
    return enter(desk('priceSure', { bookingId: booking.id, verb: 'done', totalCents: price.cents }))
  return isAtWork(booking, turn.now) ? enter(desk('really', { act: 'done', bookingId: booking.id })) : undefined
}

const isDoneToday = ({ completedAt }: BookingView, now: Date): boolean =>
  completedAt !== null && canCorrectDone(new Date(completedAt), now)

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
