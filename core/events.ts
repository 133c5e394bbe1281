import { insertEvent } from '#db/queries/events.ts'
import type { Context } from './context.ts'
import type { ReminderStage } from './contracts/admin/revenue.ts'
import { enqueue } from './jobs/enqueue.ts'
import type { Undone } from './rules/bookings/booking-life.ts'
import type { Corrected } from './rules/bookings/corrections.ts'
import type { Incident } from './rules/notifications/incident.ts'

type Side = 'shop' | 'customer'

/** Why a question for another time of a confirmed booking ended without a move. */
export type MoveEnd = 'declined' | 'unanswered' | 'withdrawn'

/** Why a shop's ask ended: the driver took another, said no to this one, closed the round, or let it run out. */
export type QuoteEnd = 'taken' | 'declined' | 'closed' | 'lapsed'

/** What an admin answered to the application of a shop, or made of the shop later. */
export type ApplicationOutcome =
  | 'approved'
  | 'rejected'
  | 'more_asked'
  | 'blocked'
  | 'reinstated'
  | 'unpublished'
  | 'republished'

/** What became of a person's place at a shop, or of the invitation to it. */
export type MemberChange = 'joined' | 'declined' | 'left' | 'removed' | 'role_changed'

/** Every event. workers/reactions.ts says what follows from each. */
export type DomainEvent =
  | { type: 'booking.requested'; bookingId: string }
  | { type: 'booking.confirmed'; bookingId: string }
  /** The shop enters a booking itself, for somebody who called or stands at the counter. It is confirmed. */
  | { type: 'booking.entered'; bookingId: string }
  /** At the same time, so its driver need not know. */
  | { type: 'booking.bay_changed'; bookingId: string }
  | { type: 'booking.declined'; bookingId: string }
  | { type: 'booking.time_proposed'; bookingId: string }
  | { type: 'booking.proposal_declined'; bookingId: string }
  /** The shop takes back its last answer or step; `offers` are those that it had just made. */
  | { type: 'booking.answer_undone'; bookingId: string; undone: Undone; offers: string[] }
  | { type: 'booking.cancelled_by_customer'; bookingId: string }
  | { type: 'booking.cancelled_by_shop'; bookingId: string }
  | { type: 'booking.expired'; bookingId: string }
  /** The driver asks for another time: of a request, or of a confirmed booking, which stands until the shop agrees. */
  | { type: 'booking.move_asked'; bookingId: string }
  /** The shop asks the driver to come to a confirmed booking at another time. */
  | { type: 'booking.move_proposed'; bookingId: string }
  | { type: 'booking.rescheduled'; bookingId: string; askedBy: Side }
  /** A confirmed booking stays as it was. */
  | { type: 'booking.move_ended'; bookingId: string; askedBy: Side; why: MoveEnd }
  /** The other side took a change of a confirmed booking that leaves its time as it is. */
  | { type: 'booking.changed'; bookingId: string; askedBy: Side }
  /** Offers have ended; other ones stand, or the request waits for the shop again. */
  | { type: 'booking.offers_ended'; bookingId: string; askedBy: Side; why: MoveEnd }
  /** By the shop, before the work is done; `agreedByPhone`: the driver has said yes to it there, as the shop says. */
  | { type: 'booking.corrected'; bookingId: string; corrected: Corrected[]; agreedByPhone: boolean }
  /** Who pays for it has said yes to its total. */
  | { type: 'booking.payer_agreed'; bookingId: string }
  | { type: 'booking.started'; bookingId: string }
  /** The car can be collected. */
  | { type: 'booking.ready'; bookingId: string }
  | { type: 'booking.completed'; bookingId: string }
  /** What was done is corrected on the same day. */
  | { type: 'booking.done_corrected'; bookingId: string }
  | { type: 'booking.no_show'; bookingId: string }
  /** The shop closes, and a booking of the day is neither done nor missed. */
  | { type: 'booking.still_open'; bookingId: string }
  | { type: 'booking.reminder_due'; bookingId: string }
  /** The shop has let opening hours pass without an answer. */
  | { type: 'booking.unanswered'; bookingId: string }
  /** A driver with a flat tyre asks shops to come out. */
  | { type: 'rescue.opened'; roundId: string }
  /** `minutes`: null, and the shop cannot come; `before`: what it had said. */
  | { type: 'rescue.answered'; roundId: string; askId: string; minutes: number | null; before: number | null }
  /** Nobody has said that they come, for five minutes or because none of the shops can. */
  | { type: 'rescue.unanswered'; roundId: string }
  | { type: 'rescue.taken'; roundId: string; askId: string; bookingId: string; on: 'chat' | 'web' }
  /** The driver tells more of the place and the car: these words, counted from none, or a pin. */
  | { type: 'rescue.told'; roundId: string; said: number | null }
  /** The shop that was taken says by when it is there. */
  | { type: 'rescue.late'; roundId: string; askId: string; due: string }
  /** It is there; `seen`: it sees the driver. */
  | { type: 'rescue.there'; roundId: string; askId: string; seen: boolean }
  /** The driver calls off the shop that is on its way. */
  | { type: 'rescue.called_off'; roundId: string; askId: string; bookingId: string }
  /** The shop that was to come cannot, so the driver asks the others again. */
  | { type: 'rescue.given_up'; roundId: string; askId: string; bookingId: string }
  /** By the driver, or after an hour. */
  | { type: 'rescue.closed'; roundId: string; by: 'driver' | 'time' }
  /** A driver asks several shops for a price: once for each shop, and again when the driver has added words. */
  | { type: 'quote.asked'; roundId: string; askId: string; added?: true }
  /** A shop names its price, or changes it. */
  | { type: 'quote.answered'; roundId: string; askId: string }
  /** The shop cannot. */
  | { type: 'quote.refused'; roundId: string; askId: string }
  /** Who pays says yes to the total of a shop's price. */
  | { type: 'quote.payer_agreed'; roundId: string; askId: string }
  | { type: 'quote.taken'; roundId: string; askId: string }
  /** The ask of one shop is over, and the shop has not won it. */
  | { type: 'quote.ended'; roundId: string; askId: string; why: QuoteEnd }
  /** The driver needs no more prices. */
  | { type: 'quote.closed'; roundId: string }
  | { type: 'quote.lapsed'; roundId: string }
  /** Its shops have had their time, and none has named a price. */
  | { type: 'quote.silent'; roundId: string }
  /** The shop has had its time, and nobody has named a price. */
  | { type: 'quote.unanswered'; roundId: string; askId: string }
  | { type: 'thread.message_sent'; messageId: string }
  /** Its writer takes back the last message of the thread. */
  | { type: 'thread.message_undone'; threadId: string }
  /** To a membership of its shop, by a colleague. */
  | { type: 'thread.assigned'; threadId: string; memberId: string }
  /** The driver waits, and half an hour is left of the time to answer. */
  | { type: 'thread.answer_due'; threadId: string }
  /** It was closed, opened, snoozed or woken, so that a driver's words wait in it or wait no more. */
  | { type: 'thread.wait_changed'; threadId: string }
  /** On the website, with a number. */
  | { type: 'account.registered'; contactId: string }
  /** Somebody forgot a password; null if no account has the address. */
  | { type: 'account.reset_asked'; accountId: string | null }
  /** A shop waits for an admin, for the first time or again. */
  | { type: 'application.submitted'; shopId: string }
  /** On WhatsApp; `sentAt` says which of several times. */
  | { type: 'member.invited'; invitationId: string; sentAt: string }
  | { type: 'member.changed'; shopId: string; contactId: string; what: MemberChange }
  | { type: 'application.answered'; shopId: string; outcome: ApplicationOutcome }
  | { type: 'deal.published'; dealId: string; listingId: string }
  /** Price, stock, or the deal that runs on it. */
  | { type: 'listing.changed'; listingIds: string[] }
  /** Nobody of the shop has confirmed its stock for a week. */
  | { type: 'stock.aged'; shopId: string }
  /** A quarter has passed since its owners were asked for a picture of it. */
  | { type: 'shop.picture_wanted'; shopId: string }
  /** `date`: of the morning. */
  | { type: 'shop.day_begins'; shopId: string; date: string }
  | { type: 'shop.month_over'; shopId: string; date: string }
  | { type: 'alerts.found'; contactId: string }
  | { type: 'alerts.aged'; contactId: string }
  /** They want to see whether notices reach them. */
  | { type: 'notices.tested'; contactId: string }
  /** WhatsApp will not deliver it, whatever is tried. */
  | { type: 'message.failed'; messageId: string }
  /** An address of a shop's own system was switched off: nothing had arrived there for days. */
  | { type: 'webhook.ended'; webhookId: string }
  /** A shop is written to about what it has to pay. */
  | { type: 'invoice.tell'; invoiceId: string; stage: ReminderStage }
  /** An admin sends it to its group, which a clock tells one by one. */
  | { type: 'announcement.begun'; announcementId: string }
  /** To the admin alone, who wants to see how it looks. */
  | { type: 'announcement.tested'; announcementId: string }
  | { type: 'messaging.trouble'; what: Incident; detail: string }

export type EventType = DomainEvent['type']

/** Writes the event beside the change that it tells of; the nudge to react goes out when the transaction commits. Returns its id. */
export async function record(ctx: Context, event: DomainEvent): Promise<string> {
  const { type, ...data } = event
  const held = ctx.holds && { due_at: ctx.holds.until, undo_id: ctx.holds.undoId }
  const id = await insertEvent(ctx.db, {
    type,
    data: JSON.stringify(data),
    at: ctx.clock.now(),
    trace_id: ctx.traceId ?? null,
    ...held,
  })
  ctx.log.info({ traceId: ctx.traceId, eventId: id, type }, 'event')
  // The sweep finds it once it may be told.
  if (!held) await enqueue(ctx, 'event', { eventId: id })
  return id
}
