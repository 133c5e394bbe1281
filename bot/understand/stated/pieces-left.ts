import { clausesOf } from '../said/clauses.ts'
import type { Intent } from '../types.ts'
import { type Stated, statedIn } from './stated.ts'

/** What stands in an answer and what the talk knows after it. */
export type Shown = {
  isShown: (fact: Fact) => boolean
  /** Whether the words stand in it as they are, such as a note that was taken. */
  hasWords: (words: string) => boolean
}

export type Fact = { of: 'date' | 'time' | 'rand' | 'tyres' | 'brand' | 'size' | 'thing'; value: string }

/** A part of a message that nothing was made of. */
export type Piece = { words: string; asks: boolean }

const LONGEST = 400
const MIN_WORDS = 2
/** Where one part of a sentence ends and the next begins. */
const joint =
  /(?<=[,;.!?\n])\s|\s(?=(?:but|and|or|if|unless|only|otherwise|maar|en|of|as|tensy|net|anders|kodwa|noma|futhi|uma|empa|kapa|mme|koda|okanye|ukuba|mara|kgotsa|fa|ge)\s)/i
const joining =
  /^(?:(?:but|and|or|so|then|please|maar|en|of|asb|asseblief|kodwa|noma|futhi|empa|kapa|mme|koda|okanye|mara|kgotsa|also|ook|plus)\s+)+/i
const condition =
  /^(?:only |net |slegs |maar |but )*(?:if|unless|provided|as long as|mits|tensy|solank|solange|uma|ukuba|inobangabe|ha feela)\b|^as (?:dit|hulle|julle|daar|ek|jy|hy|sy|ons)\b/i
/** Asks for no more than the thing itself, or for what is looked up anyway. */
const courtesy =
  /\b(?:space|plek|available|beskikbaar|open|oop|free|stock|possible|possibly|you (?:can|dont mind|don't mind)|u can|that'?s ok(?:ay)?|(?:it.?s) (?:ok|okay|fine|not)|moontlik|jy kan|julle kan|dit (?:reg|okay|ok|goed|kan)|kungenzeka|kungenankinga|akunankinga|kunokwenzeka|kwazi)\b/i
/** Tells of somebody's day rather than of what is asked for: 'I fly to Durban on Friday'. */
const story =
  /^(?:yes|yebo|ja|ok|okay|\s)*(?:(?:because|since|cos|coz|want|omdat|ngoba|kuba|hobane|gonne) |(?:i|we|she|he|they|ek|ons|sy|hy|hulle|it|dit|my|our)\b(?! (?:only |just |rather |net |liewer |sal |can |could |kan )*(?:want|need|pay|have (?!to\b)|got |het R?\d|prefer|take|wil|soek|betaal|vat)\b))/i
const without =
  /^(?:just |net )?(?:not|no|nie|geen|never|without|sonder|except|behalwe|hhayi|hayi|angifuni|andifuni|ha ke batle|ga ke batle|ngaphandle|eseng|e seng|leave out|los|skip)\b/i

/** What is denied is read as no fact, so it is looked for without them. */
const denials = /\b(?:not|no|nie|geen|hhayi|hayi|angifuni|andifuni|eseng)\b/gi

/** The parts of an answer that nothing was made of: a fact that is shown nowhere, a condition, a question. Pure. */
export function piecesLeft(text: string, now: Date, intentOf: (words: string) => Intent, shown: Shown): Piece[] {
  if (text.length > LONGEST) return []
  return clausesOf(text).flatMap(({ words, asks }): Piece[] => {
    if (asks) return isAskedFor(words, now, intentOf, shown) ? [{ words: tidy(words), asks: true }] : []
    const parts = words.split(joint).map(tidy).filter(Boolean)
    return parts.filter((part) => isLeft(part, now, shown)).map((part) => ({ words: part, asks: false }))
  })
}

const tidy = (words: string): string =>
  words
    .trim()
    .replace(joining, '')
    .replace(/[,;.!]$/, '')
    .trim()

/** A question of its own, and not our choice in other words: 'can it be Saturday?'. */
const isAskedFor = (words: string, now: Date, intentOf: (words: string) => Intent, { isShown, hasWords }: Shown) =>
  !hasWords(words) &&
  (intentOf(words).startsWith('ask_') || intentOf(words) === 'explain') &&
  factsIn(statedIn(words, { now })).every((fact) => !isShown(fact))

function isLeft(words: string, now: Date, { isShown, hasWords }: Shown): boolean {
  if (hasWords(words) || words.split(/\s+/).length < MIN_WORDS) return false
  const facts = story.test(words) ? [] : factsIn(statedIn(words, { now }))
  const isCondition = condition.test(words) && !courtesy.test(words)
  if (isCondition) return !facts.every(isShown) || facts.length === 0
  if (without.test(words)) return factsIn(statedIn(words.replace(denials, ' '), { now })).some(isShown)
  const asked = facts.filter(({ of }) => of !== 'thing')
  return asked.length > 0 && !asked.some(isShown)
}

const factsIn = ({ dates, times, amounts, tyres, brands, sizes, others }: Stated): Fact[] => [
  ...dates.map((value): Fact => ({ of: 'date', value })),
  ...times.map((value): Fact => ({ of: 'time', value })),
  ...amounts.map((rand): Fact => ({ of: 'rand', value: String(rand) })),
  ...(tyres === undefined ? [] : [{ of: 'tyres' as const, value: String(tyres) }]),
  ...brands.map((value): Fact => ({ of: 'brand', value })),
  ...sizes.map((value): Fact => ({ of: 'size', value })),
  ...others.map((value): Fact => ({ of: 'thing', value })),
]
