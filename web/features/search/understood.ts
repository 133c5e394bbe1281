import { readAskedTyres } from '#core/rules/tyres/asked-tyres.ts'
import { lacksItsC, loadKg, speedKmh, vanSizeOf } from '#core/rules/tyres/load-speed.ts'
import {
  formatTyreSize,
  type ParsedSize,
  parseTyreSize,
  type SizeMarks,
  scanSizes,
  type TyreSize,
} from '#core/rules/tyres/tyre-size.ts'

export type Part = { value: string; meaning: string }

/** What a text in the size field means so far. */
export type Understood =
  | { kind: 'nothing' }
  | { kind: 'not_yet' }
  | { kind: 'impossible' }
  | {
      kind: 'size'
      parsed: ParsedSize
      parts: Part[]
      /** How many, where the text says so. */
      quantity: number | undefined
      /** The size that is meant when its C was left off. */
      rather: string | undefined
    }

export function understand(text: string): Understood {
  if (text.trim() === '') return { kind: 'nothing' }
  const { size, quantity } = readAskedTyres(text)
  const parsed = parseTyreSize(size)
  if (parsed) {
    const counted =
      quantity === undefined ? [] : [{ value: String(quantity), meaning: quantity === 1 ? 'tyre' : 'tyres' }]
    return { kind: 'size', parsed, parts: [...counted, ...partsOf(parsed)], quantity, rather: ratherOf(parsed) }
  }
  return scanSizes(text).impossible.length > 0 ? { kind: 'impossible' } : { kind: 'not_yet' }
}

const ratherOf = (parsed: ParsedSize): string | undefined =>
  parsed.kind === 'single' && lacksItsC(parsed.size) ? vanSizeOf(parsed.size) : undefined

function partsOf(parsed: ParsedSize): Part[] {
  if (parsed.kind === 'staggered') {
    return [
      { value: formatTyreSize(parsed.front), meaning: 'in front' },
      { value: formatTyreSize(parsed.rear), meaning: 'at the back' },
      ...marksOf(parsed.marks),
    ]
  }
  return [...dimensionsOf(parsed.size), ...marksOf(parsed.marks)]
}

function dimensionsOf(size: TyreSize): Part[] {
  if (size.format === 'flotation') {
    return [
      { value: String(size.overallDiameterIn), meaning: 'inches high' },
      { value: String(size.sectionWidthIn), meaning: 'inches wide' },
      { value: `R${size.rim}`, meaning: 'inch rim' },
    ]
  }
  return [
    { value: String(size.width), meaning: 'mm wide' },
    ...(size.aspect === null ? [] : [{ value: String(size.aspect), meaning: '% profile' }]),
    { value: `R${size.rim}`, meaning: 'inch rim' },
    ...(size.commercial ? [{ value: 'C', meaning: 'commercial' }] : []),
  ]
}

function marksOf(marks: SizeMarks): Part[] {
  const kilograms = marks.loadIndex === undefined ? undefined : loadKg(marks.loadIndex)
  const kilometres = marks.speed === undefined ? undefined : speedKmh(marks.speed)
  return [
    ...(kilograms === undefined ? [] : [{ value: String(marks.loadIndex), meaning: `carries ${kilograms} kg` }]),
    ...(kilometres === undefined ? [] : [{ value: String(marks.speed), meaning: `up to ${kilometres} km/h` }]),
    ...(marks.runFlat ? [{ value: 'RFT', meaning: 'run-flat' }] : []),
    ...(marks.extraLoad ? [{ value: 'XL', meaning: 'extra load' }] : []),
  ]
}
