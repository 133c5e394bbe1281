import { inAppNotices, readInApp, unreadInApp } from '#db/queries/notifications/notifications.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { NoticePage, NoticeView } from '../contracts/preferences.ts'
import { transaction } from '../transaction.ts'
import { bookingKinds } from './kinds/bookings/bookings.ts'
import { threadKinds } from './kinds/threads/threads.ts'
import type { Notice } from './notice.ts'

export type InAppNotice = { id: string; kind: string; notice: Notice; at: string; read: boolean }

/** The account's notices in the app, newest first. `before` is the id of the last one that was shown. */
export async function inAppOf(
  ctx: Context,
  accountId: string,
  { limit = 20, before }: { limit?: number; before?: string } = {},
): Promise<InAppNotice[]> {
  const rows = await inAppNotices(ctx.db, accountId, Math.min(limit, 101), before)
  return rows.flatMap(({ id, kind, notice, decided_at, read_at }) =>
    notice ? [{ id, kind, notice, at: decided_at.toISOString(), read: read_at !== null }] : [],
  )
}

export const unreadInAppOf = (ctx: Context, accountId: string): Promise<number> => unreadInApp(ctx.db, accountId)

/** One page of them, as the website shows it. */
export async function noticePage(
  ctx: Context,
  accountId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<NoticePage> {
  const found = await inAppOf(ctx, accountId, { limit: limit + 1, ...(after && { before: after }) })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { notices: shown.map(noticeView), next: last?.id ?? null }
}

const noticeView = ({ id, kind, notice, at, read }: InAppNotice): NoticeView => ({
  id,
  title: notice.title,
  lines: notice.lines,
  about: aboutOf(kind, notice),
  at,
  read,
})

/** The kinds that admins write, whose links lead to our own pages. */
const written = ['shop_news', 'legal_changed', 'announcement_test']

function aboutOf(kind: string, { buttons = [], links: [link] = [] }: Notice): NoticeView['about'] {
  if (written.includes(kind) && link) {
    const { pathname, search } = new URL(link.url)
    return { what: 'page', path: pathname + search, name: link.label }
  }
  if (kind === 'deal_alert') return { what: 'page', path: '/alerts', name: 'Your alerts' }
  if (Object.hasOwn(bookingKinds, kind)) return { what: 'booking' }
  if (!Object.hasOwn(threadKinds, kind)) return { what: 'other' }
  const answer = buttons.map(({ id }) => /^thread:answer:(.+)$/.exec(id)?.[1]).find(Boolean)
  return { what: 'thread', threadId: answer ?? null }
}

/** Marks all notices of the account as read. */
export const markInAppRead = (ctx: Context, accountId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const read = await readInApp(ctx.db, accountId, ctx.clock.now())
    await noteAudit(
      ctx,
      ...read.map(({ id, contact_id }) => ({
        contactId: contact_id,
        action: 'read' as const,
        entity: 'notification' as const,
        entityId: id,
      })),
    )
  })
