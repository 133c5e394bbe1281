import { change, done, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { startsOver } from '#bot/understand/said/agreed/starts-over.ts'
import { desk, readBacks } from '../draft.ts'
import { sceneOf } from '../scene.ts'
import { sayingOf } from './sayings.ts'

/** How a line is read. */
type Reads = (message: ParsedMessage, turn: Turn, state: State) => Promise<Outcome | undefined>

/** 'No, let me say that again': nothing is done of what was read back, and the rest is read as if nothing stood. */
export async function saidAnew(
  message: ParsedMessage,
  turn: Turn,
  state: State,
  read: Reads,
): Promise<Outcome | undefined> {
  const { active } = state
  const over = active?.flow === 'shop-desk' && readBacks.has(active.step) ? startsOver(message.text) : undefined
  if (!over) return undefined
  const { rest } = over
  const { say } = turn
  if (rest === '') return done(text(say.several.nothing))
  const { running: _running, runningStep: _step, ...others } = turn
  const fresh: Turn = { ...others, heard: rest }
  const outcome = await read({ ...message, text: rest, whole: rest }, fresh, { ...state, active: null })
  if (outcome?.to === 'enter') return { ...outcome, to: 'switch' }
  if (outcome) return done(...('say' in outcome ? outcome.say : []))
  const saying = sayingOf(rest, await sceneOf(fresh), { things: [] }, fresh)
  if (saying.is === 'planned') return change(desk('several', { plan: saying.plan }))
  return done(text([say.several.nothing, say.several.missed(rest)].join('\n')))
}
