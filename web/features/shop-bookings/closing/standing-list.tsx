import { useState } from 'react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { byWhen, dayWords } from '#web/lib/dates.ts'
import { openOffers } from '../../../components/offer-words.ts'
import { Button } from '../../../components/ui/button.tsx'
import { dayAfter } from '../grid-times.ts'
import { useActs } from '../use-acts.ts'
import { dateOf, waitsFor, whenOf, workOf } from '../words.ts'

type Props = { bookings: readonly FrontDeskBooking[]; isClosed: boolean }

/** For so many at once the next free time is looked for; the others follow as these are answered. */
const LOOKED_FOR = 6

const isDecided = (booking: FrontDeskBooking): boolean =>
  booking.status === 'in_progress' || openOffers(booking, 'shop').length > 0

/** What stands in days that close, each with what becomes of it by one tap. */
export function StandingList({ bookings, isClosed }: Props) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const undecided = bookings.filter((one) => !isDecided(one) && !kept.has(one.id))
  const looked = new Set(undecided.slice(0, LOOKED_FOR).map(({ id }) => id))
  if (bookings.length === 0) return <p className="text-ink-soft">No booking stands there.</p>
  return (
    <section aria-label="What stands there">
      <h3 className="font-semibold">
        {bookings.length === 1 ? '1 booking stands there' : `${bookings.length} bookings stand there`}
      </h3>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className="grid gap-1 border-line border-t py-3 first:border-t-0">
            <p>
              <span className="font-semibold">{booking.customer.name}</span>{' '}
              <span className="text-ink-soft">{booking.code}</span>
              <span className="block text-sm">
                {whenOf(booking)} · {workOf(booking)}
              </span>
            </p>
            {isClosed && (
              <Outcome
                booking={booking}
                isKept={kept.has(booking.id)}
                isLooked={looked.has(booking.id)}
                onKeep={() => setKept(new Set([...kept, booking.id]))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OutcomeProps = { booking: FrontDeskBooking; isKept: boolean; isLooked: boolean; onKeep(): void }

function Outcome({ booking, isKept, isLooked, onKeep }: OutcomeProps) {
  const { id, slotStart, preferredDate, status } = booking
  const { act, isBusy } = useActs()
  const params = { id }
  const day = slotStart ? dateOf(slotStart) : preferredDate
  const from = day ? { from: dayAfter(day, 1) } : {}
  const days = useRead('GET /bookings/:id/open-days', isLooked ? { params, query: { ...from, count: 3 } } : null)
  const date = days.data?.days[0]?.date
  const times = useRead('GET /bookings/:id/open-slots', date ? { params, query: { date } } : null)
  const next = times.data?.starts[0]
  if (openOffers(booking, 'shop').length > 0) return <p className="text-accent-ink text-sm">{waitsFor(booking)}</p>
  if (isKept) return <p className="text-ink-soft text-sm">Stays as it is.</p>
  if (status === 'in_progress') return <p className="text-ink-soft text-sm">Is being worked on.</p>
  const reason = day ? `We are closed on ${dayWords(day)}` : 'We are closed then'
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => act(id, { act: 'offer', offers: [{ start: next, note: reason }] })}
        >
          Ask for {byWhen(next)}
        </Button>
      )}
      <Button
        look="danger"
        disabled={isBusy}
        aria-label={`Cancel ${booking.code}`}
        onClick={() =>
          act(
            id,
            status === 'pending' ? { act: 'decline', reason, seenAt: booking.updatedAt } : { act: 'cancel', reason },
          )
        }
      >
        Cancel
      </Button>
      <Button look="quiet" disabled={isBusy} aria-label={`Keep ${booking.code}`} onClick={onKeep}>
        Keep
      </Button>
    </div>
  )
}
