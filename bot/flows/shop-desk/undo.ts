import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { type Undone, undoStep } from '#core/undo/undo.ts'
import { refusalWords } from '../refused.ts'
import { atDesk } from './draft.ts'

/** What was done, with the way back; without one if nothing was changed. */
export const withUndo = (words: string, undoId: string | null, { say }: Turn): OutboundContent =>
  undoId === null ? text(words) : buttons(words, { id: `undo:${undoId}`, title: say.counter.undo })

/** Takes back the named step, or the last one. */
export async function undoOutcome(turn: Turn, id?: string): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const undone = await undoStep(ctx, actor, id)
    return aside(text(undone ? undoneWords(undone, turn) : say.counter.nothingToUndo))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

function undoneWords({ what, booking }: Undone, turn: Turn): string {
  const { undone } = turn.say.counter
  return what === 'booking' ? undone.booking(booking && atDesk(booking, turn)) : undone[what]
}
