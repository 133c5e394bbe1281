import { plain } from '../../shop-words.ts'

const lead =
  '^\\W{0,3}(?:(?:ok|okay|k|yes|yep|yeah|ja|jip|yebo|ewe|ee|e|sharp|right|fine|cool|great|perfect|good|deal|lekker|goed|reg|kulungile|ho lokile|go siame|then|so|please|pls|asb)[\\s,.!]{1,3}){0,3}'
const it = '(?:it|that|this|that one|this one|the one|dit|daardie een|hierdie een|daardie|die een)'
const verbs = [
  `(?:i ?'?ll|i will|i want to|i|let me|lets|let'?s|we ?'?ll|we) ?(?:take|have|go for|go with|accept|book) ${it}`,
  `(?:take|accept|book|go with|go for|reserve) ${it}`,
  `(?:ek|ons)(?: sal| wil)? (?:vat|neem|bespreek|aanvaar) ${it}`,
  `(?:ek|ons)(?: sal| wil)? ${it} (?:vat|neem|bespreek)`,
  `(?:vat|neem|bespreek|aanvaar) ${it}`,
  '(?:ng|nd)i(?:zo|za|ya|ku)?(?:yi|si|li|wu|ku)?(?:thatha|thathe|tatha|bhuka|bhukha)',
  '(?:ngicela ukuyithatha|ndicela ukuyithatha|yithathe|yibhukhe)',
  '(?:ke|re)(?: a| tla)?(?: (?:e|o|di))? (?:nka|tsaya|buka)(?: (?:e|yona))?',
]
const end = '(?: (?:then|dan|please|pls|asb|asseblief|thanks|thank you|dankie|man|bru|boet|price|for me)){0,2}\\W{0,3}$'
const takes = verbs.map((verb) => new RegExp(`${lead}${verb}${end}`))

/** 'Ok take it', 'ja ek vat dit', 'book that one': what was offered is wanted, and nothing else is said. Pure. */
export const takesIt = (words: string): boolean => words.length <= 80 && takes.some((one) => one.test(plain(words)))

const mayTake =
  /\b(?:take|vat|neem|book|accept|go with|choose|kies|yes|ja|yebo|then|dan|please|asb|thatha|nka|want|wil)\b/

/** 'I take that one', 'ek vat dit': words that may take a price which they point at, beside whatever else is said. */
export const mayTakeIt = (words: string): boolean => mayTake.test(plain(words))
