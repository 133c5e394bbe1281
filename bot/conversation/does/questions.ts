import { again, aside, replyAndWait } from '#bot/engine/flow.ts'
import { flowOf } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { Doing } from './doing.ts'
import { keepRequests } from './requests.ts'

/** What helps somebody who does not know, and the question again with its choices. */
export const helpWith: Doing = ({ question, turn }) =>
  question && again(text(turn.say.questionHelp.unsure[question.help]))

/** What the question is for, and the question again in brief. */
export const explain: Doing = ({ question, turn }) => question && aside(text(turn.say.questionHelp.why[question.help]))

export const repeat: Doing = ({ question }) => question && again()

/** The question stands on the screen, and whoever comes back goes on from there. */
export const keepWaiting: Doing = async (situation) => {
  const { question, active, turn } = situation
  if (!question || !active) return undefined
  const requests =
    question.name === 'request' || question.name === 'requests' ? await keepRequests(situation) : undefined
  const said = requests && 'say' in requests ? requests.say : [text(turn.say.common.takeYourTime)]
  return replyAndWait(active.draft, ...said)
}

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

/** A yes or a no in a sentence that says nothing else, where the question takes one. Only a certain one is a yes. */
export const sayYesOrNo: Doing = ({ act, question, active, message, turn }) => {
  const isYes = act.act === 'agree'
  if (!question?.yesOrNo || !active || message.yes || message.no || (isYes && !act.sure)) return undefined
  const step = flowOf(turn, active).steps[active.step]
  if (!isPlain(message.text, turn.now) || !step || !('answer' in step)) return undefined
  const outcome = step.answer({ ...message, yes: isYes, no: !isYes }, active.draft, turn)
  return outcome.to === 'notUnderstood' ? undefined : outcome
}
