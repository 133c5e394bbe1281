import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { later } from '../../lib/code/later.tsx'
import { furtherPlaces, placesAtThumb } from './places.ts'
import { useBusinessPlaces } from './use-places.ts'

const MorePlaces = later(() => import('./more-places.tsx'))

const tab =
  'relative grid min-h-16 content-center justify-items-center gap-0.5 text-[min(0.875rem,3.9vw)] text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=true]:font-bold aria-[current=true]:text-ink'
const badge = 'absolute top-1 left-1/2 ml-1'

/** The seller's pages at a phone's thumb: those of every hour, and the way to all the others. */
export function BusinessTabs() {
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const places = useBusinessPlaces()
  const others = places.filter(({ name }) => !placesAtThumb.includes(name))
  const isAmongOthers = [...others, ...furtherPlaces].some(({ to }) => to.split('?')[0] === pathname)
  return (
    <>
      <nav
        aria-label="Business tabs"
        className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {placesAtThumb
          .flatMap((name) => places.find((place) => place.name === name) ?? [])
          .map(({ to, name, Icon, count }) => (
            <NavLink key={name} to={to} className={tab}>
              <Icon aria-hidden size={22} />
              <span>
                {name} <UnreadBadge count={count} className={badge} />
              </span>
            </NavLink>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={isAmongOthers || undefined}
          className={tab}
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis aria-hidden size={22} />
          <span>
            More <UnreadBadge count={others.reduce((sum, { count = 0 }) => sum + count, 0)} className={badge} />
          </span>
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <MorePlaces places={others} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
