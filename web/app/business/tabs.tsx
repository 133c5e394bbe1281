import { Store } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { useBusinessPlaces } from './use-places.ts'

const tab =
  'relative grid min-h-16 content-center justify-items-center gap-0.5 text-[min(0.875rem,4.6vw)] text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** The seller's pages at a phone's thumb. */
export const BusinessTabs = () => (
  <nav
    aria-label="Business tabs"
    className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    {useBusinessPlaces().map(({ to, name, Icon, count }) => (
      <NavLink key={name} to={to} className={tab}>
        <Icon aria-hidden size={22} />
        <span>
          {name} <UnreadBadge count={count} className="absolute top-1 left-1/2 ml-1" />
        </span>
      </NavLink>
    ))}
    <NavLink to="/" end className={tab}>
      <Store aria-hidden size={22} />
      <span>Website</span>
    </NavLink>
  </nav>
)
