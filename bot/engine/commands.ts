import { askAgain, follow } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { flowOf, type Progress, type Talk, titleOf } from './progress.ts'
import { text } from './say.ts'
import { type Frame, fresh, type State } from './state.ts'

/** Does what a command says; false if it says nothing here. */
export async function obey(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { command } = message
  const { state } = progress
  const { say, conversation } = turn
  switch (command) {
    case 'start over': {
      const { name, language } = state.memory
      Object.assign(state, fresh())
      state.memory = { ...(name ? { name } : {}), ...(language ? { language } : {}) }
      turn.memory = state.memory
      return answered(progress, conversation.greeting(turn))
    }
    case 'menu':
      leave(turn, state)
      return answered(progress, conversation.menu(say, state.paused[0] && titleOf(turn, state.paused[0])))
    case 'back':
      await goBack(turn, progress)
      return true
    case 'cancel':
      if (!state.active || flowOf(turn, state.active).cancels?.(state.active.step)) return false
      await follow(turn, progress, { to: 'done', say: [text(say.common.stopped)] })
      return true
    case 'resume':
      await resume(turn, progress)
      return true
    case 'pause':
      // The question stands on the screen, and whoever comes back goes on from there.
      return !answersStep(turn, state.active, message) && answered(progress, text(say.common.takeYourTime))
  }
  return false
}

/** 'Wait' answers 'wait there or drop off?'. */
function answersStep(turn: Talk, active: Frame | null, message: ParsedMessage): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  if (!step || !('answer' in step) || step.freeText) return false
  return step.answer(message, active.draft, turn).to !== 'notUnderstood'
}

function answered(progress: Progress, ...said: Progress['said']): true {
  progress.question = undefined
  progress.said.push(...said)
  return true
}

/** Everything ends but the task that is worth finishing, which 'go on' brings back. */
function leave(turn: Talk, state: State): void {
  const left = [...state.paused, ...(state.active ? [state.active] : [])].findLast((one) => flowOf(turn, one).keeps)
  Object.assign(state, { active: null, paused: left ? [left] : [], next: [], missed: 0 })
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
  const isFrontDesk = turn.actor.shops.length > 0
  answered(progress, isFrontDesk ? await turn.conversation.home(turn) : turn.conversation.menu(turn.say))
}

/** Takes up what was interrupted: the task that waits, or else the question that is open. */
async function resume(turn: Talk, progress: Progress): Promise<void> {
  const { state } = progress
  const browsing = !state.active || !flowOf(turn, state.active).keeps
  const waiting = browsing ? taken(turn, state) : undefined
  if (waiting) state.active = waiting
  if (state.active) return askAgain(turn, progress)
  answered(progress, text(turn.say.common.nothingToGoOn))
}

/** The task that was interrupted last; what stood above it was looked at in between and is left. */
function taken(turn: Talk, state: State): Frame | undefined {
  const at = state.paused.findLastIndex((one) => flowOf(turn, one).keeps)
  const found = state.paused[at]
  if (found) state.paused = state.paused.slice(0, at)
  return found
}
