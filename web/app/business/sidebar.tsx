import { PanelLeftClose, PanelLeftOpen, Store } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { TreadMark } from '../../components/tread-mark.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { furtherPlaces } from './places.ts'
import { useBusinessPlaces } from './use-places.ts'

const FOLDED = 'business-sidebar-folded'
const row =
  'relative flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-sunk aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** Beside two panes there is no room for names on a small screen. */
const nameLook = (isFolded: boolean): string => (isFolded ? 'sr-only' : 'truncate max-lg:sr-only')
const inMiddle = (isFolded: boolean): string => (isFolded ? 'justify-center' : 'max-lg:justify-center')

/** Beside the page at a desk; folded, only its pictures show, and the names are heard and shown on pointing. */
export function Sidebar() {
  const [isFolded, setIsFolded] = useState(wasFolded)
  const places = useBusinessPlaces()
  const name = nameLook(isFolded)
  const fold = () => {
    setIsFolded(!isFolded)
    keepFolded(!isFolded)
  }
  return (
    <aside
      aria-label="Business"
      className={`flex shrink-0 flex-col gap-1 border-line overflow-y-auto border-r bg-surface p-3 max-md:hidden ${isFolded ? 'w-20' : 'w-20 lg:w-64'}`}
    >
      <Link
        to="/"
        aria-label="Spoor, home"
        className={`mb-3 flex min-h-11 items-center gap-2 rounded-lg font-extrabold text-xl ${inMiddle(isFolded)} ${isFolded ? '' : 'lg:px-3'}`}
      >
        <TreadMark className="size-7" />
        {!isFolded && <span className="lettering max-lg:hidden">Spoor</span>}
      </Link>
      <nav aria-label="Business pages">
        <ul className="grid gap-1">
          {places.map(({ to, name: words, Icon, count }) => (
            <li key={words}>
              <NavLink to={to} title={words} className={`${row} ${inMiddle(isFolded)}`}>
                <Icon aria-hidden size={20} className="shrink-0" />
                <span className={name}>{words}</span>
                <UnreadBadge
                  count={count}
                  className={
                    isFolded ? 'absolute top-0 right-0' : 'ml-auto max-lg:absolute max-lg:top-0 max-lg:right-0'
                  }
                />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Foot isFolded={isFolded} onFold={fold} />
    </aside>
  )
}

function Foot({ isFolded, onFold }: { isFolded: boolean; onFold(): void }) {
  const name = nameLook(isFolded)
  const link = useBusinessLink()
  return (
    <div className="mt-auto grid gap-1 pt-4">
      {furtherPlaces.map(({ to, name: words, title, Icon }) => (
        <NavLink key={to} to={link(to)} title={title} className={`${row} ${inMiddle(isFolded)}`}>
          <Icon aria-hidden size={20} className="shrink-0" />
          <span className={name}>{words}</span>
        </NavLink>
      ))}
      <Link to="/" title="Back to the website" className={`${row} ${inMiddle(isFolded)}`}>
        <Store aria-hidden size={20} className="shrink-0" />
        <span className={name}>Back to the website</span>
      </Link>
      <button
        type="button"
        aria-expanded={!isFolded}
        title={isFolded ? 'Unfold the side bar' : undefined}
        className={`max-lg:hidden! ${row} ${inMiddle(isFolded)}`}
        onClick={onFold}
      >
        {isFolded ? <PanelLeftOpen aria-hidden size={20} /> : <PanelLeftClose aria-hidden size={20} />}
        <span className={name}>{isFolded ? 'Unfold the side bar' : 'Fold the side bar'}</span>
      </button>
    </div>
  )
}

function wasFolded(): boolean {
  try {
    return localStorage.getItem(FOLDED) === '1'
  } catch {
    return false
  }
}

function keepFolded(isFolded: boolean): void {
  try {
    if (isFolded) localStorage.setItem(FOLDED, '1')
    else localStorage.removeItem(FOLDED)
  } catch {
    // Without storage it holds until the page is left.
  }
}
