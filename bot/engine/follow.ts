import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Outcome, Turn } from './flow.ts'
import { backTo, flowOf, inBrief, type Progress, type Talk, titleOf } from './progress.ts'
import { buttons, text } from './say.ts'
import type { Frame, State } from './state.ts'

const MAX_HOPS = 12
const MAX_PAUSED = 4
const MAX_BACK = 12

/** Follows an outcome until a question waits for the person or nothing runs. */
export async function follow(turn: Talk, progress: Progress, first: Outcome): Promise<void> {
  const { state } = progress
  state.missed = 0
  let outcome: Outcome | undefined = first
  for (let hop = 0; outcome && hop < MAX_HOPS; hop++) {
    if ('say' in outcome) progress.said.push(...outcome.say)
    const then = move(turn, progress, outcome)
    if (then === 'wait') outcome = undefined
    else outcome = await (then === 'ask' ? arrive : remind)(turn, progress)
  }
  turn.running = state.active?.flow
  turn.runningStep = state.active?.step
  if (!outcome) return
  turn.ctx.log.error({ flow: state.active?.flow, step: state.active?.step }, 'steps that lead in a circle')
  Object.assign(state, { active: null, paused: [], next: [] })
  progress.question = undefined
  progress.said.push(apology(turn))
}

/** Keeps a task for when the question that stands is answered, and says so in one line. */
export function keepForLater(turn: Talk, progress: Progress, { frame, say }: { frame: Frame; say: OutboundContent[] }) {
  progress.state.next = [...progress.state.next, frame].slice(0, MAX_PAUSED)
  progress.said.push(...say, text(turn.say.common.comesNext(titleOf(turn, frame))))
}

/** What comes after an outcome: the active step is entered, its question is recalled in brief, or nothing. */
type Then = 'ask' | 'remind' | 'wait'

/** Moves the frames. */
function move(turn: Talk, progress: Progress, outcome: Outcome): Then {
  const { state } = progress
  switch (outcome.to) {
    case 'notUnderstood':
      return 'wait'
    case 'quiet':
      progress.isQuiet = true
      return 'wait'
    case 'again':
      if (state.active && outcome.draft !== undefined) state.active.draft = outcome.draft
      return outcome.quiet ? 'wait' : 'ask'
    case 'aside':
      // What was asked by this very message is asked at its end.
      if (!state.active || progress.question) return 'wait'
      if (state.active === progress.began && isOnlyNow(turn, state.active)) return finish(turn, progress, false)
      // The question in brief says by itself what the talk is about again.
      if (!turn.conversation.openQuestion(state.active, turn.say)) progress.said.push(backTo(turn, state.active))
      return 'remind'
    case 'step':
      moveWithin(turn, state, outcome.step, outcome.draft)
      return 'ask'
    case 'enter':
      interrupt(turn, progress, outcome.frame)
      return 'ask'
    case 'switch':
      state.active = outcome.frame
      return 'ask'
    case 'done':
      return finish(turn, progress, outcome.all ?? false)
  }
}

/** Puts a flow on top of the one that asks. A task that is worth finishing is said to be kept. */
function interrupt(turn: Talk, progress: Progress, frame: Frame): void {
  const { state } = progress
  const { active } = state
  const isReplaced =
    active &&
    flowOf(turn, frame).alone &&
    active.flow === frame.flow &&
    !(staysBehind(turn, active) && differs(active, frame))
  if (active && !isReplaced && !isOnlyNow(turn, active)) {
    state.paused = [...state.paused, active].slice(-MAX_PAUSED)
    if (flowOf(turn, active).keeps && flowOf(turn, frame).browses && !progress.question)
      progress.said.push(text(turn.say.common.waits(titleOf(turn, active))))
  }
  state.active = frame
}

/** Whether what the frame reads back waits behind another step of its own flow. */
function staysBehind(turn: Talk, frame: Frame): boolean {
  const step = flowOf(turn, frame).steps[frame.step]
  return step !== undefined && 'answer' in step && step.stays?.(frame.draft) === true
}
const differs = (one: Frame, other: Frame): boolean => !other.step.startsWith(one.step)

/** Whether the frame asks for something that is forgotten when anything else is said. */
export function isOnlyNow(turn: Talk, frame: Frame): boolean {
  const step = flowOf(turn, frame).steps[frame.step]
  return step !== undefined && 'answer' in step && step.onlyNow === true
}

function moveWithin(turn: Talk, state: State, step: string, draft: unknown): void {
  const { active } = state
  if (!active) return
  const left = flowOf(turn, active).steps[active.step]
  // Actions ask nothing, so 'back' never leads to one.
  if (left && 'answer' in left && active.step !== step)
    active.trail = [...active.trail, { step: active.step, draft: active.draft }].slice(-MAX_BACK)
  active.step = step
  active.draft = draft
}

/** What else the person asked for comes first, then what was interrupted. */
function finish(turn: Talk, progress: Progress, all: boolean | 'asksNothing'): Then {
  const { state } = progress
  progress.question = undefined
  if (all === 'asksNothing') {
    const kept = [...state.paused, ...(state.active ? [state.active] : []), ...state.next]
    state.paused = kept.filter((one) => flowOf(turn, one).keeps === true)
    state.active = null
    state.next = []
    return 'wait'
  }
  if (all) state.paused = []
  const [next, ...later] = state.next
  state.next = later
  state.active = next ?? state.paused.pop() ?? null
  if (!state.active) return 'wait'
  if (next) return 'ask'
  progress.said.push(backTo(turn, state.active))
  return state.active === progress.began ? 'remind' : 'ask'
}

/** Enters the active step: an action gives the next outcome, a question is asked. */
export async function arrive(turn: Talk, progress: Progress): Promise<Outcome | undefined> {
  const { active, paused, next } = progress.state
  turn.interrupts = paused.length > 0 || next.length > 0
  progress.question = undefined
  if (!active) return undefined
  const step = flowOf(turn, active).steps[active.step]
  if (!step) return { to: 'done', say: [] }
  try {
    if ('act' in step) return await step.act(active.draft, turn)
    const asked = await step.ask(active.draft, turn)
    if (asked.draft !== undefined) active.draft = asked.draft
    progress.question = asked.say
    return undefined
  } catch (error) {
    // The subject of the flow may have been sold or closed since; then it ends with the reason.
    if (error instanceof Refusal) return { to: 'done', say: [text(turn.conversation.refusalWords(error, turn.say))] }
    throw error
  }
}

/** Asks the open question in brief. */
export async function remind(turn: Talk, progress: Progress): Promise<Outcome | undefined> {
  const outcome = await arrive(turn, progress)
  const { active } = progress.state
  if (active && progress.question) progress.question = inBrief(turn, active, progress.question)
  return outcome
}

export async function askAgain(turn: Talk, progress: Progress): Promise<void> {
  const outcome = await arrive(turn, progress)
  if (outcome) await follow(turn, progress, outcome)
}

/** The reply if a message could not be handled at all. */
const apology = (turn: Turn): OutboundContent =>
  buttons(turn.say.common.ourFault, { id: 'menu', title: turn.say.common.menuButton })
