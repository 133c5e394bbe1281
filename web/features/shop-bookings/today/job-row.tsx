import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { clockOf, shortDay } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { today } from '../grid-times.ts'
import { NextAct } from '../next-act.tsx'
import { answerWords, dateOf, statusNames, whenOf, workOf } from '../words.ts'
import { lateBy } from './sort-day.ts'

type Props = { booking: FrontDeskBooking }

const row = 'flex min-h-14 items-center gap-3 border-line border-t py-1.5 first:border-t-0'
const opens = 'flex min-w-0 grow items-center gap-3 rounded-lg text-left hover:bg-sunk'

/** A job of the day: its time, whose it is and what, and the next act; the later ones need the room of a desk. */
export function JobRow({ booking, isForDesk }: Props & { isForDesk: boolean }) {
  const { go } = useAddress()
  const { slotStart, customer, code, bay, status } = booking
  const late = lateBy(booking, new Date())
  return (
    <li className={isForDesk ? `${row} max-md:hidden` : row}>
      <Button className={opens} onClick={() => go({ booking: booking.id })}>
        <span className="w-16 shrink-0 font-bold tabular-nums leading-tight">
          {slotStart ? clockOf(slotStart) : 'Any'}
          {slotStart && dateOf(slotStart) !== today() && (
            <span className="block whitespace-nowrap font-normal text-ink-soft text-xs">
              {shortDay(dateOf(slotStart))}
            </span>
          )}
        </span>
        <span className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold">
            {customer.name} <span className="font-normal text-ink-soft">{code}</span>
          </span>
          <span className="block truncate text-ink-soft text-sm">
            {late && (
              <strong suppressHydrationWarning className="font-semibold text-danger">
                {late} ·{' '}
              </strong>
            )}
            {[status === 'in_progress' && statusNames[status], bay && `bay ${bay}`, workOf(booking)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </Button>
      <NextAct booking={booking} />
    </li>
  )
}

/** A request that waits for the shop, and until when. */
export function WaitingRow({ booking }: Props) {
  const { go } = useAddress()
  return (
    <li className={row}>
      <Button className={opens} onClick={() => go({ booking: booking.id })}>
        <span className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold">
            {booking.customer.name} <span className="font-normal text-ink-soft">{booking.code}</span>
          </span>
          <span className="block truncate text-ink-soft text-sm">{[whenOf(booking), workOf(booking)].join(' · ')}</span>
          <span className="block font-semibold text-accent-ink text-sm empty:hidden">{answerWords(booking)}</span>
        </span>
      </Button>
      {booking.slotStart && <NextAct booking={booking} />}
    </li>
  )
}
