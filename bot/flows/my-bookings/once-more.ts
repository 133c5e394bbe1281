import { type Action, change, enter, type Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { wantsOnceMore } from '#bot/understand/said/of-driver/once-more.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { plateIn } from '#core/rules/vehicles/plate.ts'
import { startBooking } from '../booking/draft.ts'
import { frame } from '../steps.ts'
import type { MyBookingsDraft } from './listed.ts'

/** 'The same for Thursday', where no other tyres, car or shop are named: one more booking like the last. */
export function onceMoreSaid({ text: words, understood: { slots } }: ParsedMessage): Outcome | undefined {
  const { size, sizeFront, vehicle, brand, shop, date, time, service, quantity, index } = slots
  if (!(date ?? time) || !wantsOnceMore(words)) return undefined
  if (size ?? sizeFront ?? vehicle ?? brand ?? shop ?? service ?? index) return undefined
  const to = { ...(date && { date }), ...(time && { time }) }
  return enter(frame('my-bookings', 'onceMore', { to, ...(quantity !== undefined && { asks: { quantity } }) }))
}

/** The work of the newest booking at its shop, on the day that was said; it is read back like any other. */
export const onceMore: Action<MyBookingsDraft> = {
  act: async ({ to = {}, asks, same }, { ctx, actor }) => {
    const mine = await myBookings(ctx, actor, {})
    const [last] = mine.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    const { date, time } = to
    const when = { ...(date && { date }), ...(time && { time }) }
    if (!last) return change(frame('search', 'again', { query: {}, ...when }))
    const { carSaid, ...draft } = likeIt(last)
    // Another plate than this one's, which is said or is not known.
    const car = carSaid && (same || last.status === 'cancelled' ? carSaid : carWithout(carSaid))
    return change(
      startBooking({
        ...draft,
        ...when,
        ...(car && { carSaid: car }),
        ...(asks?.quantity !== undefined && { quantity: asks.quantity }),
      }),
    )
  },
}

/** The same work at the same shop, with what was said of it. */
export function likeIt(booking: BookingView) {
  const { carSaid, notes } = carAndNotes(booking.notes)
  return {
    shopId: booking.shop.id,
    ...(booking.listingId ? { code: booking.listingId } : {}),
    ...(booking.rear?.listingId ? { rear: { code: booking.rear.listingId, quantity: booking.rear.quantity } } : {}),
    quantity: booking.quantity ?? 4,
    services: booking.services,
    name: booking.customer.name,
    notes,
    ...(carSaid && { carSaid }),
    ...(booking.locationType === 'mobile' ? {} : { locationType: booking.locationType }),
  }
}

const BEGINNINGS = ['Car: ', 'Kar: ']
const END = '. '

/** The note of a booking begins with its car, if one was named. */
function carAndNotes(note: string): { carSaid?: string; notes: string } {
  const beginning = BEGINNINGS.find((one) => note.startsWith(one))
  if (!beginning) return { notes: note }
  const [car = '', ...rest] = note.slice(beginning.length).split(END)
  return { carSaid: car, notes: rest.join(END) }
}

const carWithout = (car: string): string | undefined =>
  car
    .split(', ')
    .filter((part) => plateIn(part) === undefined)
    .join(', ') || undefined
