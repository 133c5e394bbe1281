import type { Turn } from '#bot/engine/flow.ts'
import { moneyMarkOf } from '#core/rules/messages/money-talk.ts'
import type { ThreadAccess } from '#core/threads/thread-access.ts'

type Place = { thread: Pick<ThreadAccess['thread'], 'shop_id'>; me: Pick<ThreadAccess['me'], 'role'> }

/** What whoever wrote of bank details or a deposit is told as well: a paragraph behind our words, or nothing. */
export const aboutMoney = (words: string, { thread, me }: Place, { say }: Pick<Turn, 'say'>): string =>
  thread.shop_id && moneyMarkOf(words, me.role === 'customer' ? 'customer' : 'shop')
    ? `\n\n${say.payment.neverHere}`
    : ''
