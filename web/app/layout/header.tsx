import { Menu, X } from 'lucide-react'
import { Suspense } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Button } from '#web/components/ui/button.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import { useMessagesPlace } from '#web/lib/messages-place.ts'
import { signInLink, useWho, type Who } from '#web/lib/session.ts'
import { whatsappLink } from '#web/lib/settings.ts'
import { container, quietButton } from '../../components/styles.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { legalPlaces, tyrePlaces } from './places.ts'

const UserMenu = later(() => import('./user-menu.tsx'))

const place =
  'relative grid min-h-11 place-items-center whitespace-nowrap rounded-lg px-1.5 font-medium hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent aria-[current=page]:underline-offset-8 lg:px-3'

export function Header() {
  const who = useWho()
  const messages = useMessagesPlace()
  return (
    <header className="bg-paper md:sticky md:top-0 md:z-30 md:shadow-card">
      <div className={`${container} flex min-h-15 flex-wrap items-center gap-1 py-1`}>
        <Link
          to="/"
          aria-label="Spoor, home"
          className="mr-2 flex min-h-11 items-center gap-2 rounded-lg font-extrabold text-xl"
        >
          <TreadMark className="size-7" />
          <span className="lettering">Spoor</span>
        </Link>
        <nav aria-label="Main" className="flex flex-wrap max-md:hidden">
          <NavLink to="/search" className={place}>
            Search Tyres
          </NavLink>
          <NavLink to="/fitment-centres" className={`${place} max-lg:hidden`}>
            Fitting Centres
          </NavLink>
          <NavLink to="/comparison" className={place}>
            Compare
          </NavLink>
          {who.state === 'in' && who.account.role === 'customer' && (
            <NavLink to="/booking" className={`${place} max-lg:hidden`}>
              Bookings
            </NavLink>
          )}
          <NavLink to={messages.to} className={place}>
            <span>
              Messages <UnreadBadge count={messages.unread} />
            </span>
          </NavLink>
        </nav>
        <div className="ml-auto flex min-h-12 items-center justify-end gap-1 lg:gap-2">
          <WhoIsHere who={who} />
          <SiteMenu />
        </div>
      </div>
    </header>
  )
}

function WhoIsHere({ who }: { who: Who }) {
  const { pathname, search } = useLocation()
  if (who.state === 'loading') return null
  if (who.state === 'in')
    return (
      <Boundary
        instead={() => (
          <Link to="/profile" className={place}>
            {who.account.name}
          </Link>
        )}
      >
        <Suspense>
          <UserMenu account={who.account} />
        </Suspense>
      </Boundary>
    )
  const back = pathname === '/login' ? '/profile' : `${pathname}${search}`
  return (
    <>
      <Link to={signInLink(back)} className={`${place} max-md:border max-md:border-line-strong max-md:px-3`}>
        Sign in
      </Link>
      <Link to={signInLink(back, 'signup')} className={`${quietButton} whitespace-nowrap px-4! max-md:hidden`}>
        Get Started
      </Link>
    </>
  )
}

const id = 'site-menu'

const item = 'flex min-h-11 items-center rounded-lg px-3 hover:bg-sunk'

/** Everything that stands in no bar on a small screen. The browser opens and closes it, so it works before any script. */
function SiteMenu() {
  const { data } = useRead('GET /site')
  const close = () => document.getElementById(id)?.hidePopover?.()
  return (
    <div className="lg:hidden">
      <Button popoverTarget={id} look="icon" aria-label="Menu">
        <Menu aria-hidden size={24} />
      </Button>
      <nav
        id={id}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full overflow-y-auto bg-surface p-3 text-ink shadow-card ring-1 ring-line md:left-auto md:w-80 md:rounded-bl-2xl backdrop:bg-black/40"
      >
        <p className="flex items-center justify-between pl-3 font-bold">
          Menu
          <Button popoverTarget={id} popoverTargetAction="hide" aria-label="Close the menu" look="icon">
            <X aria-hidden size={22} />
          </Button>
        </p>
        <ul onClickCapture={close} className="grid">
          {[...tyrePlaces, ...legalPlaces].map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={item}>
                {name}
              </Link>
            </li>
          ))}
          {data?.helpUrl && (
            <li>
              <a href={data.helpUrl} rel="noreferrer" target="_blank" className={item}>
                Help centre
              </a>
            </li>
          )}
          <li>
            <a href={whatsappLink('Help')} className={item}>
              Chat with us on WhatsApp
            </a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
