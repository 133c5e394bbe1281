import { plain, tokensOf } from '../../shop-words.ts'

/** What somebody at a counter asks to see. Pure. */

const next =
  /\b(?:next (?:job|one|booking|customer|car|client|up)|(?:who|what)(?:'?s| is)? (?:up )?next|volgende (?:werk|een|klant|kar|bespreking)|wie is volgende|(?:ubani|yini) (?:o|e)?landelayo|olandelayo|(?:mang|ke mang) ya latelang|e latelang|yo o latelang)\b/
const MAX_WORDS = 8

/** 'Next job?' */
export const asksNextJob = (words: string): boolean => next.test(plain(words)) && tokensOf(words).length <= MAX_WORDS

const waits =
  /\b(?:what(?: is|'s|s)? (?:still |all )?(?:waiting|waits|open|pending|outstanding)|who(?: is|'s|s)? (?:still |all )?waiting|what must i (?:still )?answer|show me (?:everything|all|what waits)|wat wag(?: nog| alles)?|wie wag|wys my alles|yini elindile|ubani olindile|ke eng (?:se|tse) (?:emetse|letileng|eme))\b/

export const asksWhatWaits = (words: string): boolean => waits.test(plain(words))

const ofShop =
  /\b(?:shops?|shop's|winkel\w*|store|business|besigheid|workshop|work|customers?|klante|theirs|isitolo|esitolo|ivenkile|evenkileni|lebenkele|lebenkeleng|shopo)\b/
const notOwn =
  /\b(?:not|nie|hayi|hhayi|e seng)\b(?: \S+){0,2} (?:my own|mine|my|own|eie|myne|zami|eyami|yam|ya ka|tsa ka)\b|\b(?:myne|my eie|zami|eyami|yam|ya ka|tsa ka)\b(?: \S+)? nie\b/
const ofOwn = /\b(?:my own|my|mine|own|eie|myne|for me|vir my|yam|zami|eyami|eyam|ya ka|tsa ka|tsa me)\b/

/** Whose bookings are meant, the shop's or their own; undefined for neither, or both. */
export function whoseBookings(words: string): 'shop' | 'own' | undefined {
  const line = plain(words)
  if (notOwn.test(line)) return 'shop'
  const [isShop, isOwn] = [ofShop.test(line), ofOwn.test(line)]
  if (isShop === isOwn) return undefined
  return isShop ? 'shop' : 'own'
}
