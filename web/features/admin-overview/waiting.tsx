import { Link } from 'react-router-dom'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import { howLong } from '#web/lib/since.ts'
import { useAdminWaiting } from '../../components/admin/waiting.ts'
import { card } from '../../components/styles.ts'
import { Failed } from '../../components/ui/states.tsx'

const MOST = 1000

/** What each is called, and where it is worked off. */
const places: Readonly<Record<WaitingFor, { one: string; many: string; to: string }>> = {
  troubles: { one: 'trouble to mend', many: 'troubles to mend', to: '/admin/operations' },
  set_aside: { one: 'message set aside', many: 'messages set aside', to: '/admin/operations?view=aside' },
  overdue: { one: 'invoice overdue', many: 'invoices overdue', to: '/admin/revenue?status=overdue' },
  applications: { one: 'application', many: 'applications', to: '/admin/business-approval' },
  support: { one: 'question to us', many: 'questions to us', to: '/admin/support' },
  reports: { one: 'report', many: 'reports', to: '/admin/reports' },
  suggestions: { one: 'suggested fitment centre', many: 'suggested fitment centres', to: '/admin/support' },
  own_tyres: { one: 'tyre added by a seller', many: 'tyres added by sellers', to: '/admin/tyres' },
  unknown_vehicles: { one: 'unknown vehicle', many: 'unknown vehicles', to: '/admin/fitment?view=unknown' },
  unknown_places: { one: 'unknown place', many: 'unknown places', to: '/admin/places?view=unknown' },
  misheard: {
    one: 'thing the bot did not understand',
    many: 'things the bot did not understand',
    to: '/admin/understanding',
  },
}

/** What somebody waits for, the most urgent first, each with the way to it. */
export function Waiting() {
  const { data, error, refetch, isFetching } = useAdminWaiting()
  if (error && !data)
    return <Failed title="What waits could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  return (
    <section aria-labelledby="what-waits" className="grid gap-2">
      <h2 id="what-waits" className="font-bold text-lg">
        What waits for someone
      </h2>
      {data.waiting.length === 0 ? (
        <p className="rounded-xl bg-sunk px-4 py-6 text-center text-ink-soft">Nothing waits. All queues are empty.</p>
      ) : (
        <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
          {data.waiting.map(({ what, count, since }) => (
            <li key={what}>
              <Link to={places[what].to} className={`${card} flex h-full items-baseline gap-3 p-4 hover:bg-sunk`}>
                <span className="font-bold text-3xl tabular-nums leading-tight">
                  {count >= MOST ? `${MOST}+` : count}
                </span>{' '}
                <span>
                  <span className="block font-semibold">{count === 1 ? places[what].one : places[what].many}</span>{' '}
                  <span className="block text-ink-soft text-sm">{sinceWords(since, count)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function sinceWords(since: string, count: number): string {
  const long = howLong(since)
  if (long === 'just now') return 'came just now'
  return count === 1 ? `waits for ${long}` : `the oldest waits for ${long}`
}
