import { pauseUnanswered, renewAlerts } from '#core/alerts/renew-alerts.ts'
import { alertsWait, tellAlerts } from '#core/alerts/tell-alerts.ts'
import { oldAuditTrail } from '#core/audit/read-audit.ts'
import { expiredSecrets } from '#core/auth/sessions.ts'
import { expiries, remindDue, tellDays } from '#core/bookings/clocks/remind.ts'
import { dueInvoices, issueInvoices } from '#core/businesses/billing/issue-invoices.ts'
import { remindOfInvoices } from '#core/businesses/billing/payments.ts'
import type { Context } from '#core/context.ts'
import { keepFigures, recountShops } from '#core/dashboard/analytics/keep-figures.ts'
import { sweepNotices } from '#core/dashboard/notices.ts'
import { refreshDeals } from '#core/deals/feature-deals.ts'
import { wakeSnoozed } from '#core/inbox/change-inbox.ts'
import { warnWaiting } from '#core/inbox/inbox.ts'
import { forgetDeliveries, sendDeliveries } from '#core/integrations/deliver.ts'
import { askAboutStock } from '#core/inventory/write-stock.ts'
import type { Due } from '#core/jobs/each-due.ts'
import type { JobName } from '#core/jobs/jobs.ts'
import { retryFailed } from '#core/jobs/retry-failed.ts'
import { sweepPictures } from '#core/media/keep-picture.ts'
import { oldRecords } from '#core/messaging/forget-old.ts'
import { sendMails } from '#core/messaging/mail/mail-outbox.ts'
import { mendTimes, sendToAll, settleAll } from '#core/messaging/outbound/outbox.ts'
import { runAnnouncements, tellRecipients } from '#core/notifications/announcements/run.ts'
import { decideHeldMails, decideHeldMessages, decideHeldPushes } from '#core/notifications/decide-again.ts'
import { sendDigests } from '#core/notifications/digest.ts'
import { sendPushes } from '#core/notifications/push/outbox.ts'
import { keepsTemplates } from '#core/notifications/templates/templates.ts'
import { forgetAnswers } from '#core/once.ts'
import { forgetProcesses, keepDeliveries } from '#core/operations/overview.ts'
import { lapseRounds } from '#core/quotes/rounds/rounds.ts'
import { lookForSilence } from '#core/quotes/rounds/silence.ts'
import { lookAtRounds } from '#core/rescue/rounds.ts'
import { askForPictures, fetchShopPictures } from '#core/shops/sent-pictures.ts'
import { fetchDueFiles, sweepFiles, sweepLooseFiles } from '#core/threads/files/fetch-files.ts'
import { sendDueMessages } from '#core/threads/send-message.ts'
import { fetchPictures } from '#core/tyres/fetch-pictures.ts'
import { forgetImports, sweepImports } from '#core/tyres/imports/run-import.ts'
import { sweepEvents } from './handlers/event.ts'
import { checkTemplates } from './handlers/templates.ts'
import { sweepWhatsapp } from './handlers/whatsapp.ts'
import type { Senders } from './senders/senders.ts'
import { catchUpFromTwilio } from './senders/whatsapp-catch-up.ts'
import { syncTemplates } from './senders/whatsapp-templates.ts'

/** What a turn may say: that there is more to do at once, or when there will be. */
export type TurnEnd = { next: Date } | undefined

export type Clock = {
  everyMs: number
  turn(ctx: Context, senders: Senders): Promise<TurnEnd>
  /** What of it is done row by row, so that a row which has failed can be tried again. */
  due: readonly Due<Senders>[]
  /** The nudge that makes it turn at once, if the queue could not carry it. */
  nudge?: JobName
}

const seconds = (count: number) => count * 1_000
const minutes = (count: number) => seconds(count * 60)
const hours = (count: number) => minutes(count * 60)

/** Does what is due, in this order; at once again if there may be more. */
const each = (everyMs: number, ...due: readonly Due<Senders>[]): Clock => ({
  everyMs,
  due,
  turn: async (ctx, senders) => {
    let isMore = false
    for (const one of due) if ((await one(ctx, senders)) >= one.turnSize) isMore = true
    return isMore ? { next: ctx.clock.now() } : undefined
  },
})

/** Does something that is no row, or more than rows. */
const turns = (
  everyMs: number,
  work: (ctx: Context, senders: Senders) => Promise<unknown>,
  ...due: readonly Due<Senders>[]
): Clock => ({ everyMs, due, turn: async (ctx, senders) => void (await work(ctx, senders)) })

const nudged = (nudge: JobName, clock: Clock): Clock => ({ ...clock, nudge })

/**
 * Every clock: how often it turns, and what it does. Each turn may run in several processes at once: rows are claimed,
 * so that what one does the others find done.
 */
export const clocks = {
  events: nudged('event', each(seconds(5), sweepEvents)),
  whatsapp: nudged('whatsapp', { everyMs: seconds(5), turn: sweepWhatsapp, due: [settleAll, sendToAll] }),
  mail: nudged('mail', each(seconds(15), sendMails)),
  push: nudged('push', each(seconds(15), sendPushes)),
  webhooks: nudged('webhook', each(seconds(15), sendDeliveries)),
  chatFiles: nudged('files', each(seconds(5), fetchDueFiles)),
  imports: nudged('import', each(seconds(15), sweepImports)),
  templateChecks: nudged(
    'templates',
    turns(seconds(15), (ctx, { whatsapp }) => checkTemplates(ctx, whatsapp.client)),
  ),
  held: each(seconds(15), decideHeldMessages, decideHeldMails, decideHeldPushes),
  digests: each(minutes(1), sendDigests),
  announcements: each(seconds(5), runAnnouncements, tellRecipients),
  bookings: each(seconds(30), ...expiries, lapseRounds, lookForSilence),
  reminders: each(seconds(30), remindDue),
  rescues: each(seconds(15), lookAtRounds),
  scheduledMessages: each(seconds(30), sendDueMessages),
  waiting: each(seconds(30), warnWaiting),
  snoozes: each(seconds(30), wakeSnoozed),
  tyrePictures: each(seconds(5), fetchPictures),
  deals: each(minutes(1), refreshDeals),
  stockQuestions: each(minutes(10), askAboutStock),
  pictureQuestions: each(minutes(10), askForPictures),
  shopPictures: each(seconds(60), fetchShopPictures),
  shopDays: each(minutes(1), tellDays),
  shopNotices: each(minutes(1), sweepNotices),
  alerts: { everyMs: minutes(1), due: [tellAlerts], turn: tellOfAlerts },
  alertRenewals: each(minutes(15), pauseUnanswered, renewAlerts),
  invoices: turns(minutes(10), issueInvoices, dueInvoices),
  invoiceReminders: each(minutes(10), remindOfInvoices),
  figures: turns(minutes(15), keepFigures, recountShops),
  deliveries: turns(minutes(10), keepDeliveries),
  secrets: each(minutes(10), ...expiredSecrets),
  answers: each(minutes(10), forgetAnswers),
  oldBeats: each(minutes(10), forgetProcesses),
  unsentFiles: each(minutes(10), sweepFiles, sweepLooseFiles),
  loosePictures: each(hours(1), sweepPictures),
  oldRecords: each(hours(6), ...oldRecords),
  oldDeliveries: each(hours(6), forgetDeliveries),
  oldImports: each(hours(6), forgetImports),
  auditTrail: each(hours(6), oldAuditTrail),
  timesAhead: turns(seconds(15), mendTimes),
  catchUp: each(minutes(3), catchUpFromTwilio),
  templates: turns(minutes(5), keepTemplates),
  failures: turns(seconds(15), retryEach),
} satisfies Record<string, Clock>

export type ClockName = keyof typeof clocks
export const clockNames = Object.keys(clocks) as ClockName[]

/** As many are told as can go out, until nobody waits. */
async function tellOfAlerts(ctx: Context): Promise<TurnEnd> {
  await tellAlerts(ctx)
  return (await alertsWait(ctx)) ? { next: new Date(ctx.clock.now().getTime() + seconds(1)) } : undefined
}

/** Tries what has failed before again, of every clock. */
function retryEach(ctx: Context, senders: Senders): Promise<number> {
  const all: Record<string, Clock> = clocks
  return retryFailed(
    ctx,
    Object.values(all).flatMap(({ due }) => due),
    senders,
  )
}

/** Throws while not all are there, so that it is tried again soon. */
async function keepTemplates(ctx: Context, { whatsapp }: Senders): Promise<void> {
  if (!keepsTemplates(ctx)) return
  const { complete } = await syncTemplates(ctx, whatsapp.client)
  if (!complete) throw new Error('not all templates are at Twilio yet')
}
