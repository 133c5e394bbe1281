import type { Analytics } from '#core/contracts/seller/analytics.ts'
import { card, linkLook } from '../../../components/styles.ts'
import type { ChartOf } from '../charts.ts'
import { comparedWords } from '../compared.ts'
import { Chart } from './chart.tsx'
import { FigureTable } from './figure-table.tsx'

type Props = { chart: ChartOf; analytics: Analytics }

/** One figure: what it comes to, against the period before, its course, and the table behind that. */
export function FigureOverTime({ chart, analytics: { now, previous, pieces, days } }: Props) {
  const { id, title, about, series, whole, words, more } = chart
  const value = whole(now.figures)
  const isEmpty = pieces.every(({ figures }) => series.every(({ of }) => !of(figures)))
  const further = more?.(now.figures)
  return (
    <section aria-labelledby={`figure-${id}`} className={`${card} grid min-w-0 grid-cols-1 content-start gap-2 p-4`}>
      <h3 id={`figure-${id}`} className="font-bold">
        {title}
      </h3>
      <p>
        <strong className="text-2xl tabular-nums">{value === null ? 'None' : words(value)}</strong>{' '}
        <span className="text-ink-soft text-sm">
          {comparedWords(chart, { now: value, before: whole(previous.figures), days })}
        </span>
      </p>
      {further && <p className="text-sm">{further}</p>}
      {isEmpty ? (
        <p className="grid min-h-50 place-items-center rounded-lg bg-sunk text-ink-soft">Nothing in this period</p>
      ) : (
        <>
          {series.length > 1 && <Legend chart={chart} />}
          <Chart chart={chart} pieces={pieces} />
        </>
      )}
      <p className="text-ink-soft text-sm">{about}</p>
      <details>
        <summary className={`min-h-11 content-center text-sm ${linkLook}`}>{title} as a table</summary>
        <FigureTable chart={chart} pieces={pieces} />
      </details>
    </section>
  )
}

const Legend = ({ chart }: { chart: ChartOf }) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 text-sm">
    {chart.series.map(({ name, colour }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span className="size-3 rounded-sm" style={{ background: colour }} />
        {name}
      </li>
    ))}
  </ul>
)
