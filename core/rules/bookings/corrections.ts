import type { BookedTyre, BookingView, PriceLine } from '#core/contracts/bookings.ts'
import { addMinutes, localDate } from '../time/time.ts'

/** What a shop may correct in a booking, by the name that a notice of it has. */
export type Corrected = 'time' | 'tyres' | 'number' | 'work' | 'total' | 'lines' | 'phone' | 'plate' | 'note'

/** What of a booking is compared. */
export type Agreement = Pick<
  BookingView,
  'tyre' | 'quantity' | 'rear' | 'services' | 'lines' | 'totalCents' | 'notes'
> & {
  phone: string | null
  plate: string | null
  start: string | null
}

/** `nothing`: the driver need not know. `told`: the driver is told. `asked`: the driver has to say yes. */
export type Meaning = { means: 'nothing' | 'told' | 'asked'; corrected: Corrected[] }

/** What a correction means before the work is done: what raises the total or changes tyre, day or time is asked. */
export function meaningOf(before: Agreement, after: Agreement): Meaning {
  const corrected = correctedIn(before, after)
  const isAsked = corrected.includes('time') || corrected.includes('tyres') || after.totalCents > before.totalCents
  if (isAsked) return { means: 'asked', corrected }
  return { means: corrected.length > 0 ? 'told' : 'nothing', corrected }
}

export function correctedIn(before: Agreement, after: Agreement): Corrected[] {
  const isOther: Record<Corrected, boolean> = {
    time: before.start !== after.start,
    tyres: !isSameTyre(before.tyre, after.tyre) || !isSameTyre(before.rear?.tyre, after.rear?.tyre),
    number: before.quantity !== after.quantity || (before.rear?.quantity ?? 0) !== (after.rear?.quantity ?? 0),
    work: !isSame(before.services.toSorted(), after.services.toSorted()),
    total: before.totalCents !== after.totalCents,
    lines: !isSame(before.lines.map(partsOf), after.lines.map(partsOf)),
    phone: before.phone !== after.phone,
    plate: before.plate !== after.plate,
    note: before.notes !== after.notes,
  }
  return order.filter((one) => isOther[one])
}

const order: readonly Corrected[] = [
  ...(['time', 'tyres', 'number', 'work', 'total', 'lines', 'phone', 'plate', 'note'] as const),
]

/** A tyre is the same by what it is called, whichever listing it comes from. */
const isSameTyre = (one: BookedTyre | null | undefined, other: BookedTyre | null | undefined): boolean =>
  one && other ? one.brand === other.brand && one.model === other.model && one.size === other.size : !one && !other

/** In one order, whoever wrote the line. */
const partsOf = ({ what, service = '', name = '', quantity, eachCents }: PriceLine): unknown[] => [
  ...[what, service, name, quantity, eachCents],
]

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** As long as an act can be taken back. */
const MINUTES_TO_CORRECT = 1

/** What was done can be corrected on the day on which it was done, and for the minute in which it can be undone. */
export const canCorrectDone = (completedAt: Date, now: Date): boolean =>
  localDate(completedAt) === localDate(now) || addMinutes(completedAt, MINUTES_TO_CORRECT) >= now
