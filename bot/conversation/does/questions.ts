import { again, aside, replyAndWait } from '#bot/engine/flow.ts'
import { flowOf, type Talk } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { FlowName } from '#bot/flows/steps.ts'
import { agreesAndNamesNothing } from '#bot/understand/said/agreed/doubts.ts'
import { agreesFirst } from '#bot/understand/said/agreed/first-agrees.ts'
import { isPlain, type Stated } from '#bot/understand/stated/stated.ts'
import { helpWith as helpOf } from '../questions.ts'
import { type Doing, keepRequests, type Situation } from './doing.ts'

/** Words that the question takes as its answer are one, unless something else is surely said: a day in 'I tell you tomorrow' is none. */
const answers = ({ active, message, turn }: Situation): boolean => {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!active || !step || !('answer' in step) || step.freeText) return false
  return ['step', 'done', 'enter'].includes(step.answer(message, active.draft, turn).to)
}

/** How likely it must be that something is said beside a question whose answer the words might hold as well. */
const CLEARLY = 0.8
const isClear = ({ message, act }: Situation): boolean =>
  message.understood.wishes.length === 1 &&
  (message.understood.wishes[0]?.probability ?? 0) >= CLEARLY &&
  // 'I do not know those numbers, it is a Polo' answers by the car.
  act.values.vehicle === undefined

export const unlessAnswered =
  (does: Doing): Doing =>
  (situation) =>
    !isClear(situation) && answers(situation) ? undefined : does(situation)

/** What helps somebody who does not know, and the question again with its choices. */
export const helpWith: Doing = ({ question, active, turn }) => {
  const helped = active && helpOf(active, turn.say)
  return question && again(text(helped ?? turn.say.questionHelp.unsure[question.help]))
}

/** What is asked only now is dropped by anything beside it, so it is asked again whole. */
function isOnlyNow(turn: Talk, active: Frame): boolean {
  const step = flowOf(turn, active).steps[active.step]
  return step !== undefined && 'answer' in step && step.onlyNow === true
}

/** What the question is for, and the question again in brief. */
export const explain: Doing = ({ question, active, turn }) => {
  if (!question || !active) return undefined
  const why = text(turn.say.questionHelp.why[question.help])
  return isOnlyNow(turn, active) ? again(why) : aside(why)
}

/** A word of thanks or of greeting is answered, and the question stands. */
export const beFriendly: Doing = ({ act, question, active, turn }) => {
  const isHome = act.act === 'nothing' && turn.actor.shops.length > 0
  if (!question || !active || isHome || (act.act === 'thanks' && question.thanksEnds)) return undefined
  const words = text(act.act === 'thanks' ? turn.say.common.pleasure : turn.say.common.hello)
  // Who thanks for a list has seen it: it stands where it is.
  if (act.act === 'thanks' && flowOf(turn, active).browses) return replyAndWait(active.draft, words)
  return isOnlyNow(turn, active) ? again(words) : aside(words)
}

/** Their choices reach somebody else. */
const telling: ReadonlySet<string> = new Set<FlowName>(['shop-desk', 'threads', 'emergency', 'quote-desk'])

/** A tap on them shows something, whatever is asked. */
const shows = /^(?:shop|offer):/

/** The choice of the screen at that place, if to choose it tells nobody; else what helps is said. */
export const chooseByPlace: Doing = async (situation) => {
  const { act, question, active, message, turn, options } = situation
  if (!question || !active) return undefined
  const { index } = act.values
  const chosen =
    question.yesOrNo || telling.has(active.flow) || index === undefined
      ? undefined
      : options.at(index > 0 ? index - 1 : index)
  const step = flowOf(turn, active).steps[active.step]
  if (!chosen || !step || !('answer' in step) || step.freeText) return helpWith(situation)
  const tap = { ...message, text: '', choice: chosen.id, index: undefined }
  const shown = shows.test(chosen.id) ? await turn.conversation.routeButton(chosen.id, tap, turn) : undefined
  const outcome = shown ?? step.answer(tap, active.draft, turn)
  return outcome.to === 'notUnderstood' ? helpWith(situation) : outcome
}

export const repeat: Doing = ({ question }) => question && again()

/** The question stands on the screen, and whoever comes back goes on from there. */
export const keepWaiting: Doing = async (situation) => {
  const { question, active, turn } = situation
  if (!question || !active) return undefined
  const requests =
    question.name === 'request' || question.name === 'requests' ? await keepRequests(situation) : undefined
  const held = active.flow === 'booking' ? ` ${turn.say.booking.nothingHeld}` : ''
  const said = requests && 'say' in requests ? requests.say : [text(`${turn.say.common.takeYourTime}${held}`)]
  return replyAndWait(active.draft, ...said)
}

/** Helps where the act answers nothing, so that no free words are made of it. */
export const helpIfIdle: Doing = (situation) =>
  situation.question?.idle?.includes(situation.act.act) ? helpWith(situation) : undefined

/** As if the choice that 'any of them' means had been tapped. */
export const chooseAny: Doing = (situation) => {
  const { question, active, message, turn, options } = situation
  if (!question?.any || !active) return helpWith(situation)
  const choice = question.any === 'first' ? options[0]?.id : question.any
  const step = flowOf(turn, active).steps[active.step]
  if (!choice || !step || !('answer' in step)) return helpWith(situation)
  const outcome = step.answer(
    { ...message, text: '', choice, index: undefined, yes: false, no: false },
    active.draft,
    turn,
  )
  return outcome.to === 'notUnderstood' ? helpWith(situation) : outcome
}

/** A driver, and nobody else's words are the newest that they read. */
const isFree = ({ actor, screen }: Talk): boolean => actor.shops.length === 0 && screen[0]?.threadId == null

/** A yes or a no in a sentence that says nothing else, where the question takes one. Only a certain one is a yes. */
export const sayYesOrNo: Doing = (situation) => {
  const { act, question, active, message, turn } = situation
  const isYes = act.act === 'agree'
  if (question?.idle?.includes(act.act)) return helpWith(situation)
  if (!question?.yesOrNo || !active) return undefined
  const agrees = (words: string): boolean => agreesAndNamesNothing(words, turn.now)
  const isClear = isYes && isFree(turn) && (agrees(message.text) || agreesFirst(message.text, turn.now, agrees))
  if (!act.sure && !isClear && (isYes || question.noReaches)) return undefined
  const step = flowOf(turn, active).steps[active.step]
  const isBare = isPlain(message.text, turn.now)
  // The question hears a bare one by itself.
  if (message.yes || (message.no && isBare)) return undefined
  const isSaid = isBare || isClear || (!isYes && !question.noReaches && act.sure && namesNothing(act.stated))
  const words = isBare || isYes ? message.text : turn.say.common.no
  if (!isSaid || !step || !('answer' in step)) return undefined
  const outcome = step.answer({ ...message, text: words, yes: isYes, no: !isYes }, active.draft, turn)
  return outcome.to === 'notUnderstood' ? undefined : outcome
}

const SHORT_NO = 2

/** 'Rather not': a no that puts nothing in its place. */
const namesNothing = ({ meaningful, mentions, dates, times, figures, amounts, sizes, brands, others, tyres }: Stated) =>
  meaningful <= SHORT_NO &&
  tyres === undefined &&
  [mentions, dates, times, figures, amounts, sizes, brands, others].every(({ length }) => length === 0)
