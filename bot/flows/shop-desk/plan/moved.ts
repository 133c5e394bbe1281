import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { saysMove } from '#bot/understand/said/front-desk/moves.ts'
import { movedFrom, saysNowAt } from '#bot/understand/said/front-desk/ours/hour-moved.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { ordersToTell, saysPrice } from '#bot/understand/shop-words.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { atDesk, desk } from '../draft.ts'
import { bookingOf, startsFor } from '../line/sayings.ts'
import { whomIn } from '../line/whom.ts'
import type { Scene } from '../scene.ts'

/**
 * 'His 13 is now 14 uur', 'Nel is now 2pm': a booking that stands is asked to come at another hour, once it was read back.
 * It is the one that is named, the one that was spoken of last, or the only one at that hour.
 */
export function movesStanding(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  const { shown } = scene
  if (turn.running !== undefined || asksSomething(words) || ordersToTell(words) || saysPrice(words)) return undefined
  if (shown && !shown.answered) return undefined
  const able = ({ id }: { id: string }): boolean => isToCome(bookingOf({ id }, scene), turn.now)
  const { pointed, isNamed } = whomIn(words, scene, { able, byFact: false, before: [], now: turn.now })
  // Of two of one name it is asked.
  if (pointed.to === 'one' && pointed.alike) return undefined
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const all = isNamed ? named : scene.things
  const changed = all.flatMap((thing) => {
    const booking = bookingOf(thing, scene)
    const start = booking && isOpen(booking, turn.now) ? movedStart(words, booking, turn.now) : undefined
    return booking && start ? [{ booking, start }] : []
  })
  const spoken = isNamed ? undefined : changed.find(({ booking }) => booking.id === turn.memory.focus?.bookingId)
  const [only, ...more] = spoken ? [spoken] : changed
  // A request that waits goes its own way.
  if (only && more.length === 0 && able(only.booking)) return moved(only.booking, only.start, turn)
  if (changed.length > 0 || !(saysNowAt(words) || saysMove(words))) return undefined
  return atOtherHour(words, isNamed ? named.flatMap((one) => bookingOf(one, scene) ?? []) : undefined, scene, turn)
}

/** Another hour alone, for the one who is named, or for whom our last answer was about where nobody waits. */
function atOtherHour(
  words: string,
  named: readonly BookingView[] | undefined,
  { standing, now }: Scene,
  turn: Turn,
): Outcome | undefined {
  const spoken = standing.filter(({ id }) => id === turn.memory.focus?.bookingId && now.waiting.length === 0)
  const [booking, ...more] = named ?? spoken
  if (!booking || more.length > 0 || !isToCome(booking, turn.now)) return undefined
  if (frontDeskActs(words, turn.now).some(({ act }) => act === 'cancel' || act === 'done' || act === 'keep'))
    return undefined
  if (offeredTimes(words, turn.now).offered.length !== 1) return undefined
  const [start] = startsFor(words, booking, turn.now).filter((one) => one !== booking.appointmentStart)
  return start ? moved(booking, start, turn) : undefined
}

function movedStart(words: string, booking: BookingView, now: Date): string | undefined {
  const start = startOf(booking)
  const time = start && movedFrom(words, localTime(start, JOHANNESBURG))
  if (!start || !time) return undefined
  const { dates } = offeredTimes(words, now)
  const own = localDate(start, JOHANNESBURG)
  // A day that is named beside its hour is the booking's own.
  return dates.every((one) => one === own) ? instantOf(own, time, JOHANNESBURG).toISOString() : undefined
}

const startOf = ({ appointmentStart, slotStart }: BookingView): Date | undefined => {
  const at = appointmentStart ?? slotStart
  return at ? new Date(at) : undefined
}

const isOpen = (booking: BookingView, now: Date): boolean =>
  (booking.status === 'pending' || booking.status === 'confirmed') && (startOf(booking) ?? now) > now

const isToCome = (booking: BookingView | undefined, now: Date): boolean =>
  booking?.status === 'confirmed' && isOpen(booking, now)

function moved(booking: BookingView, start: string, turn: Turn): Outcome {
  const who = atDesk(booking, turn).customer.name
  return enter(desk('several', { plan: [{ act: 'offer', who, bookingId: booking.id, starts: [start] }] }))
}
