import { sizeCode, type TyreSize } from './tyre-size-type.ts'

/** Load index to kilograms a tyre, ETRTO and ISO 4000-1. */
const kilograms: readonly number[] = [
  250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335, 345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475,
  487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875, 900, 925,
  950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650,
  1700, 1750, 1800, 1850, 1900,
]
export const lowestLoadIndex = 60
export const highestLoadIndex = lowestLoadIndex + kilograms.length - 1

/** Speed symbol to kilometres an hour, in rising order; Y in brackets goes above 300. */
export const speedSymbols = [
  ['L', 120],
  ['M', 130],
  ['N', 140],
  ['P', 150],
  ['Q', 160],
  ['R', 170],
  ['S', 180],
  ['T', 190],
  ['U', 200],
  ['H', 210],
  ['V', 240],
  ['W', 270],
  ['Y', 300],
] as const

const kilometresPerHour: ReadonlyMap<string, number> = new Map(speedSymbols)

export const isLoadIndex = (index: number): boolean =>
  Number.isInteger(index) && index >= lowestLoadIndex && index <= highestLoadIndex

export const isSpeedSymbol = (symbol: string): boolean => kilometresPerHour.has(symbol)

/** Kilograms that one tyre of this load index carries; undefined outside 60 to 130. */
export const loadKg = (index: number): number | undefined => kilograms[index - lowestLoadIndex]

/** Kilometres an hour that this speed symbol allows; undefined for a letter that is none. */
export const speedKmh = (symbol: string): number | undefined => kilometresPerHour.get(symbol.toUpperCase())

/** The same size as vans and bakkies wear it, with a C behind it; undefined for those that have none. */
export const vanSizeOf = (size: TyreSize): string | undefined =>
  size.format === 'metric' && !size.commercial && !size.service ? sizeCode({ ...size, commercial: true }) : undefined

/** A size without a profile is nearly always a van's, whose C is easily left off: 195R15 for 195R15C. */
export const lacksItsC = (size: TyreSize): boolean =>
  size.format === 'metric' && size.aspect === null && vanSizeOf(size) !== undefined
