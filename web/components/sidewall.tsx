import { useId } from 'react'
import { formatTyreSize, overallDiameterMm, type TyreSize } from '#core/rules/tyre-size.ts'

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

const outer = 192
const tread = 8
const round = (value: number) => Math.round(value * 100) / 100

/**
 * Our own drawing of a tyre, made from its data: the wheel is as large, and the sidewall as high, as this size has
 * them, and the size stands where it stands on the real one.
 */
export function Sidewall({ size, service, below, className, title }: Props) {
  const id = useId()
  const rim = round(outer * ((size.rim * 25.4) / overallDiameterMm(size)))
  const middle = (outer + rim) / 2
  const height = Math.min((outer - rim) * 0.5, 38)
  const code = formatTyreSize(size).replace(/(ZR|R)(\d)/, ' $1$2')
  const top = service ? `${code} ${service}` : code
  const above = arc(middle - height * 0.35, 'over')
  const under = arc(middle + height * 0.35, 'under')
  return (
    <svg
      viewBox="-200 -200 400 400"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <defs>
        <path id={`${id}a`} d={above} />
        <path id={`${id}u`} d={under} />
      </defs>
      <circle r={outer} fill="var(--tread)" />
      <circle
        r={outer + tread / 2 - 1}
        fill="none"
        stroke="var(--tread)"
        strokeWidth={tread}
        strokeDasharray="9.05 3.2"
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
const arc = (radius: number, side: 'over' | 'under') => {
  const r = round(radius)
  return `M${-r} 0A${r} ${r} 0 0 ${side === 'over' ? 1 : 0} ${r} 0`
}

function Wheel({ radius }: { radius: number }) {
  const [inner, hub] = [round(radius - 6), round(radius * 0.2)]
  const spoke = `M${-hub * 0.55} ${-hub * 0.7}L${-radius * 0.16} ${-inner}H${-radius * 0.05}L0 ${-hub * 1.5}L${radius * 0.05} ${-inner}H${radius * 0.16}L${hub * 0.55} ${-hub * 0.7}z`
  const turns = [0, 72, 144, 216, 288]
  return (
    <g>
      <circle r={radius} fill="var(--rim)" />
      <circle r={inner} fill="var(--rubber-deep)" />
      {turns.map((turn) => (
        <path key={turn} d={spoke} fill="var(--rim-deep)" transform={`rotate(${turn})`} />
      ))}
      <circle r={round(hub * 1.15)} fill="var(--rim)" />
      <circle r={round(hub * 0.5)} fill="var(--rim-deep)" />
      {turns.map((turn) => (
        <circle
          key={turn}
          cy={-hub * 0.82}
          r={round(radius * 0.022)}
          fill="var(--rubber-deep)"
          transform={`rotate(${turn + 36})`}
        />
      ))}
    </g>
  )
}
