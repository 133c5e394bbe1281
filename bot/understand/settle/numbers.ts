import type { Asked } from '../asked.ts'
import type { Reading } from '../reading.ts'
import type { Intent, Slots } from '../types.ts'
import { agreesWithTyres, numberWords } from '../vocabulary/numbers.ts'
import type { Word } from '../words.ts'

/** A number that no part of the grammar has read. */
interface Loose {
  at: number
  value: number
  isWord: boolean
}

const timed: ReadonlySet<Intent> = new Set(['reschedule', 'shop_propose', 'book'])
const timeAsked: ReadonlySet<Asked> = new Set(['time', 'move', 'new_time'])
const counted: ReadonlySet<Intent> = new Set([
  'search_size',
  'search_vehicle',
  'refine',
  'book',
  'alert_create',
  'shop_stock',
])

/** What a number is becomes clear only by what is wanted: 'make it 11' moves to an hour, 'just two' are tyres, '950' is a price. */
export function settleNumbers(reading: Reading, slots: Slots, intent: Intent, asked: Asked): void {
  const answersTime = intent === 'answer' && timeAsked.has(asked)
  if (slots.time === undefined && (answersTime || timed.has(intent))) setTime(reading, slots, intent, answersTime)
  if (slots.maxPrice === undefined && intent === 'answer' && asked === 'alert_price') setPrice(reading, slots)
  const countsService = intent === 'answer' && asked === 'service' && slots.service !== undefined
  const isCount = asked !== 'none' && countsThings(reading, intent === 'answer' && asked === 'change')
  if (slots.quantity === undefined && (countsService || isCount || counted.has(intent)))
    setQuantity(reading, slots, intent)
}

/** A number of the class of tyres, or, where a detail is corrected, one beside 'only'. */
const countsThings = (reading: Reading, isCorrected: boolean): boolean =>
  looseNumbers(reading).some(({ at }) => {
    const [before = '', own = '', behind = ''] = [at - 1, at, at + 1].map((place) => reading.words[place]?.text)
    return agreesWithTyres(own) || (isCorrected && [before, behind].some((word) => onlySo.has(word)))
  })
const onlySo: ReadonlySet<string> = new Set('only just net slegs fela feela qha kuphela nje'.split(' '))

function looseNumbers({ words, takenBy }: Reading): Loose[] {
  return words.flatMap(({ text, kind, glued }, at): Loose[] => {
    if (takenBy[at] !== undefined || glued || isPartOfMore(words[at + 1])) return []
    if (kind === 'digits') return text.length <= 5 ? [{ at, value: Number(text), isWord: false }] : []
    const value = numberWords.get(text)
    return value === undefined || text === 'one' || text === 'een' ? [] : [{ at, value, isWord: true }]
  })
}

/** 'X5', '4x4' and '205/55' are no numbers of their own. */
const isPartOfMore = (next: Word | undefined): boolean =>
  next?.glued === true && (next.kind !== 'mark' || next.text === '/')

const nearClock: ReadonlySet<string> = new Set(['around', 'about', 'at', 'teen', 'om', 'after', 'past'])
const beforeHour: ReadonlySet<string> = new Set(
  'it rather say like around about at to by teen om past after so till for na ngo ka liewer eerder se maar net morning oggend first thing come kom'.split(
    ' ',
  ),
)
const behindHour: ReadonlySet<string> = new Set(
  'instead rather sharp not than please pls if and for works hom him he liewer asb oggend morning bru dan'.split(' '),
)
/** 'Only 2 left' counts things. */
const ofThings: ReadonlySet<string> = new Set('only net just have het has got hv not nie'.split(' '))
const noHour: ReadonlySet<string> = new Set(
  'no nr number nommer option bay row tyres tyre bande of x km min mins minutes people cars left more units amathayi amanye ezinye ezingu ezi eziyi tse tše'.split(
    ' ',
  ),
)

function setTime(reading: Reading, slots: Slots, intent: Intent, isAnswer: boolean): void {
  const { words, takenBy } = reading
  const word = (at: number): string => words[at]?.text ?? ''
  const hour = looseNumbers(reading).find(({ at, value, isWord }) => {
    const isClock = !isWord && word(at).length >= 3
    if (isClock ? !(value >= 600 && value < 2000 && quarters.has(value % 100)) : value < 1 || value > 19) return false
    if (isWord && agreesWithTyres(word(at))) return false
    if (noHour.has(word(at - 1)) || noHour.has(word(at + 1)) || slots.index === value) return false
    if (intent === 'shop_propose' && ofThings.has(word(at - 1))) return false
    if (isAnswer && reading.concepts.has('tyre')) return false
    if (intent === 'book')
      return (
        isBesideDay(takenBy, at) ||
        (slots.date !== undefined && (nearClock.has(word(at - 1)) || (beforeHour.has(word(at - 1)) && value > 6)))
      )
    return isAnswer || beforeHour.has(word(at - 1)) || behindHour.has(word(at + 1)) || isBesideDay(takenBy, at)
  })
  if (hour) slots.time = clockOf(hour.value, minutesBehind(reading, hour.at + 1))
}

const quarters: ReadonlySet<number> = new Set([0, 15, 30, 45])

const isBesideDay = (takenBy: Reading['takenBy'], at: number): boolean =>
  /day|date|tomorrow/.test(takenBy[at - 1] ?? '')

/** '8.30' and 'eight thirty'. */
function minutesBehind({ words }: Reading, at: number): number {
  const [mark, figures] = [words[at], words[at + 1]]
  if (mark?.text === 'thirty') return 30
  const isPart = mark?.text === '.' && mark.glued && figures?.glued && /^[0-5]\d$/.test(figures.text)
  return isPart ? Number(figures.text) : 0
}

/** From one to six is the afternoon. */
function clockOf(value: number, minutesMore: number): string {
  const [hours, minutes] = value >= 100 ? [Math.floor(value / 100), value % 100] : [value, minutesMore]
  return `${String(hours <= 6 ? hours + 12 : hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function setPrice(reading: Reading, slots: Slots): void {
  const price = looseNumbers(reading).find(({ value }) => value >= 100 && value <= 50_000)
  if (price) slots.maxPrice = price.value
}

const beforeCount: ReadonlySet<string> = new Set(
  'net just only take buy got get make it to reserve for is need have the die vat kry nog x all al we e ama ayi ka with ezi eziyi tse tše amanye ezinye'.split(
    ' ',
  ),
)
const behindCount: ReadonlySet<string> = new Set(
  'only please pls dan then left of pcs units x not nie because for in by kuphela fela feela qha nje hey tyres nuwe new rear front sharp tops generals'.split(
    ' ',
  ),
)

function setQuantity(reading: Reading, slots: Slots, intent: Intent): void {
  const { words, takenBy } = reading
  const word = (at: number): string => words[at]?.text ?? ''
  const most = intent === 'shop_stock' ? 200 : 8
  const count = looseNumbers(reading).find(({ at, value, isWord }) => {
    if (value < 1 || value > most || slots.index === value) return false
    if (/day|date|time|clock|choice/.test(`${takenBy[at - 1]} ${takenBy[at + 1]}`)) return false
    if (isDenied(word(at - 1)) || (ofClass.has(word(at - 1)) && isDenied(word(at - 2)))) return false
    if (notCounted.has(word(at - 1)) || notCounted.has(word(at + 1))) return false
    if (takenBy[at + 1] === 'service') return true
    const isTheAgreement = intent === 'book' && !isWord && !beforeCount.has(word(at - 1))
    if (isWord) return !isOfNguniTime(word(at - 1))
    return !isTheAgreement && (beforeCount.has(word(at - 1)) || behindCount.has(word(at + 1)))
  })
  if (count) slots.quantity = count.value
}

const isDenied = (before: string): boolean =>
  /^(?:not|nie|hayi|hhayi|cha|eseng|seng|a[zy][ai]bi|azingabi|mazingabi)$/.test(before)

/** 'Hayi eziyi 4': what stands between the denial and the number. */
const ofClass: ReadonlySet<string> = new Set('ezi eziyi zi ama ayi tse tše the die all al'.split(' '))

const notCounted: ReadonlySet<string> = new Set(
  'number no nr nommer option inombolo nomoro ngo hora nako at om teen past half km min mins minutes hours hour days weeks people cars bookings shops winkels fitters things ply series door uur am pm oclock kids'.split(
    ' ',
  ),
)

const isOfNguniTime = (before: string): boolean => before === 'leshome' || before === 'shumi' || before === 'leshumi'
