import { plainText } from '#core/rules/people/plain-text.ts'
import { agreesAndNamesNothing, agreesClearly, saysNothingElse } from '../agreed/doubts.ts'
import { agreesFirst } from '../agreed/first-agrees.ts'
import { takesUpAsking } from '../asked/of-shops.ts'

const takesThem =
  /^\W*(?:(?:ok|okay|yes|ja|yebo|ewe|ee|eya|sure|please|pls|asb|sharp|fine|good|great|reg|goed|dis reg|perfect|thanks|dankie)\W+){0,3}(?:(?:i(?:'?ll| will)? )?(?:take|accept|book) (?:them|it|that|this|him)|(?:ek )?(?:vat|neem) (?:hulle|dit|hom)|(?:let|tell) them (?:to )?come|(?:they|he) (?:can|may|must) come|send them|come please|please come|laat (?:hulle|hom) (?:maar )?kom|(?:hulle|hy) kan (?:maar )?kom|stuur hulle|kom asb|abeze|mabeze|bangeza|mabize|ba tle|a ba tle|ngiyabathatha|ndiyabathatha|ke a ba nka|ke ba tsaya)(?![a-z])/

const takes =
  (now: Date) =>
  (words: string): boolean =>
    (takesThem.test(plainText(words)) && saysNothingElse(words, now)) || agreesAndNamesNothing(words, now)

/** 'Ok take them', also with why, and nothing else. */
export const takesPlainly = (words: string, now: Date): boolean =>
  takes(now)(words) || agreesFirst(words, now, takes(now))

/** 'Yes please, we are next to the garage': they are taken before more is said. */
export const takesFirst = (words: string, now: Date): boolean => takes(now)(firstOf(words))

/** The same in words that can be meant for nothing else, wherever they stand. */
export const takesThemFirst = (words: string): boolean => takesThem.test(plainText(firstOf(words)))

const SHORT = 6

/** 'Yes ask them, we stand at the bridge': what is said of the place, without what is ordered before it. */
export function withoutOrder(words: string): string {
  const [order = ''] = words.split(/[,.;!\n]/)
  const isOrder =
    order.trim().split(' ').length <= SHORT && (agreesClearly(order) || takesUpAsking(order, '') !== undefined)
  return (isOrder ? words.slice(order.length + 1) : words).trim()
}

const suits =
  '(?: ?(?:is|sounds?|klink|works?|werk|pas|suits?|ku|i|e|di|ke))?(?: (?:goed|good|fine|ok|okay|oky|great|perfect|reg|right|cool|sharp|lekker|kulungile|right by me|with me|me|my|lokile|siame|hantle)){0,3}'
const minutesThatSuit = new RegExp(
  `(?:^|[\\s,.;!]{1,3})(?:(?:the|die|in|within|binne) )?(\\d{1,3}) ?(?:min(?:s|ute|utes|uut)?|imizuzu|metsotso)\\b(?: (?:one|een))?${suits}(?=$|[\\s,.;!])`,
  'i',
)

/** 'Kom asb, 35 min is goed': the minutes that are agreed to, and the words without them; undefined if none are named. */
export function minutesAgreed(words: string): { minutes: number; rest: string } | undefined {
  const found = words.length > LONGEST ? null : minutesThatSuit.exec(words)
  if (!found) return undefined
  const rest = `${words.slice(0, found.index)}${words.slice(found.index + found[0].length)}`.trim()
  return { minutes: Number(found[1]), rest }
}
const LONGEST = 100

const firstOf = (words: string): string => words.split(/[,.;!\n]| (?:and|en|kodwa|kaloku|mme|le) /)[0] ?? ''

const politely = '(?: (?:please|pls|asb|asseblief|then|dan|now|nou|thanks|thank you|dankie|come|kom))*'
const lead =
  '(?:(?:ok|okay|yes|ja|yebo|ewe|ee|eya|sure|sharp|fine|good|great|right|reg|goed|please|pls|asb|so|then|dan) )*'
const takesOne = new RegExp(
  [
    `^${lead}(?:(?:i|we|ill|i'll|let me|lets|let's|ek|ons)(?: will| sal| want to| wil)? )?(?:take|choose|pick|go with|accept|book|vat|neem|kies) #${politely}$`,
    `^${lead}(?:ngithatha|sithatha|ndithatha|ngiyathatha|ke nka|re nka|ke tsaya|re tsaya) #${politely}$`,
    `^${lead}# (?:i|we|ek|ons)(?: will| sal)? (?:take|vat|neem|choose|kies) (?:you|them|him|jou|julle|hulle|hom)${politely}$`,
    `^${lead}(?:#,? )?(?:please|pls|asb|asseblief) (?:come|kom)(?: #)?${politely}$`,
    `^${lead}# (?:(?:can|may|must|kan|mag|moet) )?(?:maar )?(?:come|kom|woza|wozani|yizani|tloo|tlang) ?${politely}$`,
    `^${lead}(?:let|laat) #(?: to| maar| dan)? (?:come|kom)${politely}$`,
    `^${lead}(?:send|stuur) #${politely}$`,
  ].join('|'),
)

/**
 * 'I take Goudrand', 'Goudrand asb kom': nothing but words that take a shop, whose name stands as '#' in them. Whatever
 * else is said to it or of it takes nobody.
 */
export const takesTheNamed = (said: string): boolean => takesOne.test(said)

/** Nothing but the name, and courtesy: 'ok goudrand please'. */
export const namesOnly = (said: string): boolean => nameAlone.test(said)
const nameAlone = new RegExp(`^${lead}#${politely}$`)
