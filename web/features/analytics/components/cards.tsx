import {
  BadgePercent,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CircleDot,
  Percent,
  TriangleAlert,
  Wallet,
} from 'lucide-react'
import type { AnalyticsSummary } from '#core/contracts/seller/analytics.ts'
import { conversionTone, isLowOnMuch } from '#core/rules/figures/periods.ts'
import { formatRand } from '#core/rules/format.ts'
import { lowStockBelow } from '#core/rules/prices/stock.ts'
import { dateWords } from '#web/lib/dates.ts'
import { Figure } from '../../../components/console/figure.tsx'
import { card } from '../../../components/styles.ts'
import { count, percentWords } from '../words.ts'

const looks = { good: 'good', fair: 'warning', poor: 'bad' } as const
export const cardGrid = 'grid grid-cols-2 gap-3 max-xl:*:nth-[n+7]:col-span-2 xl:grid-cols-5 xl:*:nth-[7]:col-span-3'
const icon = { 'aria-hidden': true, size: 16 } as const

/** The eight figures of how the shop stands. */
export function Cards({ summary }: { summary: AnalyticsSummary }) {
  const { totalInventory, tyres, lowStockItems, activeDeals, pendingBookings, monthlyBookings } = summary
  const month = `${monthOf(summary.month)} so far`
  return (
    <dl className={cardGrid}>
      <Figure
        name="Total inventory"
        icon={<CircleDot {...icon} />}
        value={count(totalInventory)}
        over={`${totalInventory === 1 ? 'listing' : 'listings'} now, ${count(tyres)} tyres on the shelf`}
      />
      <Figure
        name="Low-stock items"
        icon={<TriangleAlert {...icon} />}
        value={count(lowStockItems)}
        over={`now, fewer than ${lowStockBelow} on the shelf`}
        {...(isLowOnMuch(lowStockItems) && { look: 'bad' as const })}
      />
      <Figure name="Active deals" icon={<BadgePercent {...icon} />} value={count(activeDeals)} over="now" />
      <Figure
        name="Pending bookings"
        icon={<CalendarClock {...icon} />}
        value={count(pendingBookings)}
        over="now, whenever made"
      />
      <Figure
        name="Monthly bookings"
        icon={<CalendarDays {...icon} />}
        value={count(monthlyBookings)}
        over={`made in ${month}`}
      />
      <Figure
        name="Completed bookings"
        icon={<CalendarCheck2 {...icon} />}
        value={count(summary.completedBookings)}
        over={`of those made in ${month}`}
      />
      <Revenue summary={summary} month={month} />
      <Figure
        name="Conversion rate"
        icon={<Percent {...icon} />}
        value={percentWords(summary.conversionPercent)}
        over={`completed of all bookings made in ${month}`}
        look={looks[conversionTone(summary.conversionPercent)]}
      />
    </dl>
  )
}

/** 'November' of 2026-11-01. */
const monthOf = (day: string): string => dateWords(day).split(' ')[1] ?? ''

const amount = 'whitespace-nowrap font-bold text-2xl tabular-nums leading-tight sm:text-3xl'

/** What the shelves suggest, and what bookings brought: two figures that say different things. */
const Revenue = ({ summary, month }: { summary: AnalyticsSummary; month: string }) => (
  <div
    className={`${card} grid content-start gap-x-6 gap-y-1 p-4 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr]`}
  >
    <dt className="flex items-center gap-2 text-ink-soft text-sm">
      <Wallet {...icon} />
      Estimated revenue
    </dt>
    <dd className={amount}>{formatRand(summary.estimatedRevenueCents)}</dd>
    <dd className="text-ink-soft text-sm">
      A proxy, not sales: what each listing lacks to 100 tyres, at its price now
    </dd>
    <dt className="text-ink-soft text-sm max-sm:mt-2">Booked revenue</dt>
    <dd className={amount}>{formatRand(summary.bookedRevenueCents)}</dd>
    <dd className="text-ink-soft text-sm">from bookings completed in {month}</dd>
  </div>
)

/** Stands for the eight cards while they are read. */
export const CardSkeletons = () => (
  <div role="status" aria-label="Loading analytics" className={cardGrid}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
      <div key={name} data-skeleton className="skeleton h-30 rounded-xl" />
    ))}
  </div>
)
