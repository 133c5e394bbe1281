import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { shopLate } from '#bot/understand/said/told/late-shop.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { addMinutes, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { desk } from '../draft.ts'
import type { Planned } from '../line/planned.ts'
import { bookingOf } from '../line/sayings.ts'
import { whomIn } from '../line/whom.ts'
import type { Scene } from '../scene.ts'

/** Who was to begin so long ago may still be waiting. */
const MINUTES_WAITING = 90

/**
 * 'We are running 30 min late': whose booking of today begins later is read back with the words for each; of somebody who
 * is named only that one's. Below a customer's own question it is their answer. Undefined if nobody is to come.
 */
export function lateForWhom(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  if (ordersToTell(words) || (scene.shown && !scene.shown.answered)) return undefined
  const late = shopLate(words)
  if (!late) return undefined
  const waits = (booking: BookingView | undefined) => booking !== undefined && isToCome(booking, turn.now)
  const able = (thing: { id: string }) => waits(bookingOf(thing, scene))
  const { pointed, isNamed } = whomIn(words, scene, { able, byFact: false, before: [], now: turn.now })
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const meant = isNamed ? named.filter(able) : scene.things.filter(able)
  const people = new Set(meant.map(({ person }) => person))
  if (meant.length === 0) return undefined
  if (isNamed && people.size > 1)
    return enter(desk('toWhom', { words: lateWords(undefined, late, turn), among: meant.map(({ id }) => id) }))
  const plan = meant
    .flatMap((thing) => bookingOf(thing, scene) ?? [])
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
    .map((booking): Planned => {
      const who = scene.things.find(({ id }) => id === booking.id)?.name ?? ''
      return { act: 'tell', who, bookingId: booking.id, words: lateWords(booking, late, turn) }
    })
  return enter(desk('several', { plan }))
}

const startOf = ({ appointmentStart }: BookingView): string => appointmentStart ?? ''

/** Confirmed for later today, or for a moment ago. */
function isToCome({ status, appointmentStart }: BookingView, now: Date): boolean {
  if (status !== 'confirmed' || appointmentStart === null) return false
  const start = new Date(appointmentStart)
  return localDate(start, JOHANNESBURG) === localDate(now, JOHANNESBURG) && start >= addMinutes(now, -MINUTES_WAITING)
}

function lateWords(booking: BookingView | undefined, { minutes }: { minutes?: number }, { say }: Turn): string {
  const at = (more: number) =>
    booking?.appointmentStart ? localTime(addMinutes(new Date(booking.appointmentStart), more), JOHANNESBURG) : ''
  return say.several.late({
    knows: minutes === undefined ? 'nothing' : booking ? 'both' : 'minutes',
    minutes: String(minutes ?? ''),
    time: at(0),
    later: at(minutes ?? 0),
    hasTime: booking !== undefined,
  })
}
