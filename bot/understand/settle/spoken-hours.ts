import { plainText } from '#core/rules/people/plain-text.ts'
import { type Reading, wordsWithin } from '../reading.ts'

const LONGEST = 500

/** Hours as isiZulu and isiXhosa number them, behind what they belong to: 'ngehora lesithathu', 'ngentsimbi yesibini'. */
const nguni: Readonly<Record<string, number>> = {
  ...{ 'shumi nanye': 11, 'shumi elinanye': 11, 'shumi nambili': 12, 'shumi elinesibini': 12, 'shumi elinambini': 12 },
  ...{
    sibili: 2,
    sibini: 2,
    sithathu: 3,
    sine: 4,
    sihlanu: 5,
    sithupha: 6,
    sithandathu: 6,
    sikhombisa: 7,
    sixhenxe: 7,
  },
  ...{ sishiyagalombili: 8, sibhozo: 8, sishiyagalolunye: 9, thoba: 9, shumi: 10 },
}
const sotho: Readonly<Record<string, number>> = {
  ...{ 'leshome le motso': 11, 'lesome le motso': 11, 'leshome le metso e mmedi': 12, 'lesome le bobedi': 12 },
  ...{
    bobedi: 2,
    bobeli: 2,
    boraro: 3,
    bone: 4,
    bohlano: 5,
    botlhano: 5,
    botshelela: 6,
    borataro: 6,
    bosupa: 7,
    borobedi: 8,
  },
  ...{ 'boroba bobedi': 8, borobong: 9, borobongwe: 9, 'boroba bongwe': 9, leshome: 10, lesome: 10 },
}
/** English numbers as they are said there: 'ngo-eyithi'. */
const loaned: Readonly<Record<string, number>> = {
  ...{
    thu: 2,
    tu: 2,
    thri: 3,
    thiri: 3,
    foh: 4,
    foo: 4,
    fayifi: 5,
    fayiv: 5,
    siksi: 6,
    sikisi: 6,
    seveni: 7,
    sevhini: 7,
  },
  ...{ eyithi: 8, eyiti: 8, nayini: 9, nayni: 9, teni: 10, ileveni: 11, eleveni: 11, thwelofu: 12, twelufu: 12 },
}
const any = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const half = '( (?:ne[- ]?hafu|nehafu|no[- ]?hafu|le halofo|le seripa|le sephatlo|nesiqingatha))?'
const rules: readonly (readonly [RegExp, Readonly<Record<string, number>>])[] = [
  [new RegExp(`\\b[a-z]{0,4}(?:hora|hola|ntsimbi|awa) (?:le|ye|we|lo|yo)?(${any(nguni)})${half}\\b`, 'g'), nguni],
  [new RegExp(`\\b(?:ka )?(?:hora|nako|ura|iri)(?: ya)? (${any(sotho)})${half}\\b`, 'g'), sotho],
  [new RegExp(`\\bngo[- ]?(${any(loaned)})${half}\\b`, 'g'), loaned],
  [
    new RegExp(
      `\\bnge(${any(nguni)})${half}(?= (?:emva kwemini|emini|ntambama|ekuseni|kusasa|entambama|emva kwesidlo))\\b`,
      'g',
    ),
    nguni,
  ],
]
/** 'Emva kuka-2', 'emva ko-14h00'. */
const figures = /\b(?:kuka|ko|kwa|kwe|kube ngu|ngo|ngu)-(\d{1,2})(?:[:h](\d\d))?(?![\d:/]| ?(?:km|tyres|x\b))/g

/** Hours in the words and with the prefixes of isiZulu, isiXhosa, Sesotho and Setswana, where nothing else has read them. */
export function readSpokenHours(reading: Reading): void {
  const plain = plainText(reading.text.slice(0, LONGEST))
  const add = (start: number, end: number, hour: number, minute: number): void => {
    if (hour < 1 || hour > 19 || minute > 59) return
    const [from, to] = wordsWithin(reading, start, end)
    if (reading.times.some((time) => time.from < to && from < time.to)) return
    const value = `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    reading.times.push({ value, from, to })
  }
  for (const [pattern, hours] of rules)
    for (const match of plain.matchAll(pattern)) {
      const [found, word = '', isHalf] = match
      add(match.index, match.index + found.length, hours[word] ?? 0, isHalf ? 30 : 0)
    }
  for (const match of plain.matchAll(figures)) {
    const [found, hour, minute = '0'] = match
    add(match.index, match.index + found.length, Number(hour), Number(minute))
  }
  reading.times.sort((one, other) => one.from - other.from)
}
