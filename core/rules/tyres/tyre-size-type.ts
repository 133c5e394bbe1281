import type { Span } from './not-a-size.ts'

/** 205/55R16, or 195R15C whose aspect ratio is not written (about 80 to 82). Width in millimetres, rim in inches. */
export interface MetricSize {
  format: 'metric'
  width: number
  aspect: number | null
  rim: number
  commercial?: true
  zr?: true
  service?: 'P' | 'LT'
}

/** 31x10.5R15: everything in inches. */
export interface FlotationSize {
  format: 'flotation'
  overallDiameterIn: number
  sectionWidthIn: number
  rim: number
  service?: 'LT'
}

export type TyreSize = MetricSize | FlotationSize

export type Terrain = 'AT' | 'MT' | 'HT'

/** What stands beside a size on a sidewall or in a wish. */
export interface SizeMarks {
  loadIndex?: number
  loadIndexDual?: number
  speed?: string
  runFlat?: true
  extraLoad?: true
  terrain?: Terrain
  ply?: number
}

export interface FoundSize extends Span {
  size: TyreSize
  /** What is written into the size itself (ZRF, RF) or right behind it (91V). */
  marks: SizeMarks
}

export type ParsedSize =
  | { kind: 'single'; size: TyreSize; marks: SizeMarks }
  | { kind: 'staggered'; front: TyreSize; rear: TyreSize; marks: SizeMarks }

const millimetresPerInch = 25.4
/** The sidewall of a size without a written aspect ratio. */
const unwrittenAspect = 80

/** The tyre's outer diameter in millimetres. */
export function overallDiameterMm(size: TyreSize): number {
  if (size.format === 'flotation') return size.overallDiameterIn * millimetresPerInch
  return size.rim * millimetresPerInch + (2 * size.width * (size.aspect ?? unwrittenAspect)) / 100
}

/**
 * Whether such a tyre can be made for a car, bakkie, van or 4x4. Widths end in 5 and aspect ratios in 0 or 5 (ETRTO);
 * truck rims (17.5, 22.5) and motorcycle widths (120, 180) lie outside.
 */
export function isPlausibleSize(size: TyreSize): boolean {
  if (!Number.isInteger(size.rim)) return false
  if (size.format === 'flotation') {
    const { overallDiameterIn: overall, sectionWidthIn: section, rim } = size
    return (
      overall >= 26 && overall <= 42 && section >= 7 && section <= 16 && rim >= 14 && rim <= 24 && overall - rim >= 7
    )
  }
  const { width, aspect, rim } = size
  if (width < 125 || width > 355 || width % 10 !== 5) return false
  if (rim < 10 || rim > 24) return false
  if (aspect === null) return rim <= 18 && width <= 265
  if (aspect < 25 || aspect > 85 || aspect % 5 !== 0) return false
  const overall = overallDiameterMm(size)
  return overall >= 480 && overall <= 920
}

/** The way a size is written on our pages: 205/55R16, 195R15C, 31x10.5R15. */
export function formatTyreSize(size: TyreSize): string {
  if (size.format === 'flotation') {
    return `${size.overallDiameterIn}x${size.sectionWidthIn}R${size.rim}${size.service ?? ''}`
  }
  const prefix = size.service === 'LT' ? 'LT' : ''
  const profile = size.aspect === null ? '' : `/${size.aspect}`
  return `${prefix}${size.width}${profile}${size.zr ? 'ZR' : 'R'}${size.rim}${size.commercial ? 'C' : ''}`
}

/** Equal for two ways of writing one size: the speed marking ZR and the passenger prefix P do not make another size. */
export function sizeCode(size: TyreSize): string {
  if (size.format === 'flotation') return formatTyreSize({ ...size, service: undefined })
  return formatTyreSize({ ...size, zr: undefined, service: undefined })
}
