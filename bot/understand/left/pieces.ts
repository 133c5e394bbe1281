import { statedIn } from '../stated/stated.ts'
import type { Intent } from '../types.ts'
import { type Fact, factsIn } from './facts.ts'
import { type Part, partsOf } from './parts.ts'

/** What stands in an answer and what the talk knows after it. */
export type Shown = {
  isShown: (fact: Fact) => boolean
  /** Whether the words stand in it as they are, such as a note that was taken. */
  hasWords: (words: string) => boolean
}

const LONGEST = 400
const MIN_WORDS = 2
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
export function piecesLeft(text: string, now: Date, intentOf: (words: string) => Intent, shown: Shown): Part[] {
  if (text.length > LONGEST) return []
  return partsOf(text).filter(({ words, asks }) =>
    asks ? isAskedFor(words, now, intentOf, shown) : isLeft(words, now, shown),
  )
}

/** A figure alone may be a part of anything. */
const statedBy = (words: string, now: Date): Fact[] =>
  factsIn(statedIn(words, { now })).filter(({ of }) => of !== 'figure')

/** A question of its own, and not our choice in other words: 'can it be Saturday?'. */
const isAskedFor = (words: string, now: Date, intentOf: (words: string) => Intent, { isShown, hasWords }: Shown) =>
  !hasWords(words) &&
  (intentOf(words).startsWith('ask_') || intentOf(words) === 'explain') &&
  statedBy(words, now).every((fact) => !isShown(fact))

function isLeft(words: string, now: Date, { isShown, hasWords }: Shown): boolean {
  if (hasWords(words) || words.split(/\s+/).length < MIN_WORDS) return false
  const facts = story.test(words) ? [] : statedBy(words, now)
  const isCondition = condition.test(words) && !courtesy.test(words)
  if (isCondition) return !facts.every(isShown) || facts.length === 0
  if (without.test(words)) return statedBy(words.replace(denials, ' '), now).some(isShown)
  const asked = facts.filter(({ of }) => of !== 'thing')
  return asked.length > 0 && !asked.some(isShown)
}

/** What a yes leaves open, so that it is none before it was read back: a fact that its question does not show, a condition. */
export function piecesBeside(text: string, now: Date, { isShown, hasWords }: Shown): string[] {
  if (text.length > LONGEST) return [text.slice(0, LONGEST)]
  const isOpen = (words: string): boolean =>
    !hasWords(words) &&
    ((condition.test(words) && !courtesy.test(words)) ||
      (!story.test(words) && factsIn(statedIn(words, { now })).some((fact) => fact.of !== 'thing' && !isShown(fact))))
  return partsOf(text).flatMap(({ words, asks }) => (!asks && isOpen(words) ? [words] : []))
}
