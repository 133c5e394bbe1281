import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 80
const other =
  /\b(?:the|my|that) other (?:one|bookings?|appointment|fitting)\b|^\W*(?:no|not)\W+(?:that|this) (?:one|booking)\b|\b(?:wrong|verkeerde) (?:one|booking|een|bespreking)\b|\b(?:die|my) ander (?:een|bespreking|afspraak)\b|\bnie (?:die|daardie|hierdie) (?:een|bespreking)\b|\b(?:enye|le nngwe|e nngwe)\b/
const stays = /\b(?:keep|leave|stays?|remains?|los|hou|bly|and|also|both|en|ook|albei)\b/

/** 'No, the other booking': not the one that stands there. What keeps the other one, or wants both, says no such thing. Pure. */
export function wantsOther(words: string): boolean {
  const plain = plainText(words.slice(0, LONGEST + 1))
  return words.length <= LONGEST && other.test(plain) && !stays.test(plain)
}
