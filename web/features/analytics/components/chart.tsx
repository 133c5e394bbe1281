import { useState } from 'react'
import type { FiguresOfSpan } from '#core/contracts/seller/analytics.ts'
import type { ChartOf } from '../charts.ts'
import { scaleOf } from '../scale.ts'
import { dayShort, spanWords, valueWords } from '../words.ts'

type Props = { chart: ChartOf; pieces: readonly FiguresOfSpan[] }

/** So many days are named under a chart at most: as many as a phone has room for. */
const NAMES = 4

/** The course of a figure. Arrow keys or a finger walk along it; a table beside it says the same. */
export function Chart({ chart, pieces }: Props) {
  const [at, setAt] = useState<number>()
  const piece = at === undefined ? undefined : pieces[at]
  const values = chart.series.map(({ of }) => pieces.map(({ figures }) => of(figures)))
  const scale = scaleOf(chart.highest ?? Math.max(0, ...values.flat().map((value) => value ?? 0)), chart.countsBy)
  const drawn = { values, colours: chart.series.map(({ colour }) => colour), top: scale.at(-1) ?? 1 }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 pt-2 text-ink-soft text-xs tabular-nums">
      <div aria-hidden className="flex h-44 flex-col-reverse justify-between">
        {scale.map((value) => (
          <span key={value} className="flex h-0 items-center justify-end whitespace-nowrap">
            {chart.words(value)}
          </span>
        ))}
      </div>
      <div className="relative mr-3 h-44 min-w-0">
        <div aria-hidden className="absolute inset-0 flex flex-col justify-between">
          {scale.map((value) => (
            <span key={value} className="h-0 border-line border-t" />
          ))}
        </div>
        {at !== undefined && <span aria-hidden className="absolute inset-y-0 bg-sunk" style={bandOf(at, pieces)} />}
        {chart.draws === 'bars' ? <Bars {...drawn} /> : <Course {...drawn} />}
        <Walk chart={chart} pieces={pieces} at={at} onWalk={setAt} />
        {piece && at !== undefined && <Said chart={chart} piece={piece} isOnTheLeft={at < pieces.length / 2} />}
      </div>
      <div aria-hidden className="relative col-start-2 mt-1 mr-3 h-5">
        {namedOf(pieces).map(({ to, middle }) => (
          <span key={to} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: middle }}>
            {dayShort(to)}
          </span>
        ))}
      </div>
    </div>
  )
}

const percent = (part: number, whole: number): string => `${(part * 100) / whole}%`
const bandOf = (at: number, { length }: readonly FiguresOfSpan[]) => ({
  left: percent(at, length),
  width: percent(1, length),
})

/** Every so-manieth piece, the newest always. */
function namedOf(pieces: readonly FiguresOfSpan[]): { to: string; middle: string }[] {
  const step = Math.ceil(pieces.length / NAMES)
  return pieces.flatMap(({ to }, at) =>
    (pieces.length - 1 - at) % step === 0 ? [{ to, middle: percent(at + 0.5, pieces.length) }] : [],
  )
}

const saidOf = ({ series, words }: ChartOf, { figures }: FiguresOfSpan): [string, string][] =>
  series.map(({ name, of }) => [name, valueWords(of(figures), words)])

type WalkProps = Props & { at: number | undefined; onWalk(at: number | undefined): void }

/** A slider that is not seen: what a keyboard, a finger and a screen reader know how to use. */
const Walk = ({ chart, pieces, at, onWalk }: WalkProps) => {
  const last = pieces.length - 1
  const piece = pieces[at ?? last]
  const said = piece && saidOf(chart, piece).map(([name, value]) => `${name} ${value}`)
  return (
    <input
      type="range"
      aria-label={`${chart.title} along the period`}
      aria-valuetext={piece && said ? `${spanWords(piece)}: ${said.join(', ')}` : undefined}
      min={0}
      max={last}
      value={at ?? last}
      className="absolute inset-0 m-0 size-full cursor-crosshair touch-pan-y appearance-none rounded bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
      onChange={({ target }) => onWalk(target.valueAsNumber)}
      onFocus={({ target }) => target.matches(':focus-visible') && onWalk(at ?? last)}
      onBlur={() => onWalk(undefined)}
      // The slider's own steps do not lie in the middle of the days.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        const under = Math.floor(((clientX - left) / width) * pieces.length)
        onWalk(Math.min(last, Math.max(0, under)))
      }}
      onPointerLeave={() => onWalk(undefined)}
    />
  )
}

type SaidProps = { chart: ChartOf; piece: FiguresOfSpan; isOnTheLeft: boolean }

/** What the piece comes to, beside it: on the side where there is room. */
const Said = ({ chart, piece, isOnTheLeft }: SaidProps) => (
  <div
    aria-hidden
    className={`pointer-events-none absolute top-0 rounded-lg border border-line-strong bg-surface px-3 py-2 text-ink ${isOnTheLeft ? 'right-0' : 'left-0'}`}
  >
    <p className="font-bold">{spanWords(piece)}</p>
    {saidOf(chart, piece).map(([name, value]) => (
      <p key={name} className="whitespace-nowrap">
        {name} {value}
      </p>
    ))}
  </div>
)

type Drawn = { values: readonly (readonly (number | null)[])[]; colours: readonly string[]; top: number }

/** A bar for each value, those of a day side by side. */
const Bars = ({ values: [first = [], ...others], colours, top }: Drawn) => (
  <svg aria-hidden viewBox={`0 0 ${first.length} 1`} preserveAspectRatio="none" className="absolute size-full">
    {[first, ...others].map((series, of, { length }) =>
      series.map((value, at) => {
        const wide = BAND / length
        const high = (value ?? 0) / top
        const left = at + (1 - BAND) / 2 + of * wide
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        return <rect key={`${of} ${at}`} x={left} y={1 - high} width={wide} height={high} fill={colours[of]} />
      }),
    )}
  </svg>
)

/** So much of a day's room its bars take. */
const BAND = 0.7

/** A line through the values, with a dot at each; it goes on over days that have none. */
const Course = ({ values, colours, top }: Drawn) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${values[0]?.length ?? 1} 1`}
    preserveAspectRatio="none"
    className="absolute size-full overflow-visible"
  >
    {values.map((series, of) => {
      const points = series.flatMap((value, at) => (value === null ? [] : [`${at + 0.5},${1 - value / top}`]))
      const line = {
        fill: 'none',
        stroke: colours[of],
        strokeLinejoin: 'round',
        vectorEffect: 'non-scaling-stroke',
      } as const
      return (
        <g key={colours[of]}>
          <polyline {...line} points={points.join(' ')} strokeWidth={2} />
          {/* A path of no length with round ends is a dot, however the drawing is stretched. */}
          <path {...line} d={points.map((point) => `M${point}h0`).join('')} strokeWidth={6} strokeLinecap="round" />
        </g>
      )
    })}
  </svg>
)
