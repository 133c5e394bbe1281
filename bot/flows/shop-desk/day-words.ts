import { aside, enter } from '#bot/engine/flow.ts'
import { buttons } from '#bot/engine/say.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { desk, type Verb } from './draft.ts'
import { type Handler, namedBooking } from './said.ts'

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
  async ({ words, slots, sure }, turn) => {
    const today = await shopDay(turn.ctx, turn.actor, localDate(turn.now, JOHANNESBURG))
    const named = await namedBooking(words, today, turn)
    const able = (named.length > 0 ? named : today).filter((booking) => canMean(booking, verb, turn.now))
    const timed = able.filter((one) => slots.time && turn.say.work.row(one).startsWith(slots.time))
    const [only, second] = timed.length > 0 ? timed : able
    if (only && !second && !sure && verb === 'noshow') return enter(desk('work', { bookingId: only.id }))
    if (only && !second) return enter(desk('act', { bookingId: only.id, verb }))
    const [first] = named
    if (!only && first) return enter(desk('act', { bookingId: first.id, verb }))
    return enter(desk('today', { verb, ...(able.length > 1 && { among: able.map(({ id }) => id) }) }))
  }

function canMean({ status, appointmentStart }: BookingView, verb: Verb, now: Date): boolean {
  if (verb === 'start') return status === 'confirmed'
  const begun = appointmentStart !== null && new Date(appointmentStart) <= now
  if (verb === 'noshow') return status === 'confirmed' && begun
  return status === 'in_progress' || (status === 'confirmed' && begun)
}
