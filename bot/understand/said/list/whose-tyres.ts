import { plain, tokensOf } from '../../shop-words.ts'
import { isOrdinary } from '../../stated/ordinary-words.ts'

/** What is known of the tyres that several drivers ask for: their size codes and where the drivers are. */
export type TyresAsked = { sizes: readonly string[]; places: readonly string[] }

/** What a size may look like: '205', '205s', '205/55', '205/55R16', '205 55 16'; no price stands before it. */
const size =
  /(?<![\d.,/]|\br ?|\d )(\d{3})(?:[ /-]?(\d{2})(?!\d))?(?:[ /-]?(?:z?r)? ?(\d{2})c?(?!\d))?s?(?![\d/]| ?rand)/g
const rimsAndCounts =
  /\br ?(?:1[2-9]|2[0-4])c?s?\b|\b(?:1[2-9]|2[0-4])(?: ?inch\w*| ?duim|")|\b[1-9] ?x\b|\bx ?[1-9]\b/g
const word = /\p{L}+/gu
/** Whose is marked so, while the words are looked through. */
const MARK = '¤'
const marked =
  /(?:\b(?:for|vir|on|of|to|op|in|near|from|by|naby|van|with|ya|ye|e|ka) )?(?:\b(?:the|die|that|daardie|a|n|le|lo) )?¤+(?: ?¤+)*(?:[ -](?:ones?|een|ene|set|stel|pair|paar|tyres?|tires?|bande?|inch(?:es)?|guy|lady|driver|customer|client|klient|bestuurder|quote|kwotasie|price|prys|job|request|car|kar|imoto|koloi)\b)*/g

const mark = (found: string): string => MARK.repeat(found.length)

/** A place that says of itself nothing else. */
export const wordsOfPlace = (place: string): string[] =>
  tokensOf(place).filter((token) => token.length > 3 && !isOrdinary(token))

/**
 * The words without what says whose tyres they price, so that no figure of a size is taken for a sum and no driver reads
 * 'for the 15 inch' as a condition. Everything else keeps its place.
 */
export function withoutWhose(words: string, { sizes, places }: TyresAsked): string {
  const line = plain(words)
  if (line.length !== words.length) return words
  const figures = sizes.map((one) => one.split(notDigits).filter(Boolean))
  const isAsked = (width: string, more: readonly (string | undefined)[]) =>
    figures.some(([first, ...rest]) => first === width && more.every((one) => one === undefined || rest.includes(one)))
  const towns = new Set(places.flatMap(wordsOfPlace))
  const named = line
    .replace(size, (found, width: string, ...more: (string | undefined)[]) =>
      isAsked(width, more.slice(0, 2)) ? mark(found) : isAsked(width, []) ? mark(width) + found.slice(3) : found,
    )
    .replace(rimsAndCounts, mark)
    .replace(word, (found) => (towns.has(found) ? mark(found) : found))
    .replace(marked, mark)
  return words.replace(anySign, (sign, at: number) => (named[at] === MARK ? ' ' : sign))
}
const notDigits = /[^\d]+/
const anySign = /[\s\S]/g

const corrects =
  /\b(?:(?:should|must|shud|was supposed to|needs? to) (?:be|have been)|moet (?:\S+ ){0,4}wees|moes (?:\S+ ){0,4}wees|rather|liewer|instead|correction|korreksie|actually|eintlik|wrong(?:ly)?|verkeerd|fout|mistake|typo|change|verander|make|maak|adjust|drop|lower|raise|update|i meant?|ek bedoel|was meant|kufanele|kumele|lungisa|guqula|shintsha|fetola|lokisa|yenza|etsa|dira)\b/

/** Words that put another price in the place of one that was named, wherever they say so. */
export const saysOtherPrice = (words: string): boolean => corrects.test(plain(words))
