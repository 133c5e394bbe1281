import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Reading } from '../reading.ts'
import { readHoursAsHours } from '../settle/hour-not-day.ts'
import { codeIn, plain, proposedTime, tyresLeft } from '../shop-words.ts'
import { settleSlots } from '../slots.ts'
import type { Intent, Slots } from '../types.ts'
import { readMessage } from '../understand.ts'
import { numberWords } from '../vocabulary/numbers.ts'
import { nameIn, nearName } from './called.ts'
import { isCommonName, isOrdinary, isPlainWord, maybeCalled, standsAsName } from './ordinary-words.ts'

/** Words side by side that name somebody: those that are known of the scene, and those that are not. */
export type Mention = {
  /** The words of names in the scene that are written here. */
  exact: string[]
  /** Names of the scene that may have been meant. */
  near: string[]
  /** Names of nobody in the scene. */
  unknown: string[]
  /** Each word is an ordinary one as well: 'will', 'friday'. */
  doubtful: boolean
  words: string
}

/** Everything that words state of somebody or something, whoever and whatever waits. */
export type Stated = {
  code?: string
  mentions: Mention[]
  /** Words of no language that we know, which may be names. */
  strange: string[]
  /** How many words say more than yes, no or please. */
  meaningful: number
  /** YYYY-MM-DD and HH:MM. */
  dates: string[]
  times: string[]
  window?: NonNullable<Slots['window']>
  /** Fewer tyres than were asked for, or so many tyres. */
  tyres?: number
  /** Figures that none of the others explains. */
  figures: number[]
  /** Amounts in whole rand. */
  amounts: number[]
  sizes: string[]
  brands: string[]
  /** Cars and places, in plain words. */
  others: string[]
  /** From 1; -1 is the last one. */
  order?: number
  all: boolean
  /** A condition or another thing in its place: 'but', 'if', 'instead'. */
  condition: boolean
}

const everybody =
  /\b(?:both|all(?! (?:in|together|round|of it|at once|day|week|night|along|over|through|else|about|because|due|depends|four|three|two|4|3|2|the (?:tyres|time|way|stock)|good|ok|okay|fine|set|right|sorted|done|yours|the best|clear)\b)|everyone|everybody|albei|almal|altwee|bobabili|zombili|bonke|zonke|kaofela|bohle|botlhe|boobabini|babini|bobabili|bobedi|the two(?= of\b|\W*$|[,.;!])|the lot)\b/
const conditions =
  /\b(?:but|maar|kodwa|koda|empa|mara|if|as (?:hy|sy|jy|hulle|dit|ons|daar)|unless|tensy|except|behalwe|instead|rather|liewer|eerder|only|net|slegs|kuphela|uma|ukuba|provided|mits|without|sonder|ngaphandle)\b/
/** 'Only for your car' says nothing of another one: an afrikaans 'bring maar' permits. */
const permits =
  /\b(?:bring|kom|stuur|laat|doen|maak|gaan)(?: (?:haar|hom|hulle|dit|die kar))? maar\b|\bmaar (?:bring|kom|stuur|doen)\b|\bnet (?:so|mooi|reg|fine)\b/g
const determiners: ReadonlySet<string> = new Set(
  'the a an my our his her your their any some n die jou sy haar ons'.split(' '),
)
const ofARequest: ReadonlySet<string> = new Set(
  'one ones booking request job appointment guy lady oke fellow een bespreking versoek afspraak customer client kliënt klient se'.split(
    ' ',
  ),
)

type Asked = { now: Date; called?: ReadonlySet<string>; intent?: Intent }

/** Reads what the words state. `called`: the words of the names in the scene. Pure. */
export function statedIn(written: string, { now, called = new Set(), intent = 'shop_propose' }: Asked): Stated {
  const code = codeIn(written)
  const words = code ? withoutCode(written, code) : written
  const reading = readMessage(words, { now })
  readHoursAsHours(reading)
  const line = plain(words)
  const slots = settleSlots(reading, intent)
  const tyres = tyresLeft(words) ?? countedIn(line)
  const bare = proposedTime(words, now)
  const named = [...reading.times, ...(reading.ownHours ?? [])].map(({ value }) => value)
  const times = [...new Set([...named, ...(bare ? [bare] : [])])]
  const { mentions, strange, meaningful } = namesIn(reading, words, called)
  const dates = [...new Set([...reading.dates.map(({ value }) => value), ...(slots.date ? [slots.date] : [])])]
  return {
    ...(code && { code }),
    mentions,
    strange,
    meaningful,
    dates,
    times,
    ...(slots.window && { window: slots.window }),
    ...(tyres !== undefined && { tyres }),
    figures: figuresIn(reading, tyres, bare),
    amounts: reading.amounts.map(({ value }) => value.rand),
    sizes: [slots.size, slots.sizeFront, slots.sizeRear].flatMap((size) => (size ? [sizeCode(size)] : [])),
    brands: slots.brand === undefined ? [] : [slots.brand].flat(),
    others: thingsIn(reading),
    ...(slots.index !== undefined && { order: slots.index }),
    all: everybody.test(line),
    condition: conditions.test(line.replace(permits, '')),
  }
}

export const withoutCode = (words: string, code: string): string =>
  words
    .split(/([^\p{L}\p{N}]+)/u)
    .filter((part) => codeIn(part) !== code)
    .join('')

const counted =
  /\b(\d{1,2}|two|three|four|five|six|eight|twee|drie|vier|vyf|ses|agt) ?(?:x(?![a-z])|tyres?|tires?|bande?|of (?:them|those|these)|amathayara|mathaere)\b|\b(?:have|got|het|all|al) (?:all |al )?(\d{1,2}|two|three|four|five|six|eight|twee|drie|vier|vyf|ses|agt)\b(?! ?(?:o'?clock|uur|h\d|:|am\b|pm\b))/

function countedIn(line: string): number | undefined {
  const [, one, other] = counted.exec(line) ?? []
  const word = one ?? other
  return word === undefined ? undefined : (numberWords.get(word) ?? Number(word))
}

/** What takes a figure without saying of what it is. */
const counting = /^(?:index|quantity|count|number|choice|rim|phrase)/
const isExplained = (takenBy: string | undefined): boolean => takenBy !== undefined && !counting.test(takenBy)

const CLOCK = 4

/** Each figure that is no part of a size, an amount, a day or a time. */
function figuresIn({ words, takenBy, times }: Reading, tyres: number | undefined, bare: string | undefined): number[] {
  const hours = bare ? [Number(bare.slice(0, 2)), Number(bare.slice(0, 2)) - 12] : []
  return words.flatMap(({ text, kind }, at) => {
    const number = kind === 'digits' ? Number(text) : kind === 'letters' ? (numberWords.get(text) ?? 0) : 0
    const isFigure = kind === 'digits' || number >= 2
    const isBy = minutes.has(words[at + 1]?.text ?? '') && sooner.has(words[at + 2]?.text ?? '')
    // '1400' beside a day.
    const isClock = text.length === CLOCK && times.some(({ from, to }) => at >= from && at < to)
    if (!isFigure || isBy || isClock || isExplained(takenBy[at]) || number === tyres || hours.includes(number))
      return []
    return [number]
  })
}

/** 'Ten minutes early' is no hour and no tyre; 'the 30 min one' says which. */
const minutes: ReadonlySet<string> = new Set('min mins minute minutes minuut minuten'.split(' '))
const sooner: ReadonlySet<string> = new Set(
  'early earlier late later before sooner ahead vroeg vroeer laat voor gouer vooraf'.split(' '),
)

type Named = { as: 'exact' | 'near' | 'unknown'; names: string[]; doubtful: boolean }

function namesIn(
  reading: Reading,
  text: string,
  called: ReadonlySet<string>,
): Pick<Stated, 'mentions' | 'strange' | 'meaningful'> {
  const mentions: Mention[] = []
  const strange: string[] = []
  const written = (at: number): string => text.slice(reading.words[at]?.start, reading.words[at]?.end)
  const meaningful = reading.words.filter(({ kind }, at) => kind === 'letters' && !isPlainWord(plain(written(at))))
  let open: Mention | undefined
  reading.words.forEach(({ kind }, at) => {
    const named = kind === 'letters' ? naming(reading, text, at, called, meaningful.length) : undefined
    if (named === 'strange') strange.push(plain(written(at)))
    if (!named || named === 'strange') {
      const isJoining = kind === 'mark' && /^['’-]$/.test(written(at))
      open = isJoining ? open : undefined
      return
    }
    if (!open) {
      open = { exact: [], near: [], unknown: [], doubtful: true, words: '' }
      mentions.push(open)
    }
    open[named.as].push(...named.names)
    open.doubtful &&= named.doubtful
    open.words = `${open.words} ${written(at)}`.trim()
  })
  return { mentions, strange, meaningful: meaningful.length }
}

/** Whom a word names, or that no language of ours has it. `meaningful`: how many words say more than yes or no. */
function naming(
  { words, takenBy }: Reading,
  text: string,
  at: number,
  called: ReadonlySet<string>,
  meaningful: number,
): Named | 'strange' | undefined {
  const { start = 0, end = 0, text: corrected = '' } = words[at] ?? {}
  const word = plain(text.slice(start, end))
  const isInside = start > 0 && !endsSentence(text.slice(0, start))
  const isCapital = isInside && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))
  const isTaken = takenBy[at] !== undefined
  const isWord = isKnownForm(word)
  const found = nameIn(word, called)
  const isName = isCapital || standsAsName(words, at)
  if (found) return { as: 'exact', names: [found], doubtful: isWord && !(isName && !isTaken) }
  const unknown: Named = { as: 'unknown', names: [word], doubtful: false }
  const near = (): Named | undefined => {
    const names = nearName(word, called)
    return names.length > 0 ? { as: 'near', names, doubtful: false } : undefined
  }
  const isAlone = meaningful === 1
  if (isCommonName(bareName(word)) && (!isWord || isAlone)) return near() ?? (having.test(word) ? undefined : unknown)
  // A day is one, unless somebody of the scene is called so.
  if (isWord && isAlone && !isTaken && maybeCalled(word)) return unknown
  if (isWord || isTaken || word.length < 3) return undefined
  const meant = near()
  if (meant || isCapital) return meant ?? unknown
  const isNoName = isMistyped(word, corrected) || isDone(words, at) || (!isAlone && isThing(words, at))
  if (isNoName) return undefined
  return /^(?:for|vir)$/.test(words[at - 1]?.text ?? '') ? unknown : 'strange'
}

/** 'Sinazo' is 'we have them' unless somebody is called so. */
const having = /^(?:si|ba|ngi|ndi|u|a)na(?:zo|wo|yo|lo|so|bo)$/

function endsSentence(before: string): boolean {
  const line = before.trimEnd()
  return /[.!?]$/.test(line) || before.slice(line.length).includes('\n')
}

/** The words of cars, places and shops. */
const thingsIn = ({ words, takenBy }: Reading): string[] =>
  words.flatMap(({ text, kind }, at) => (kind === 'letters' && ofThings.test(takenBy[at] ?? '') ? [text] : []))
const ofThings = /^(?:vehicle|make|model|car|place|shop)/

/** 'Finished' is 'finish'. */
const isKnownForm = (word: string): boolean =>
  [
    word,
    word.replace(/'/g, ''),
    ...['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'te', 'e'].flatMap((end) =>
      word.length > end.length + 2 && word.endsWith(end) ? [word.slice(0, -end.length)] : [],
    ),
  ].some((form) => isOrdinary(form) || isPlainWord(form))

const bareName = (word: string): string => word.replace(/'s?$|s'$/, '')

/** A shorter word is as near to an ordinary one as to a name: 'bheki' is no 'bheka'. */
const LONG = 7

/** A typing error of a word with a meaning. */
const isMistyped = (word: string, corrected: string): boolean =>
  corrected !== word && (isPlainWord(corrected) || (isOrdinary(corrected) && word.length >= LONG))

/** 'He did not …', 'they never …': what follows is what somebody does. */
const isDone = (words: Reading['words'], at: number): boolean =>
  negated.test(` ${words[at - 2]?.text ?? ''} ${words[at - 1]?.text ?? ''}`)
const negated =
  / (?:did|does|do|will|would|could|can|has|have) not$| (?:he|she|they|we|i) (?:never|didnt|doesnt|dont|wont|cant|couldnt|wouldnt)$/

/** 'The lift' is a thing; 'the lwazi one' is not. */
const isThing = (words: Reading['words'], at: number): boolean =>
  determiners.has(words[at - 1]?.text ?? '') && !ofARequest.has(words[at + 1]?.text ?? '')

/** Whether the words agree or refuse and state nothing that could be meant for another. */
export function isPlain(words: string, now: Date): boolean {
  const {
    code,
    mentions,
    strange,
    dates,
    times,
    window,
    tyres,
    figures,
    amounts,
    sizes,
    brands,
    others,
    order,
    condition,
  } = statedIn(words, { now })
  const facts = [mentions, strange, dates, times, figures, amounts, sizes, brands, others]
  return (
    !code &&
    !window &&
    tyres === undefined &&
    order === undefined &&
    !condition &&
    facts.every(({ length }) => length === 0)
  )
}

/**
 * Whether the words name at most one day and one hour, without a condition or a number that is neither: 'Monday, no,
 * Tuesday', 'after 2' and '24 in the afternoon, or half past 2' are read back.
 */
export function namesOneTime(words: string, now: Date): boolean {
  const { dates, times, window, condition, figures } = statedIn(words, { now })
  const own = new Set([
    ...times.flatMap((time) => [Number(time.slice(0, 2)), Number(time.slice(0, 2)) - 12, Number(time.slice(3))]),
    ...dates.map((date) => Number(date.slice(8))),
  ])
  return dates.length <= 1 && times.length <= 1 && !window && !condition && figures.every((figure) => own.has(figure))
}
