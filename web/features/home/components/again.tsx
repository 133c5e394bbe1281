import { Bell, CalendarDays, Car, type LucideIcon, MessagesSquare, Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import type { GarageVehicle } from '#core/contracts/profile.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { useGarage } from '#web/lib/device/garage.ts'
import { resultsLink } from '#web/lib/page/search-address.ts'
import { useWho } from '#web/lib/session.ts'
import { keptSearch, type LastSearch } from '../../../lib/device/last-search.ts'

type Way = { key: string; to: string; icon: LucideIcon; name: string; more: string }

/** Where somebody who comes back left off: one tap each. */
export default function Again() {
  const who = useWho()
  const isCustomer = who.state === 'in' && who.account.role === 'customer'
  const last = useLastSearch()
  const { vehicles } = useGarage()
  const own = useOwn(isCustomer)
  const ways: Way[] = [
    ...own,
    ...(last ? [{ key: 'last', to: last.path, icon: Search, name: 'Last search', more: last.name }] : []),
    ...vehicles.slice(0, 2).flatMap(wayOf),
  ]
  if (ways.length === 0) return null
  return (
    <nav aria-label="Where you left off" className="mt-3 md:mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {ways.map(({ key, to, icon: Icon, name, more }) => (
          <li key={key} className="shrink-0">
            <Link
              to={to}
              className="pressable flex min-h-13 max-w-72 items-center gap-2.5 rounded-xl bg-surface px-3 shadow-card"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 leading-tight">
                <span className="block text-ink-soft text-xs">{name}</span>
                <span className="block truncate font-semibold text-sm">{more}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What somebody with an account has under way. */
function useOwn(enabled: boolean): Way[] {
  const bookings = useRead('GET /bookings', { query: { which: 'upcoming', limit: 20 } }, { enabled })
  const rounds = useRead('GET /quote-rounds', {}, { enabled })
  const alerts = useRead('GET /alerts', {}, { enabled })
  const next = (bookings.data?.bookings ?? [])
    .filter(({ slotStart }) => slotStart !== null)
    .sort((one, other) => (one.slotStart ?? '').localeCompare(other.slotStart ?? ''))[0]
  const open = (rounds.data?.rounds ?? []).filter(({ state }) => state === 'open').length
  const on = (alerts.data?.alerts ?? []).filter(({ active }) => active).length
  return [
    ...(next?.slotStart
      ? [
          {
            key: 'booking',
            to: '/booking',
            icon: CalendarDays,
            name: next.status === 'pending' ? `${next.shop.name} has yet to confirm` : `Booked at ${next.shop.name}`,
            more: momentWords(next.slotStart),
          },
        ]
      : []),
    ...(open > 0
      ? [{ key: 'quotes', to: '/quotes', icon: MessagesSquare, name: 'Quotes', more: counted(open, 'open request') }]
      : []),
    ...(on > 0 ? [{ key: 'alerts', to: '/alerts', icon: Bell, name: 'Alerts', more: `${on} on` }] : []),
  ]
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function wayOf({ id, name, make, model, variant, year, size, rearSize }: GarageVehicle): Way[] {
  if (size === null && (make === '' || model === '')) return []
  const to = resultsLink({
    make,
    model,
    variant,
    year: year === null ? undefined : String(year),
    size: size ?? undefined,
    other: rearSize ?? undefined,
    quantity: rearSize ? '2' : undefined,
  })
  const car = name || [make, model, year].filter(Boolean).join(' ')
  return [{ key: id, to, icon: Car, name: 'Tyres for', more: car || (size ?? '') }]
}

let read: { text: string | null; search: LastSearch | undefined } = { text: null, search: undefined }

function lastSearch(): LastSearch | undefined {
  const text = keptSearch()
  if (text !== read.text) read = { text, search: parsed(text) }
  return read.search
}

/** Undefined on the server, and where nothing was searched for. */
const useLastSearch = (): LastSearch | undefined =>
  useSyncExternalStore(
    () => () => {},
    lastSearch,
    () => undefined,
  )

function parsed(text: string | null): LastSearch | undefined {
  try {
    const one: unknown = JSON.parse(text ?? 'null')
    if (typeof one !== 'object' || one === null) return undefined
    const [name, path]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'path')]
    // What others may have written here leads to the results alone.
    return typeof name === 'string' && typeof path === 'string' && path.startsWith('/search/results?')
      ? { name: name.slice(0, 80), path }
      : undefined
  } catch {
    return undefined
  }
}
