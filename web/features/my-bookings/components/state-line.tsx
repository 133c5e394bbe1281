import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { type BookingState, stateOf } from '../booking-state.ts'

const looks: Record<BookingState['tone'], { Icon: typeof CircleX; look: string }> = {
  waits: { Icon: Hourglass, look: 'bg-accent-wash text-accent-ink' },
  good: { Icon: CalendarCheck, look: 'bg-verified-wash text-verified' },
  over: { Icon: CircleCheck, look: 'bg-sunk text-ink' },
  bad: { Icon: CircleX, look: 'bg-danger-wash text-danger' },
}

/** How the booking stands, above everything else; a change of it is announced. */
export function StateLine({ booking }: { booking: BookingView }) {
  const { title, detail, tone } = stateOf(booking)
  const { Icon, look } = looks[tone]
  return (
    <div role="status" className={`flex gap-3 rounded-lg px-4 py-3 ${look}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words font-bold">{title}</p>
        {detail && <p className="break-words text-ink">{detail}</p>}
      </div>
    </div>
  )
}
