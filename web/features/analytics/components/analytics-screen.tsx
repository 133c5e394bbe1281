import { Download, QrCode, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { QuoteCounts } from '#core/contracts/deal/quotes.ts'
import type { Analytics, AnalyticsSummary, WantedSizes } from '#core/contracts/seller/analytics.ts'
import {
  conversionInsight,
  conversionTone,
  dealsInsight,
  inventoryInsight,
  isTrendUp,
  type PeriodDays,
  periodDays,
} from '#core/rules/figures/periods.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { useBusinessLink } from '../../../components/business/business-link.ts'
import { type OwnShop, useChosenShop } from '../../../components/business/chosen-shop.ts'
import { LogoutButton } from '../../../components/business/logout-button.tsx'
import { NoBusiness } from '../../../components/business/no-business.tsx'
import { Badge, type Tone } from '../../../components/console/badge.tsx'
import { ConsolePage } from '../../../components/console/console-page.tsx'
import { download } from '../../../components/console/download.ts'
import { card, quietButton } from '../../../components/styles.ts'
import { AsyncButton } from '../../../components/ui/async-button.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Loading } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { charts } from '../charts.ts'
import { spanWords } from '../words.ts'
import { CardSkeletons, Cards } from './cards.tsx'
import { FigureOverTime } from './figure-over-time.tsx'

const everyMs = 5 * 60_000
const usual: PeriodDays = 30

/** How the chosen shop does. */
export function AnalyticsScreen() {
  const { chosen, areKnown } = useChosenShop()
  const { params, go } = useAddress()
  const link = useBusinessLink()
  const days = periodDays.find((one) => String(one) === params.get('days')) ?? usual
  const read = useRead(
    'GET /shops/:shopId/analytics',
    chosen ? { params: { shopId: chosen.id }, query: { days } } : null,
    { keepsPrevious: true, every: everyMs },
  )
  const { data } = read
  return (
    <ConsolePage
      title="Analytics"
      about={<OwnEmail />}
      actions={
        <>
          <Link to={link('/business/reach')} className={quietButton}>
            <QrCode aria-hidden size={18} /> Reach
          </Link>
          {data && chosen && <CsvButton analytics={data} shop={chosen} />}
          <LogoutButton />
        </>
      }
    >
      {data ? (
        <>
          <Cards summary={data.summary} />
          <Insights summary={data.summary} />
          <OverTime
            analytics={data}
            days={days}
            isBusy={read.isPlaceholderData}
            onDays={(wanted) => go({ days: wanted === usual ? undefined : String(wanted) }, 'replace')}
          />
          <Quotes quotes={data.quotes} />
          <Wanted wanted={data.wanted} />
        </>
      ) : read.isError ? (
        <Failed title="Failed to load analytics" onRetry={() => void read.refetch()} retrying={read.isFetching}>
          {read.error.message}
        </Failed>
      ) : areKnown && !chosen ? (
        <NoBusiness />
      ) : (
        <Loading>
          <CardSkeletons />
        </Loading>
      )}
    </ConsolePage>
  )
}

function CsvButton({ analytics, shop }: { analytics: Analytics; shop: OwnShop }) {
  const save = async () => {
    try {
      const { analyticsCsv } = await import('../csv.ts')
      const { from, to } = analytics.now
      download(`${shop.slug}-analytics-${from}-to-${to}.csv`, 'text/csv;charset=utf-8', analyticsCsv(analytics))
    } catch {
      toast({ type: 'error', title: 'The file could not be made. Please try again.' })
    }
  }
  return (
    <AsyncButton look="quiet" does={save}>
      <Download aria-hidden size={18} /> CSV
    </AsyncButton>
  )
}

type OverTimeProps = { analytics: Analytics; days: PeriodDays; isBusy: boolean; onDays(days: PeriodDays): void }

const OverTime = ({ analytics, days, isBusy, onDays }: OverTimeProps) => (
  <section aria-labelledby="over-time" aria-busy={isBusy} className="grid gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h2 id="over-time" className="font-bold text-lg">
          Over time
        </h2>
        <p className="text-ink-soft text-sm">
          {spanWords(analytics.now)}, against {spanWords(analytics.previous)}. As of {clockOf(analytics.at)}.
        </p>
      </div>
      <fieldset className="flex rounded-lg border border-line-strong bg-surface">
        <legend className="sr-only">Period</legend>
        {periodDays.map((one) => (
          <Button
            key={one}
            aria-pressed={one === days}
            className="min-h-11 rounded-lg px-3 font-semibold text-sm aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => onDays(one)}
          >
            {one} days
          </Button>
        ))}
      </fieldset>
    </div>
    <div className={`grid grid-cols-1 gap-3 lg:grid-cols-2 2xl:grid-cols-3 ${isBusy ? 'opacity-60' : ''}`}>
      {charts.map((chart) => (
        <FigureOverTime key={chart.id} chart={chart} analytics={analytics} />
      ))}
    </div>
  </section>
)

/** The address of whoever is signed in; nothing while it is not known, or without one. */
function OwnEmail() {
  const who = useWho()
  return who.state === 'in' && who.account.email ? <span className="break-all">{who.account.email}</span> : null
}

/** What became of what drivers asked the shop for a price of. */
const Quotes = ({ quotes: { asked, won, lost, unanswered } }: { quotes: QuoteCounts }) => (
  <section aria-labelledby="quotes-figures" className={`${card} grid content-start gap-2 p-4`}>
    <h2 id="quotes-figures" className="font-bold text-lg">
      Quotes of the last 30 days
    </h2>
    <p>
      Asked {asked}, won {won}, lost {lost}, unanswered {unanswered}
    </p>
  </section>
)

/** What people near the shop asked for and did not find there. */
const Wanted = ({ wanted: { sizes, withinKm, days } }: { wanted: WantedSizes }) => (
  <section aria-labelledby="wanted" className={`${card} grid content-start gap-2 p-4`}>
    <h2 id="wanted" className="font-bold text-lg">
      Asked for near you, and not in your stock
    </h2>
    {sizes.length === 0 ? (
      <p className="rounded-lg bg-sunk px-4 py-6 text-center text-ink-soft">
        No size was asked for by 3 or more drivers within {withinKm} km in the last {days} days that you do not have.
      </p>
    ) : (
      <ul className="grid gap-x-6 md:grid-cols-2">
        {sizes.map(({ size, drivers }) => (
          <li key={size} className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b py-2">
            <span>
              <strong className="tabular-nums">{drivers}</strong> drivers asked for{' '}
              <strong className="lettering whitespace-nowrap">{size}</strong>
            </span>
            <span className="text-ink-soft text-sm">
              within {withinKm} km, last {days} days
            </span>
          </li>
        ))}
      </ul>
    )}
    <p className="text-ink-soft text-sm">
      Counted from searches on WhatsApp that named a place, each driver once. Sizes that fewer than 3 drivers asked for
      are left out, so that nobody is recognised.
    </p>
  </section>
)

const inventoryTones: Record<ReturnType<typeof inventoryInsight>, Tone> = {
  Strong: 'good',
  Good: 'calm',
  Low: 'warning',
}
const dealTones: Record<ReturnType<typeof dealsInsight>, Tone> = { Many: 'good', Some: 'calm', No: 'warning' }
const tones = { good: 'good', fair: 'warning', poor: 'bad' } as const

/** What three of the figures mean, in a word. */
const Insights = ({ summary: { totalInventory, conversionPercent, activeDeals } }: { summary: AnalyticsSummary }) => (
  <section aria-labelledby="insights" className={`${card} grid gap-2 p-4`}>
    <h2 id="insights" className="font-bold text-lg">
      Quick Insights
    </h2>
    <ul className="flex flex-wrap gap-x-10 gap-y-2">
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={inventoryTones[inventoryInsight(totalInventory)]}>{inventoryInsight(totalInventory)}</Badge>
        <span>inventory</span>
        {isTrendUp(totalInventory) && (
          <span className="flex items-center gap-1 text-whatsapp-ink text-sm">
            <TrendingUp aria-hidden size={16} /> Trend up
          </span>
        )}
      </li>
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[conversionTone(conversionPercent)]}>{conversionInsight(conversionPercent)}</Badge>
        <span>conversion</span>
      </li>
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={dealTones[dealsInsight(activeDeals)]}>{dealsInsight(activeDeals)}</Badge>
        <span>active deals</span>
      </li>
    </ul>
  </section>
)
