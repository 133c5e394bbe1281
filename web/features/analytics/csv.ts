import type { Analytics, Figures } from '#core/contracts/seller/analytics.ts'
import { type CsvCell, csv } from '#core/rules/exports/csv.ts'

const rand = (cents: number): string => (cents / 100).toFixed(2)

const columns: readonly (readonly [name: string, of: (figures: Figures) => CsvCell])[] = [
  ['Shop page views', ({ pageViews }) => pageViews],
  ['Tyre views', ({ listingViews }) => listingViews],
  ['Chats', ({ chats }) => chats],
  ['Bookings made', ({ bookings }) => bookings],
  ['Completed by now', ({ completed }) => completed],
  ['Completion %', ({ completionPercent }) => completionPercent],
  ['Answers', ({ answers }) => answers],
  ['Answers within 2 hours', ({ answeredInTime }) => answeredInTime],
  ['Average response (minutes)', ({ answerMinutes }) => answerMinutes],
  ['Booked revenue (ZAR)', ({ bookedCents }) => rand(bookedCents)],
]

const summaryRows = ({ at, summary }: Analytics): CsvCell[][] => {
  const { month } = summary
  const today = at.slice(0, 10)
  return [
    ['Total inventory (listings)', 'now', summary.totalInventory],
    ['Tyres', 'now', summary.tyres],
    ['Low-stock items', 'now', summary.lowStockItems],
    ['Active deals', 'now', summary.activeDeals],
    ['Pending bookings', 'now', summary.pendingBookings],
    ['Monthly bookings', `${month} to ${today}`, summary.monthlyBookings],
    ['Completed bookings', `${month} to ${today}`, summary.completedBookings],
    ['Conversion rate %', `${month} to ${today}`, summary.conversionPercent],
    ['Estimated revenue (ZAR, a proxy)', 'now', rand(summary.estimatedRevenueCents)],
    ['Booked revenue (ZAR)', `${month} to ${today}`, rand(summary.bookedRevenueCents)],
  ]
}

/** Everything that the page shows: the figures over time, then the cards, then the sizes asked for. */
export function analyticsCsv(analytics: Analytics): string {
  const { now, previous, pieces, days, wanted } = analytics
  const row = (name: string, { from, to, figures }: Analytics['now']): CsvCell[] => [
    name,
    from,
    to,
    ...columns.map(([, of]) => of(figures)),
  ]
  const rows: CsvCell[][] = [
    ['', 'From', 'To', ...columns.map(([name]) => name)],
    ...pieces.map((piece) => row(piece.from === piece.to ? 'Day' : 'Days', piece)),
    row(`All ${days} days`, now),
    row(`The ${days} days before`, previous),
    [],
    ['Figure', 'Over', 'Value'],
    ...summaryRows(analytics),
    [],
    ['Size asked for and not in stock', `Drivers within ${wanted.withinKm} km since ${wanted.from}`],
    ...wanted.sizes.map(({ size, drivers }) => [size, drivers]),
  ]
  return csv(rows)
}
