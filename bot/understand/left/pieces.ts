import { statedIn } from '../stated/stated.ts'
import type { Intent } from '../types.ts'
import { type Fact, factsIn } from './facts.ts'
import { type Part, partsOf } from './parts.ts'

/** What stands in an answer and what the talk knows after it. */
export type Shown = {
  isShown: (fact: Fact) => boolean
  /** Whether the words stand in it as they are, such as a note that was taken. */
  hasWords: (words: string) => boolean
  /** Whether the talk knows that a fact is ruled out, as it was said. */
  isRuledOut?: (fact: Fact) => boolean
}

const LONGEST = 400
const MIN_WORDS = 2
const condition =
  /^(?:only |net |slegs |maar |but )*(?:if|unless|provided|as long as|mits|tensy|solank|solange|uma|ukuba|inobangabe|ha feela)\b|^as (?:dit|hulle|julle|daar|ek|jy|hy|sy|ons)\b/i
/** Asks for no more than the thing itself, or for what is looked up anyway. */
const courtesy =
  /\b(?:space|plek|available|beskikbaar|open|oop|free|stock|possible|possibly|you (?:can|dont mind|don't mind)|u can|that'?s ok(?:ay)?|(?:it.?s) (?:ok|okay|fine|not)|moontlik|jy kan|julle kan|dit (?:reg|okay|ok|goed|kan)|kungenzeka|kungenankinga|akunankinga|kunokwenzeka|kwazi|you (?:do ?n[o']?t )?mind|no (?:trouble|problem|hassle)|not (?:a|too much) (?:problem|trouble|bother)|(?:suits?|works|fine|good|okay|ok) (?:for |with |by )?(?:you|them|the shop)|geen probleem|nie 'n probleem|julle pas|hulle pas|ho lokile|go siame|ho ka etsahala|go ka kgonega)\b/i
/** Tells of somebody's day rather than of what is asked for: 'I fly to Durban on Friday'. */
const story =
  /^(?:yes|yebo|ja|ok|okay|\s)*(?:(?:because|since|cos|coz|want|omdat|ngoba|kuba|hobane|gonne) |(?:i|we|she|he|they|ek|ons|sy|hy|hulle|it|dit|my|our)\b(?! (?:only |just |rather |net |liewer |sal |can |could |kan )*(?:want|need|pay|have (?!to\b)|got |het R?\d|prefer|take|wil|soek|betaal|vat)\b))/i
/** Why, in the middle of a part or as the whole of it: 'can't make it on Monday', 'Friday because I work'. */
const reasoned =
  /^(?:can't|cant|cannot|could ?n[o']?t|won't|wont|not able|unable|kan nie|sal nie|kon nie|angikwazi|andikwazi|angisakwazi|ngeke|ha ke kgone|ga ke kgone)\b|\b(?:because|bcos|since|seeing that|that'?s why|so that|as i|omdat|aangesien|ngoba|kuba|ngokuba|hobane|kaha|gonne|ka gonne)\b/i
/** Words of courtesy before what is said. */
const polite =
  /^(?:(?:thanks|thank you|thx|dankie|baie dankie|ngiyabonga|enkosi|ke a leboga|ke a leboha|sorry|jammer|uxolo|ngiyaxolisa|eish|ag|hi|hello|good morning|please|asb|asseblief)\b[\s,!.]*)+/i
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

function isLeft(said: string, now: Date, { isShown, hasWords, isRuledOut }: Shown): boolean {
  const words = said.replace(polite, '')
  if (hasWords(words) || words.split(/\s+/).length < MIN_WORDS) return false
  const facts = story.test(words) || reasoned.test(words) ? [] : statedBy(words, now)
  const isCondition = condition.test(words) && !courtesy.test(words)
  if (isCondition) return !facts.every(isShown) || facts.length === 0
  if (without.test(words))
    return statedBy(words.replace(denials, ' '), now).some((fact) => isShown(fact) && !isRuledOut?.(fact))
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
