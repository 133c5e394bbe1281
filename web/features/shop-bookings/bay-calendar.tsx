import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { FrontDeskBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, dayWords, shortDay } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../components/ui/button.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import Bays from './bays.tsx'
import { dayAfter, isDay, mondayOf, today } from './grid-times.ts'
import { statusNames, workOf } from './words.ts'

type Props = { shop: { id: string; name: string }; date: string; days: 1 | 7 }
const everyMs = 60_000

/** The shop's bays on a day or in a week, with the requests that have no time yet. */
export default function BayCalendar({ shop, date: asked, days }: Props) {
  const { go } = useAddress()
  const named = isDay(asked) ? asked : today()
  const from = days === 7 ? mondayOf(named) : named
  const calendar = useRead(
    'GET /shops/:shopId/bay-calendar',
    { params: { shopId: shop.id }, query: { from, days } },
    { every: everyMs, keepsPrevious: true },
  )
  const { data, error, refetch, isFetching } = calendar
  if (error && !data)
    return (
      <Failed
        title={saidOr(error, 'Failed to load bookings')}
        again="Try Again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Spinner>Loading...</Spinner>
  return (
    <>
      <Steps from={from} days={days} />
      <Tray bookings={data.tray} onOpen={(id) => go({ booking: id })} />
      <Bays shopId={shop.id} calendar={data} onDay={(date) => go({ view: 'day', date })} />
      {days === 1 && <PrintedDay shop={shop.name} date={from} calendar={data} />}
    </>
  )
}

/** The days before and after, and today. */
function Steps({ from, days }: { from: string; days: 1 | 7 }) {
  const { go } = useAddress()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button aria-label="Back" look="quiet" onClick={() => go({ date: dayAfter(from, -days) })}>
        <ChevronLeft aria-hidden size={18} />
      </Button>
      <Button look="quiet" onClick={() => go({ date: undefined })}>
        Today
      </Button>
      <Button aria-label="Forward" look="quiet" onClick={() => go({ date: dayAfter(from, days) })}>
        <ChevronRight aria-hidden size={18} />
      </Button>
      <h2 className="font-bold text-lg">
        {days === 1 ? dayWords(from) : `${shortDay(from)} to ${shortDay(dayAfter(from, 6))}`}
      </h2>
    </div>
  )
}

/** Requests that leave the time to the shop. */
const Tray = ({ bookings, onOpen }: { bookings: readonly FrontDeskBooking[]; onOpen(id: string): void }) =>
  bookings.length > 0 && (
    <section aria-label="Requests without a time" className="rounded-xl bg-accent-wash p-3 print:hidden">
      <h3 className="mb-2 font-semibold">Without a time: propose one</h3>
      <ul className="flex flex-wrap gap-2">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Button look="quiet" className="py-1.5 text-left" onClick={() => onOpen(booking.id)}>
              <span>
                {booking.code} {booking.customer.name}
                <span className="block font-normal text-sm">
                  {booking.preferredDate ? shortDay(booking.preferredDate) : 'Any day'} · {workOf(booking)}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )

type PrintedDayProps = { shop: string; date: string; calendar: ShopCalendar }

/** The day on paper: bookings and walk-ins in order of time. */
function PrintedDay({ shop, date, calendar: { bookings, blocks } }: PrintedDayProps) {
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
