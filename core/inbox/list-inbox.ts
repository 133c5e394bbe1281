import { z } from 'zod'
import { countInbox, type InboxRow, inboxOf } from '#db/queries/inbox/inbox-list.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import type { InboxCounts, InboxPage, InboxQuery, InboxThread } from '../contracts/messages/inbox.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { answerDue } from '../rules/messages/response-time.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { joinOwnThreads } from '../threads/thread-access.ts'
import { type InboxAccess, memberOf } from './inbox-access.ts'
import { inboxThread } from './inbox-view.ts'

/** The conversations of one shop, for its members. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function listInbox(ctx: Context, actor: Actor, shopId: string, query: InboxQuery): Promise<InboxPage> {
  const me = memberOf(actor, shopId)
  const list = `inbox ${query.order}`
  const past = readCursor(list, query.after, z.iso.datetime())
  await joinOwnThreads(ctx, me)
  const at = ctx.clock.now()
  const rows = await inboxOf(ctx.db, shopId, me.contactId, {
    ...query,
    at,
    assignee: assigneeOf(query, me),
    limit: query.limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const shown = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? shown.at(-1) : undefined
  const view = inboxThread(me, await hoursOfShop(ctx.db, shopId), at)
  return {
    threads: shown.map(view),
    next: last ? writeCursor(list, { rank: rankOf(last, query).toISOString(), id: last.id }) : null,
  }
}

function assigneeOf({ assignee }: InboxQuery, { contactId }: Person) {
  if (assignee === 'me') return { contactId }
  return assignee === undefined || assignee === 'nobody' ? assignee : { memberId: assignee }
}

const rankOf = ({ news_at, waiting_since }: InboxRow, { order }: InboxQuery): Date =>
  order === 'waiting' ? (waiting_since ?? news_at) : news_at

/** How many active conversations of each sort the member has before them. Throws SHOP_NOT_FOUND. */
export async function inboxCounts(ctx: Context, actor: Actor, shopId: string): Promise<InboxCounts> {
  const me = memberOf(actor, shopId)
  await joinOwnThreads(ctx, me)
  const at = ctx.clock.now()
  const counted = await countInbox(ctx.db, shopId, me.contactId, at)
  if (!counted) throw new Error('a count without a row')
  const hours = await hoursOfShop(ctx.db, shopId)
  const { waiting, ...others } = counted
  return { ...others, waiting: waiting.length, late: waiting.filter((since) => answerDue(hours, since) < at).length }
}

/** One conversation as it stands in the list. */
export async function inboxThreadOf(ctx: Context, { actor, shopId, thread }: InboxAccess): Promise<InboxThread> {
  const at = ctx.clock.now()
  const [row] = await inboxOf(ctx.db, shopId, actor.contactId, {
    ...everything,
    at,
    only: thread.id,
  })
  if (!row) throw threadNotFound()
  return inboxThread(actor, await hoursOfShop(ctx.db, shopId), at)(row)
}

const everything = {
  assignee: undefined,
  waiting: false,
  unread: false,
  snoozed: false,
  includeArchived: true,
  order: 'newest',
  limit: 1,
} as const
