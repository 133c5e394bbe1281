import { insertReport } from '#db/queries/admin/reports.ts'
import { shownReview } from '#db/queries/shops/reviews.ts'
import { type Actor, isMember } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ReportReview, ReviewReported } from '../contracts/reviews.ts'
import { reviewNotFound } from '../reviews/refusals.ts'
import { canReport } from '../reviews/review-policy.ts'
import { transaction } from '../transaction.ts'
import { countReport, openReport } from './report-thread.ts'

/**
 * Somebody reports a review to us: a driver who reads it, or the shop that it is about. It stays until one of us
 * decides. Throws REVIEW_NOT_FOUND, TOO_MANY_REPORTS.
 */
export const reportReview = (ctx: Context, actor: Actor, id: string, said: ReportReview): Promise<ReviewReported> =>
  transaction(ctx, async (ctx) => {
    const review = await shownReview(ctx.db, id)
    if (!review || !canReport(actor, review)) throw reviewNotFound()
    await countReport(ctx, actor.contactId)
    const { shop_id, shop_name, reviewer, stars } = review
    const opened = await openReport(ctx, { contactId: actor.contactId }, said, [
      `${isMember(actor, shop_id) ? `The shop ${shop_name}` : 'A driver'} reports the review of ${shop_name} by ${reviewer}, ${stars} of 5 stars`,
    ])
    await insertReport(ctx.db, {
      about: 'review',
      reason: said.reason,
      answer_thread_id: opened.thread.id,
      review_id: id,
      shop_id,
      created_at: ctx.clock.now(),
    })
    return { threadId: opened.thread.id }
  })
