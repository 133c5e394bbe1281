import { findPlace } from '#core/rules/places/places.ts'
import { type PhraseMatch, phraseAt } from '../phrases.ts'
import { covered, isFree, lineOf, type Reading, take, wordAt } from '../reading.ts'
import type { PlaceName } from '../types.ts'
import { commonAfrikaans, commonEnglish } from '../vocabulary/common.ts'
import { beforePlaces } from '../vocabulary/place-words.ts'
import { standing } from './standing.ts'

interface FoundPlace extends PhraseMatch<PlaceName> {
  from: number
}

/** The place the driver names: the last believable one, since people write 'from Soweto to Sandton'. */
export function readPlaces(reading: Reading): void {
  const found: FoundPlace[] = []
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at)) continue
    const match = phraseAt(reading.vocabulary.places, reading.words, at)
    if (!match || !isFree(reading, at, match.to)) continue
    const place = { ...match, from: at }
    if (!isBelievable(reading, place)) continue
    found.push(place)
    at = match.to - 1
  }
  const stands = notAhead(reading, standing(reading, found, tooFar))
  const preferred = stands.find(({ to }) => better.test(`${wordAt(reading, to)} ${wordAt(reading, to + 1)}`))
  const place = preferred ?? mostExact(stands)
  if (place) {
    reading.slots.place = place.value.name
    for (const { from, to } of found) take(reading, 'place', from, to)
    return
  }
  readPostalCode(reading)
}

/** What is no place to go to, and what is better than the other. */
const tooFar = /\b(?:too far|te ver|far from me|ver van my|kude|ikude|hole|kgakala|leave out|skip)\b/
const better =
  /^(?:is |sal |would be |will be |e |i )?(?:better|beter|best|rather|closer|nader|liewer|eerder|ngcono|molemo)/

const ahead =
  /(?:\b(?:towards?|direction(?: of)?|heading (?:to|for|north to|south to)|bound for|on (?:the|my) way to|op ?pad na|onderweg na|rigting(?: van)?|na die kant van|going(?: towards?| to)?|ngiya e?|ndiya e?|siya e?|re ya|ke ya|ho ya|go ya|ukuya e?)|\b(?:[nmr] ?\d{1,3}|highway|freeway) to) $/

/** Characters before a place that say whether it lies ahead. */
const FAR = 40

/** 'On the N1 towards Pretoria, past Midrand': where the road goes is not where they are, if another place is named. */
function notAhead(reading: Reading, found: readonly FoundPlace[]): readonly FoundPlace[] {
  const here = found.filter(({ from }) => {
    const at = reading.words[from]?.start ?? 0
    return !ahead.test(reading.text.slice(Math.max(0, at - FAR), at).toLowerCase())
  })
  return here.length > 0 && onRoad.test(reading.text) ? here : found
}

/** Words of somebody on a road between two places. */
const onRoad =
  /\b(?:[nmr] ?\d{1,3}|n (?:one|two|three|twelve|fourteen)|highway|freeway|snelweg|pad|road|off[- ]?ramp|afrit|stuck|vas|stranded|lost|umgwaqo|indlela|tsela|tseleng|passed|past|verby|coming from|kom van)\b/i

/** 'Rosebank, Johannesburg' is one place: the first of two neighbours is the more exact. */
function mostExact(found: readonly FoundPlace[]): FoundPlace | undefined {
  const [first, second] = found
  if (!first || !second) return first
  const qualified = findPlace(`${first.value.name} (${second.value.name})`)
  if (qualified) return { ...first, value: { ...first.value, name: qualified.name } }
  return first
}

function isBelievable(reading: Reading, { value, from, to }: FoundPlace): boolean {
  const before = wordAt(reading, from - 1)
  const after = wordAt(reading, to)
  const single = to - from === 1
  const word = wordAt(reading, from)
  if (/^(?:street|str|road|rd|ave|avenue|drive)$/.test(after)) return false
  const isWord = value.isCommonWord || (single && (commonEnglish.has(word) || commonAfrikaans.has(word)))
  if (!isWord) return !(single && word.length === 2 && isShort(reading, from))
  if (before === 'the' || before === 'my') return false
  const strong =
    /^(?:in|at|near|around|nearby|te|naby|eduze|haufi|gaufi|kufuphi|ase|mo|area|suburb|town|branch|live|based|moved)$/.test(
      before,
    )
  if (strong) return true
  const written = reading.text.slice(reading.words[from]?.start, reading.words[from]?.end)
  const capital = /^[A-Z][a-z]/.test(written) && from > 0
  return (
    (beforePlaces.has(before) && (capital || to === reading.words.length)) ||
    (capital && /^[,.]?$/.test(after) && from > 1)
  )
}

/** 'pe' and 'el' are towns when written so or behind a preposition. */
function isShort(reading: Reading, from: number): boolean {
  const written = reading.text.slice(reading.words[from]?.start, reading.words[from]?.end)
  return (
    written !== written.toUpperCase() && !beforePlaces.has(wordAt(reading, from - 1)) && from < reading.words.length - 1
  )
}

/** 0830 and 0900 are times. */
const isClock = (figures: string): boolean => /^0[6-9](?:00|15|30|45)$/.test(figures)

const postal =
  /(?<![a-z])(?:in|near|around|postal code|post code|postcode|poskode|code|area|naby|rondom|van|from|to|zip|is now|aan|te) ?:?(?:is )?(?:my )?(\d{4})(?![\d_.,:/]\d|\d|h| ?(?:km|rand|tyres?|hrs))/g

/** Four figures behind a preposition, or starting with 0, are a postal code. */
function readPostalCode(reading: Reading): void {
  const line = lineOf(reading)
  for (const match of line.text.matchAll(postal)) {
    const [, code = ''] = match
    const isYear = /^(?:19[6-9]|20[0-3])\d$/.test(code) && !findPlace(code)
    const [, to] = covered(line, match)
    if (isYear) continue
    reading.slots.place = code
    take(reading, 'postal code', to - 1, to)
    return
  }
  reading.words.forEach((word, at) => {
    if (
      reading.slots.place ||
      !isFree(reading, at) ||
      word.glued ||
      !/^0\d{3}$/.test(word.text) ||
      isClock(word.text) ||
      reading.words[at + 1]?.glued
    )
      return
    reading.slots.place = word.text
    take(reading, 'postal code', at, at + 1)
  })
}
