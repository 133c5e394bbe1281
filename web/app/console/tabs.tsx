import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { later } from '../../lib/code/later.tsx'
import type { ConsolePlaces } from './place.ts'

const MorePlaces = later(() => import('./more-places.tsx'))

const tab =
  'relative grid min-h-16 content-center justify-items-center gap-0.5 text-[min(0.875rem,3.4vw)] text-ink-soft tracking-tight aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=true]:font-bold aria-[current=true]:text-ink'
const badge = 'absolute top-1 left-1/2 ml-1'

/** A console at a phone's thumb: the pages of every hour, which are named, and the way to all the others. */
export function ConsoleTabs({ atThumb, ...all }: ConsolePlaces & { atThumb: readonly string[] }) {
  const { label, places, further } = all
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const others = places.filter(({ name }) => !atThumb.includes(name))
  const isAmongOthers = [...others, ...further].some(({ to }) => to.split('?')[0] === pathname)
  return (
    <>
      <nav
        data-foot
        aria-label={`${label} tabs`}
        className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {atThumb
          .flatMap((name) => places.find((place) => place.name === name) ?? [])
          .map(({ to, name, Icon, count, says }) => (
            <NavLink key={name} to={to} className={tab}>
              <Icon aria-hidden size={22} />
              <span>
                {name} <UnreadBadge count={count} says={says} className={badge} />
              </span>
            </NavLink>
          ))}
        <Button
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
        </Button>
      </nav>
      {isOpen && (
        <Suspense>
          <MorePlaces {...all} places={others} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
