import type { Span } from './not-a-size.ts'

export type Axle = 'front' | 'rear'

const label =
  /(?<![a-z])(?:(fronts?|voor|voorste|voorwiele?|voorbande?|fr|f|phambili|ngaphambili|pele)|(rears?|back|backs|agter|agterste|agterwiele?|agterbande?|rr|r|emuva|ngemuva|morao))(?![a-z\d/])/g

const aloneLabel =
  /(?<![a-z])(?:(fronts|front ones|(?:the|two|2) fronts?(?! of)|front (?:tyres?|tires?|wheels?|axle|bande)|voorste|voorwiele?|voorbande?)|(rears?(?![ -]?(?:view|ended))|back ones|back (?:tyres?|tires?|wheels?|axle)|agterste|agterwiele?|agterbande?))(?![a-z\d/])/g

/** The one axle that a text without a size speaks of: 'what about the rears'; undefined if it speaks of both. */
export function axleNamed(plain: string): Axle | undefined {
  const axles = new Set([...plain.matchAll(aloneLabel)].map((match): Axle => (match[1] ? 'front' : 'rear')))
  return axles.size === 1 ? [...axles][0] : undefined
}

export interface AxleLabel extends Span {
  axle: Axle
}

/** The words for front and rear in a plain text. */
export const axleLabels = (plain: string): AxleLabel[] =>
  [...plain.matchAll(label)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    axle: match[1] ? 'front' : 'rear',
  }))

/**
 * The two sizes as [front, rear] if the text says which is which, or writes them as front + rear; otherwise undefined.
 */
export function axleOrder<T extends Span>(plain: string, first: T, second: T): [T, T] | undefined {
  const labels = axleLabels(plain)
  const before = labels.findLast((found) => found.end <= first.start && first.start - found.end < 24)
  const between = labels.filter((found) => found.start >= first.end && found.end <= second.start)
  const after = labels.find((found) => found.start >= second.end && found.start - second.end < 24)
  const ofFirst = before?.axle ?? (after || between.length > 1 ? between[0]?.axle : undefined)
  const ofSecond = after?.axle ?? (before || between.length > 1 ? between.at(-1)?.axle : undefined)
  const lone = between.length === 1 && !before && !after ? between[0] : undefined
  const loneIsFirst = lone && lone.start - first.end <= second.start - lone.end
  const axle = ofFirst ?? (ofSecond ? other(ofSecond) : lone && (loneIsFirst ? lone.axle : other(lone.axle)))
  if (axle) return axle === 'front' ? [first, second] : [second, first]
  return /^\s*\+\s*$/.test(plain.slice(first.end, second.start)) ? [first, second] : undefined
}

const other = (axle: Axle): Axle => (axle === 'front' ? 'rear' : 'front')
