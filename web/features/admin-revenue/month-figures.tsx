import type { MonthFigures, Revenue } from '#core/contracts/admin/revenue.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { Figure } from '#web/components/console/figure.tsx'
import { card } from '#web/components/styles.ts'
import { monthWords } from './words.ts'

/** An amount that no line breaks apart. */
const unbroken = (cents: number): string => formatRandExact(cents).replaceAll(' ', '\u00a0')

/** What became of the invoices of a month, against those of the month before. */
export function Figures({ revenue: { month, previous } }: { revenue: Revenue }) {
  const before = monthWords(previous.month)
  const rate = ({ collectionRate }: MonthFigures) =>
    collectionRate === null ? 'No invoices' : `${String(collectionRate).replace('.', ',')} %`
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        name="Collection rate"
        value={rate(month)}
        over={`${unbroken(month.collectedCents)} of ${unbroken(month.invoicedCents)}. ${before}: ${rate(previous)}`}
      />
      <Figure
        name="Paid subscriptions"
        value={month.paid}
        over={`of ${month.invoices} invoices. ${before}: ${previous.paid} of ${previous.invoices}`}
      />
      <Figure
        name="Overdue subscriptions"
        value={month.overdue}
        {...(month.overdue > 0 && { look: 'bad' as const })}
        over={`${month.waiting} not due yet. ${before}: ${previous.overdue}`}
      />
      <Figure
        name="Received"
        value={formatRandExact(month.receivedCents)}
        over={`In ${monthWords(month.month)}, for any invoice. ${before}: ${unbroken(previous.receivedCents)}`}
      />
    </dl>
  )
}

const spans = {
  not_due: 'Not due yet',
  to_30: '1 to 30 days late',
  to_60: '31 to 60 days late',
  to_90: '61 to 90 days late',
  over_90: 'More than 90 days late',
} as const

/** How late what is not paid is, of all months. */
export const Aging = ({ aging }: { aging: Revenue['aging'] }) => (
  <section aria-labelledby="aging" className={`${card} p-4`}>
    <h2 id="aging" className="text-ink-soft text-sm">
      Still to be paid, of all months
    </h2>
    <table className="mt-1 w-full tabular-nums" aria-labelledby="aging">
      <thead className="sr-only">
        <tr>
          <th scope="col">How late</th>
          <th scope="col">Invoices</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {aging.map(({ span, invoices, cents }) => (
          <tr key={span} className={invoices === 0 ? 'text-ink-soft' : ''}>
            <th scope="row" className="py-0.5 text-left font-normal">
              {spans[span]}
            </th>
            <td className="px-3 text-right">{invoices}</td>
            <td className="text-right font-medium">{formatRandExact(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
