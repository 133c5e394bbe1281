import { plainText } from '#core/rules/people/plain-text.ts'

const LONGEST = 120
const more =
  /\b(?:(?:the|that) same(?: (?:thing|one|job|tyres?|set))?|same (?:again|thing|tyres?|set|for|on)|another (?:one|booking|set|job)|(?:one|1) more(?: (?:booking|set))?|a second (?:one|booking|set)|also book|re-?book|book (?:it )?again|dieselfde|nog (?:een|'?n (?:een|bespreking|stel))|okufanayo|enye futhi|futhi enye|e (?:nngwe|ngwe) (?:hape|gape)|tse tshwanang)\b/
const moves =
  /\b(?:move|shift|change|reschedul\w{0,4}|postpone|push|instead|rather|not|skuif|verskuif|verander|liewer|eerder|hambisa|shintsha|guqula|susa|fetola|same (?:time|hour|day|shop|place)|other|cancel|kanselleer)\b/

/** 'Now the same for Thursday': another booking like the last one, and no other day for that one. Pure. */
export function wantsOnceMore(words: string): boolean {
  const plain = plainText(words)
  return words.length <= LONGEST && more.test(plain) && !moves.test(plain)
}
