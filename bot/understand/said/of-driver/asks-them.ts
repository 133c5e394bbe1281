import { plain } from '../../shop-words.ts'

const lead =
  '^\\W{0,3}(?:(?:hi|hey|ok|okay|and|also|please|pls|but|so|en|ook|maar|mara|asb|hape|futhi|ingaba|na|a) ){0,3}'
const helpers = 'can|could|will|would|do|did|are|should|must|may|have|is|kan|sal|het|moet|wil|doen'
const shop =
  '(?:they|hulle|the (?:shop|guys|people|fitters?|mechanics?|owner)|die (?:winkel|manne|mense|ouens|werktuigkundige)|bona)'
const english = new RegExp(`${lead}(?:${helpers}) ${shop}\\b`)
/** In the Nguni languages the verb says who, and 'ba ka', 'ba tla' does in the Sotho ones. */
const nguni = new RegExp(
  `${lead}(?:bang[ae]\\p{L}+|bazo\\p{L}+|baza\\p{L}*|bayakwazi|bayayi\\p{L}+|ba (?:ka|tla|kgona|a kgona))\\b`,
  'u',
)

/** A question put to people of a shop, said of them: 'can they also look at the brakes'. Pure. */
export const asksThem = (words: string): boolean => english.test(plain(words)) || nguni.test(plain(words))

const turned: readonly (readonly [RegExp, string])[] = [
  [/\bthey\b/gi, 'you'],
  [/\btheir\b/gi, 'your'],
  [/\b(?:the (?:shop|guys|people|fitters?|mechanics?|owner))\b/gi, 'you'],
  [/\bhulle\b/gi, 'julle'],
]

/** As it is said to them. */
export const askedOfThem = (words: string): string =>
  turned.reduce((all, [pattern, as]) => all.replace(pattern, as), words)
