import { plainText } from '../people/plain-text.ts'
import { axleOrder } from './axles.ts'
import { scanSizes } from './tyre-size-find.ts'
import { findService, findWordMarks, serviceAt } from './tyre-size-marks.ts'
import type { FoundSize, ParsedSize, SizeMarks } from './tyre-size-type.ts'

export { type SizesFound, scanSizes } from './tyre-size-find.ts'
export {
  type FlotationSize,
  type FoundSize,
  formatTyreSize,
  isPlausibleSize,
  type MetricSize,
  type ParsedSize,
  type SizeMarks,
  sizeCode,
  type Terrain,
  type TyreSize,
} from './tyre-size-type.ts'

/** Every size written in a message, in order, with where it stands. */
export const findTyreSizes = (text: string): FoundSize[] => scanSizes(text).sizes

/** The words around a size when the whole text means one. */
const around =
  /(?<![a-z])(?:tyres?|tires?|bande?|sizes?|grootte|owl|rwl|rbl|bsw|tl|tubeless|radial|c|lt|the|my|is|are|its|front|fronts|rear|rears|back|voor|agter|voorste|agterste|fr|rr|f|r|and|en|with)(?![a-z])|[\s.,;:?!"'()+&*/=-]/g
const longestSize = 120

/** The size that the whole text is, with its marks; null for anything else, and for sizes that no tyre has. */
export function parseTyreSize(text: string): ParsedSize | null {
  if (text.length > longestSize) return null
  const plain = plainText(text)
  const { sizes, impossible } = scanSizes(text)
  const [first, second] = sizes
  if (!first || sizes.length > 2 || impossible.length > 0) return null
  const found = [
    ...sizes.flatMap((size) => serviceAt(plain, size.end) ?? []),
    ...findService(plain),
    ...findWordMarks(plain, text),
  ]
  const marks = Object.assign({}, ...found.map((mark) => mark.marks), first.marks) as SizeMarks
  let rest = plain
  for (const { start, end } of [...sizes, ...found])
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  if (rest.replace(around, '') !== '') return null
  if (!second) return { kind: 'single', size: first.size, marks }
  const order = axleOrder(plain, first, second)
  if (!order) return null
  return { kind: 'staggered', front: order[0].size, rear: order[1].size, marks }
}
