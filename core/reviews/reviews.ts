import { z } from 'zod'
import { type AdminReviewRow, adminReviews, findAdminReview } from '#db/queries/admin/reviews.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { changeReview, countReviews, insertReview, lockReview, reviewsOfShop } from '#db/queries/shops/reviews.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { refuseBlocked } from '../blocks.ts'
import { canReview } from '../bookings/booking-policy.ts'
import { bookingNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { AdminReview, AdminReviews, AdminReviewsQuery, HideReview } from '../contracts/admin/reports.ts'
import type { WriteReview } from '../contracts/forms/messages.ts'
import type { ReviewPage, ReviewView } from '../contracts/reviews.ts'
import type { OwnReviewsQuery } from '../contracts/seller/bookings.ts'
import { type Cursor, readCursor, writeCursor } from '../cursor.ts'
import { refreshNotices } from '../dashboard/notices.ts'
import { Refusal } from '../errors.ts'
import { tellPerson } from '../inbox/support.ts'
import type { HideReason } from '../rules/messages/report-reasons.ts'
import { openShop } from '../shops/shop-details.ts'
import { transaction } from '../transaction.ts'
import { canAnswer, canHide } from './review-policy.ts'

type ReviewRow = Awaited<ReturnType<typeof reviewsOfShop>>[number]

const notCompleted = () => new Refusal('BOOKING_NOT_COMPLETED', 'Only a completed booking can be reviewed', 409)
const reviewed = () => new Refusal('REVIEW_EXISTS', 'This booking has been reviewed already', 409)
const answered = () => new Refusal('REVIEW_ANSWERED', 'This review has been answered already', 409)
const businessNotFound = () => new Refusal('SHOP_NOT_FOUND', 'Business not found', 404)

const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  user: row.reviewer,
  rating: row.stars,
  comment: row.comment,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
})

/**
 * The driver, or the holder of the booking's private link, reviews it. Throws BOOKING_NOT_FOUND, BOOKING_NOT_COMPLETED,
 * REVIEW_EXISTS, and BLOCKED for somebody whom we have blocked.
 */
export const writeReview = (
  ctx: Context,
  actor: Actor,
  { bookingId, stars, comment }: WriteReview,
): Promise<ReviewView> =>
  transaction(ctx, async (ctx) => {
    const booking = await findBooking(ctx.db, bookingId)
    if (!booking || !canReview(actor, booking)) throw bookingNotFound()
    if (booking.status !== 'completed') throw notCompleted()
    await refuseBlocked(ctx, {
      contactId: booking.customer_contact_id,
      phone: booking.customer_phone,
      email: booking.customer_email,
    })
    const at = ctx.clock.now()
    const reviewer = shortName(booking.customer_name)
    const written = await insertReview(ctx.db, {
      booking_id: bookingId,
      shop_id: booking.shop_id,
      contact_id: booking.customer_contact_id,
      reviewer,
      stars,
      comment,
      created_at: at,
    })
    if (!written) throw reviewed()
    await countReviews(ctx.db, booking.shop_id)
    await refreshNotices(ctx, [booking.shop_id])
    return reviewView({ id: written.id, reviewer, stars, comment, answer: null, created_at: at })
  })

/** Thandi M.: the public need not know the whole name. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last.charAt(0).toUpperCase()}.` : first
}

/** A shop's reviews, newest first. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function shopReviews(
  ctx: Context,
  idOrSlug: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<ReviewPage> {
  const past = readCursor('reviews', after, z.iso.datetime())
  const shop = await openShop(ctx, idOrSlug)
  return pageOf(await reviewsOfShop(ctx.db, shop.id, { limit: limit + 1, after: fromOf(past) }), limit)
}

/** The same for the shop's own people, also before the public sees it. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function ownReviews(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { limit, after, unanswered }: OwnReviewsQuery,
): Promise<ReviewPage> {
  const past = readCursor('reviews', after, z.iso.datetime())
  if (!canAnswer(actor, { shop_id: shopId })) throw businessNotFound()
  return pageOf(await reviewsOfShop(ctx.db, shopId, { limit: limit + 1, after: fromOf(past), unanswered }), limit)
}

const fromOf = (past: Cursor<string> | undefined) => past && { at: new Date(past.rank), id: past.id }

function pageOf(rows: readonly ReviewRow[], limit: number): ReviewPage {
  const reviews = rows.slice(0, limit).map(reviewView)
  const last = rows.length > limit ? reviews.at(-1) : undefined
  return { reviews, next: last ? writeCursor('reviews', { rank: last.createdAt, id: last.id }) : null }
}

/** The shop answers, once. Throws REVIEW_NOT_FOUND, REVIEW_ANSWERED. */
export const answerReview = (ctx: Context, actor: Actor, id: string, answer: string): Promise<ReviewView> =>
  transaction(ctx, async (ctx) => {
    const review = await lockReview(ctx.db, id)
    if (!review || !canAnswer(actor, review)) throw reviewNotFound()
    if (review.answer !== null) throw answered()
    await changeReview(ctx.db, id, { answer, answered_at: ctx.clock.now() })
    await refreshNotices(ctx, [review.shop_id])
    return reviewView({ ...review, answer })
  })

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
