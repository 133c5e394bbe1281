import { oneLine } from '../people/typed-text.ts'
import { parseTyreSize, sizeCode, type TyreSize } from '../tyres/tyre-size.ts'
import { FIRST_FITMENT_YEAR, lastVehicleYear } from '../tyres/vehicle-years.ts'

/** The columns of a file, in the order of our own lists. */
export const fitmentColumns = ['Make', 'Model', 'Variant', 'From year', 'To year', 'Sizes', 'Confidence'] as const
type Column = (typeof fitmentColumns)[number]

/** A row of a file, as the table takes it. */
export type SheetFitment = {
  make: string
  model: string
  variant: string
  yearFrom: number
  yearTo: number | null
  confidence: 'high' | 'medium' | 'low'
  sizes: { front: string; rear: string | null }[]
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')
const otherNames: Readonly<Record<Column, readonly string[]>> = {
  Make: ['brand', 'manufacturer'],
  Model: ['vehicle'],
  Variant: ['generation', 'engine'],
  'From year': ['from', 'yearfrom', 'start', 'startyear'],
  'To year': ['to', 'yearto', 'end', 'endyear', 'until'],
  Sizes: ['size', 'tyresizes', 'tyresize'],
  Confidence: ['sure'],
}

/** Which column, counted from 0, holds what; undefined if one that is needed is missing. */
export function fitmentColumnsIn(header: readonly string[]): Readonly<Partial<Record<Column, number>>> | undefined {
  const names = header.map(plain)
  const found: Partial<Record<Column, number>> = {}
  for (const column of fitmentColumns) {
    const at = names.findIndex((name) => name === plain(column) || otherNames[column].includes(name))
    if (at >= 0) found[column] = at
  }
  const isWhole = (['Make', 'Model', 'From year', 'Sizes'] as const).every((column) => found[column] !== undefined)
  return isWhole ? found : undefined
}

const MAX_NAME = 60
const MAX_SIZES = 20
const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text)

/** Reads the cells of a row; the problem is the first thing that is wrong with it. */
export function readFitment(
  cells: readonly string[],
  columns: Readonly<Partial<Record<Column, number>>>,
): { value: SheetFitment } | { problem: string } {
  const cell = (column: Column): string => oneLine(cells[columns[column] ?? -1] ?? '').replace(/^'(?=[=+\-@])/, '')
  const [make, model, variant] = [cell('Make'), cell('Model'), cell('Variant')]
  if (make === '') return { problem: 'Missing make' }
  if (model === '') return { problem: 'Missing model' }
  if ([make, model, variant].some((name) => name.length > MAX_NAME))
    return { problem: 'A name is longer than 60 characters' }
  const yearFrom = yearIn(cell('From year'))
  if (yearFrom === undefined) return { problem: `From year '${short(cell('From year'))}' is not a year` }
  const yearTo = ['', 'now', '-'].includes(cell('To year').toLowerCase()) ? null : yearIn(cell('To year'))
  if (yearTo === undefined) return { problem: `To year '${short(cell('To year'))}' is not a year` }
  if (yearTo !== null && yearTo < yearFrom) return { problem: 'Ends before it begins' }
  const confidence = cell('Confidence').toLowerCase() || 'medium'
  if (confidence !== 'high' && confidence !== 'medium' && confidence !== 'low')
    return { problem: `Confidence '${short(confidence)}' is neither high, medium nor low` }
  const sizes = sizesIn(cell('Sizes'))
  if ('problem' in sizes) return sizes
  return { value: { make, model, variant, yearFrom, yearTo, confidence, sizes: sizes.value } }
}

function yearIn(text: string): number | undefined {
  const year = /^\d{4}(?:\.0)?$/.test(text) ? Number.parseInt(text, 10) : 0
  return year >= FIRST_FITMENT_YEAR && year <= lastVehicleYear() ? year : undefined
}

function sizesIn(text: string): { value: SheetFitment['sizes'] } | { problem: string } {
  const parts = text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return { problem: 'Missing sizes' }
  if (parts.length > MAX_SIZES) return { problem: `More than ${MAX_SIZES} sizes` }
  const value: SheetFitment['sizes'] = []
  for (const part of parts) {
    const [front, rear, ...more] = part.split('+').map((size) => sizeIn(size.trim()))
    if (!front || more.length > 0 || (part.includes('+') && !rear))
      return { problem: `'${short(part)}' is not a tyre size` }
    value.push(pairOf(front, rear))
  }
  return { value }
}

export const tyreSizeSays = 'This is not a tyre size, such as 205/55R16'

/** The one size that a text means, in any spelling. */
export function sizeIn(text: string): TyreSize | undefined {
  const parsed = parseTyreSize(text)
  return parsed?.kind === 'single' ? parsed.size : undefined
}

export const isTyreSize = (text: string): boolean => sizeIn(text) !== undefined

/** One pair as it is kept; the same size twice is no pair. */
export function pairOf(front: TyreSize, rear: TyreSize | undefined): { front: string; rear: string | null } {
  const [first, second] = [sizeCode(front), rear && sizeCode(rear)]
  return { front: first, rear: second === undefined || second === first ? null : second }
}
