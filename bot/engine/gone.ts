import type { Intent } from '#bot/understand/types.ts'
import { follow } from './follow.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { text } from './say.ts'

/**
 * A question about a booking that has ended since is closed, wherever it was asked: what became of the booking is said, and
 * what answered the question does nothing. Words that surely ask for something else go on as if nothing had been asked.
 */
export async function closesGone(turn: Talk, progress: Progress, message: ParsedMessage): Promise<boolean> {
  const { active } = progress.state
  if (!active || turn.conversation.cannotWait(message, active)) return false
  const became = await turn.conversation.becameOf(active, turn)
  if (became === undefined) return false
  await follow(turn, progress, { to: 'done', say: [text(became)] })
  progress.began = progress.state.active
  // A button that means the same at any time is no answer to what was asked.
  const tapped = message.choice && (await turn.conversation.routeButton(message.choice, message, turn))
  if (tapped) await follow(turn, progress, tapped)
  return message.choice !== undefined || !asksElse(message)
}

const answering: ReadonlySet<Intent> = new Set<Intent>([
  ...(['yes', 'no', 'answer', 'unknown', 'later', 'any', 'pick', 'unsure', 'explain', 'repeat', 'refine'] as const),
  ...(['reschedule', 'cancel_booking', 'shop_confirm', 'shop_decline', 'shop_propose', 'shop_cancel'] as const),
  ...(['tell_customer', 'message_shop', 'thanks', 'drop', 'resume'] as const),
])

function asksElse({ yes, no, command, understood }: ParsedMessage): boolean {
  if (yes || no) return false
  return command === 'menu' || understood.wishes.some(({ intent, sure }) => sure && !answering.has(intent))
}
