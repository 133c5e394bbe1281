import { z } from 'zod'
import { type AdminReviewRow, adminReviews, findAdminReview } from '#db/queries/admin/reviews.ts'
import { changeReview, countReviews, lockReview } from '#db/queries/shops/reviews.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { AdminReview, AdminReviews, AdminReviewsQuery, HideReview } from '../contracts/admin/reports.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import type { HideReason } from '../rules/messages/report-reasons.ts'
import { tellPerson } from '../support/support.ts'
import { transaction } from '../transaction.ts'
import { canHide } from './review-policy.ts'

/** The reviews of all shops, also those that are hidden, the newest first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listAllReviews(
  ctx: Context,
  actor: Actor,
  { search, show, limit, after }: AdminReviewsQuery,
): Promise<AdminReviews> {
  if (!canHide(actor)) throw adminsOnly()
  const past = readCursor('all-reviews', after, z.iso.datetime())
  const rows = await adminReviews(ctx.db, {
    search,
    hidden: show === 'hidden',
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    reviews: shown.map(adminReview),
    next: last ? writeCursor('all-reviews', { rank: last.created_at.toISOString(), id: last.id }) : null,
  }
}

const adminReview = (row: AdminReviewRow): AdminReview => ({
  id: row.id,
  shop: { name: row.shop_name, slug: row.shop_slug },
  reviewer: row.reviewer,
  stars: row.stars,
  comment: row.comment,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  hiddenAt: row.hidden_at?.toISOString() ?? null,
  hiddenFor: row.hidden_for,
})

/**
 * An admin hides a review for a reason, or shows it again. Hidden, it stands on no page and counts for no rating; its
 * writer is told why. Throws NOT_ALLOWED, REVIEW_NOT_FOUND.
 */
export const hideReview = (ctx: Context, actor: Actor, id: string, input: HideReview): Promise<AdminReview> =>
  transaction(ctx, async (ctx) => {
    if (!canHide(actor)) throw adminsOnly()
    const review = await lockReview(ctx.db, id)
    if (!review) throw reviewNotFound()
    const isHidden = review.hidden_at !== null
    if (isHidden !== input.hidden) {
      const reason = input.hidden ? input.reason : null
      await changeReview(ctx.db, id, { hidden_at: input.hidden ? ctx.clock.now() : null, hidden_for: reason })
      await countReviews(ctx.db, review.shop_id)
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'review',
        entityId: id,
        before: { hidden: isHidden, reason: review.hidden_for },
        after: { hidden: input.hidden, reason },
      })
      if (reason) await tellReviewer(ctx, actor, { ...review, shop: (await reviewNow(ctx, id)).shop_name }, reason)
    }
    return adminReview(await reviewNow(ctx, id))
  })

async function reviewNow(ctx: Context, id: string): Promise<AdminReviewRow> {
  const row = await findAdminReview(ctx.db, id)
  if (!row) throw reviewNotFound()
  return row
}

async function tellReviewer(
  ctx: Context,
  admin: Person,
  { contact_id, shop }: { contact_id: string | null; shop: string },
  reason: HideReason,
): Promise<void> {
  const writer = { contact_id, guest_name: null, guest_phone: null, guest_email: null }
  await tellPerson(ctx, admin, writer, (say) => say.reviewHidden(shop, reason))
}

export const reviewNotFound = () => new Refusal('REVIEW_NOT_FOUND', 'There is no such review', 404)
