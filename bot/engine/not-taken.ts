import { beginsWithYes } from '#bot/understand/answers.ts'
import type { Fact } from '#bot/understand/left/facts.ts'
import { piecesBeside, piecesLeft, type Shown } from '#bot/understand/left/pieces.ts'
import { formatRand } from '#core/rules/format.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { dayWords } from '#core/texts/when.ts'
import { again } from './flow.ts'
import { follow } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { flowOf, type Progress, type Talk } from './progress.ts'
import { quoted, text } from './say.ts'
import type { Frame } from './state.ts'
import { isSentenceFor } from './wishes.ts'

/** What of a message was not taken is said, with the way to give it. */

const isTyped = ({ kind, choice, command, text: words }: ParsedMessage): boolean =>
  kind === 'text' && !choice && !command && words !== ''

/** Says of an answer that was taken what of it was not: a second fact, a condition, a question. */
export function sayWhatIsLeft(turn: Talk, progress: Progress, message: ParsedMessage): void {
  if (!isTakenAnswer(turn, progress, message)) return
  // What the question showed or knew already is nothing new.
  const shown = shownIn(shownBy(progress) + wordsShown([progress.began?.draft]), turn)
  const pieces = piecesLeft(message.text, turn.now, (words) => turn.reads(words).understood.intent, shown)
  const of = (asks: boolean): string => quoted(pieces.filter((piece) => piece.asks === asks).map(({ words }) => words))
  const { notTaken, notAnswered } = turn.say.common
  if (of(false)) progress.said.push(text(notTaken(of(false))))
  if (of(true) && !progress.isAnswered) progress.said.push(text(notAnswered(of(true))))
}

/** Typed under a question that then moved on, or taken for an act; what goes to somebody as it is written is theirs whole. */
function isTakenAnswer(turn: Talk, { began, state, isQuiet, isDecided }: Progress, message: ParsedMessage): boolean {
  if (!isTyped(message) || isQuiet || state.missed > 0 || state.memory.talk) return false
  if (isSentenceFor(turn, began, message)) return false
  const isMoved = began !== null && JSON.stringify(state.active) !== JSON.stringify(began)
  return turn.actor.shops.length > 0 ? isMoved && ofShops(state.active, began) : isDecided === true || isMoved
}

/** Whatever reaches a customer is read back with what is left of it; the prices and hours of a shop are not. */
const ofShops = (active: Frame | null, began: Frame | null): boolean =>
  began?.flow === 'quote-desk' || (began?.flow === 'shop-desk' && setting.has(began.step) && active?.step !== 'several')
const setting: ReadonlySet<string> = new Set(['hoursWhich', 'hoursShop', 'stockWhich', 'stockSure', 'stockJob', 'ours'])

/**
 * A yes with more than its question takes does nothing that cannot be taken back and tells nobody. What corrects the
 * question is laid over it, and it is read back; else it is said what is open, and the question asked again.
 */
export async function yesWithMore(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  if (turn.actor.shops.length > 0 || !active || !agrees(message) || !isTyped(message)) return false
  const step = flowOf(turn, active).steps[active.step]
  if (!step || !('answer' in step) || step.freeText || !turn.conversation.yesIsFinal(active)) return false
  const { say } = await step.ask(active.draft, turn)
  const pieces = piecesBeside(message.text, turn.now, shownIn(wordsShown([say, active.draft]), turn))
  if (pieces.length === 0) return false
  const open = { ...message, yes: false }
  const heard = [
    step.answer(open, active.draft, turn),
    flowOf(turn, active).anywhere?.(open, active.draft, active.step, turn),
  ]
  const { steps } = flowOf(turn, active)
  // What acts at once is no correction.
  const asks = (name: string): boolean => {
    const next = steps[name]
    return next !== undefined && ('answer' in next || next.leadsOn === true)
  }
  const corrected = heard.find((outcome) => outcome?.to === 'again' || (outcome?.to === 'step' && asks(outcome.step)))
  await follow(turn, progress, corrected ?? again(text(turn.say.common.notDone(quoted(pieces)))))
  return true
}

/** A yes, also as the beginning of more, or as one wish of several. */
const agrees = ({ yes, text: words, understood: { wishes } }: ParsedMessage): boolean =>
  yes || beginsWithYes(words) || wishes.some(({ intent, sure }) => sure && intent === 'yes')

const shownBy = ({ said, question, state: { active, paused, next, memory } }: Progress): string =>
  wordsShown([said, question ?? [], active?.draft, paused, next, memory])

/** All words that the person reads next, and all that the tasks know. */
const wordsShown = (all: readonly unknown[]): string => withLocalTimes(JSON.stringify(all)).toLowerCase()

const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const withLocalTimes = (words: string): string =>
  [...words.matchAll(instants)].reduce((all, [found]) => {
    const at = new Date(found)
    return `${all} ${localDate(at, JOHANNESBURG)} ${localTime(at, JOHANNESBURG)}`
  }, words)

const shownIn = (shown: string, turn: Talk): Shown => ({
  isShown: (fact) => isShown(fact, shown, turn),
  hasWords: (words) => shown.includes(words.toLowerCase()),
  isRuledOut: ({ value }) => ruledOut(shown).includes(`"${value.toLowerCase()}"`),
})

/** The makes and days that the tasks know as not wanted. */
const ruledOut = (shown: string): string =>
  ['"exceptbrands":[', '"notdates":[']
    .flatMap((name) =>
      shown
        .split(name)
        .slice(1)
        .map((rest) => rest.split(']')[0]),
    )
    .join(' ')

function isShown({ of, value }: Fact, shown: string, { say }: Talk): boolean {
  switch (of) {
    case 'date':
      return shown.includes(value) || shown.includes(dayWords(value, say.dates).toLowerCase())
    case 'rand':
      return [value, `${value}00`, formatRand(Number(value) * 100).toLowerCase()].some((form) => shown.includes(form))
    case 'tyres':
    case 'figure':
      return [`"quantity":${value}`, ` ${value} `, `"${value} `, `\\n${value} `, `\n${value} `].some((form) =>
        shown.includes(form),
      )
    case 'time':
    case 'brand':
    case 'size':
    case 'thing':
      return shown.includes(value.toLowerCase())
  }
}
