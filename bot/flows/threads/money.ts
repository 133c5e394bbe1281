import type { Turn } from '#bot/engine/flow.ts'
import { moneyLine } from '#core/notifications/money-line.ts'
import type { ThreadAccess } from '#core/threads/thread-access.ts'

type Place = { thread: Pick<ThreadAccess['thread'], 'shop_id'>; me: Pick<ThreadAccess['me'], 'role'> }

/** What whoever wrote of bank details or a deposit is told as well: a paragraph behind our words, or nothing. */
export function aboutMoney(words: string, { thread, me }: Place, { say }: Pick<Turn, 'say'>): string {
  const line = thread.shop_id && moneyLine(words, me.role === 'customer' ? 'customer' : 'shop', say)
  return line ? `\n\n${line}` : ''
}
