import { clausesOf } from '#bot/understand/said/clauses.ts'
import { twoCars } from '#bot/understand/said/list/two-cars.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import type { Wish } from '#bot/understand/types.ts'
import { obey } from './commands.ts'
import { aside, type Outcome, type Turn } from './flow.ts'
import { follow, isOnlyNow, keepForLater } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { flowOf, type Progress, type Talk } from './progress.ts'
import { text } from './say.ts'
import type { Frame } from './state.ts'

/** Does what one wish asks for; false if nothing here understands it. The order is that of certainty. */
export async function applyWish(turn: Talk, progress: Progress, message: ParsedMessage, wish: Wish | undefined) {
  if (message.command && (await obey(turn, progress, message))) {
    progress.state.missed = 0
    return true
  }
  // The question that stands hears a plain yes or no first.
  const isBare = (message.yes || message.no) && progress.state.active !== null
  const ways: readonly (() => Promise<Outcome | undefined> | Outcome | undefined)[] = [
    () => surelyAnswered(turn, progress.state.active, message),
    () =>
      isSentenceFor(turn, progress.state.active, message) ? undefined : turn.conversation.changeSettings(message, turn),
    () => yesOrNoNow(turn, progress.state.active, message),
    () => questionIn(turn, progress.state.active, message, wish),
    () =>
      wish && isOfShop(wish) && !isBare && !isAskedFor(turn, progress.state.active, wish)
        ? shopWords(turn, message, wish)
        : undefined,
    () => acceptOffer(turn, progress, message),
    () => answerInFlow(turn, progress.state.active, message),
    () => (wish && (isBare || !isOfShop(wish)) ? shopWords(turn, message, wish) : undefined),
    () => turn.conversation.startFromIntent(message, turn),
    () => answerNotice(turn, progress, message),
  ]
  for (const way of ways) {
    const outcome = await way()
    if (!outcome || outcome.to === 'notUnderstood') continue
    const begins =
      outcome.to === 'enter' &&
      progress.question !== undefined &&
      !isPartOf(turn, progress, message) &&
      !isNextAtFrontDesk(turn, progress, outcome.frame)
    if (begins) keepForLater(turn, progress, outcome)
    else await follow(turn, progress, outcome)
    return true
  }
  // To go on undoes nothing, so it need not be certain; but whatever else the words may be goes before it.
  return wish?.intent === 'resume' && obey(turn, progress, { ...message, command: 'resume' })
}

/** Tyres for two cars in one message: those of the first are looked for, and those of the second are kept for afterwards. */
export async function ofTwoCars(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  const { intent, slots } = message.understood
  if (!intent.startsWith('search_') || message.choice || turn.actor.shops.length > 0) return false
  if (active && (!flowOf(turn, active).browses || isSentenceFor(turn, active, message))) return false
  const [first, second] = (twoCars(message.text, turn.now) ?? []).map((words) => {
    const read = turn.reads(words)
    const { place = slots.place, ...own } = read.understood.slots
    return {
      ...read,
      whole: message.text,
      understood: { ...read.understood, slots: { ...own, ...(place && { place }) } },
    }
  })
  if (!first || !second || !(await applyWish(turn, progress, first, first.understood.wishes[0]))) return false
  const outcome = turn.conversation.startFromIntent(second, turn)
  if (outcome?.to === 'enter') keepForLater(turn, progress, outcome)
  return true
}

/** 'Do it' below what was read back a moment ago is about that, whatever else waits for a yes. */
function yesOrNoNow(turn: Talk, active: Frame | null, message: ParsedMessage): Outcome | undefined {
  if (!active || message.choice || !(message.yes || message.no) || !isOnlyNow(turn, active)) return undefined
  return answerInFlow(turn, active, message)
}

/** A question about something that we know is answered at any point, unless every word is the answer to a step. */
function questionIn(turn: Talk, active: Frame | null, message: ParsedMessage, wish: Wish | undefined) {
  if (message.choice || message.kind !== 'text' || message.text === '' || isVerbatim(turn, active)) return undefined
  if (onlyAnswers(turn, active, message)) return undefined
  return turn.conversation.answerQuestion(message, wish ?? unknownWish(message), turn)
}

/** Words that ask nothing, and that the open question takes as they are: 'a Polo, the figures tell me nothing'. */
function onlyAnswers(turn: Talk, active: Frame | null, message: ParsedMessage): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!active || !step || !('answer' in step) || step.freeText || turn.conversation.asksYesOrNo(active)) return false
  if (clausesOf(message.text).some(({ asks }) => asks) || turn.actor.shops.length > 0) return false
  return values.has(active.step) && step.answer(message, active.draft, turn).to === 'step'
}
const values: ReadonlySet<string> = new Set(['size', 'model', 'year', 'option', 'day', 'time', 'quantity', 'service'])

/** Whether the open question takes every word as it is written. */
export function isVerbatim(turn: Talk, active: Frame | null): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  return Boolean(step && 'answer' in step && step.freeText === 'verbatim')
}

const unknownWish = ({ text: words, understood: { slots } }: ParsedMessage): Wish => ({
  intent: 'unknown',
  probability: 0,
  sure: false,
  slots,
  words,
})

/** Words for a customer that the open question asks for go to whom it names, unless they say to whom. */
const isAskedFor = (turn: Talk, active: Frame | null, { intent, words }: Wish): boolean =>
  intent === 'tell_customer' && isVerbatim(turn, active) && !ordersToTell(words)

const isOfShop = ({ intent }: Wish): boolean => intent.startsWith('shop_') || intent === 'tell_customer'

/** What somebody of a shop writes about their work; drivers have none. */
const shopWords = (turn: Talk, message: ParsedMessage, wish: Wish) =>
  turn.actor.shops.length > 0 && !message.choice ? turn.conversation.shopWords(message, wish, turn) : undefined

/** Whether the flow that has just asked counts the wish as its own: 'find me these and book the first'. */
function isPartOf(turn: Talk, { state }: Progress, message: ParsedMessage): boolean {
  return state.active !== null && (flowOf(turn, state.active).takes?.(message, state.active.draft) ?? false)
}

/** What a counter's words lead to is asked at once; the question that stood comes again behind it. */
const isNextAtFrontDesk = (turn: Talk, { state }: Progress, { flow }: Frame): boolean =>
  turn.actor.shops.length > 0 && state.active?.flow === flow

/** 'Yes' to what the last answer offered beside the open question, unless that asks for a yes itself. */
function acceptOffer(turn: Talk, { offered, state: { active } }: Progress, message: ParsedMessage) {
  if (!offered || !message.yes || message.choice || (active && turn.conversation.asksYesOrNo(active))) return undefined
  return turn.conversation.routeButton(offered, message, turn)
}

const SENTENCE = 30

/** Whether the words answer a question that takes anything; a few words may still be another wish. */
export function isSentenceFor(turn: Talk, active: Frame | null, message: ParsedMessage): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!step || !('answer' in step) || message.choice) return false
  if (step.freeText === 'verbatim') return message.kind === 'text' && !message.command
  if (isSurelyTaken(turn, active, message)) return true
  return step.freeText === 'anything' && message.text.length > SENTENCE
}

/** Whether the open question says of the words that they are its answer, whatever else they may mean. */
function isSurelyTaken(turn: Talk, active: Frame | null, message: ParsedMessage): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!step || !('answer' in step) || message.choice || message.kind !== 'text') return false
  return step.takes?.(message, turn.now, active.draft) ?? false
}

const surelyAnswered = (turn: Talk, active: Frame | null, message: ParsedMessage): Outcome | undefined =>
  isSurelyTaken(turn, active, message) ? answerInFlow(turn, active, message) : undefined

/** A step gets its own answer first; only a clear other wish goes before it, and corrections go before free words. */
export function answerInFlow(turn: Talk, active: Frame | null, message: ParsedMessage): Outcome | undefined {
  if (!active) return undefined
  const flow = flowOf(turn, active)
  const step = flow.steps[active.step]
  if (!step || !('answer' in step)) return undefined
  if (isSentenceFor(turn, active, message)) return step.answer(message, active.draft, turn)
  const elsewhere = () => flow.anywhere?.(message, active.draft, active.step, turn)
  if (!message.choice && turn.conversation.isClearIntent(message) && !flow.takes?.(message, active.draft)) {
    const started = turn.conversation.startFromIntent(message, turn)
    if (started) return started
  }
  const answer = () => known(step.answer(message, active.draft, turn))
  return step.freeText ? (elsewhere() ?? answer()) : (answer() ?? elsewhere())
}

const known = (outcome: Outcome): Outcome | undefined => (outcome.to === 'notUnderstood' ? undefined : outcome)

/** Words that answer what we told somebody of, where nothing else is asked or they say plainly that they do. */
async function answerNotice(turn: Talk, { state }: Progress, message: ParsedMessage): Promise<Outcome | undefined> {
  const isFile = message.media.length > 0
  if (state.active && !isFile && !turn.conversation.answersPlainly(message))
    return turn.conversation.answerAbove(message, turn)
  const outcome = await turn.conversation.answerOutcome(message, turn)
  if (outcome) return outcome
  // 'Ok' and a thumb up under what we told somebody ask for nothing.
  const asksNothing = (message.yes || message.no) && !message.choice && !state.active
  return asksNothing ? allRight(turn) : undefined
}

const allRight = ({ say }: Turn): Outcome => aside(text(say.common.allRight))
