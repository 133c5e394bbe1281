import { formatTyreSize, overallDiameterMm, type TyreSize } from './tyre-size-type.ts'

/** Half of the drawing, and what is left of it for the tyre without its tread. */
export const sidewallHalf = 200
export const sidewallOuter = 192
export const sidewallTread = { width: 8, dashes: '9.05 3.2' }

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * The measures of our own drawing of a tyre, around its middle: the wheel is as large, and the sidewall as high, as
 * this size has them, and the size stands where it stands on the real one.
 */
export function sidewallShape(size: TyreSize, service?: string) {
  const rim = round(sidewallOuter * ((size.rim * 25.4) / overallDiameterMm(size)))
  const middle = (sidewallOuter + rim) / 2
  const height = Math.min((sidewallOuter - rim) * 0.5, 38)
  const code = formatTyreSize(size).replace(/(ZR|R)(\d)/, ' $1$2')
  return {
    rim,
    /** Of the letters. */
    height,
    top: service ? `${code} ${service}` : code,
    /** Radius of the line on which the upper letters stand, and of the one on which the lower ones do. */
    over: round(middle - height * 0.35),
    under: round(middle + height * 0.35),
  }
}

export const spokeTurns = [0, 72, 144, 216, 288] as const

/** The wheel inside of it; what is drawn five times stands upright here. */
export function wheelShape(radius: number) {
  const [inner, hub] = [round(radius - 6), round(radius * 0.2)]
  return {
    inner,
    spoke: `M${-hub * 0.55} ${-hub * 0.7}L${-radius * 0.16} ${-inner}H${-radius * 0.05}L0 ${-hub * 1.5}L${radius * 0.05} ${-inner}H${radius * 0.16}L${hub * 0.55} ${-hub * 0.7}z`,
    hub: round(hub * 1.15),
    cap: round(hub * 0.5),
    bolt: { y: -hub * 0.82, radius: round(radius * 0.022) },
  }
}
