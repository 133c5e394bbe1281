import { again, aside, type Outcome } from '#bot/engine/flow.ts'
import { flowOf, type Talk } from '#bot/engine/progress.ts'
import { buttons, choices } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { unansweredProposals } from '#bot/flows/threads/talking.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { shownOf } from '../does/offers-shown.ts'
import { offerIsOnTop } from '../scene.ts'

/** An answer beside whatever is asked: the question of ours comes again in brief, a notice with its buttons. */
export async function saidBeside(
  said: OutboundContent[],
  turn: Talk,
  state: State,
  choices?: OutboundContent,
): Promise<Outcome> {
  const { active } = state
  if (choices) return aside(...said, choices)
  if (!active) return aside(...said, ...(await choicesThatStood(turn, state)))
  const step = flowOf(turn, active).steps[active.step]
  // What is asked only now is dropped by anything beside it, so it is asked again whole.
  return step && 'answer' in step && step.onlyNow ? again(...said) : aside(...said)
}

/** Whether every word is the answer to what is asked. */
export function takesEveryWord(turn: Talk, { active }: State): boolean {
  const step = active && flowOf(turn, active).steps[active.step]
  return Boolean(step && 'answer' in step && step.freeText === 'verbatim')
}

/** What could be tapped before: under the newest notice, or under our last answer. */
export async function choicesThatStood(turn: Talk, { options }: Pick<State, 'options'>): Promise<OutboundContent[]> {
  const { say, screen } = turn
  if (offerIsOnTop(turn, null)) {
    const [only, ...more] = await unansweredProposals(turn)
    if (only && more.length === 0) return shownOf(only, say)
  }
  const [newest] = screen
  if (!newest || newest.threadId !== null) return []
  if (newest.kind !== 'reply') {
    const found = newest.buttons ?? []
    return found.length > 0 ? [buttons(say.asking.whatNow, ...found.slice(0, limits.buttons))] : []
  }
  const rows = options.map(({ id, title }) => ({ id, title })).slice(0, limits.rows)
  return rows.length > 0 ? [choices(say.asking.whatNow, say.common.menuOpen, rows)] : []
}
