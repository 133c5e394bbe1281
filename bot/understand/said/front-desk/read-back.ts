import { plain } from '../../shop-words.ts'

/** What is said below words or a price that were read back. Pure. */

const rephrases =
  /^\W?(?:no,? |nee,? |rather |liewer |instead )?(?:change (?:it|that) (?:to|into)|make (?:it|that)|(?:rather )?(?:say|send|write)(?: rather)?|sê (?:liewer|eerder)|skryf (?:liewer|eerder)|put)[\s:,](\S.{2,})$/is

/** 'Rather say that …': the words in place of those that were read back. */
export const wordsInstead = (words: string): string | undefined => rephrases.exec(words)?.[1]?.trim()

const refusesFirst = /^(?:no|nope|nee|cha|hayi|haai|nnyaa|aowa|tjhe|wait|stop|oops|sorry)\b/

/** What is said instead: 'no, open on Friday till 2'. */
export const withoutNo = (words: string): string =>
  words.replace(/^\W*(?:no|nope|nee|cha|hayi|haai|nnyaa|aowa|tjhe|oops|sorry)\b[\s,.!:;-]*/i, '')

export const beginsWithNo = (words: string): boolean => refusesFirst.test(plain(words))

const notFor =
  /^\W*(?:(?:no|nope|nee|cha|hayi|haai|nnyaa|aowa|tjhe|wait|oops|sorry)\b\W*)?(?:(?:it|this|that|dit|dis|di[eé])(?:'?s)? )?(?:is |was )?(?:not|nie|hhayi|hayi|e ?seng|ha ?se|isn.?t|wasn.?t)\s+(?:meant )?(?:for|to|vir|aan|ka|kwa|ku|ko|ya|wa|ba)\b/

/** 'Not for Sipho', 'nee nie vir Kim nie, vir Thabo': who is denied, and what is said in their place. */
export function saysNotFor(words: string): { denied: string; rest: string } | undefined {
  const line = plain(words)
  if (line.length !== words.length || !notFor.test(line)) return undefined
  const [denied = '', ...rest] = words.split(/(?<=\p{L}{2})[,;.!]\s*|\bbut\b|\bmaar\b/iu)
  const isLead = !notFor.test(plain(denied)) && rest.length > 0
  const [first = '', ...others] = isLead ? [[denied, rest[0]].join(' '), ...rest.slice(1)] : [denied, ...rest]
  return { denied: first, rest: others.join(' ').trim() }
}

const sends =
  /\b(?:send|stuur|romela|thumela|thumele|submit|go ahead|sure|right|correct|reg|korrek|siame|lokile|kulungile)\b/

/** Words that send something off: 'stuur maar', 'that is right'. */
export const saysSend = (words: string): boolean => sends.test(plain(words))

const holds = /\b(?:not|dont|don.?t|moenie|nie|no|nee|wait|wag|hold|ema|cancel|unga|musa)\b/

/** Anything that keeps back what would be sent. */
export const saysHold = (words: string): boolean => holds.test(plain(words))

const adds =
  /\b(?:add|put|load|list|enter|capture|upload|type|(?:please|pls|just|you can) do)\b(?: \S+){0,3} (?:it|them|those|these|that|on|in|for (?:me|us)|pls|plz|please|yourselves?)\b|\b(?:sit|laai|voeg|tik|skryf|lys)\b(?: \S+){0,4} (?:by|op|in|asb|asseblief)\b|\b(?:[a-z]{0,8}(?:fake|faka|fakel[ae](?:ni)?|fakeni|ngenis[ae](?:ni)?)|(?:tsenya|tsenye|kenya|kenye)(?:ng)?)\b/

/** 'Put it in for us', below 'let us add the tyre for you'. */
export const ordersToAdd = (words: string): boolean => adds.test(plain(words))

const toPassOn = /^\s*(?:and |en |also |ook )*(?:ask|tell|vra|se vir|sê vir) (?:\p{L}+ )?/iu

/** 'And ask him about the nuts' is 'about the nuts' to him. */
export const afterOrder = (words: string): string => words.replace(toPassOn, '').trim()

const otherPrices = /\b(?:who|others?|else|wie|ander|bani|abanye|mang|ba bang|competition|too (?:low|high|much))\b/

/** Whether a question is about what other shops ask. */
export const asksOfOthers = (words: string): boolean => words.includes('?') && otherPrices.test(plain(words))
