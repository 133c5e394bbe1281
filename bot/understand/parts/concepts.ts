import { phraseAt } from '../phrases.ts'
import { note, type Reading } from '../reading.ts'
import type { LanguageCode } from '../types.ts'
import { commonAfrikaans, commonEnglish, commonOthers } from '../vocabulary/common.ts'
import type { Concept } from '../vocabulary/concepts.ts'
import { meanings } from '../vocabulary/tables.ts'

/** What the words mean, from the left, longest phrase first; and which language most of them are in. */
export function readConcepts(reading: Reading): void {
  const counts: Record<LanguageCode, number> = { en: 0, af: 0, zu: 0, xh: 0, st: 0 }
  for (let at = 0; at < reading.words.length; ) {
    const match = phraseAt(meanings, reading.words, at, polite)
    if (!match) {
      countCommon(reading.words[at]?.text ?? '', counts)
      at++
      continue
    }
    const spoken = new Set(match.value.map(({ language }) => language))
    for (const { concept } of match.value) addConcept(reading, concept, at)
    if (spoken.size === 1) for (const language of spoken) counts[language] += match.to - at
    else for (let word = at; word < match.to; word++) countCommon(reading.words[word]?.text ?? '', counts)
    note(reading, `words: ${[...new Set(match.value.map(({ concept }) => concept))].join(', ')}`, at, match.to)
    if (!match.value.some(({ concept }) => whole.has(concept))) addThingsWithin(reading, at, match.to)
    at = match.to
  }
  reading.language = mostSpoken(counts)
}

const polite: ReadonlySet<string> = new Set([
  'asb',
  'asseblief',
  'please',
  'pls',
  'plz',
  'kindly',
  'maar',
  'tog',
  'seblief',
  'just',
  'nou',
  'sommer',
  'hle',
])

/** Phrases that say it all. */
const whole: ReadonlySet<Concept> = new Set(['help', 'human', 'greet', 'thanks'])

/** What is spoken of keeps its meaning inside a longer phrase: the booking in 'do I have a booking'. */
const things: ReadonlySet<Concept> = new Set([
  'booking',
  'alert',
  'message',
  'tyre',
  'shop',
  'deal',
  'quote',
  'my',
  'near',
  'car',
  'size',
  'them',
])

function addThingsWithin(reading: Reading, from: number, to: number): void {
  for (let at = from + 1; at < to; at++) {
    const match = phraseAt(meanings, reading.words, at)
    for (const { concept } of match?.value ?? []) if (things.has(concept)) addConcept(reading, concept, at)
  }
  const [first] = reading.words.slice(from, from + 1)
  const single = first && to - from > 1 ? phraseAt(meanings, [first], 0) : undefined
  for (const { concept } of single?.value ?? [])
    if (things.has(concept) && !reading.concepts.get(concept)?.includes(from)) addConcept(reading, concept, from)
}

export function addConcept(reading: Reading, concept: Concept, at: number): void {
  const known = reading.concepts.get(concept)
  if (known) known.push(at)
  else reading.concepts.set(concept, [at])
}

function countCommon(word: string, counts: Record<LanguageCode, number>): void {
  const english = commonEnglish.has(word)
  const afrikaans = commonAfrikaans.has(word)
  if (afrikaans && !english) counts.af += 1
  else if (english && !afrikaans) counts.en += 0.6
  else if (commonOthers.has(word) && !english && !afrikaans) {
    counts.zu += 0.3
    counts.st += 0.2
  }
}

function mostSpoken(counts: Record<LanguageCode, number>): LanguageCode | undefined {
  const languages: readonly LanguageCode[] = ['en', 'af', 'zu', 'xh', 'st']
  let best: LanguageCode | undefined
  for (const language of languages) {
    if (counts[language] > 0 && (best === undefined || counts[language] > counts[best])) best = language
  }
  return best
}

/** Words that turned out to be a name, a size or an amount mean nothing else. */
export function dropTaken(reading: Reading): void {
  const named = new Set(['size', 'brand', 'shop', 'place', 'model', 'make', 'year', 'phone number', 'postal code'])
  for (const [concept, positions] of reading.concepts) {
    const left = positions.filter((at) => !named.has(reading.takenBy[at] ?? ''))
    if (left.length === 0) reading.concepts.delete(concept)
    else if (left.length < positions.length) reading.concepts.set(concept, left)
  }
}
