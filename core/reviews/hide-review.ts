import { type AdminReviewRow, findAdminReview } from '#db/queries/admin/reviews.ts'
import { changeReview, countReviews, lockReview } from '#db/queries/shops/reviews.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { AdminReview, HideReview } from '../contracts/admin/reports.ts'
import type { HideReason } from '../rules/messages/report-reasons.ts'
import { tellPerson } from '../support/tell-person.ts'
import { transaction } from '../transaction.ts'
import { adminReview } from './all-reviews.ts'
import { reviewNotFound } from './refusals.ts'
import { canHide } from './review-policy.ts'

/**
 * An admin hides a review for a reason, or shows it again. Hidden, it stands on no page and counts for no rating; its
 * writer is told why. Throws NOT_ALLOWED, REVIEW_NOT_FOUND.
 */
export const hideReview = (ctx: Context, actor: Actor, id: string, wish: HideReview): Promise<AdminReview> =>
  transaction(ctx, async (ctx) => {
    if (!canHide(actor)) throw adminsOnly()
    const review = await lockReview(ctx.db, id)
    if (!review) throw reviewNotFound()
    const isHidden = review.hidden_at !== null
    if (isHidden !== wish.hidden) {
      const reason = wish.hidden ? wish.reason : null
      await changeReview(ctx.db, id, { hidden_at: wish.hidden ? ctx.clock.now() : null, hidden_for: reason })
      await countReviews(ctx.db, review.shop_id)
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'review',
        entityId: id,
        before: { hidden: isHidden, reason: review.hidden_for },
        after: { hidden: wish.hidden, reason },
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
