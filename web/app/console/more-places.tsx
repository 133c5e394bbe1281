import { Store } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { Dialog } from '../../components/ui/dialog.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import type { ConsolePlace, ConsolePlaces } from './place.ts'

/** All that a phone's tab bar has no room for. */
export default function MorePlaces({ label, places, further, onClose }: ConsolePlaces & { onClose(): void }) {
  const all: readonly ConsolePlace[] = [...places, ...further, { to: '/', name: 'Website', Icon: Store }]
  return (
    <Dialog open title="More" onClose={onClose}>
      <nav aria-label={`More ${label.toLowerCase()} pages`}>
        <ul className="grid gap-1">
          {all.map(({ to, name, Icon, count }) => (
            <li key={name}>
              <NavLink
                to={to}
                end={to === '/'}
                onClick={onClose}
                className="flex min-h-12 items-center gap-3 rounded-lg px-3 hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-bold"
              >
                <Icon aria-hidden size={22} className="shrink-0" />
                {name} <UnreadBadge count={count} className="ml-auto" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
