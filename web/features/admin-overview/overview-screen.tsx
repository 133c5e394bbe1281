import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AdminOverview, WaitingFor } from '#core/contracts/admin/overview.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { grouped } from '#web/lib/counts.ts'
import { useWho } from '#web/lib/session.ts'
import { howLong } from '#web/lib/since.ts'
import { useAdminWaiting } from '../../components/admin/waiting.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Figure } from '../../components/console/figure.tsx'
import { card, linkLook } from '../../components/styles.ts'
import { Failed, Loading, Spinner } from '../../components/ui/states.tsx'

const EVERY_MS = 60_000

/** What an admin begins the day with: what waits first, then how the platform does. */
export function OverviewScreen() {
  const who = useWho()
  return (
    <ConsolePage title="Overview" about={who.state === 'in' ? `Welcome, ${who.account.name}` : undefined}>
      <Waiting />
      <Figures />
    </ConsolePage>
  )
}

function Figures() {
  const { data, error, refetch, isFetching } = useRead('GET /admin/overview', {}, { every: EVERY_MS })
  if (error && !data)
    return (
      <Failed title="Error Loading Dashboard Data" onRetry={() => void refetch()} retrying={isFetching}>
        {error.status === 0 || error.status >= 500 ? 'Failed to load dashboard data' : error.message}
      </Failed>
    )
  if (!data)
    return (
      <Loading>
        <Spinner>Loading...</Spinner>
      </Loading>
    )
  return (
    <>
      <Stats stats={data.stats} />
      <Activity overview={data} />
    </>
  )
}

const Stats = ({ stats }: { stats: AdminOverview['stats'] }) => (
  <section aria-labelledby="platform-figures" className="grid gap-2">
    <h2 id="platform-figures" className="font-bold text-lg">
      The platform today
    </h2>
    <dl className="grid grid-cols-2 gap-2 *:min-w-0 md:gap-4 lg:grid-cols-3 2xl:grid-cols-6">
      <Figure name="Users" value={grouped(stats.totalUsers)} over="All accounts" />
      <Figure name="Businesses" value={grouped(stats.totalBusinesses)} over="Active, visible to customers" />
      <Figure
        name="Monthly revenue"
        value={formatRandExact(stats.monthlyRevenueCents)}
        over="The fees of all active businesses"
      />
      <Figure name="Bookings" value={grouped(stats.totalBookings)} over="Since the beginning" />
      <Figure name="Searches" value={grouped(stats.activeSearches)} over="In the last 24 hours" />
      <Figure
        name="Growth"
        value={stats.platformGrowth === null ? '–' : `${grouped(stats.platformGrowth)} %`}
        over={stats.platformGrowth === null ? 'There were no accounts a month ago' : 'More accounts than a month ago'}
      />
    </dl>
  </section>
)

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
function Waiting() {
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

/** What happened last, at most three of a kind. */
function Activity({ overview: { payments, tyreUpdates, deals } }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="recent-activity" className="grid gap-2">
      <h2 id="recent-activity" className="font-bold text-lg">
        Recent activity
      </h2>
      {payments.length + tyreUpdates.length + deals.length === 0 ? (
        <p className="rounded-xl bg-sunk px-4 py-6 text-center text-ink-soft">No recent platform activity.</p>
      ) : (
        <div className="grid items-start gap-2 md:grid-cols-2 md:gap-4">
          <Happened title="Payments" none={payments.length === 0}>
            {payments.map(({ id, business, amountCents, at }) => (
              <Entry key={id} at={at}>
                <span className="font-semibold">{formatRandExact(amountCents)}</span>
                <Link to={`/admin/revenue?shop=${business.id}`} className={linkLook}>
                  {business.name}
                </Link>
              </Entry>
            ))}
          </Happened>
          <Happened title="Deals" none={deals.length === 0}>
            {deals.map(({ id, title, business, at }) => (
              <Entry key={id} at={at}>
                <span className="font-semibold">{title}</span>
                <a href={`/business/${business.slug}`} target="_blank" rel="noreferrer" className={linkLook}>
                  View Shop: {business.name} <ExternalLink aria-hidden size={14} className="inline" />
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </Entry>
            ))}
          </Happened>
          <Happened title="Tyre database" none={tyreUpdates.length === 0}>
            {tyreUpdates.map(({ count, at }) => (
              <Entry key={at} at={at}>
                <span className="font-semibold">{count === 1 ? '1 tyre added' : `${grouped(count)} tyres added`}</span>
              </Entry>
            ))}
          </Happened>
        </div>
      )}
    </section>
  )
}

const Happened = ({ title, none, children }: { title: string; none: boolean; children: ReactNode }) =>
  none ? null : (
    <div className={`${card} grid gap-2 p-4`}>
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="grid gap-3">{children}</ul>
    </div>
  )

const Entry = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-baseline gap-x-3">
    {children}
    <span className="ml-auto text-ink-soft text-sm">{agoWords(at)}</span>
  </li>
)

function agoWords(at: string): string {
  const long = howLong(at)
  return long === 'just now' ? long : `${long} ago`
}
