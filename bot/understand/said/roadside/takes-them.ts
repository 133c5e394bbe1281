import { plainText } from '#core/rules/people/plain-text.ts'
import { agreesAndNamesNothing, agreesClearly, doubtsIn, saysNothingElse } from '../agreed/doubts.ts'
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

const firstOf = (words: string): string => words.split(/[,.;!\n]| (?:and|en|kodwa|kaloku|mme|le) /)[0] ?? ''

const takesOne =
  /\b(?:(?:i|we|ill|i'll|lets|ek|ons) (?:will |sal |want to |wil )?(?:take|choose|pick|go with|accept|book|vat|neem|kies)|(?:take|go with|vat|neem) (?!over|long)|(?:please|pls|asb|asseblief) (?:come|kom)|(?:come|kom) (?:please|pls|now|asb|asseblief|nou)|ngithatha|sithatha|ndithatha|ke nka|ke tsaya|re nka|woza|wozani|yizani|tloo|tlang)\b/

/** 'I take Goudrand', 'Goudrand asb kom': words that take the shop that they name, without a doubt. */
export const takesTheNamed = (words: string): boolean => takesOne.test(plainText(words)) && doubtsIn(words).size === 0
