import { insertReport, noteMoneyTalk } from '#db/queries/admin/reports.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { endWait } from '#db/queries/inbox/response-clock.ts'
import { findAsk } from '#db/queries/quotes/rounds.ts'
import { shownReview } from '#db/queries/shops/reviews.ts'
import { messagesOf } from '#db/queries/threads/thread-messages.ts'
import { participantsOf } from '#db/queries/threads/thread-people.ts'
import { type Actor, isMember } from '../actor.ts'
import { bookingView } from '../bookings/booking-view.ts'
import type { Context } from '../context.ts'
import type { NewReport, ReportMade } from '../contracts/messages/inbox.ts'
import type { ReportReview, ReviewReported } from '../contracts/reviews.ts'
import type { Limit } from '../limits.ts'
import { openOffersOf } from '../notifications/bookings/offer-words.ts'
import { canReport } from '../reviews/review-policy.ts'
import { reviewNotFound } from '../reviews/reviews.ts'
import { moneyMarkOf } from '../rules/messages/money-talk.ts'
import { type ReportReason, reportReasonNames } from '../rules/messages/report-reasons.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { type Opener, openThread } from '../threads/start-thread.ts'
import { type ThreadAccess, threadLink } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { tooManyReports } from './reports.ts'

const perDay: Limit = { name: 'reports', times: 5, seconds: 24 * 3600 }

/**
 * A participant reports the other side of a conversation to us: a conversation with us about it. What was written stays
 * where it is; whoever decides reads its last messages there. Throws THREAD_NOT_FOUND for a conversation with us,
 * TOO_MANY_REPORTS.
 */
export const reportThread = (ctx: Context, access: ThreadAccess, said: NewReport): Promise<ReportMade> =>
  transaction(ctx, async (ctx) => {
    const { thread, me } = access
    if (!thread.shop_id) throw threadNotFound()
    await countReport(ctx, me.contact_id ?? me.id)
    const isShop = me.role === 'customer'
    const opened = await openReport(ctx, openerOf(me), said, [
      isShop ? `A driver reports the shop ${thread.shop_name}` : `The shop ${thread.shop_name} reports a driver`,
    ])
    const reported = isShop
      ? undefined
      : (await participantsOf(ctx.db, thread.id)).find(({ role }) => role === 'customer')
    await insertReport(ctx.db, {
      about: isShop ? 'shop' : 'person',
      reason: said.reason,
      answer_thread_id: opened.thread.id,
      thread_id: thread.id,
      message_id: await lastOfOthers(ctx, access),
      participant_id: reported?.id ?? null,
      shop_id: thread.shop_id,
      created_at: ctx.clock.now(),
    })
    return { threadId: opened.thread.id, link: me.contact_id ? null : threadLink(ctx.config, opened.me) }
  })

const openerOf = (me: ThreadAccess['me']): Opener =>
  me.contact_id
    ? { contactId: me.contact_id }
    : { guest: { name: me.guest_name ?? '', email: me.guest_email ?? undefined, phone: me.guest_phone ?? undefined } }

/** Throws TOO_MANY_REPORTS. */
async function countReport(ctx: Context, by: string): Promise<void> {
  const wait = await ctx.limits.take(perDay, by)
  if (wait !== undefined) throw tooManyReports(wait)
}

/** The conversation with us about a report, in which we answer. It waits among the reports, and not in the inbox. */
async function openReport(
  ctx: Context,
  opener: Opener,
  { reason, words }: { reason: ReportReason; words: string },
  about: readonly string[],
): Promise<ThreadAccess> {
  const name = reportReasonNames[reason]
  const opened = await openThread(ctx, opener, {
    shop: undefined,
    type: 'support',
    subject: `Report: ${name}`,
    message: [`Reason: ${name}`, ...about, ...(words ? ['', words] : [])].join('\n'),
  })
  await endWait(ctx.db, opened.thread.id)
  return opened
}

/** The last message of the other side; null if there is none. */
async function lastOfOthers(ctx: Context, { thread, me }: ThreadAccess): Promise<string | null> {
  const rows = await messagesOf(ctx.db, thread.id, me, { limit: 20 })
  return rows.find(({ sent_at, sender_role }) => sent_at && sender_role !== me.role)?.id ?? null
}

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

type Said = { eventId: string; shopId: string; by: 'shop' | 'customer'; words: string }

type OfBooking = { eventId: string; bookingId: string }

type OfAsk = { eventId: string; askId: string }

/** Counts for the admins words that speak of bank details, or of money before the work. */
async function note(ctx: Context, { eventId, shopId, by, words }: Said): Promise<void> {
  const mark = moneyMarkOf(words, by)
  if (mark) await noteMoneyTalk(ctx.db, { event_id: eventId, shop_id: shopId, by, mark, at: ctx.clock.now() })
}

/** What one side writes beside the times, tyres and prices that it offers. */
export const noteOffered =
  (by: 'shop' | 'customer') =>
  async (ctx: Context, { eventId, bookingId }: OfBooking): Promise<void> => {
    const booking = await findBooking(ctx.db, bookingId)
    if (!booking) return
    const words = openOffersOf(bookingView(booking), by).map((one) => one.note)
    await note(ctx, { eventId, shopId: booking.shop_id, by, words: [...new Set(words)].join('\n') })
  }

/** What a shop writes as it says no to a request, or cancels. */
export async function noteRefused(ctx: Context, { eventId, bookingId }: OfBooking): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (booking?.cancelled_by !== 'shop') return
  await note(ctx, { eventId, shopId: booking.shop_id, by: 'shop', words: booking.cancel_reason ?? '' })
}

/** What a shop writes beside the price that a driver asked several shops for. */
export async function notePriced(ctx: Context, { eventId, askId }: OfAsk): Promise<void> {
  const ask = await findAsk(ctx.db, askId)
  if (ask) await note(ctx, { eventId, shopId: ask.shop_id, by: 'shop', words: ask.note })
}
