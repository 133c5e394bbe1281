import { codeIn, MOST, plain, tokensOf } from '../shop-words.ts'
import { nameIn } from '../stated/called.ts'
import { ordinalWords } from '../vocabulary/numbers.ts'

/** `called`: the words of names in the scene; `acts`: whether a clause does anything by itself. */
type Cutting = {
  called: ReadonlySet<string>
  acts: (words: string) => boolean
  /** Whether words that name nobody say whom they are about: by a day with an hour, or a tyre. */
  points: (words: string) => boolean
  /** Whether words that may name nobody whom we know are about somebody of their own: a price with whose it is. */
  ofOther?: (words: string) => boolean
}

const MAX_CLAUSES = 8
const MAX_TOKENS = 60

const sentence = /(?<=[.!?;])\s|\n|(?<=\p{L}{2}[.!?;])(?=\p{L}{4})/u
const joining =
  /,|\s(?:and|en|but|maar|mara|kodwa|koda|while|terwyl|kanti|plus|then|dan|le|no(?![ -]shows?\b)|na)(?=\s)/gi

/**
 * Cuts a line that is about several people into what is said of each: at the ends of sentences, at commas and 'and', and
 * without any of them where both sides name somebody and do something. Pure.
 */
export function clausesOf(words: string, cutting: Cutting): string[] {
  const written = words.slice(0, MOST).trim()
  const sentences = written.split(sentence).filter((one) => one.trim() !== '')
  if (tokensOf(written).length > MAX_TOKENS) return [written]
  const cut = sentences.flatMap((one) => within(one, cutting)).map((one) => one.trim())
  return cut.length <= MAX_CLAUSES ? cut : [written]
}

function within(words: string, cutting: Cutting): string[] {
  const at = placesIn(words).find(({ from, to }) => standsAlone(words.slice(0, from), words.slice(to), cutting))
  if (at) return [...within(words.slice(0, at.from), cutting), ...within(words.slice(at.to), cutting)]
  const [begin] = startsIn(words, cutting)
  return begin === undefined ? [words] : [words.slice(0, begin), ...within(words.slice(begin), cutting)]
}

type Place = { from: number; to: number }

const placesIn = (words: string): Place[] =>
  [...words.matchAll(joining)].map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }))

/** Both sides do something, and the second is about somebody. */
const standsAlone = (before: string, after: string, { called, acts, points, ofOther }: Cutting): boolean => {
  const areNamed =
    names(after, called) || (!names(before, called) && points(before) && points(after)) || ofOther?.(after) === true
  return areNamed && acts(before) && acts(after)
}

/** Where a second clause begins without a mark: 'thandi yes sam no', 'yes for thandi no for sam'. */
function startsIn(words: string, { called, acts }: Cutting): number[] {
  const starts = [...words.matchAll(/(?<=\s)\S+/g)].map(({ index }) => index)
  const isName = (at: number) => pointsAt(words.slice(at), called)
  const beginsWithName = isName(0)
  return starts.filter((at) => {
    const [before, after] = [words.slice(0, at), words.slice(at)]
    if (beginsWithName !== isName(at) || !points(before, called) || !points(after, called)) return false
    return !areOne(before, after, called) && acts(before) && acts(after)
  })
}

/** Whether words begin with a name, a place in a list or a code. */
const pointsAt = (words: string, called: ReadonlySet<string>): boolean => isPointing(tokensOf(words)[0] ?? '', called)
const isPointing = (word: string, called: ReadonlySet<string>): boolean =>
  nameIn(word, called) !== undefined || ordinalWords.has(word) || codeIn(word) !== undefined

const points = (words: string, called: ReadonlySet<string>): boolean =>
  names(words, called) || tokensOf(words).some((word) => isPointing(word, called))

/** 'Kim' before 'van Wyk' is one name. */
const areOne = (before: string, after: string, called: ReadonlySet<string>): boolean =>
  nameIn(tokensOf(before).at(-1) ?? '', called) !== undefined && nameIn(tokensOf(after)[0] ?? '', called) !== undefined

/** Whether somebody of the scene is named, or the others of them are. */
export const names = (words: string, called: ReadonlySet<string>): boolean =>
  tokensOf(words).some((word) => nameIn(word, called) !== undefined) || saysOthers(words)

const others =
  /\b(?:other (?:\w+ )?(?:one|two|three|\d)|the (?:other|others|rest)|others|rest of them|(?:die|al die) (?:ander|res|oorblywende)|abanye|amanye|ba bang|bao ba bang|o mong|e nngwe|yo mongwe|omunye|omnye|the remaining)\b/

/** 'The other one', 'the rest'. */
export const saysOthers = (words: string): boolean => others.test(plain(words))

/** What stands before 'the other one'; all of it, if that begins it or is not there. */
export function untilOthers(words: string): string {
  const line = plain(words)
  const at = line.length === words.length ? (others.exec(line)?.index ?? 0) : 0
  return words.slice(0, at).trim() === '' ? words : words.slice(0, at)
}

const theOther = /\b(?:(?:the|die) (?:other|ander)(?: (?:one|een|guy|lady|customer|client|ou|klient|kliënt))?)(?=\s)/i

/** 'Ask the other one if …' is for whoever that is. */
export const withoutOthers = (words: string, name: string): string => words.replace(theOther, name)

const open = /(?:^|\s)(?:that|dat|because|want|omdat|if|of|when|wanneer|ukuthi|ukuba|hore|gore|about)$/

/** 'Tell Sipho that' goes on with what he is told, whoever is named next. */
export const isOpenEnded = (words: string): boolean => open.test(plain(words).trim())

const joined = /^\W*(?:(?:and|en|but|maar|also|ook|then|dan|plus|futhi|kwaye|hape|gape|mme)\s+)+/iu

/** A clause without what joins it to the one before. */
export const withoutJoining = (words: string): string => words.replace(joined, '')

const ordersHours =
  /(?<![\s,;.])[\s,;.]+(?:(?:and|en|also|ook|then|plus|futhi|le)\s+){0,3}(?=(?:please |pls |asb )?(?:close|open|shut|sluit|maak (?:\S+ )?(?:toe|oop)|vala|vula|kwala|bula)\b)/iu
const saysHours =
  /(?<![\s,;.])[\s,;.]+(?:(?:and|en|also|ook|then|plus|futhi|le)\s+){0,3}(?=(?:we|we.?re|ons|i|i.?m|ek|the shop|die winkel) (?:(?:are|am|is|will|will be|sal|also|ook) ){0,2}(?:clos\w+|open|shut|sluit|gesluit|toe|oop)\b|(?:siyavala|sivala|sizovala|siyavula|re (?:a |tla )?(?:kwala|bula|koala))\b)/iu

/**
 * 'No Kim van Wyk, and close Friday': the hours are no reason of the no. `isDone`: what was done or happened has no hours
 * of the shop for a reason, however they are said.
 */
export function withHoursApart(clause: string, isDone = false): string[] {
  const cut = (isDone ? saysHours.exec(clause) : null) ?? ordersHours.exec(clause)
  return cut && cut.index > 0 ? [clause.slice(0, cut.index), clause.slice(cut.index + cut[0].length)] : [clause]
}

const joinsPrices = /\s(?:and|en|le|no|na|plus)\s/iu

/** '4800 for the Polo and 350 for the lock': each price with what it is for. */
export function pricesApart(piece: string): string[] {
  const parts = piece.split(joinsPrices)
  return parts.length > 1 && parts.every((one) => /\d{2}/.test(one)) ? parts : [piece]
}
