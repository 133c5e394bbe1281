import { z } from 'zod'
import { type AdminReviewRow, adminReviews } from '#db/queries/admin/reviews.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { AdminReview, AdminReviews, AdminReviewsQuery } from '../contracts/admin/reports.ts'
import { readCursor, writeCursor } from '../cursor.ts'
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

export const adminReview = (row: AdminReviewRow): AdminReview => ({
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
