import type { BookingView } from '#core/contracts/bookings.ts'
import { statusNames } from '../words.ts'

const looks: Record<BookingView['status'], string> = {
  pending: 'bg-accent-wash text-accent-ink',
  confirmed: 'bg-verified-wash text-verified',
  in_progress: 'bg-verified-wash text-verified',
  completed: 'bg-sunk text-ink',
  cancelled: 'bg-danger-wash text-danger',
}

export const StatusBadge = ({ status }: Pick<BookingView, 'status'>) => (
  <span className={`inline-flex rounded-full px-3 py-1 font-semibold text-sm ${looks[status]}`}>
    {statusNames[status]}
  </span>
)
