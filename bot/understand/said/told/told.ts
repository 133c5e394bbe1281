import { readCode } from '#core/rules/code.ts'
import { aMessage, orderToTell, plain, tokensOf } from '../../shop-words.ts'
import { nameIn, nearName } from '../../stated/called.ts'
import { asWritten, capital, toReader } from './to-reader.ts'

/** What of an order to tell somebody something is meant for them. Pure. */

/**
 * `isSure`: it is certain where their words begin, and that they are said to whoever reads them. Without words the order
 * says only whom to tell.
 */
export type Told = { words: string; isSure: boolean }

const joiningTold = /^[\s,:;-]*(?:(?:please|know|weet|that|dat|to say|ukuthi|ukuba|hore|gore|nokuthi)\b[\s,:;-]*)*/
const joiningAsked = /^[\s,:;-]*(?:(?:please|know|that|dat|ukuthi|ukuba|hore|gore|nokuthi)\b[\s,:;-]*)*/
const joining = (asks: boolean): RegExp => (asks ? joiningAsked : joiningTold)
const somebody =
  /^\s*(?:(?:to|for|vir|aan)\s+)?(?:(?:the|die)\s+)?(?:them|him|her|hom|haar|hulle|customer|client|driver|lady|guy|kliënt|klient|bestuurder)(?![\p{L}\p{N}])/iu
const noMessage = new RegExp(`^[\\s,]*${aMessage}(?: (?:saying|to say|wat sê|wat se))?(?![\\p{L}\\p{N}'])`, 'iu')
const onlyMessage = new RegExp(`^(?:${aMessage}|something|iets)?\\W*$`, 'iu')

/** 'Of 2pm', 'van Vrydag', 'at Benmore:' behind a name, which say who it is. */
const pointing =
  /^\s*(of|from|van|for|at|om|with|met|wa|ka)\s+(?:(?:the|die)\s+)?(\d{1,2}[:h.]\d\d|[^\s:,]+)(?:\s?(?:am|pm|uur|o'?clock|vm|nm|one|een)\b)?/i
/** A word after which theirs begin. */
const begins = /^\s*(?::|[-–—]\s|,|(?:that|dat|to say|ukuthi|ukuba|hore|gore)\s)/i
const ofThem: ReadonlySet<string> = new Set(['of', 'from', 'van', 'wa'])
/** 'Vra Sipho of hy kom' asks whether he comes. */
const asksWhether = /\b(?:ask|vra|(?:m|ba)?(?:buz|azis)[ae])\b/
const colonAfter = /^[^:\n]{0,60}?\S:\s*(?=\S)/u
const orders = /^\W*(?:(?:please|pls|asb|asseblief)\s+)?(?:send|stuur|skryf|write|give|gee|vir|for|to|aan|se|sê)\s+/iu

const addressing = /^\W*(?:(?:please|asb|asseblief) )?(?:vir|for|to|aan) ([^:]{2,60}):\s?\p{L}/iu

const withMessage = new RegExp(
  `^\\W*(?:(?:please|pls|asb|asseblief) )?(?:send|stuur|skryf|write|give|gee) ([^:]{2,40}?) ${aMessage}(?![\\p{L}\\p{N}'])`,
  'iu',
)

/** Whom words address by a colon behind them, or to whom a message is ordered. */
export const toName = (words: string): string | undefined => (addressing.exec(words) ?? withMessage.exec(words))?.[1]

/** Reads an order to tell; words that are none are for them as they stand. `name`: of whoever is told. */
export function toldIn(written: string, name: string | undefined): Told {
  const cut = behindOrder(written, name)
  if (!cut) return asWritten(written.trim())
  if (onlyMessage.test(cut.words)) return { words: '', isSure: cut.isSure }
  const read = cut.isDictated ? asWritten(capital(withoutMarks(cut.words))) : toReader(cut.words, cut.asks, cut.them)
  return { words: read.words, isSure: cut.isSure && read.isSure }
}

/** `isDictated`: word for word, behind a colon. `asks`: it is asked of them. `them`: 'him', 'the driver'; nothing of a name. */
type BehindOrder = { words: string; isSure: boolean; isDictated: boolean; asks: boolean; them: string }

/** What stands behind an order to tell somebody something, as it was written; undefined if the words order nothing. */
export function behindOrder(written: string, name: string | undefined): BehindOrder | undefined {
  const words = written.trim()
  const order = orderToTell(words).length || orderTo(words, name)
  const rest = words.slice(order)
  const behind = afterWhom(rest, name)
  if (order === 0 || !isToSomebody(words.slice(0, order), rest, behind)) return undefined
  const asks = asksWhether.test(plain(words.slice(0, order)))
  const cut = withoutPointing(behind, asks)
  const noun = noMessage.exec(cut.words)
  const told = noun ? cut.words.slice(noun[0].length) : cut.words
  const lead = joining(asks).exec(plain(told))?.[0] ?? ''
  const isDictated = cut.isDictated === true || lead.includes(':')
  return {
    words: told.slice(lead.length).trim(),
    isSure: cut.isSure,
    isDictated,
    asks,
    them: somebody.exec(rest)?.[0].trim() ?? '',
  }
}

/** The words of an order alone; words that order nothing as they stand. */
export const withoutOrder = (written: string, called: Iterable<string>): string =>
  behindOrder(written, [...called].join(' '))?.words ?? written

/** 'Ask for Vusi at the gate' and 'let us know' order nothing to be passed on. */
const isToSomebody = (order: string, rest: string, behind: string): boolean =>
  behind !== rest || noMessage.test(rest) || toThem.test(plain(order)) || orderAlone.test(plain(rest))
const toThem = /^\W*u?(?:m|ba)\p{L}|\b(?:mo|ba) |\b(?:to|vir|aan|ku|ho|go) $|message|msg|boodskap|umyalezo|molaetsa/u
const orderAlone = /^\s*(?:$|:|(?:that|dat|ukuthi|ukuba|hore|gore)\b)/

/** What is dictated behind a colon may stand in quotation marks. */
const withoutMarks = (message: string): string => marked.exec(message)?.[1] ?? message
const marked = /^["“„'‘](.+)["”“'’]$/su

/** What is theirs; the order itself where it holds no words for them. */
export const wordsToTell = (words: string, name: string | undefined): string => {
  const told = toldIn(words, name)
  return told.words === '' ? words.trim() : told.words
}

/** 'Send Lerato: …' and 'vir Lerato: …' name whoever gets it, which no verb alone says. */
function orderTo(words: string, name: string | undefined): number {
  const lead = orders.exec(words)?.[0].length ?? 0
  const rest = words.slice(lead)
  const named = lead > 0 ? namesIn(rest, name) : 0
  return named > 0 && (words.includes(':') || noMessage.test(rest.slice(named))) ? lead : 0
}

/** Behind the customer's name, or the word for them. */
function afterWhom(rest: string, name: string | undefined): string {
  const customer = somebody.exec(rest)?.[0].length ?? 0
  const after = rest.slice(customer)
  return after.slice(namesIn(after, name))
}

function withoutPointing(words: string, isAsking: boolean): Told & { isDictated?: boolean } {
  const [lead = '', preposition = '', what = ''] = pointing.exec(words) ?? []
  const rest = words.slice(lead.length)
  const isBegun = begins.test(rest)
  const points = ofThem.has(preposition.toLowerCase()) && !isAsking && /\d|dag$|day$/i.test(what)
  if (lead === '' || (!isBegun && !points)) return { words, isSure: true }
  const isDictated = rest.trimStart().startsWith(':')
  if (isBegun) return { words: rest.replace(begins, ''), isSure: isDictated, isDictated }
  // 'Of 10:30: yes': the colon behind the hour is its own.
  const colon = colonAfter.exec(rest)
  return colon
    ? { words: rest.slice(colon[0].length), isSure: true, isDictated: true }
    : { words: rest.trim() === '' ? words : rest, isSure: false }
}

/** A name that is written wrongly has so many letters. */
const MIN_NEAR = 4

/** How many characters at the beginning are the customer's name, or the code of their booking. */
function namesIn(rest: string, name: string | undefined): number {
  const names = new Set(tokensOf(name ?? ''))
  let length = 0
  for (const match of rest.matchAll(/[\p{L}\p{N}'-]+/gu)) {
    const word = plain(match[0])
    const isNear = length === 0 && word.length >= MIN_NEAR && nearName(word, names).length > 0
    const isName = nameIn(word, names) !== undefined || readCode(match[0]) !== undefined || isNear
    if (rest.slice(length, match.index).trim() !== '' || !isName) break
    length = match.index + match[0].length
  }
  return length
}

const joiningNames = /^[\s,]*(?:(?:and|en|na|no|le|kanye|&|plus)\b[\s,]*|&\s*)?/iu

/**
 * 'Tell Kim and Thabo …': the names behind an order, each as it is written, and what is meant for all of them. Undefined
 * for one name alone. `called`: the words of all names that may be meant.
 */
export function toldToSeveral(
  written: string,
  called: ReadonlySet<string>,
): { to: string[]; words: string } | undefined {
  const words = written.trim()
  let rest = words.slice(orderToTell(words).length)
  if (rest === words) return undefined
  const to: string[] = []
  for (;;) {
    const lead = to.length > 0 ? (joiningNames.exec(rest)?.[0] ?? '') : ''
    const named = /^(?:[\p{L}'-]+\s?)+/u.exec(rest.slice(lead.length))?.[0].split(/(?<=\s)/) ?? []
    const count = named.findIndex((word) => nameIn(plain(word.trim()), called) === undefined)
    const own = named.slice(0, count < 0 ? named.length : count)
    if (own.length === 0 || (to.length > 0 && lead.trim() === '')) break
    to.push(own.join('').trim())
    rest = rest.slice(lead.length + own.join('').length)
  }
  const message = rest
    .replace(/^[\s,:;-]+/, '')
    .replace(/^(?:that|dat|ukuthi|ukuba|hore|gore|know)\s+/i, '')
    .trim()
  return to.length > 1 && message !== '' ? { to, words: toReader(message).words } : undefined
}

const everybody =
  /^\s*(?:(?:to|for|vir|aan|ku|ho|go)\s+)?(?:(?:them|hulle)\s+(?:both|all|albei|almal)|both(?: of them)?|all of them|(?:all|al)(?: (?:the|die|my|our))? (?:customers|clients|drivers|kliënte|klante)|everyone|everybody|albei|almal(?: van hulle)?|al twee|bobabili|bobini|bonke|bohle|botlhe|ka bobedi|bobedi)(?![\p{L}\p{N}])[\s,:;-]*/iu

/** 'Tell them both we close at three': what is told to each of them; undefined for an order that is not to all. */
export function toldToAll(written: string): string | undefined {
  const words = written.trim()
  const rest = words.slice(orderToTell(words).length)
  const lead = rest === words ? undefined : everybody.exec(rest)?.[0]
  const message = lead === undefined ? '' : rest.slice(lead.length).replace(joiningTold, '').trim()
  return message === '' ? undefined : toReader(message).words
}

const severalOf = /^\s*(?:(?:to|for|vir|aan)\s+)?(?:them|hulle|they)(?![\p{L}\p{N}])/iu

/** 'Let them know' may be for more than one. */
export const tellsSeveral = (written: string): boolean =>
  severalOf.test(written.trim().slice(orderToTell(written.trim()).length))
