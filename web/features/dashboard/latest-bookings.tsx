import { Link } from 'react-router-dom'
import type { LatestBooking } from '#core/contracts/seller/dashboard.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { nameOfServices } from '#core/rules/bookings/service-types.ts'
import { dayWords, momentWords } from '#web/lib/dates.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { Badge, type Tone } from '../../components/console/badge.tsx'
import { NothingYet, Section } from './section.tsx'

const SHOWN = 3

const states: Record<LatestBooking['status'], { name: string; tone: Tone }> = {
  pending: { name: 'Pending', tone: 'warning' },
  confirmed: { name: 'Confirmed', tone: 'calm' },
  in_progress: { name: 'In progress', tone: 'calm' },
  completed: { name: 'Completed', tone: 'good' },
  cancelled: { name: 'Cancelled', tone: 'quiet' },
}

const workOf = ({ services, tyre, quantity }: LatestBooking): string =>
  tyre
    ? `${quantity ?? ''} × ${tyre.brand} ${tyre.model} ${tyre.size}`.trim()
    : (nameOfServices(services) ?? services.map((service) => serviceNames[service]).join(', '))

const timeOf = ({ start, date }: LatestBooking): string => {
  if (start) return momentWords(start)
  return date ? `Any time on ${dayWords(date)}` : 'Any time'
}

/** The bookings that came last. */
export function LatestBookings({ bookings }: { bookings: readonly LatestBooking[] }) {
  const link = useBusinessLink()
  return (
    <Section title="Latest bookings" way={{ to: '/business/bookings', name: 'View all bookings' }}>
      {bookings.length === 0 ? (
        <NothingYet>No bookings yet. They show here as drivers book.</NothingYet>
      ) : (
        <ul className="grid">
          {bookings.slice(0, SHOWN).map((booking) => (
            <li key={booking.id} className="border-line border-t first:border-t-0">
              <Link
                to={link('/business/bookings', { booking: booking.id })}
                className="-mx-2 grid gap-0.5 rounded-lg px-2 py-2.5 hover:bg-sunk"
              >
                <span className="flex flex-wrap items-center gap-x-3">
                  <span className="min-w-0 grow truncate font-bold">{booking.customer}</span>
                  <Badge tone={states[booking.status].tone}>{states[booking.status].name}</Badge>
                </span>
                <span className="truncate">{workOf(booking)}</span>
                <span className="text-ink-soft text-sm tabular-nums">{timeOf(booking)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
