import type { Analytics, FiguresOfSpan } from '#core/contracts/seller/analytics.ts'
import { changePercent } from '#core/rules/figures/periods.ts'
import { card, linkLook } from '../../../components/styles.ts'
import type { ChartOf } from '../charts.ts'
import { spanWords, valueWords } from '../words.ts'
import { Chart } from './chart.tsx'

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

type Values = { now: number | null; before: number | null; days: number }

/** What the period comes to beside the one before it, in words. */
function comparedWords({ words, differs = words, comparesBy }: ChartOf, { now, before, days }: Values): string {
  const then = `in the ${days} days before`
  if (before === null || before === 0) return `none ${then}`
  const was = `${words(before)} ${then}`
  if (now === null) return was
  if (now === before) return `as ${then}`
  if (comparesBy === 'difference') {
    const difference = Math.round((now - before) * 10) / 10
    return `${difference > 0 ? '+' : '−'}${differs(Math.abs(difference))}, ${was}`
  }
  const percent = changePercent(now, before) ?? 0
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent)} %, ${was}`
}

type FigureTableProps = { chart: ChartOf; pieces: readonly FiguresOfSpan[] }

/** The same as the chart, in numbers, the newest first. */
const FigureTable = ({ chart: { title, series, words }, pieces }: FigureTableProps) => (
  <table className="w-full text-sm tabular-nums">
    <caption className="sr-only">{title}</caption>
    <thead className="bg-sunk">
      <tr>
        <th scope="col" className="px-3 py-2 text-left">
          When
        </th>
        {series.map(({ name }) => (
          <th key={name} scope="col" className="px-3 py-2 text-right">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pieces.toReversed().map((piece) => (
        <tr key={piece.to} className="border-line border-t">
          <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-normal">
            {spanWords(piece)}
          </th>
          {series.map(({ name, of }) => (
            <td key={name} className="px-3 py-1.5 text-right">
              {valueWords(of(piece.figures), words)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
