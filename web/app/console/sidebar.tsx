import { PanelLeftClose, PanelLeftOpen, Store } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { TreadMark } from '../../components/tread-mark.tsx'
import { Button } from '../../components/ui/button.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import type { ConsolePlace, ConsolePlaces } from './place.ts'

const FOLDED = 'console-sidebar-folded'
/** At a desk all pages stand in a height of 800 px. */
const row =
  'relative flex min-h-11 [@media(pointer:fine)_and_(max-height:900px)]:min-h-7.5 w-full items-center gap-3 rounded-lg px-3 text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-sunk aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** Beside two panes there is no room for names on a small screen. */
const nameLook = (isFolded: boolean): string =>
  isFolded ? 'sr-only' : 'min-w-0 text-left leading-tight wrap-anywhere max-lg:sr-only'
const inMiddle = (isFolded: boolean): string => (isFolded ? 'justify-center' : 'max-lg:justify-center')

/** Beside the page at a desk; folded, only its pictures show, and the names are heard and shown on pointing. */
export function Sidebar({ label, places, further }: ConsolePlaces) {
  const [isFolded, fold] = useFolded()
  return (
    <aside
      aria-label={label}
      className={`flex shrink-0 flex-col gap-1 border-line overflow-y-auto border-r bg-surface p-3 max-md:hidden ${isFolded ? 'w-20' : 'w-20 lg:w-[max(256px,min(15rem,26vw))]'}`}
    >
      <Link
        to="/"
        aria-label="Spoor, home"
        className={`mb-3 flex min-h-11 [@media(pointer:fine)_and_(max-height:900px)]:mb-0 items-center gap-2 rounded-lg font-extrabold text-xl ${inMiddle(isFolded)} ${isFolded ? '' : 'lg:px-3'}`}
      >
        <TreadMark className="size-7" />
        {!isFolded && <span className="lettering max-lg:hidden">Spoor</span>}
      </Link>
      <nav aria-label={`${label} pages`} className="grid gap-3 [@media(pointer:fine)_and_(max-height:900px)]:gap-1.5">
        {[...Map.groupBy(places, ({ group }) => group)].map(([group, here]) => (
          <PlaceGroup key={group ?? ''} group={group} places={here} isFolded={isFolded} />
        ))}
      </nav>
      <Foot further={further} isFolded={isFolded} onFold={fold} />
    </aside>
  )
}

function PlaceGroup(props: { group: string | undefined; places: readonly ConsolePlace[]; isFolded: boolean }) {
  const { group, places, isFolded } = props
  return (
    <div>
      {group && (
        <p className={`px-3 pb-1 font-semibold text-ink-soft text-xs uppercase ${nameLook(isFolded)}`}>{group}</p>
      )}
      <ul className="grid gap-1 [@media(pointer:fine)_and_(max-height:900px)]:gap-0">
        {places.map(({ to, name, title = name, Icon, count, says }) => (
          <li key={name}>
            <NavLink to={to} title={title} className={`${row} ${inMiddle(isFolded)}`}>
              <Icon aria-hidden size={20} className="shrink-0" />
              <span className={nameLook(isFolded)}>{name}</span>
              <UnreadBadge
                count={count}
                says={says}
                className={isFolded ? 'absolute top-0 right-0' : 'ml-auto max-lg:absolute max-lg:top-0 max-lg:right-0'}
              />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FootProps = { further: readonly ConsolePlace[]; isFolded: boolean; onFold(): void }

function Foot({ further, isFolded, onFold }: FootProps) {
  const name = nameLook(isFolded)
  return (
    <div className="mt-auto grid gap-1 pt-4 [@media(pointer:fine)_and_(max-height:900px)]:gap-0 [@media(pointer:fine)_and_(max-height:900px)]:pt-1">
      {further.map(({ to, name: words, title, Icon }) => (
        <NavLink key={words} to={to} title={title} className={`${row} ${inMiddle(isFolded)}`}>
          <Icon aria-hidden size={20} className="shrink-0" />
          <span className={name}>{words}</span>
        </NavLink>
      ))}
      <Link to="/" title="Back to the website" className={`${row} ${inMiddle(isFolded)}`}>
        <Store aria-hidden size={20} className="shrink-0" />
        <span className={name}>Back to the website</span>
      </Link>
      <Button
        aria-expanded={!isFolded}
        title={isFolded ? 'Unfold the side bar' : undefined}
        className={`max-lg:hidden! ${row} ${inMiddle(isFolded)}`}
        onClick={onFold}
      >
        {isFolded ? <PanelLeftOpen aria-hidden size={20} /> : <PanelLeftClose aria-hidden size={20} />}
        <span className={name}>{isFolded ? 'Unfold the side bar' : 'Fold the side bar'}</span>
      </Button>
    </div>
  )
}

/** Whether it is folded, and what turns that round. The server draws it unfolded. */
function useFolded(): [isFolded: boolean, turn: () => void] {
  const kept = useSyncExternalStore(never, wasFolded, () => false)
  const [chosen, choose] = useState<boolean>()
  const isFolded = chosen ?? kept
  return [
    isFolded,
    () => {
      choose(!isFolded)
      keepFolded(!isFolded)
    },
  ]
}

const never = () => () => {}

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
