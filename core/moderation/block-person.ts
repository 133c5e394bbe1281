import { z } from 'zod'
import { type BlockRow, blocks, deleteBlock, findBlock, insertBlock } from '#db/queries/admin/person-blocks.ts'
import { moneyTalks } from '#db/queries/admin/reports.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { BlocksQuery, MoneyTalks, PeopleBlocked } from '../contracts/admin/reports.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { type Addressee, tellPerson } from '../inbox/support.ts'
import type { ReportReason } from '../rules/messages/report-reasons.ts'
import { hours } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canModerate } from './moderation-policy.ts'
import { blockNotFound } from './reports.ts'

/** Who may not write to shops or book, the last one first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listPeopleBlocked(
  ctx: Context,
  actor: Actor,
  { limit, after }: BlocksQuery,
): Promise<PeopleBlocked> {
  if (!canModerate(actor)) throw adminsOnly()
  const past = readCursor('blocks', after, z.iso.datetime())
  const rows = await blocks(ctx.db, { limit: limit + 1, after: past && { at: past.rank, id: past.id } })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    blocks: shown.map(blockView),
    next: last ? writeCursor('blocks', { rank: last.created_at.toISOString(), id: last.id }) : null,
  }
}

const blockView = ({ id, name, contact_id, reason, blocked_by, created_at }: BlockRow) => ({
  ...{ id, name, reason },
  guest: contact_id === null,
  blockedBy: blocked_by,
  createdAt: created_at.toISOString(),
})

/**
 * The person may not write to shops or book from now on, and is told so. What they have booked stays. The caller has
 * asked the policy.
 */
export async function blockPerson(
  ctx: Context,
  { contactId: by }: Pick<Person, 'contactId'>,
  who: Addressee,
  reason: ReportReason,
): Promise<void> {
  const { contact_id, guest_name, guest_phone, guest_email } = who
  const guest = contact_id ? {} : { guest_name, guest_phone, guest_email }
  const block = await insertBlock(ctx.db, {
    ...{ contact_id, reason, blocked_by: by, created_at: ctx.clock.now() },
    ...guest,
  })
  if (!block) return
  await noteBlock(ctx, by, block.id, {
    before: { blocked: false },
    after: { blocked: true, reason, contact: contact_id },
  })
  await tellPerson(ctx, { contactId: by }, who, (say) => say.blocked(reason))
}

/** The person may write to shops and book again, and is told so. Throws NOT_ALLOWED, BLOCK_NOT_FOUND. */
export const unblockPerson = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canModerate(actor)) throw adminsOnly()
    const block = await findBlock(ctx.db, id)
    if (!block || !(await deleteBlock(ctx.db, id))) throw blockNotFound()
    const { reason, contact_id: contact } = block
    await noteBlock(ctx, actor.contactId, id, {
      before: { blocked: true, reason, contact },
      after: { blocked: false },
    })
    await tellPerson(ctx, actor, block, (say) => say.unblocked)
  })

const noteBlock = (ctx: Context, contactId: string, id: string, states: { before: object; after: object }) =>
  noteAudit(ctx, { contactId, action: 'update', entity: 'block', entityId: id, ...states })

const DAYS = 30
const MAX_SHOPS = 100

/** In which shops' conversations money was asked for that is not paid at the shop. Throws NOT_ALLOWED. */
export async function listMoneyTalk(ctx: Context, actor: Actor): Promise<MoneyTalks> {
  if (!canModerate(actor)) throw adminsOnly()
  const since = new Date(ctx.clock.now().getTime() - hours(24 * DAYS))
  const rows = await moneyTalks(ctx.db, since, MAX_SHOPS)
  return {
    shops: rows.map((row) => ({
      shop: { id: row.id, name: row.name, slug: row.slug, status: row.business_status },
      byShop: row.by_shop,
      byDrivers: row.by_drivers,
      bankDetails: row.bank_details,
      deposits: row.deposits,
      threads: row.threads,
      lastAt: row.last_at.toISOString(),
    })),
  }
}
