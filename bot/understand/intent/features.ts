import { plainText } from '#core/rules/people/plain-text.ts'
import type { Reading } from '../reading.ts'
import type { Asked } from '../types.ts'
import { firstNames } from '../vocabulary/first-names.ts'

/** Whom a message comes from, and what they see on their phone. */
export interface Situation {
  speaker: 'driver' | 'shop'
  asked: Asked
}

/** Called for each feature; a feature has a name and stands in a group that counts as much as each other group. */
export type Collect = (name: string, group: Group) => void

export const groups = ['words', 'letters', 'meanings', 'situation'] as const
export type Group = (typeof groups)[number]

/** How the questions are alike. */
const kinds: Record<Asked, 'nothing' | 'list' | 'one' | 'detail' | 'sure' | 'told' | 'waiting'> = {
  none: 'nothing',
  size: 'detail',
  vehicle: 'detail',
  place: 'detail',
  results: 'list',
  offer: 'one',
  service: 'detail',
  day: 'detail',
  time: 'detail',
  how: 'detail',
  address: 'detail',
  name: 'detail',
  notes: 'detail',
  quantity: 'detail',
  summary: 'sure',
  bookings: 'list',
  booking: 'one',
  cancel_sure: 'sure',
  move: 'detail',
  proposal: 'sure',
  alert_price: 'detail',
  alerts: 'list',
  shops: 'list',
  shop: 'one',
  message_words: 'detail',
  message_sure: 'sure',
  review: 'detail',
  where_stuck: 'detail',
  sign_in_sure: 'sure',
  notice: 'told',
  request: 'waiting',
  requests: 'waiting',
  question: 'waiting',
  day_list: 'list',
  new_time: 'detail',
  sure: 'sure',
}

/** Words of a message that count; a text may be far longer than what decides what is meant. */
const MOST_WORDS = 120

/** What the words from..to of a message tell about the want. */
export function collectFeatures(
  reading: Reading,
  from: number,
  to: number,
  { speaker, asked }: Situation,
  collect: Collect,
): void {
  const end = Math.min(to, from + MOST_WORDS)
  const tokens = tokensOf(reading, from, end)
  const meanings = meaningsOf(reading, from, end)
  collectWords(tokens, collect)
  collectLetters(reading, from, end, collect)
  for (const meaning of meanings) collect(`m ${meaning}`, 'meanings')
  collectOrder(reading, from, end, collect)
  const length = lengthOf(tokens.length)
  const kind = kinds[asked]
  collect(`asked ${asked}`, 'situation')
  collect(`kind ${kind}`, 'situation')
  collect(`speaker ${speaker}`, 'situation')
  collect(`asked ${asked} ${length}`, 'situation')
  collect(`speaker ${speaker} ${length}`, 'situation')
  if (reading.language) collect(`language ${reading.language}`, 'situation')
  const short = tokens.length <= 4 ? tokens.join(' ') : undefined
  if (short) collect(`asked ${asked} all ${short}`, 'situation')
  for (const meaning of meanings) {
    collect(`asked ${asked} m ${meaning}`, 'situation')
    collect(`kind ${kind} m ${meaning}`, 'situation')
    collect(`speaker ${speaker} m ${meaning}`, 'situation')
  }
  for (const token of new Set(tokens)) {
    collect(`asked ${asked} w ${token}`, 'situation')
    collect(`kind ${kind} w ${token}`, 'situation')
    collect(`speaker ${speaker} w ${token}`, 'situation')
  }
}

const lengthOf = (words: number): string =>
  words <= 3 ? `of ${words}` : words <= 6 ? 'short' : words <= 12 ? 'middle' : words <= 25 ? 'long' : 'very long'

/** The words, corrected; what the grammar took stands as its kind, since which day or size it is decides nothing. */
function tokensOf({ words, takenBy }: Reading, from: number, to: number): string[] {
  const tokens: string[] = []
  for (let at = from; at < to; at++) {
    const word = words[at]
    if (!word) break
    const kind = takenBy[at]
    if (kind !== undefined) {
      const token = `<${kindOf(kind)}>`
      if (tokens.at(-1) !== token) tokens.push(token)
    } else if (word.kind === 'letters') tokens.push(word.text)
    else if (word.kind === 'digits') tokens.push('0'.repeat(Math.min(5, word.text.length)))
    else if (!ignored.has(word.text)) tokens.push(word.text)
  }
  return tokens
}

const ignored: ReadonlySet<string> = new Set([',', '.', ':', ';', '"', '(', ')', '-', '_', '*', '\u200d', '\ufe0f'])

const timeKinds = /time|clock|hour|oclock|half|quarter|am|pm|noon|ish/

const kindOf = (rule: string): string =>
  rule.startsWith('quantity')
    ? 'quantity'
    : rule === 'make' || rule === 'model' || rule === 'year'
      ? 'car'
      : rule.includes('day') || rule === 'date' || rule.includes('month')
        ? 'day'
        : timeKinds.test(rule)
          ? 'time'
          : rule

function collectWords(tokens: readonly string[], collect: Collect): void {
  const all = ['^', ...tokens, '$']
  for (let at = 0; at < all.length; at++) {
    const [first, second, third] = [all[at], all[at + 1], all[at + 2]]
    if (at > 0 && at < all.length - 1) collect(`w ${first}`, 'words')
    if (second !== undefined) collect(`w ${first} ${second}`, 'words')
    if (third !== undefined) collect(`w ${first} ${second} ${third}`, 'words')
    if (third !== undefined && at > 0 && third !== '$') collect(`w ${first} _ ${third}`, 'words')
  }
}

/** Three to five letters in a row within a word, as typed: they bear typing errors and endings of any language. */
function collectLetters({ text, words }: Reading, from: number, to: number, collect: Collect): void {
  let at = from
  while (at < to) {
    const start = words[at]?.start ?? 0
    let end = words[at]?.end ?? 0
    let letters = words[at]?.kind !== 'mark'
    while (at + 1 < to && words[at + 1]?.glued) {
      at++
      if (words[at]?.kind !== 'mark') letters = true
      end = words[at]?.end ?? end
    }
    at++
    if (!letters) continue
    const word = ` ${plainText(text.slice(start, Math.min(end, start + 24))).replace(/\d/g, '0')} `
    for (let length = 3; length <= 5; length++)
      for (let first = 0; first + length <= word.length; first++)
        collect(`l ${word.slice(first, first + length)}`, 'letters')
  }
}

/** What the vocabulary and the grammar found. */
function meaningsOf(
  { words, takenBy, concepts, impossibleSize, text }: Reading,
  from: number,
  to: number,
): Set<string> {
  const found = new Set<string>()
  for (const [concept, positions] of concepts) if (positions.some((at) => at >= from && at < to)) found.add(concept)
  for (let at = from; at < to; at++) {
    const rule = takenBy[at]
    if (rule !== undefined) found.add(`<${kindOf(rule)}>`)
    const word = words[at]?.text ?? ''
    if (word === '?') found.add('?')
    else if (firstNames.has(word)) found.add('<name>')
  }
  if (impossibleSize) found.add('<size>')
  if (/\bhttps?:|www\./i.test(text)) found.add('link')
  return found
}

/** Two meanings in a row, with words between them or not. */
function collectOrder({ concepts, takenBy }: Reading, from: number, to: number, collect: Collect): void {
  const at = new Map<number, string[]>()
  const add = (position: number, meaning: string) => {
    const known = at.get(position)
    if (known) known.push(meaning)
    else at.set(position, [meaning])
  }
  for (const [concept, positions] of concepts)
    for (const position of positions) if (position >= from && position < to) add(position, concept)
  for (let position = from; position < to; position++) {
    const rule = takenBy[position]
    if (rule !== undefined && rule !== takenBy[position - 1]) add(position, `<${kindOf(rule)}>`)
  }
  let before: string[] = ['^']
  for (const position of [...at.keys()].sort((a, b) => a - b)) {
    const here = at.get(position) ?? []
    for (const first of before) for (const second of here) collect(`o ${first} ${second}`, 'meanings')
    before = here
  }
}
