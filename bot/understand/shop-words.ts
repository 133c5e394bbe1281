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
  `\\b(?:tell|ask|inform|notify|remind|message|text|let|answer|reply to|se vir|vra vir|vra|laat|antwoord|stuur vir) (?:for |vir )?${titles}([\\p{L}'-]+)`,
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

const opening = new RegExp(
  `^\\W*(?:(?:please|pls|asb|asseblief|hi|hey|ok|can you|could you|kan jy) )*(?:tell|ask|inform|notify|remind|message|text|let|se vir|vra vir|vra|laat|stuur vir) (?:for |vir )?${titles}`,
)
const joining = /^[\s,:;-]*(?:(?:please|know|weet|that|dat|to say|if|of)\b[\s,:;-]*)*/

/** 'Tell him', 'vra vir Lerato': an order to pass something on. */
export const ordersToTell = (words: string): boolean =>
  !letsCome.test(plain(words)) && (opening.exec(plain(words))?.[0].length ?? 0) > 0

/** 'Laat hom maar kom', 'let them come in' permit, and tell nobody. */
const letsCome = /^\W*(?:(?:yes|ja|ok|sure|please|pls|asb) )*(?:let|laat) (?:\S+ ){1,3}(?:come|kom|inkom|bring|visit)\b/

/** The words for the customer without 'tell Lerato that', turned to the one who reads them: 'her car' is 'your car'. */
export function wordsToTell(words: string, name: string | undefined): string {
  const written = words.trim()
  const begin = opening.exec(plain(written))?.[0].length
  if (begin === undefined || begin === 0) return written
  const rest = written.slice(begin)
  const named = namesIn(rest, name)
  const said = rest.slice(named).replace(/^(?:them|him|her|hom|haar|hulle|the customer|die kliënt)\b/i, '')
  const message = said.slice(joining.exec(plain(said))?.[0].length ?? 0).trim()
  return message === '' ? written : toReader(message)
}

/** How many characters at the beginning are the customer's name. */
function namesIn(rest: string, name: string | undefined): number {
  if (!name) return 0
  const names = new Set(tokensOf(name))
  let length = 0
  for (const match of rest.matchAll(/[\p{L}'-]+/gu)) {
    if (rest.slice(length, match.index).trim() !== '' || !names.has(plain(match[0]))) break
    length = match.index + match[0].length
  }
  return length
}

const toReaderWords: readonly [RegExp, string][] = [
  [/^(?:her|his|their)\b/i, 'your'],
  [/^(?:she|he) (?:is|'s)\b/i, 'you are'],
  [/^(?:she|he) has\b/i, 'you have'],
  [/^(?:she|he|they) /i, 'you '],
  [/^(?:haar|hulle) (?=kar|motor|bakkie|bande|wiele|voertuig)/i, 'jou '],
]
function toReader(message: string): string {
  const found = toReaderWords.find(([pattern]) => pattern.test(message))
  const turned = found ? message.replace(...found) : message
  return turned.charAt(0).toUpperCase() + turned.slice(1)
}

const bareRefusals = new Set(
  'no|nope|nee|sorry|jammer|decline|declined|declines|reject|cancel|cancel it|kanselleer|kanselleer dit|wys dit van die hand|wys van die hand|no thanks|cant|cannot|we cant|we cannot|ons kan nie'.split(
    '|',
  ),
)
const order =
  /^\W*(?:please |pls |asb )?(?:decline[ds]?|reject|cancel(?: (?:it|the booking|this booking))?|kanselleer(?: dit| die bespreking)?|wys (?:dit )?van die hand)\b[\s,:;.-]*/

/** The reason in a refusal, as written; undefined if it only refuses. The code and the order themselves are no reason. */
export function reasonIn(words: string): string | undefined {
  const code = codeIn(words)
  const without = words
    .split(/(\s+)/)
    .filter((part) => !code || codeIn(part) !== code)
    .join('')
    .trim()
  const reason = without.slice(order.exec(plain(without))?.[0].length ?? 0).trim()
  return isBare(reason) ? undefined : reason.slice(0, 200)
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
