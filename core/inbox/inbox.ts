import { z } from 'zod'
import { countInbox, type InboxRow, inboxOf } from '#db/queries/inbox/inbox.ts'
import { setWarning, takeWarnings, type Waiting } from '#db/queries/inbox/response-clock.ts'
import { hoursOfShop, hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor, Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { InboxCounts, InboxPage, InboxQuery, InboxThread } from '../contracts/messages/inbox.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { answerDue, warningDue } from '../rules/messages/response-time.ts'
import { isOpenAt, nextOpening, type ShopHours } from '../rules/time/opening-hours.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { activeThreadAccess, joinOwnThreads, type ThreadAccess } from '../threads/thread-access.ts'
import { threadSummary } from '../threads/thread-view.ts'
import { canWorkInbox, hasInbox } from './inbox-policy.ts'
import { canAnswerPeople } from './support-policy.ts'

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

/** The row as the member sees it at that moment. */
const inboxThread =
  (actor: Person, hours: ShopHours, at: Date) =>
  (row: InboxRow): InboxThread => ({
    ...threadSummary(row),
    customer: { name: row.customer, guest: row.customer_is_guest },
    assignee:
      row.assignee_id === null
        ? null
        : {
            id: row.assignee_id,
            name: row.assignee_name ?? '',
            you: row.assignee_contact_id === actor.contactId,
          },
    labels: row.labels,
    snoozedUntil: row.snoozed_until && row.snoozed_until > at ? row.snoozed_until.toISOString() : null,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    answerBy: row.waiting_since ? answerDue(hours, row.waiting_since).toISOString() : null,
    notes: row.notes,
    blocked: row.blocked,
  })

export type InboxAccess = ThreadAccess & { actor: Person; shopId: string }

/**
 * The access of a member to a thread of the shop. Throws THREAD_NOT_FOUND, also for the driver, who shall not learn what
 * the shop keeps beside a thread, and UNAUTHORIZED for a member who was removed from it.
 */
export async function inboxAccess(ctx: Context, actor: Actor, threadId: string): Promise<InboxAccess> {
  const access = await activeThreadAccess(ctx, actor, threadId)
  const { shop_id: shopId } = access.thread
  if (!shopId || !hasInbox(access.me) || !canWorkInbox(actor, shopId)) throw threadNotFound()
  return { ...access, actor, shopId }
}

/** `shopId`: null for a conversation with us. */
export type AnsweringAccess = ThreadAccess & { actor: Person; shopId: string | null }

/** The access of the side that answers: of a member of the shop, or of one of us. Throws what inboxAccess throws. */
export async function answeringAccess(ctx: Context, actor: Actor, threadId: string): Promise<AnsweringAccess> {
  const access = await activeThreadAccess(ctx, actor, threadId)
  if (access.thread.shop_id !== null) return inboxAccess(ctx, actor, threadId)
  if (access.me.role !== 'admin' || !canAnswerPeople(actor)) throw threadNotFound()
  return { ...access, actor, shopId: null }
}

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOf(actor: Actor, shopId: string): Person {
  if (!canWorkInbox(actor, shopId)) throw shopNotFound()
  return actor
}

/**
 * Notes each conversation whose answer is due in half an hour. Hours that have changed since move the moment, and a
 * closed shop is told when it opens.
 */
export const warnWaiting = eachDue<Waiting>({
  name: 'answer-due',
  claim: (ctx, claim) => takeWarnings(ctx.db, claim),
  id: ({ id }) => id,
  doAll: async (ctx, due) => {
    const hours = await hoursOfShops(ctx.db, [...new Set(due.map(({ shop_id }) => shop_id))])
    for (const one of due) await warn(ctx, one, hours.get(one.shop_id))
  },
})

async function warn(ctx: Context, { id, waiting_since }: Waiting, hours: ShopHours | undefined): Promise<void> {
  const at = ctx.clock.now()
  const later = hours && whenToWarn(hours, waiting_since, at)
  await setWarning(ctx.db, id, later ?? null)
  if (!later) await record(ctx, { type: 'thread.answer_due', threadId: id })
}

/** Undefined for now. */
function whenToWarn(hours: ShopHours, since: Date, at: Date): Date | undefined {
  const due = warningDue(hours, since)
  if (due > at) return due
  return isOpenAt(hours, at) ? undefined : nextOpening(hours, at)
}
