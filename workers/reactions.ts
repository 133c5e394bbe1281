import { matchAlerts } from '#core/alerts/tell-alerts.ts'
import { mailReset } from '#core/auth/account-mail.ts'
import { planAgreed, planReminders } from '#core/bookings/clocks/remind.ts'
import type { Context } from '#core/context.ts'
import { recountBooking } from '#core/dashboard/analytics/keep-figures.ts'
import {
  refreshAfterBooking,
  refreshAfterListings,
  refreshAfterMessage,
  refreshAfterThread,
  refreshShop,
} from '#core/dashboard/notices.ts'
import type { EventType } from '#core/events.ts'
import { answerAway } from '#core/inbox/away-message.ts'
import { noteOffered, notePriced, noteRefused } from '#core/moderation/report-thread.ts'
import { tellAdmins, tellApplication } from '#core/notifications/admins/tell-admins.ts'
import { fallBack } from '#core/notifications/fall-back.ts'
import { tellInvoice, tellOutcome, tellWebhookEnded, tellWelcome } from '#core/notifications/telling/tell-account.ts'
import { tellAnswerDue, tellAssigned } from '#core/notifications/telling/tell-front-desk.ts'
import {
  tellQuoteAgreed,
  tellQuoteAsked,
  tellQuoteEnded,
  tellQuotePrice,
  tellQuoteRefused,
  tellQuotesLapsed,
  tellQuotesSilent,
  tellQuoteUnanswered,
} from '#core/notifications/telling/tell-quotes.ts'
import {
  tellRescueAnswered,
  tellRescueCalledOff,
  tellRescueClosed,
  tellRescueGivenUp,
  tellRescueOpened,
  tellRescueTaken,
  tellRescueUnanswered,
} from '#core/notifications/telling/tell-rescue.ts'
import { tellRescueLate, tellRescueThere, tellRescueTold } from '#core/notifications/telling/tell-roadside.ts'
import {
  tellInvitation,
  tellMemberChange,
  tellPictureWanted,
  tellStockAged,
} from '#core/notifications/telling/tell-shop.ts'
import { tellDayBegins, tellMonthOver } from '#core/notifications/telling/tell-shop-day.ts'
import { tellMessage, tellUndone } from '#core/notifications/telling/tell-thread.ts'
import { pushBooking, pushQuotes } from '#core/realtime.ts'
import {
  type Happened,
  hook,
  planCorrected,
  pushRescue,
  tell,
  tellChanged,
  tellCorrected,
  tellEnded,
  tellMoved,
  tellOffered,
  tellPayerAgreed,
  tellStands,
  tellTakenOnWeb,
} from './booking-effects.ts'

type Effect<Type extends EventType> = (ctx: Context, event: Happened<Type>) => Promise<void>
export type Reactions = { [Type in EventType]: readonly Effect<Type>[] }

const matchListings = async (ctx: Context, { listingIds }: { listingIds: string[] }): Promise<void> =>
  void (await matchAlerts(ctx, { listingIds }))
const matchDeal = (ctx: Context, { listingId }: { listingId: string }) =>
  matchListings(ctx, { listingIds: [listingId] })
const noticeListings = (ctx: Context, { listingIds }: { listingIds: string[] }) => refreshAfterListings(ctx, listingIds)
const noticeDeal = (ctx: Context, { listingId }: { listingId: string }) => refreshAfterListings(ctx, [listingId])

/** The effects of each event. Effects only write rows and ask for jobs, so an event has all of its effects or none. */
export const reactions: Reactions = {
  'booking.requested': [
    hook('booking.requested'),
    tell('shop', 'booking_request'),
    tell('customer', 'booking_requested'),
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.confirmed': [
    hook('booking.confirmed'),
    tell('customer', 'booking_confirmed'),
    tell('shop', 'booking_accepted'),
    planAgreed,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.entered': [
    hook('booking.confirmed'),
    tell('customer', 'booking_confirmed'),
    planAgreed,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.bay_changed': [pushBooking],
  'booking.declined': [
    hook('booking.declined'),
    tell('customer', 'booking_declined'),
    noteRefused,
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.time_proposed': [
    hook('booking.time_proposed'),
    tell('customer', 'booking_time_proposed'),
    ...tellOffered,
    noteOffered('shop'),
    planReminders,
    pushBooking,
  ],
  'booking.proposal_declined': [
    hook('booking.proposal_declined'),
    tell('shop', 'booking_proposal_declined'),
    tell('customer', 'booking_withdrawn'),
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.answer_undone': [
    hook('booking.answer_undone'),
    tell('customer', 'booking_taken_back'),
    planReminders,
    pushBooking,
    refreshAfterBooking,
    recountBooking,
  ],
  'booking.cancelled_by_customer': [
    hook('booking.cancelled_by_customer'),
    tell('shop', 'booking_cancelled'),
    tell('customer', 'booking_withdrawn'),
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.cancelled_by_shop': [
    hook('booking.cancelled_by_shop'),
    tell('customer', 'booking_cancelled'),
    noteRefused,
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.expired': [
    hook('booking.expired'),
    tell('customer', 'booking_expired'),
    tell('shop', 'booking_proposal_expired'),
    planReminders,
    pushBooking,
    refreshAfterBooking,
  ],
  'booking.move_asked': [
    hook('booking.move_asked'),
    tell('shop', 'booking_move_asked'),
    noteOffered('customer'),
    planReminders,
    pushBooking,
  ],
  'booking.move_proposed': [
    hook('booking.move_proposed'),
    tell('customer', 'booking_move_proposed'),
    ...tellOffered,
    noteOffered('shop'),
    planReminders,
    pushBooking,
  ],
  'booking.rescheduled': [hook('booking.rescheduled'), tellMoved, planAgreed, pushBooking],
  'booking.changed': [hook('booking.changed'), tellChanged, planAgreed, pushBooking, refreshAfterBooking],
  'booking.move_ended': [hook('booking.move_ended'), tellStands, planReminders, pushBooking],
  'booking.offers_ended': [hook('booking.offers_ended'), tellEnded, planReminders, pushBooking, refreshAfterBooking],
  'booking.corrected': [hook('booking.corrected'), tellCorrected, planCorrected, pushBooking, refreshAfterBooking],
  'booking.ready': [hook('booking.ready'), tell('customer', 'booking_ready'), planReminders, pushBooking],
  'booking.done_corrected': [
    hook('booking.done_corrected'),
    tell('customer', 'booking_done_corrected'),
    pushBooking,
    recountBooking,
  ],
  'booking.still_open': [tell('shop', 'booking_still_open')],
  'booking.payer_agreed': [tellPayerAgreed, pushBooking],
  'booking.started': [hook('booking.started'), tell('customer', 'booking_started'), planReminders, pushBooking],
  'booking.completed': [
    hook('booking.completed'),
    tell('customer', 'booking_completed'),
    planReminders,
    pushBooking,
    recountBooking,
  ],
  'booking.no_show': [hook('booking.no_show'), tell('customer', 'booking_missed'), planReminders, pushBooking],
  'booking.reminder_due': [tell('customer', 'booking_reminder')],
  'booking.unanswered': [tell('shop', 'booking_unanswered'), tell('customer', 'booking_silent')],
  'rescue.opened': [tellRescueOpened],
  'rescue.answered': [tellRescueAnswered],
  'rescue.unanswered': [tellRescueUnanswered],
  'rescue.taken': [hook('booking.confirmed'), tellRescueTaken, tellTakenOnWeb, pushBooking, refreshAfterBooking],
  'rescue.told': [tellRescueTold],
  'rescue.late': [tellRescueLate],
  'rescue.there': [tellRescueThere],
  'rescue.called_off': [
    hook('booking.cancelled_by_customer'),
    tellRescueCalledOff,
    tell('customer', 'booking_withdrawn'),
    planReminders,
    pushBooking,
    pushRescue,
    refreshAfterBooking,
  ],
  'rescue.given_up': [
    hook('booking.cancelled_by_shop'),
    tellRescueGivenUp,
    planReminders,
    pushBooking,
    pushRescue,
    refreshAfterBooking,
  ],
  'rescue.closed': [tellRescueClosed],
  'quote.asked': [tellQuoteAsked, pushQuotes],
  'quote.answered': [tellQuotePrice, notePriced, pushQuotes],
  'quote.refused': [tellQuoteRefused, pushQuotes],
  'quote.payer_agreed': [tellQuoteAgreed, pushQuotes],
  'quote.taken': [pushQuotes],
  'quote.ended': [tellQuoteEnded, pushQuotes],
  'quote.closed': [pushQuotes],
  'quote.lapsed': [tellQuotesLapsed, pushQuotes],
  'quote.silent': [tellQuotesSilent],
  'quote.unanswered': [tellQuoteUnanswered],
  'thread.message_sent': [tellMessage, answerAway, refreshAfterMessage],
  'thread.message_undone': [tellUndone, refreshAfterThread],
  'thread.assigned': [tellAssigned],
  'thread.answer_due': [tellAnswerDue],
  'thread.wait_changed': [refreshAfterThread],
  'account.registered': [tellWelcome],
  'account.reset_asked': [mailReset],
  'application.submitted': [tellApplication, refreshShop],
  'application.answered': [tellOutcome, refreshShop],
  'member.invited': [tellInvitation],
  'member.changed': [tellMemberChange],
  'deal.published': [matchDeal, noticeDeal],
  'listing.changed': [matchListings, noticeListings],
  'stock.aged': [tellStockAged],
  'shop.picture_wanted': [tellPictureWanted],
  'shop.day_begins': [tellDayBegins],
  'shop.month_over': [tellMonthOver],
  'alerts.found': [],
  'alerts.aged': [],
  'notices.tested': [],
  'message.failed': [fallBack],
  'webhook.ended': [tellWebhookEnded],
  'invoice.tell': [tellInvoice],
  'announcement.begun': [],
  'announcement.tested': [],
  'messaging.trouble': [tellAdmins],
}
