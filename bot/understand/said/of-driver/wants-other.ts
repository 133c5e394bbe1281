import { plainText } from '#core/rules/people/plain-text.ts'
import { plain } from '../../shop-words.ts'

const LONGEST = 80
const other =
  /\b(?:the|my|that) other (?:one|bookings?|appointment|fitting)\b|^\W*(?:no|not)\W+(?:that|this) (?:one|booking)\b|\b(?:wrong|verkeerde) (?:one|booking|een|bespreking)\b|\b(?:die|my) ander (?:een|bespreking|afspraak)\b|\bnie (?:die|daardie|hierdie) (?:een|bespreking)\b|\b(?:enye|le nngwe|e nngwe)\b/
const stays = /\b(?:keep|leave|stays?|remains?|los|hou|bly|and|also|both|en|ook|albei)\b/

/** 'No, the other booking': not the one that stands there. What keeps the other one, or wants both, says no such thing. Pure. */
export function wantsOther(words: string): boolean {
  const plain = plainText(words.slice(0, LONGEST + 1))
  return words.length <= LONGEST && other.test(plain) && !stays.test(plain)
}

const added =
  /\b(?:more|another|extra|additional|as well|also|then|second (?:booking|car|set)|nog|ook|ander|dan|futhi|ngaphezulu|hape|gape)\b/
const sends = /\b(?:send|ask|book|go ahead|confirm|stuur|vra|bespreek|bevestig|thumela|romela)\b/

/** Whether the words order something, and something more beside it: 'ok send, and then 4 more for Wednesday'. */
export const ordersMore = (words: string): { sends: boolean; adds: boolean } => {
  const line = plain(words)
  return { sends: sends.test(line), adds: added.test(line) }
}
