import { plain, tokensOf } from '../../shop-words.ts'
import { isOrdinary } from '../../stated/ordinary-words.ts'

/** What is known of the tyres that several drivers ask for: their size codes and where the drivers are. */
export type TyresAsked = { sizes: readonly string[]; places: readonly string[] }

const lead = String.raw`(?:\b(?:(?:for|vir|on|of|to|op|in|near|from|by|naby|van|with|yi?|ya|ye|e|ka) )?(?:(?:the|die|that|daardie|a|n|le|lo) )?)?`
const behind = String.raw`(?:(?: |-)(?:ones?|een|ene|set|stel|pair|paar|tyres?|tires?|bande?|inch(?:es)?|guy|lady|driver|customer|client|klient|bestuurder|quote|kwotasie|price|prys|job|request|car|kar|imoto|koloi)\b)*`
const rims = String.raw`\br ?(?:1[2-9]|2[0-4])c?s?\b|\b(?:1[2-9]|2[0-4])(?: ?inch\w*| ?duim|")`
const counts = String.raw`\b[1-9] ?x\b|\bx ?[1-9]\b`

/** '205', '205/55', '205/55R16', '205 55 16', '205s', which no price has before it. */
function sizePattern(size: string): string {
  const [width = '', ...rest] = size.split(/[^\d]+/).filter(Boolean)
  const more = rest.reduceRight((inner, figures) => `(?:[ /-]?(?:z?r)? ?${figures}c?${inner})?`, '')
  return String.raw`(?<![\d.,/]|\br ?|\d )${width}${more}s?(?![\d/]| ?rand)`
}

/** A place that says of itself nothing else. */
export const wordsOfPlace = (place: string): string[] =>
  tokensOf(place).filter((word) => word.length > 3 && !isOrdinary(word))

/**
 * The words without what says whose tyres they price, so that no figure of a size is taken for a sum and no driver reads
 * 'for the 15 inch' as a condition. Everything else keeps its place.
 */
export function withoutWhose(words: string, { sizes, places }: TyresAsked): string {
  const line = plain(words)
  if (line.length !== words.length) return words
  const named = [
    ...new Set([...sizes.map(sizePattern), ...places.flatMap(wordsOfPlace).map((word) => `\\b${word}\\b`)]),
  ]
  const one = `(?:${[...named, rims, counts].join('|')})`
  const whose = new RegExp(`${lead}${one}(?: ?${one})*${behind}`, 'g')
  const blanked = line.replace(whose, (found) => '\0'.repeat(found.length))
  return [...words].length === words.length
    ? [...words].map((sign, at) => (blanked[at] === '\0' ? ' ' : sign)).join('')
    : words
}

const corrects =
  /\b(?:(?:should|must|shud|was supposed to|needs? to) (?:be|have been)|moet (?:\S+ ){0,4}wees|moes (?:\S+ ){0,4}wees|rather|liewer|instead|correction|korreksie|actually|eintlik|wrong(?:ly)?|verkeerd|fout|mistake|typo|change|verander|make|maak|adjust|drop|lower|raise|update|i meant?|ek bedoel|was meant|kufanele|kumele|lungisa|guqula|shintsha|fetola|lokisa|yenza|etsa|dira)\b/

/** Words that put another price in the place of one that was named, wherever they say so. */
export const saysOtherPrice = (words: string): boolean => corrects.test(plain(words))
