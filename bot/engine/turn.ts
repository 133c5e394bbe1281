import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Conversation } from './conversation.ts'
import { aside, type Flow, type Outcome, type Turn } from './flow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { buttons, merge, optionsIn, text } from './say.ts'
import { type Frame, fresh, type State } from './state.ts'

const MOST_HOPS = 12
const MOST_PAUSED = 4
const MOST_BACK = 12

type Progress = { state: State; said: OutboundContent[] }
/** A turn with the parts of the conversation, which the steps need not know. */
type Talk = Turn & { conversation: Conversation }

/** After dropUnknown there is one for every frame. */
function flowOf({ conversation }: Talk, { flow }: Frame): Flow<unknown> {
  const found = conversation.flows[flow]
  if (!found) throw new Error(`no flow is called ${flow}`)
  return found
}

/** Answers one message. Returns the replies and the new state. The same message in the same state gives the same. */
export async function takeTurn(turn: Talk, state: State, message: ParsedMessage): Promise<Progress> {
  const progress = { state: structuredClone(state), said: [] as OutboundContent[] }
  turn.memory = progress.state.memory
  dropUnknown(turn, progress.state)
  turn.running = progress.state.active?.flow
  await answer(turn, progress, message)
  // Every message gets an answer.
  if (progress.said.length === 0 && message.sort !== 'reaction') progress.said.push(turn.conversation.menu(turn.say))
  progress.said = merge(progress.said)
  const options = optionsIn(progress.said)
  if (options.length > 0 || progress.state.active === null) progress.state.options = options
  return progress
}

/** Drops frames whose step this version does not have. */
function dropUnknown({ conversation }: Talk, state: State): void {
  const known = ({ flow, step }: Frame) => conversation.flows[flow]?.steps[step] !== undefined
  state.paused = state.paused.filter(known)
  if (state.active && !known(state.active)) state.active = state.paused.pop() ?? null
}

async function answer(turn: Talk, progress: Progress, message: ParsedMessage): Promise<void> {
  // A thumb up or a heart under a message is about that message and needs no answer.
  if (message.sort === 'reaction') return
  const tap = message.choice ? await turn.conversation.routeButton(message.choice, message, turn) : undefined
  if (tap) return follow(turn, progress, tap)
  const spoken =
    message.choice || isSentenceFor(turn, progress.state.active, message)
      ? undefined
      : await turn.conversation.runGlobalHandlers(message, turn, progress.state.active?.flow)
  if (spoken) return follow(turn, progress, spoken)
  if (message.command && (await obey(turn, progress, message))) {
    progress.state.missed = 0
    return
  }
  const { active } = progress.state
  if (!active) return beginFromIntent(turn, progress, message)
  const outcome = answerInFlow(turn, active, message)
  if (outcome.to !== 'notUnderstood') return follow(turn, progress, outcome)
  const started =
    turn.conversation.startFromIntent(message, turn) ??
    (turn.conversation.answersPlainly(message) ? await turn.conversation.answerOutcome(message, turn) : undefined)
  if (started) return follow(turn, progress, started)
  await misunderstood(turn, progress, message)
}

const SENTENCE = 30

/** Whether the words answer a question that takes anything; a few words may still be another wish. */
function isSentenceFor(turn: Talk, active: Frame | null, message: ParsedMessage): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!step || !('answer' in step) || message.choice) return false
  if (step.freeText === 'verbatim') return message.kind === 'text' && !message.command
  return step.freeText === 'anything' && message.text.length > SENTENCE
}

/** A step gets its own answer first; only a clear other wish goes before it, and corrections go before free words. */
function answerInFlow(turn: Talk, active: Frame, message: ParsedMessage): Outcome {
  const flow = flowOf(turn, active)
  const step = flow.steps[active.step]
  if (!step || !('answer' in step)) return { to: 'notUnderstood' }
  if (isSentenceFor(turn, active, message)) return step.answer(message, active.draft, turn)
  const elsewhere = () => flow.anywhere?.(message, active.draft, active.step, turn) ?? { to: 'notUnderstood' as const }
  if (!message.choice && turn.conversation.isClearIntent(message) && !flow.takes?.(message, active.draft)) {
    const started = turn.conversation.startFromIntent(message, turn)
    if (started) return started
  }
  const first = step.freeText ? elsewhere() : step.answer(message, active.draft, turn)
  if (first.to !== 'notUnderstood') return first
  return step.freeText ? step.answer(message, active.draft, turn) : elsewhere()
}

async function beginFromIntent(turn: Talk, progress: Progress, message: ParsedMessage): Promise<void> {
  const started =
    turn.conversation.startFromIntent(message, turn) ?? (await turn.conversation.answerOutcome(message, turn))
  if (started) return follow(turn, progress, started)
  // 'Ok' and a thumb up under what we told somebody ask for nothing.
  if ((message.yes || message.no) && !message.choice)
    return follow(turn, progress, aside(text(turn.say.common.allRight)))
  await misunderstood(turn, progress, message)
}

/** Replies that the message was not understood; the second time it offers choices. */
async function misunderstood(turn: Talk, progress: Progress, message: ParsedMessage): Promise<void> {
  const { state } = progress
  state.missed += 1
  const sorry = message.tapped ? turn.say.common.oldChoice : turn.say.common.notUnderstood[message.sort]
  if (state.missed >= 2 || !state.active) {
    progress.said.push(text(sorry), turn.conversation.menu(turn.say, state.active && titleOf(turn, state.active)))
    return
  }
  progress.said.push(text(sorry))
  await askAgain(turn, progress)
}

async function obey(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { state } = progress
  if (message.command === 'start over') {
    const { name, language } = state.memory
    Object.assign(state, fresh())
    state.memory = { ...(name ? { name } : {}), ...(language ? { language } : {}) }
    turn.memory = state.memory
    progress.said.push(turn.conversation.greeting(turn))
    return true
  }
  if (message.command === 'menu') {
    Object.assign(state, { active: null, paused: [], missed: 0 })
    progress.said.push(turn.conversation.menu(turn.say))
    return true
  }
  if (message.command === 'back') {
    await goBack(turn, progress)
    return true
  }
  if (message.command === 'cancel' && state.active) {
    await follow(turn, progress, { to: 'done', say: [text(turn.say.common.stopped)] })
    return true
  }
  return false
}

async function goBack(turn: Talk, progress: Progress): Promise<void> {
  const { state } = progress
  const before = state.active?.trail.pop()
  if (state.active && before) {
    state.active.step = before.step
    state.active.draft = before.draft
    return askAgain(turn, progress)
  }
  state.active = state.paused.pop() ?? null
  if (state.active) return askAgain(turn, progress)
  progress.said.push(turn.conversation.menu(turn.say))
}

/** Follows an outcome until a question waits for the person or nothing runs. */
async function follow(turn: Talk, progress: Progress, first: Outcome): Promise<void> {
  const { state } = progress
  state.missed = 0
  let outcome: Outcome | undefined = first
  for (let hop = 0; outcome && hop < MOST_HOPS; hop++) {
    if ('say' in outcome) progress.said.push(...outcome.say)
    const asks = move(turn, progress, outcome)
    outcome = asks ? await arrive(turn, progress) : undefined
  }
  if (!outcome) return
  turn.ctx.log.error({ flow: state.active?.flow, step: state.active?.step }, 'steps that lead in a circle')
  Object.assign(state, { active: null, paused: [] })
  progress.said.push(apology(turn))
}

/** Moves the frames; true if the active step has to be entered now. */
function move(turn: Talk, progress: Progress, outcome: Outcome): boolean {
  const { state } = progress
  switch (outcome.to) {
    case 'notUnderstood':
      return false
    case 'again':
      if (state.active && outcome.draft !== undefined) state.active.draft = outcome.draft
      return !outcome.quiet
    case 'aside':
      if (state.active) progress.said.push(backTo(turn, state.active))
      return state.active !== null
    case 'step':
      moveWithin(turn, state, outcome.step, outcome.draft)
      return true
    case 'enter':
      if (state.active && !(flowOf(turn, outcome.frame).alone && state.active.flow === outcome.frame.flow))
        state.paused = [...state.paused, state.active].slice(-MOST_PAUSED)
      state.active = outcome.frame
      return true
    case 'switch':
      state.active = outcome.frame
      return true
    case 'done':
      return finish(turn, progress, outcome.all ?? false)
  }
}

function moveWithin(turn: Talk, state: State, step: string, draft: unknown): void {
  const { active } = state
  if (!active) return
  const flow = flowOf(turn, active)
  const left = flow.steps[active.step]
  // Actions ask nothing, so 'back' never leads to one.
  if (left && 'answer' in left && active.step !== step)
    active.trail = [...active.trail, { step: active.step, draft: active.draft }].slice(-MOST_BACK)
  active.step = step
  active.draft = draft
}

function finish(turn: Talk, progress: Progress, all: boolean): boolean {
  const { state } = progress
  state.active = all ? null : (state.paused.pop() ?? null)
  if (all) state.paused = []
  if (!state.active) return false
  progress.said.push(backTo(turn, state.active))
  return true
}

const titleOf = (turn: Talk, frame: Frame): string => flowOf(turn, frame).title(frame.draft, turn.say)

const backTo = (turn: Talk, active: Frame): OutboundContent => text(turn.say.common.backTo(titleOf(turn, active)))

/** Enters the active step: an action gives the next outcome, a question is asked. */
async function arrive(turn: Talk, progress: Progress): Promise<Outcome | undefined> {
  const { active } = progress.state
  if (!active) return undefined
  const step = flowOf(turn, active).steps[active.step]
  if (!step) return { to: 'done', say: [] }
  try {
    if ('act' in step) return await step.act(active.draft, turn)
    const asked = await step.ask(active.draft, turn)
    if (asked.draft !== undefined) active.draft = asked.draft
    progress.said.push(...asked.say)
    return undefined
  } catch (error) {
    // The subject of the flow may have been sold or closed since; then it ends with the reason.
    if (error instanceof Refusal) return { to: 'done', say: [text(turn.conversation.refusalWords(error, turn.say))] }
    throw error
  }
}

async function askAgain(turn: Talk, progress: Progress): Promise<void> {
  const outcome = await arrive(turn, progress)
  if (outcome) await follow(turn, progress, outcome)
}

/** The reply if a message could not be handled at all. */
const apology = (turn: Turn): OutboundContent =>
  buttons(turn.say.common.ourFault, { id: 'menu', title: turn.say.common.menuButton })
