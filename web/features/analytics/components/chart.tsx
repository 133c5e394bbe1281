import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { FiguresOfSpan } from '#core/contracts/seller/analytics.ts'
import type { ChartOf } from '../charts.ts'
import { dayShort, spanWords } from '../words.ts'

type Props = { chart: ChartOf; pieces: readonly FiguresOfSpan[] }

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const box = {
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  borderRadius: 8,
  color: 'var(--ink)',
}
const size = { width: '100%', height: 200 }
const margin = { top: 8, right: 8, bottom: 0, left: 0 }

/** The course of a figure. Arrow keys walk along it; a table beside it says the same. */
export default function Chart({ chart, pieces }: Props) {
  const data = pieces.map((piece) => ({
    when: piece.to,
    span: spanWords(piece),
    ...Object.fromEntries(chart.series.map(({ name, of }) => [name, of(piece.figures)])),
  }))
  const common = { data, responsive: true, style: size, margin, title: chart.title }
  return chart.draws === 'bars' ? (
    <BarChart {...common}>
      {frameOf(chart)}
      {chart.series.map(({ name, colour }) => (
        <Bar key={name} dataKey={name} fill={colour} radius={[3, 3, 0, 0]} maxBarSize={28} isAnimationActive={false} />
      ))}
    </BarChart>
  ) : (
    <LineChart {...common}>
      {frameOf(chart)}
      {chart.series.map(({ name, colour }) => (
        <Line
          key={name}
          dataKey={name}
          stroke={colour}
          strokeWidth={2}
          dot={{ r: 2.5, fill: colour }}
          connectNulls
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  )
}

/** What stands around the course. An array, since a chart looks at its children. */
const frameOf = (chart: ChartOf) => [
  <CartesianGrid key="grid" vertical={false} stroke="var(--line)" />,
  <XAxis
    key="x"
    dataKey="when"
    tickFormatter={dayShort}
    tick={tick}
    tickLine={false}
    axisLine={false}
    minTickGap={24}
  />,
  <YAxis
    key="y"
    width={80}
    allowDecimals={false}
    tickCount={chart.highest ? 5 : 4}
    domain={[0, chart.highest ?? 'auto']}
    tickFormatter={chart.words}
    tick={tick}
    tickLine={false}
    axisLine={false}
  />,
  <Tooltip
    key="tooltip"
    contentStyle={box}
    cursor={{ fill: 'var(--sunk)', stroke: 'var(--line-strong)' }}
    labelFormatter={(_, [point]) => String(point?.payload?.span ?? '')}
    formatter={(value) => (typeof value === 'number' ? chart.words(value) : '')}
    isAnimationActive={false}
  />,
]
