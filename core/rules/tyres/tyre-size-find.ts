import { plainText } from '../people/plain-text.ts'
import { numbersThatAreNoSizes, overlaps, type Span } from './not-a-size.ts'
import { mayBeSpoken, spokenSizes } from './spoken-size.ts'
import { serviceAt } from './tyre-size-marks.ts'
import { sharedSizes } from './tyre-size-shared.ts'
import { type FoundSize, isPlausibleSize, type SizeMarks, type TyreSize } from './tyre-size-type.ts'

export interface SizesFound {
  sizes: FoundSize[]
  /** Written like a size, but no tyre has it (205/55R61, 203/55R16). */
  impossible: Span[]
}

const filler = `(?:[\\s/\\\\.,*x:_|+"'()-]|by|over|op|deur|met|with|profile|profiel|aspect|ratio|width|wide|series|rim|rims|inch|duim|mm|on|slash|size|velling)`
const between = `${filler}{0,6}?`
/** With the speed symbol before the R, or in its place: 205/55VR16, 205/55V16. */
const letters = `(?:zrf|zr|[hsvwyt]?rf?|rad(?:ial)?|[hsvwyt](?=\\s?\\d))?`
const inches = `\\s{0,2}(?:"|''|inch(?:es)?(?![a-z])|in(?=\\s*(?:$|[.,;)?]))|duim|'?s(?![a-z]))`
const commercial = `(?:\\s?-?(c|lt)(?![a-z\\d]))?`
/** 15.0 is 15; 17.5 is a rim of trucks. */
const notLonger = `(?:[.,]0(?!\\d))?(?!\\d|[.,]\\d|:\\d{2}(?!\\d)|h\\d)`

/** 205/55R16 with anything or nothing between its numbers. */
const metric = new RegExp(
  `(?<![\\d.])(?:(?<![a-z])(p|lt)\\s?)?(\\d{3})(${between})(\\d{2})(${between}${letters}[\\s./-]{0,3}(?:rim\\s?)?)(\\d{2})${notLonger}(?:${inches})?${commercial}`,
  'g',
)
/** 195R15C: no aspect ratio, so an R or a C has to say what it is. */
const withoutAspect = new RegExp(
  `(?<![\\d.])(?:(?<![a-z])(lt)\\s?)?(\\d{3})([\\s/-]{0,3}(?:[hsvwyt]?z?r)[\\s/.-]{0,3}|[\\s/-]{1,2})(\\d{2})${notLonger}(?:\\s?-?(c|lt)(?![a-z\\d]))?`,
  'g',
)
/** 16" 205/55 */
const rimFirst = new RegExp(
  `(?<![\\d./])(r\\s?|rim\\s?)?(\\d{2})(${inches})?[\\s,:-]{1,3}(?:rim\\s|velling\\s|wheels?\\s|tyres?\\s)?(\\d{3})(\\s?[/\\\\]\\s?|\\s)(\\d{2})(?![\\d.]|${between}${letters}\\s?\\d{2}(?!\\d))`,
  'g',
)
/** 31x10.5R15, 33/12.5/15, 31x1050R15. */
const flotation =
  /(?<![\d.,/r])(\d{2})(?:"|'')?(\s{0,2}(?:[x*/\\-]|by)?\s{0,2})(\d{1,2}[.,]\d{1,2}|\d{3,4}|\d{1,2})(?:"|'')?((?:\s{0,2}(?:[x*/\\-]|by)\s{0,2}|\s{0,2})(?:rim|r)?[\s-]{0,2})(\d{2})(?!\d|[.,]\d|h\d)(?:\s?-?(lt|c)(?![a-z\d]))?/g

/** Every size in a text of any length, with where it stands; amounts, phones, references and times are not sizes. */
export function scanSizes(text: string): SizesFound {
  const plain = plainText(text)
  if (!/\d\D{0,12}\d/.test(plain) && !mayBeSpoken(plain)) return { sizes: [], impossible: [] }
  const banned = numbersThatAreNoSizes(plain)
  const found: SizesFound = { sizes: [], impossible: [] }
  const keep = (match: RegExpMatchArray, size: TyreSize | undefined, sure: boolean) => {
    const start = match.index ?? 0
    const end = start + match[0].trimEnd().length
    if (!size || overlaps(banned, start, end) || overlaps(found.sizes, start, end)) return
    if (isPlausibleSize(size)) found.sizes.push({ start, end, size, marks: marksOf(match, plain, end) })
    else if (sure && !overlaps(found.impossible, start, end)) found.impossible.push({ start, end })
  }
  for (const match of plain.matchAll(flotation)) keep(match, flotationOf(match), false)
  for (const match of plain.matchAll(rimFirst)) keep(match, rimFirstOf(match), false)
  for (const match of plain.matchAll(metric)) keep(match, metricOf(match, plain), hasShape(match))
  for (const match of plain.matchAll(withoutAspect)) keep(match, withoutAspectOf(match, plain), false)
  for (const spoken of spokenSizes(plain))
    if (!overlaps(banned, spoken.start, spoken.end) && !overlaps(found.sizes, spoken.start, spoken.end))
      found.sizes.push({ ...spoken, marks: serviceAt(plain, spoken.end)?.marks ?? {} })
  found.sizes.push(...sharedSizes(plain, found.sizes, banned))
  found.sizes.sort((a, b) => a.start - b.start)
  found.impossible = found.impossible.filter((span) => !overlaps(found.sizes, span.start, span.end))
  return found
}

/** ZRF is a run-flat, RF a reinforced tyre. */
function marksOf(match: RegExpMatchArray, plain: string, end: number): SizeMarks {
  const middle = match[5] ?? match[3] ?? ''
  const construction = /(z?)rf[\s.-]*$/.exec(middle)
  const speed = /(?<![a-z])([hsvwyt])r?f?[\s./-]*(?:rim\s?)?$/.exec(middle)?.[1]
  return {
    ...(construction && (construction[1] ? { runFlat: true as const } : { extraLoad: true as const })),
    ...(speed && { speed: speed.toUpperCase() }),
    ...serviceAt(plain, end)?.marks,
  }
}

const hasShape = (match: RegExpMatchArray): boolean => /[/\\]/.test(match[3] ?? '') || /r/.test(match[5] ?? '')

const letterBefore = (match: RegExpMatchArray, plain: string): boolean => {
  const before = plain.charAt((match.index ?? 0) - 1)
  return before !== 'x' && /[a-z$#]/.test(before)
}

function metricOf(match: RegExpMatchArray, plain: string): TyreSize | undefined {
  const [, prefix, width = '', first = '', aspect = '', second = '', rim = '', suffix] = match
  const shaped = hasShape(match)
  // A speed symbol in place of the R needs the stroke before: '205 55 t 16' may be anything.
  if (!shaped && /(?<![a-z])[hsvwyt](?![a-z])/.test(second)) return undefined
  if (!shaped && letterBefore(match, plain)) return undefined
  // Three prices or a list of amounts: 'R205, 55, 16'.
  if (/[a-z]/.test(first) && /^\s*r/.test(first)) return undefined
  if (!shaped && first === '' && second === '' && /\d[\s-]$/.test(plain.slice(0, match.index))) return undefined
  // Seven figures in the way of a local telephone number: '205-5516'.
  if (!shaped && first.trim() === '-' && second === '') return undefined
  return {
    format: 'metric',
    width: Number(width),
    aspect: Number(aspect),
    rim: Number(rim),
    ...(suffix === 'c' && { commercial: true as const }),
    ...(second.includes('zr') && { zr: true as const }),
    ...((prefix === 'lt' || suffix === 'lt') && { service: 'LT' as const }),
    ...(prefix === 'p' && { service: 'P' as const }),
  }
}

function withoutAspectOf(match: RegExpMatchArray, plain: string): TyreSize | undefined {
  const [, prefix, width = '', middle = '', rim = '', suffix] = match
  if (!middle.includes('r') && suffix !== 'c') return undefined
  if (letterBefore(match, plain)) return undefined
  return {
    format: 'metric',
    width: Number(width),
    aspect: null,
    rim: Number(rim),
    ...(suffix === 'c' && { commercial: true as const }),
    ...((prefix === 'lt' || suffix === 'lt') && { service: 'LT' as const }),
  }
}

function rimFirstOf(match: RegExpMatchArray): TyreSize | undefined {
  const [, mark, rim = '', inch, width = '', between = '', aspect = ''] = match
  if (!mark && !inch && (Number(rim) < 13 || between === ' ')) return undefined
  return { format: 'metric', width: Number(width), aspect: Number(aspect), rim: Number(rim) }
}

function flotationOf(match: RegExpMatchArray): TyreSize | undefined {
  const [, overall = '', first = '', section = '', second = '', rim = '', suffix] = match
  const decimal = /[.,]/.test(section)
  const inWords = /x|\*|by/.test(first)
  if (!decimal && !inWords) return undefined
  if (!/[x*/\\r-]|by/.test(second) && !decimal) return undefined
  const wide = Number(section.replace(',', '.'))
  // 31x1050R15 is a common way to write 10.50.
  const sectionWidthIn = !decimal && wide > 100 ? wide / 100 : wide
  if (!Number.isInteger(sectionWidthIn * 2)) return undefined
  const size: TyreSize = { format: 'flotation', overallDiameterIn: Number(overall), sectionWidthIn, rim: Number(rim) }
  return suffix === 'lt' ? { ...size, service: 'LT' } : size
}
