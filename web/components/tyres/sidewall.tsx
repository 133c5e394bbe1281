import { useId } from 'react'
import {
  sidewallHalf,
  sidewallOuter,
  sidewallShape,
  sidewallTread,
  spokeTurns,
  wheelShape,
} from '#core/rules/tyres/sidewall.ts'
import type { TyreSize } from '#core/rules/tyres/tyre-size.ts'

type Props = {
  size: TyreSize
  /** Load index and speed rating as printed: 91V. */
  service?: string | undefined
  /** Lettered around the lower half: a brand and model, or the service description. */
  below?: string | undefined
  className?: string
  /** For screen readers; without it the drawing is decoration. */
  title?: string
}

const outer = sidewallOuter
const view = `${-sidewallHalf} ${-sidewallHalf} ${2 * sidewallHalf} ${2 * sidewallHalf}`

/** Our own drawing of a tyre, made from its data. */
export function Sidewall({ size, service, below, className, title }: Props) {
  const id = useId()
  const { rim, height, top, over, under } = sidewallShape(size, service)
  return (
    <svg
      viewBox={view}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <defs>
        <path id={`${id}a`} d={arc(over, 'over')} />
        <path id={`${id}u`} d={arc(under, 'under')} />
      </defs>
      <circle r={outer} fill="var(--tread)" />
      <circle
        r={outer + sidewallTread.width / 2 - 1}
        fill="none"
        stroke="var(--tread)"
        strokeWidth={sidewallTread.width}
        strokeDasharray={sidewallTread.dashes}
      />
      <circle r={outer - 3} fill="var(--rubber)" />
      <circle r={outer - 8} fill="none" stroke="var(--rubber-line)" strokeWidth="1.5" />
      <circle r={rim + 7} fill="none" stroke="var(--rubber-line)" strokeWidth="1.5" />
      <text className="lettering" fontSize={height} fill="var(--lettering)" textAnchor="middle">
        <textPath href={`#${id}a`} startOffset="50%">
          {top}
        </textPath>
      </text>
      {below && (
        <text className="lettering" fontSize={height * 0.62} fill="var(--rim)" textAnchor="middle">
          <textPath href={`#${id}u`} startOffset="50%">
            {below.toUpperCase()}
          </textPath>
        </text>
      )}
      <Wheel radius={rim} />
    </svg>
  )
}

/** Over the top clockwise, or under the bottom the other way, so that both read upright. */
const arc = (r: number, side: 'over' | 'under') => `M${-r} 0A${r} ${r} 0 0 ${side === 'over' ? 1 : 0} ${r} 0`

function Wheel({ radius }: { radius: number }) {
  const { inner, spoke, hub, cap, bolt } = wheelShape(radius)
  return (
    <g>
      <circle r={radius} fill="var(--rim)" />
      <circle r={inner} fill="var(--rubber-deep)" />
      {spokeTurns.map((turn) => (
        <path key={turn} d={spoke} fill="var(--rim-deep)" transform={`rotate(${turn})`} />
      ))}
      <circle r={hub} fill="var(--rim)" />
      <circle r={cap} fill="var(--rim-deep)" />
      {spokeTurns.map((turn) => (
        <circle key={turn} cy={bolt.y} r={bolt.radius} fill="var(--rubber-deep)" transform={`rotate(${turn + 36})`} />
      ))}
    </g>
  )
}
