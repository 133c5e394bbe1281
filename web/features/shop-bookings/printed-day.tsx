import type { ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { clockOf, dayWords } from '#web/lib/dates.ts'
import { statusNames, workOf } from './words.ts'

type Props = { shop: string; date: string; calendar: ShopCalendar }

/** The day on paper: bookings and walk-ins in order of time. */
export function PrintedDay({ shop, date, calendar: { bookings, blocks } }: Props) {
  const lines = [
    ...bookings.flatMap((booking) =>
      booking.slotStart
        ? [
            {
              id: booking.id,
              start: booking.slotStart,
              bay: booking.bay,
              who: `${booking.customer.name} ${booking.customer.phone ?? ''}`,
              what: `${booking.code} · ${workOf(booking)}`,
              state: statusNames[booking.status],
              notes: booking.notes,
            },
          ]
        : [],
    ),
    ...blocks.map(({ id, start, bay, words }) => ({
      id,
      start,
      bay,
      who: words,
      what: 'Walk-in',
      state: '',
      notes: '',
    })),
  ].toSorted((one, other) => one.start.localeCompare(other.start))
  return (
    <section className="hidden print:block">
      <h2 className="mb-3 font-bold text-xl">
        {shop}: {dayWords(date)}
      </h2>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-ink border-b text-left">
            {['Time', 'Bay', 'Customer', 'Work', 'Status', 'Notes'].map((head) => (
              <th key={head} scope="col" className="py-1 pr-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, start, bay, who, what, state, notes }) => (
            <tr key={id} className="break-inside-avoid border-line border-b align-top">
              <td className="py-1 pr-3 tabular-nums">{clockOf(start)}</td>
              <td className="py-1 pr-3">{bay}</td>
              <td className="py-1 pr-3">{who}</td>
              <td className="py-1 pr-3">{what}</td>
              <td className="py-1 pr-3">{state}</td>
              <td className="py-1">{notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
