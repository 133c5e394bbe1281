import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { dayWords, shortDay } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../components/ui/button.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'
import Bays from './bays.tsx'
import { dayAfter, isDay, mondayOf, today } from './grid-times.ts'
import { PrintedDay } from './printed-day.tsx'
import { workOf } from './words.ts'

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
