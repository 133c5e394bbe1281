import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 200
/** 'Yes, ask them', and no more. */
const plainly =
  /^\W*(?:(?:ok|okay|yes|ja|yebo|ee|ewe|eya|sure|sharp|please)\W+){0,3}(?:ask (?:them|all)|vra (?:maar|hulle)|babuze|ba botse|botsa|send it|stuur(?: maar| dit)?|go ahead|do it)\W*(?:(?:please|pls|asb|asseblief|thanks|dankie)\W*)?$/i
const some =
  /\b(?:leave (?:out|off)|not|without|except|skip|only the|just the|net die|slegs|sonder|behalwe|hhayi|hayi|eseng|e seng|ungambuz\w*|ungababuz\w*|musa|se ke wa|o se ka|too far|te ver|is ver|[a-z]{0,4}kude|kgakala|(?:los|laat) (?:\S+ ){1,3}uit|leave (?:\S+ ){1,3}out)\b|\bnie\b.{1,40}\bnie\b/i
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

const everyone =
  /\b(?:ask|vra|buza\w*|babuze|botsa|ba botse|to|aan)\b.{0,20}\b(?:all|al|almal|bonke|bobathathu|kaofela|botlhe|every|each)\b/i

/** All the shops are to be asked: what is counted are shops. */
export const asksAll = (words: string): boolean => everyone.test(words.slice(0, LONGEST))

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

const only = /\b(?:only|just|net|slegs|alleen|kuphela|qha|nje|fela|feela)\b/i
/** One of several and no other. */
export const saysOnly = (words: string): boolean => only.test(words.slice(0, LONGEST))

const leavingOut =
  /[\s,.;]{0,3}\b(?:as long as|so long as|provided|solank|mits|if|unless|but|maar|mara|kodwa|koda|just|only)? ?(?:it'?s |it is |dit is |dis |its )?\b(?:not|nie|hayi|hhayi|except|without|(?:ma?y?i)?ngabi|eseng|e seng)(?: (?:in|at|the|die|i|yi|ya|e|ko|kwa|that|daardie)){0,4} e?(\p{L}{3,})(?: (?:nie|one|een|shop|qha|fela|please|pls|asb|(?:is |it'?s |it is |dis |dit is )?(?:too |te )?(?:far|ver|kukude|kude|kgakala|hole))){0,8}\W{0,4}$/iu

/** 'Fourways is fine, just not Krugersdorp': the words before the last clause, if that leaves a place or a shop out. */
export function withoutLeavingOut(words: string): { rest: string; out: string } | undefined {
  const found = leavingOut.exec(words.slice(0, LONGEST))
  return found?.[1] ? { rest: words.slice(0, found.index), out: found[1] } : undefined
}

/** 'Ask them' with whom and what before the stem: nibabuze, ngibuzele, bababuze, botsang. */
const asksInBantu = '[a-z]{0,6}buz(?:e|a|eni|ani|ela|ele|eleni|isa)|(?:m|mm)?bots(?:a|e|ang|eng|etse|isa)'
const asks = new RegExp(
  `\\b(?:ask|vra|find out|check with|enquire|${asksInBantu}|cela|send (?:it|my question)|stuur (?:dit|my vraag|die vraag))\\b`,
)
const denied =
  /\b(?:dont|do not|not|no need to|moenie|nie nodig|never mind|se ke wa|musa|musani)\b[^.,;!?]{0,20}\b(?:ask|vra|send|stuur|(?:uku)?[a-z]{0,4}buza|botsa|find)\b|\b(?:unga|ninga|sanuku|suku)[a-z]{0,4}buz/
const alsoSaid = /(?:^|[\s,.;])(?:also|and|ook|en|plus|futhi|kwaye|hape|gape|le)[\s,]+(.{6,})$/is
const afterwards = /^(?:then|dan|please|asb|thanks|thank|book|bespreek|decide|let me|i |ek )/i

/** 'Yes, ask them', with what else is asked with it; undefined if nobody is to be asked. */
export function takesUpAsking(words: string, question: string): { also?: string; isAnew?: true } | undefined {
  const plain = plainText(words)
  if (words.length > LONGEST || !asks.test(plain) || denied.test(plain)) return undefined
  const also = alsoSaid.exec(words)?.[1]?.trim()
  const added = also && !afterwards.test(also) ? also : behindAsking(words)
  if (!added || saidAlready(added, question)) return {}
  // 'Rather ask them if …' is asked in place of what was offered.
  return { also: added, ...(added !== also && anew.test(plain) && { isAnew: true }) }
}

const anew = /\b(?:rather|instead|liewer|eerder|no|nee)\b/
const MIN_ADDED = 3
const thenBooks = /^(?:then|dan|and then|en dan|thanks|dankie|enkosi|ngiyabonga|before|voor)\b/i
const asked =
  /\b(?:ask|vra|find out|check|buza(?:ni)?|babuze|mbuze|ngibuzele|ndibuzele|botsa|ba botse|mmotse)\b(?:[\s,]+(?:them|hulle|gerus|maar|asb|please|pls|him|her|ook|also|for me|vir my|first|eers|dan|then|if|of|whether|ukuthi|nokuthi|ukuba|hore|gore|about|oor)(?![\p{L}]))*[\s,]+/iu

/** What is asked behind 'ask them'; a few words of politeness are nothing. */
function behindAsking(words: string): string | undefined {
  const found = asked.exec(words)
  const rest = found && words.slice(found.index + found[0].length).trim()
  return rest && !thenBooks.test(rest) && wordsOf(rest).filter((word) => word.length > 1).length >= MIN_ADDED
    ? rest
    : undefined
}

/** 'Ask them first about the wifi' asks nothing new. */
function saidAlready(more: string, words: string): boolean {
  const own = new Set(wordsOf(words))
  return wordsOf(more)
    .filter((word) => word.length > 3)
    .every((word) => own.has(word))
}

const wordsOf = (text: string): string[] => plainText(text).split(/[^a-z0-9]+/)
