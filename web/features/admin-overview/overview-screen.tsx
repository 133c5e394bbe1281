import type { AdminOverview } from '#core/contracts/admin/overview.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { grouped } from '#web/lib/counts.ts'
import { useWho } from '#web/lib/session.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Figure } from '../../components/console/figure.tsx'
import { Failed, Loading, Spinner } from '../../components/ui/states.tsx'
import { Activity } from './activity.tsx'
import { Waiting } from './waiting.tsx'

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
