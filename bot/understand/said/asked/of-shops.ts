import { plainText } from '#core/rules/people/plain-text.ts'

/** 'Yes, ask them', and no more. */
const plainly =
  /^\W*(?:(?:ok|okay|yes|ja|yebo|ee|ewe|eya|sure|sharp|please)\W+){0,3}(?:ask (?:them|all)|vra (?:maar|hulle)|babuze|ba botse|botsa|send it|stuur(?: maar| dit)?|go ahead|do it)\W*(?:(?:please|pls|asb|asseblief|thanks|dankie)\W*)?$/i
const some =
  /\b(?:leave (?:out|off)|not|without|except|skip|only the|just the|net die|slegs|sonder|behalwe|hhayi|hayi|eseng|too far|te ver)\b|\bnie\b.{1,40}\bnie\b/i
const anyMake = /\b(?:any|enige) (?:brand|make|merk|tyres?|bande?)\b/i
/** 'Fourways is fine, ask them', 'vra maar'. */
const agrees =
  /\b(?:ask (?:them|fourways|her|him|\w+ (?:wheel|tyres?|bande?))|(?:ok|yes|ja|yebo|sure|sharp|please|go ahead and)[ ,]+ask|vra (?:maar|hulle|dan)|ja[ ,]+vra|go ahead|babuze|buza(?:ni)?|ba botse|botsa|do it|doen dit|maak so|send it|stuur (?:dit|maar))\b/i
const waits =
  /\b(?:i(?:'?ll| will)? (?:rather )?wait|ek wag|ek sal wag|ngizolinda|ngilinda|ke tla ema|ke emetse|too (?:expensive|much|far|pricey)|te (?:duur|ver)|rather not|liewer nie|leave it|los dit)\b/i
const otherwise =
  /\d|\b(?:if|as|but can|maar kan|can they|kan hulle|only if|unless|rather|instead|dont|don't|do not|moenie|not yet|nog nie)\b/i

/** Nothing but a yes to asking all the shops that were named. */
export const plainlyAsksAll = (words: string): boolean => plainly.test(words)

/** One of the shops is not to be asked, or only some. */
export const leavesSomeOut = (words: string): boolean => some.test(words)

/** Any make will do. */
export const takesAnyMake = (words: string): boolean => anyMake.test(words)

/** Another shop is to be asked beside the silent one. */
export const asksBeside = (words: string): boolean => agrees.test(words)

/** The silent shop is waited for. */
export const waitsForShop = (words: string): boolean => waits.test(words)

/** A condition, another hour or another number comes with it. */
export const wantsItOtherwise = (words: string): boolean => otherwise.test(words)

const asks =
  /\b(?:ask|vra|find out|check with|enquire|buza|babuze|mbuze|cela|botsa|ba botse|mmotse|send (?:it|my question)|stuur (?:dit|my vraag|die vraag))\b/
const denied =
  /\b(?:dont|do not|not|no need to|moenie|nie nodig|never mind|ungabuzi|se ke wa)\b[^.,;!?]{0,20}\b(?:ask|vra|send|stuur|buza|botsa|find)\b/
const alsoSaid = /(?:^|[\s,.;])(?:also|and|ook|en|plus|futhi|kwaye|hape|gape|le)[\s,]+(.{6,})$/is
const afterwards = /^(?:then|dan|please|asb|thanks|thank|book|bespreek|decide|let me|i |ek )/i
const LONGEST = 200

/** 'Yes, ask them', with what else is asked with it; undefined if nobody is to be asked. */
export function takesUpAsking(words: string, question: string): { also?: string } | undefined {
  const plain = plainText(words)
  if (words.length > LONGEST || !asks.test(plain) || denied.test(plain)) return undefined
  const also = alsoSaid.exec(words)?.[1]?.trim()
  return also && !afterwards.test(also) && !saidAlready(also, question) ? { also } : {}
}

/** 'Ask them first about the wifi' asks nothing new. */
function saidAlready(more: string, words: string): boolean {
  const own = new Set(wordsOf(words))
  return wordsOf(more)
    .filter((word) => word.length > 3)
    .every((word) => own.has(word))
}

const wordsOf = (text: string): string[] => plainText(text).split(/[^a-z0-9]+/)
