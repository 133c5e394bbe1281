import { readCode } from '#core/rules/code.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { hearTime } from './answers.ts'
import { numberWords } from './vocabulary/numbers.ts'

/** What the words of somebody of a shop state beyond the slots that drivers use, too. Pure. */

export const MOST = 500
/** As it is compared: without capitals and accents, and not longer than anybody writes. */
export const plain = (words: string): string => plainText(words.slice(0, MOST))
export const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (numberWords.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined))
/** A small number, in figures or as a word, as a part of a pattern. */
export const count =
  '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien)'

/** The letters and figures of the words, in lower case. */
export const tokensOf = (words: string): string[] => plain(words).match(/[\p{L}\p{N}'-]+/gu) ?? []

/** Each run of figures, also inside of a word: '205/55R16' has three. */
export const digitsIn = (words: string): string[] => plain(words).match(/\d+/g) ?? []

/** A booking's code anywhere in the words. */
export const codeIn = (words: string): string | undefined => {
  for (const token of words.slice(0, MOST).split(/[^\p{L}\p{N}]+/u)) {
    const code = readCode(token)
    if (code) return code
  }
  return undefined
}

export const saysUndo = (words: string): boolean =>
  /^\W{0,4}(?:(?:no|nee|oops|sorry|wait)[\s,!.]{1,3}){0,3}(?:undo|take (?:it|that) back|trek (?:dit )?terug|maak (?:dit )?ongedaan)(?: (?:that|it|this|all|everything|dit|alles)){0,2}(?:[\s,!.]{1,3}(?:wrong|please|pls|asb|sorry|verkeerd|(?:that|it|dit) (?:was|is) (?:not|nie) .{1,40}))?\W{0,4}$/.test(
    plain(words),
  )

const left = [
  new RegExp(
    `\\b(?:only|just|net|slegs)(?: still| nog)? (?:have |got |had |het |has )?${count}\\b(?! ?(?:o'?clock|uur|h\\d|:|am\\b|pm\\b))`,
  ),
  new RegExp(
    `\\b(?:have|got|het)(?: only| just| net| slegs| nog){0,2} ${count}(?: of (?:them|those|these))?(?: tyres?| tires?| bande?)? (?:left|in stock|oor|in voorraad|available)\\b`,
  ),
  new RegExp(`\\b${count} (?:left|oor)\\b`),
]

/** 'we only have 3 left': so many tyres. */
export function tyresLeft(words: string): number | undefined {
  for (const pattern of left) {
    const number = numberOf(pattern.exec(plain(words))?.[1])
    // 'Can do but only 11' is an hour: a shop that has so many says that they are left.
    const isHour = number !== undefined && number > 8 && !/\b(?:left|oor|tyres?|tires?|bande?)\b/.test(plain(words))
    if (number !== undefined && number >= 1 && number <= 20 && !isHour) return number
  }
  return undefined
}

const bareTime =
  /\b(?:can do|do|at|by|come|rather|instead|make it|maybe|om|teen|kan|eerder|liewer|kom) (\d{1,2})\b(?! ?(?:tyres?|tires?|bande?|left|oor|of\b|x\b|min|uur|%))/

/** The time that a shop proposes: also 'can do 11', where a bare figure is an hour. HH:MM. */
export function proposedTime(words: string, now: Date): string | undefined {
  const heard = hearTime(words, { now })
  if (heard) return heard
  const hour = Number(bareTime.exec(plain(words))?.[1] ?? 0)
  if (hour < 1 || hour > 18) return undefined
  return `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:00`
}

/** Before a name, which it is no part of. */
const titles = '(?:(?:mr|mrs|ms|mnr|mev|meneer|mevrou|dr|prof)\\.? )?'
const tell = new RegExp(
  `\\b(?:tell|ask|inform|notify|remind|message|text|sms|whatsapp|let|answer|reply to|se vir|vra vir|vra|laat|antwoord|stuur vir|tshel[ae]|xelel[ae]|buza|azisa|bolell[ae]|bolelela|botsa|jwetsa|raya) (?:for |vir )?${titles}([\\p{L}'-]+)`,
  'u',
)
const nobody = new Set(
  'her him them the that it this us me customer client driver guy lady man owner person vir dit hom haar hulle die kliënt klient bestuurder people everyone'.split(
    ' ',
  ),
)

/** Whom 'tell Lerato …' names; undefined if it names nobody. */
export function namedToTell(words: string): string | undefined {
  const name = tell.exec(plain(words))?.[1]
  if (!name || nobody.has(name) || letsCome.test(plain(words))) return undefined
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** 'A message to', 'n boodskap vir'. */
export const aMessage =
  "(?:(?:a|an|the|my|n|'n|’n|die|this) )?(?:quick |short )?(?:message|msg|note|word|words|text|sms|whatsapp|boodskap|nota|umyalezo|umlayezo|molaetsa)"
const polite = '(?:(?:please|pls|plz|asb|asseblief|hi|hey|ok|can you|could you|kan jy|cela|ngicela|kindly|just|net) )*'
const pleaseBehind = '(?: (?:please|pls|asb|asseblief))?'
const opening = new RegExp(
  `^\\W*${polite}(?:(?:tell|ask|inform|notify|remind|message|text|sms|whatsapp|let|se|sê|vra|laat|antwoord|thumela|romela|rumela|stuur|skryf|send|write)${pleaseBehind}(?: ${aMessage})? (?:to |for |vir |aan |ku |ho |go )|(?:send|write|drop|give|leave|stuur|skryf|gee)${pleaseBehind} (?:${aMessage})(?= |$)(?: (?:to|for|vir|aan)\\b)? ?|(?:tell|ask|inform|notify|remind|message|text|sms|whatsapp|let|vra|laat|(?:m|ba)?(?:tshel|xelel)[ae]|(?:m|ba)?(?:buz|azis)[ae]|b[ou]l(?:el)?lel[ae]|bolell[ae]|botsa|botse|jwetsa|raya|itsise) )${titles}`,
)

/** The order to pass something on with which the words begin, and nothing of what is passed on. */
export const orderToTell = (words: string): string => opening.exec(plain(words))?.[0] ?? ''

/** 'Tell him', 'vra vir Lerato': an order to pass something on. */
export const ordersToTell = (words: string): boolean => !letsCome.test(plain(words)) && orderToTell(words) !== ''

const pronouns: ReadonlySet<string> = new Set(
  'him her them hom haar hulle customer client driver klient bestuurder yena bona'.split(' '),
)

/** 'Tell her …', 'se vir hom …': who is told stands there without a name. */
export function tellsNoName(words: string): boolean {
  const order = orderToTell(words)
  const [first = '', second = ''] = tokensOf(plain(words).slice(order.length))
  return order !== '' && pronouns.has(['the', 'die'].includes(first) ? second : first)
}

/** 'Laat hom maar kom', 'let them come in' permit, and tell nobody. */
export const letsThemCome = (words: string): boolean => letsCome.test(plain(words))
const letsCome = /^\W*(?:(?:yes|ja|ok|sure|please|pls|asb) )*(?:let|laat) (?:\S+ ){1,3}(?:come|kom|inkom|bring|visit)\b/

const bareRefusals = new Set(
  'no|nope|nee|sorry|jammer|decline|declined|declines|reject|cancel|cancel it|kanselleer|kanselleer dit|wys dit van die hand|wys van die hand|no thanks|cant|cannot|we cant|we cannot|ons kan nie'.split(
    '|',
  ),
)
const order =
  /^\W*(?:please |pls |asb )?(?:decline[ds]?|refuse[ds]?|reject(?:ed|s)?|turn (?:it )?down|deny|weier(?: dit)?|cancel(?: (?:it|the booking|this booking))?|kanselleer(?: dit| die bespreking)?|wys (?:dit )?(?:van die hand|af))\b[\s,:;.-]*/

/** 'No to Khumalo', 'sorry, can't do Lerato', where a name follows. */
const refusal =
  /^\W*(?:(?:no|nope|nee|sorry|jammer|cha|hayi|(?:we |ons )?(?:can'?t|cannot|can not|kan nie) (?:do|help|take|fit|doen|help)|kan nie)\b[\s,]{0,3}){1,3}(?:(?:to|for|vir|aan|ku)\s)?/

/**
 * The reason in a refusal, as written; undefined if it only refuses. The code, the order itself and whom it names are no
 * reason. `called`: the names of those it may be about.
 */
export function reasonIn(words: string, called: ReadonlySet<string> = new Set()): string | undefined {
  const code = codeIn(words)
  const without = words
    .split(/(\s+)/)
    .filter((part) => !code || codeIn(part) !== code)
    .join('')
    .trim()
  const ordered = order.exec(plain(without))?.[0].length ?? refusedOf(without, called)
  const reason = ordered === 0 ? without : withoutNames(without.slice(ordered), called)
  return isBare(reason) ? undefined : reason.slice(0, 200)
}

/** How long the refusal is before the name of whom it refuses; 0 if none of these is named right behind it. */
function refusedOf(words: string, called: ReadonlySet<string>): number {
  const length = refusal.exec(plain(words))?.[0].length ?? 0
  const [next = ''] = tokensOf(words.slice(length))
  return length > 0 && called.has(next) ? length : 0
}

/** 'Refuse Sipho Dlamini, too few left': whom the order names stands first, to the end of the name. */
function withoutNames(words: string, called: ReadonlySet<string>): string {
  const parts = words.trim().split(/(?<=\s)/)
  const end = parts.findIndex((part) => !called.has(tokensOf(part)[0] ?? ''))
  return parts
    .slice(end === -1 ? parts.length : end)
    .join('')
    .replace(/^[\s,:;.-]+/, '')
    .trim()
}

const isBare = (reason: string): boolean => {
  const said = tokensOf(reason).join(' ').replace(/'/g, '')
  return said === '' || bareRefusals.has(said) || bareRefusals.has(said.replace(/^(?:no|nee|sorry|jammer) /, ''))
}

/** Something that is asked back of the customer. */
export const asksBack = (words: string): boolean => words.trim().endsWith('?')

const priced = /\b(?:r ?\d|\d+ ?(?:rand|each|elk|per|bucks))/

/** A price or an amount of something: what answers a customer's question and no request. */
export const saysPrice = (words: string): boolean => priced.test(plain(words))
