import { Boxes, CalendarClock, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#core/contracts/seller/dashboard.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { card } from '../../components/styles.ts'
import { unreadWords } from '../../components/unread-words.ts'

type Tile = { name: string; value: number | string; to: string; icon: ReactNode }

/** The three numbers that the day turns about; each leads to its page. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const link = useBusinessLink()
  const tiles: Tile[] = [
    { name: 'Inventory', value: dashboard.inventory, to: '/business/inventory', icon: <Boxes aria-hidden size={18} /> },
    {
      name: 'Pending bookings',
      value: dashboard.pendingBookings,
      to: '/business/bookings',
      icon: <CalendarClock aria-hidden size={18} />,
    },
    {
      name: 'Unread messages',
      value: unreadWords(dashboard.unreadMessages),
      to: '/business/messages',
      icon: <MessageCircle aria-hidden size={18} />,
    },
  ]
  return (
    <ul aria-label="Today" className="grid grid-cols-3 gap-2 *:min-w-0 md:gap-4">
      {tiles.map(({ name, value, to, icon }) => (
        <li key={name}>
          <Link to={link(to)} className={`${card} grid h-full content-between gap-1 p-3 hover:bg-sunk md:p-4`}>
            <span className="flex items-center gap-2 text-ink-soft text-sm leading-tight">
              <span className="max-md:hidden">{icon}</span>
              {name}
            </span>
            <span className="font-bold text-2xl tabular-nums leading-tight md:text-3xl">{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
