import { MOST_UNDERSTOOD } from '#core/rules/people/outside-text.ts'
import { evidenceOf } from './evidence.ts'
import { decide } from './intents/decide.ts'
import { dropTaken, readConcepts } from './parts/concepts.ts'
import { readIndex, readQuantity, readRadius, readRim } from './parts/counts.ts'
import { readDates } from './parts/dates.ts'
import { readMoney } from './parts/money.ts'
import { readBrands, readServices, readShops } from './parts/names.ts'
import { readPlaces } from './parts/places.ts'
import { readSizes } from './parts/sizes.ts'
import { readTimes } from './parts/times.ts'
import { readVehicles } from './parts/vehicles.ts'
import { readWanted } from './parts/wanted.ts'
import type { Reading } from './reading.ts'
import { settleSlots } from './slots.ts'
import { correct } from './spelling.ts'
import type { UnderstandOptions, Understood, Vocabulary } from './types.ts'
import { committedVocabulary } from './vocabulary/tables.ts'
import { type Word, wordsOf } from './words.ts'

export type { Asked, Intent, Slots, UnderstandOptions, Understood, Vocabulary, Wish } from './types.ts'
export { withVocabulary } from './vocabulary/tables.ts'

/** Words of one message that are looked up for typing errors; the rest is read as written. */
const mostCorrections = 60

/** In order of certainty: what a part takes, no later part reads. */
const parts: readonly ((reading: Reading) => void)[] = [
  readSizes,
  readConcepts,
  readRadius,
  readShops,
  readVehicles,
  readMoney,
  readDates,
  readIndex,
  readBrands,
  readPlaces,
  readTimes,
  readServices,
  readQuantity,
  readRim,
  readWanted,
  dropTaken,
]

/** The wish in a message and its particulars. Pure: the same text, clock and vocabulary always give the same answer. */
export function understand(text: string, options: UnderstandOptions): Understood {
  const vocabulary = options.vocabulary ?? committedVocabulary
  const reading = readingOf(text.slice(0, MOST_UNDERSTOOD), vocabulary, options)
  for (const part of parts) part(reading)
  const evidence = evidenceOf(reading)
  const { intent, rule } = decide(evidence)
  reading.took?.push({ rule: `intent ${intent}: ${rule}`, words: '', start: 0, end: 0 })
  const slots = settleSlots(evidence, intent)
  return {
    text,
    wishes: intent === 'unknown' ? [] : [{ intent, probability: 1, sure: true, slots, words: text }],
    intent,
    slots,
    ...(reading.language && { language: reading.language }),
    ...(reading.impossibleSize && { impossibleSize: true }),
    ...(reading.took && { took: reading.took }),
  }
}

export function readingOf(text: string, vocabulary: Vocabulary, options: UnderstandOptions): Reading {
  const words = corrected(wordsOf(text), vocabulary)
  return {
    text,
    now: options.now,
    zone: options.zone ?? 'Africa/Johannesburg',
    vocabulary,
    words,
    takenBy: words.map(() => undefined),
    slots: {},
    concepts: new Map(),
    language: undefined,
    impossibleSize: false,
    dates: [],
    times: [],
    amounts: [],
    took: options.why ? [] : undefined,
  }
}

function corrected(words: Word[], { spelling }: Vocabulary): Word[] {
  let tried = 0
  for (const word of words) {
    if (word.kind !== 'letters' || spelling.known.has(word.text) || tried >= mostCorrections) continue
    tried++
    word.text = correct(spelling, word.text) ?? word.text
  }
  return words
}
