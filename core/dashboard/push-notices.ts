import type { Context } from '../context.ts'
import { push } from '../realtime/push.ts'

/** Tells the open browsers of these people to read their shop's notices anew. */
export const pushNotices = (ctx: Context, contactIds: readonly string[]): Promise<void> =>
  push(
    ctx,
    contactIds.map((id) => `contact:${id}` as const),
    { type: 'notices_changed' },
  )
