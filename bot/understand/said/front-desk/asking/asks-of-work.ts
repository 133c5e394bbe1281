import { plain, tokensOf } from '../../../shop-words.ts'

/** What somebody at a counter asks to see. Pure. */

const next =
  /\b(?:next (?:job|one|booking|customer|car|client|up)|(?:who|what)(?:'?s| is)? (?:up )?next|volgende (?:werk|een|klant|kar|bespreking)|wie is volgende|(?:ubani|yini) (?:o|e)?landelayo|olandelayo|(?:mang|ke mang) ya latelang|e latelang|yo o latelang)\b/
const MAX_WORDS = 8

/** 'Next job?' */
export const asksNextJob = (words: string): boolean => next.test(plain(words)) && tokensOf(words).length <= MAX_WORDS

const waits =
  /\b(?:what(?: else)?(?: is|'s|s)? (?:still |all |else )?(?:waiting|waits|open|pending|outstanding)|who(?: is|'s|s)? (?:still |all )?waiting|(?:what|who) (?:must|do|should) (?:i|we) (?:still )?(?:have to |need to )?answer|(?:wat|wie) moet (?:ek|ons) (?:nog )?(?:antwoord|beantwoord)|show me (?:everything|all|what waits)|wat wag(?: nog| alles)?|wie wag|wys my alles|yini elindile|ubani olindile|ke (?:eng|mang) (?:hape )?(?:se|tse|ya|yo)? ?(?:emetse(?:ng)?|letileng|eme(?:ng)?))\b/

const show =
  /\b(?:show me|let me see|(?:want|need|like) to see|wys (?:my|vir my)|(?:wil|moet) (?:sien|kyk)|(?:ngi|ndi)(?:bonise|khombise|boniseni|khombiseni)|(?:ngi|ndi)funa ukubona|mpontshe(?:ng)?|ke batla (?:ho|go) bona)\b.{0,30}\b(?:bookings?|besprekings?|requests?|versoeke?|jobs?|customers?|klante|list|lys|who(?:'?s| is)? (?:coming|wants?)|wie (?:\S+ )?(?:kom|wil)|(?:o)?bani|ubani|izicelo|ukubhuka|ke mang|bo mang|dipeeletso)\b/

/** 'Show me who comes first', also with 'the others must wait'. */
export const asksWhatWaits = (words: string): boolean => {
  const line = plain(words)
  return waits.test(line) || (show.test(line) && !ofOwn.test(line))
}

const ofShop =
  /\b(?:shops?|shop's|winkel\w*|store|business|besigheid|workshop|work|customers?|klante|theirs|[a-z]{0,3}(?:isitolo|sitolo|esitolo|ivenkile|venkile|evenkileni)|(?:eza|ezase|kwa|yase|tsa|tsa ko|za|zase|e)[ -]?shop|shopong|lebenkele|lebenkeleng|shopo)\b/
const notOwn =
  /\b(?:not|nie|hayi|hhayi|e seng)\b(?: \S+){0,2} (?:my own|mine|my|own|eie|myne|zami|eyami|yam|ya ka|tsa ka)\b|\b(?:myne|my eie|zami|eyami|yam|ya ka|tsa ka)\b(?: \S+)? nie\b/
/** What somebody knows of already is not asked for: 'my own I know about'. */
const known =
  /\b(?:my own(?: one)?|mine|my eie(?: een)?|myne|eyami|zami|eyam|ya ka|tsa ka|yaka|tsaka)\b(?: \S+){0,3} (?:know|weet|ken|ngiyazi|ngiyayazi|ndiyazi|ndiyayazi|itse|tseba|later|can wait|kan wag)\b/
const ofOwn = /\b(?:my own|my|mine|own|eie|myne|for me|vir my|yam|zami|eyami|eyam|ya ka|tsa ka|tsa me)\b/

/** Whose bookings are meant, the shop's or their own; undefined for neither, or both. */
export function whoseBookings(words: string): 'shop' | 'own' | undefined {
  const line = plain(words)
  if (notOwn.test(line) || (known.test(line) && ofShop.test(line))) return 'shop'
  const [isShop, isOwn] = [ofShop.test(line), ofOwn.test(line)]
  if (isShop === isOwn) return undefined
  return isShop ? 'shop' : 'own'
}
