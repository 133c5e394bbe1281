import { type Fact, type Piece, piecesLeft } from '#bot/understand/stated/pieces-left.ts'
import { formatRand } from '#core/rules/format.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { dayWords } from '#core/texts/when.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { cut, text } from './say.ts'
import { isSentenceFor } from './wishes.ts'

const LONGEST_QUOTE = 120

/** Says of a driver's answer that was taken what of it was not: a second fact, a condition, a question. */
export function sayWhatIsLeft(turn: Talk, progress: Progress, message: ParsedMessage): void {
  if (!isTakenAnswer(turn, progress, message)) return
  const pieces = piecesLeft(message.text, turn.now, (words) => turn.reads(words).understood.intent, {
    isShown: (fact) => isShown(fact, turn, progress),
    hasWords: (words) => shownBy(progress).includes(words.toLowerCase()),
  })
  const of = (asks: boolean): string => quoted(pieces.filter((piece) => piece.asks === asks))
  const { notTaken, notAnswered } = turn.say.common
  if (of(false)) progress.said.push(text(notTaken(of(false))))
  if (of(true)) progress.said.push(text(notAnswered(of(true))))
}

const quoted = (pieces: readonly Piece[]): string =>
  cut(pieces.map(({ words }) => `“${words}”`).join(', '), LONGEST_QUOTE)

/** Typed under a question that then moved on, or taken for an act; what goes to somebody as it is written is theirs whole. */
function isTakenAnswer(turn: Talk, { began, state, isQuiet, isDecided }: Progress, message: ParsedMessage): boolean {
  const isTyped = message.kind === 'text' && !message.choice && !message.command && message.text !== ''
  if (!isTyped || turn.actor.shops.length > 0 || isQuiet || state.missed > 0 || state.memory.talk) return false
  if (isSentenceFor(turn, began, message)) return false
  return isDecided === true || (began !== null && JSON.stringify(state.active) !== JSON.stringify(began))
}

/** All words that the person reads next, and all that the tasks know. */
function shownBy({ said, question, state }: Progress): string {
  const { active, paused, next, memory } = state
  const shown = `${JSON.stringify([said, question ?? []])} ${JSON.stringify([active?.draft, paused, next, memory])}`
  return withLocalTimes(shown).toLowerCase()
}

const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const withLocalTimes = (words: string): string =>
  [...words.matchAll(instants)].reduce((all, [found]) => {
    const at = new Date(found)
    return `${all} ${localDate(at, JOHANNESBURG)} ${localTime(at, JOHANNESBURG)}`
  }, words)

function isShown({ of, value }: Fact, { say }: Talk, progress: Progress): boolean {
  const shown = shownBy(progress)
  switch (of) {
    case 'date':
      return shown.includes(value) || shown.includes(dayWords(value, say.dates).toLowerCase())
    case 'rand':
      return [value, `${value}00`, formatRand(Number(value) * 100).toLowerCase()].some((form) => shown.includes(form))
    case 'tyres':
      return [`"quantity":${value}`, ` ${value} `, `"${value} `, `\n${value} `].some((form) => shown.includes(form))
    case 'time':
    case 'brand':
    case 'size':
    case 'thing':
      return shown.includes(value.toLowerCase())
  }
}
