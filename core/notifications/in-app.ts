import { inAppNotices, readInApp, unreadInApp } from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import type { Notice } from './notice.ts'

export type InAppNotice = { id: string; kind: string; notice: Notice; at: string; read: boolean }

/** The account's notices in the app, newest first. `before` is the id of the last one that was shown. */
export async function inAppOf(
  ctx: Context,
  accountId: string,
  { limit = 20, before }: { limit?: number; before?: string } = {},
): Promise<InAppNotice[]> {
  const rows = await inAppNotices(ctx.db, accountId, Math.min(limit, 100), before)
  return rows.flatMap(({ id, kind, notice, decided_at, read_at }) =>
    notice ? [{ id, kind, notice, at: decided_at.toISOString(), read: read_at !== null }] : [],
  )
}

export const unreadInAppOf = (ctx: Context, accountId: string): Promise<number> => unreadInApp(ctx.db, accountId)

/** Marks all notices of the account as read. */
export const markInAppRead = (ctx: Context, accountId: string) => readInApp(ctx.db, accountId, ctx.clock.now())
