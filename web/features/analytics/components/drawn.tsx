type Drawn = { values: readonly (readonly (number | null)[])[]; colours: readonly string[]; top: number }

/** A bar for each value, those of a day side by side. */
export const Bars = ({ values: [first = [], ...others], colours, top }: Drawn) => (
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
export const Course = ({ values, colours, top }: Drawn) => (
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
