import { renewAlerts } from '#core/alerts/renew-alerts.ts'
import { tellAlerts } from '#core/alerts/tell-alerts.ts'
import { keepFigures } from '#core/analytics/keep-figures.ts'
import { runAnnouncements } from '#core/announcements/run.ts'
import { forgetAudit } from '#core/audit/clean-up.ts'
import { forgetExpired } from '#core/auth/forget-expired.ts'
import { issueInvoices } from '#core/billing/issue-invoices.ts'
import { remindOfInvoices } from '#core/billing/reminders.ts'
import { expireBookings } from '#core/bookings/clocks/expire-bookings.ts'
import { remindDue } from '#core/bookings/clocks/remind.ts'
import type { Context } from '#core/context.ts'
import { sweepNotices } from '#core/dashboard/refresh-notices.ts'
import { refreshDeals } from '#core/deals/refresh-deals.ts'
import { forgetAnswers } from '#core/idempotency/once.ts'
import { forgetImports, sweepImports } from '#core/imports/run-import.ts'
import { wakeSnoozed } from '#core/inbox/change-inbox.ts'
import { warnWaiting } from '#core/inbox/warn-waiting.ts'
import { askAboutStock } from '#core/inventory/ask-stock.ts'
import { forgetDeliveries } from '#core/machines/deliver.ts'
import { sweepPictures } from '#core/media/keep-picture.ts'
import { forgetOld } from '#core/messaging/forget-old.ts'
import { mendTimes } from '#core/messaging/outbound/outbox.ts'
import { decideAgain } from '#core/notifications/decide-again.ts'
import { sendDigests } from '#core/notifications/digest.ts'
import { keepsTemplates } from '#core/notifications/templates/template-state.ts'
import { keepDeliveries } from '#core/operations/delivery.ts'
import { forgetProcesses } from '#core/operations/overview.ts'
import { fetchFiles } from '#core/threads/files/fetch-files.ts'
import { sweepFiles } from '#core/threads/files/sweep-files.ts'
import { sendDueMessages } from '#core/threads/send-message.ts'
import { fetchPictures } from '#core/tyres/fetch-pictures.ts'
import { sweepEvents } from './handlers/event.ts'
import { checkTemplates } from './handlers/templates.ts'
import { sweepWhatsapp } from './handlers/whatsapp.ts'
import type { Senders } from './senders/senders.ts'
import { catchUpFromTwilio } from './senders/whatsapp-catch-up.ts'
import { syncTemplates } from './senders/whatsapp-templates.ts'

export type Clockwork = { everyMs: number; turn(ctx: Context, senders: Senders): Promise<unknown> }

const seconds = (count: number) => count * 1000

/**
 * Every clock. Each turn may run in several processes at once: rows are claimed, so that what one does the others find
 * done.
 */
export const clocks = {
  events: { everyMs: seconds(5), turn: (ctx) => sweepEvents(ctx) },
  timesAhead: { everyMs: seconds(15), turn: (ctx) => mendTimes(ctx) },
  whatsapp: { everyMs: 500, turn: (_, { whatsapp }) => sweepWhatsapp(whatsapp) },
  announcements: { everyMs: seconds(5), turn: (ctx) => runAnnouncements(ctx) },
  held: { everyMs: seconds(15), turn: (ctx) => decideAgain(ctx) },
  digests: { everyMs: seconds(60), turn: (ctx) => sendDigests(ctx) },
  mail: { everyMs: seconds(15), turn: (_, { mail }) => mail.sweep() },
  push: { everyMs: seconds(15), turn: (_, { push }) => push.sweep() },
  webhooks: { everyMs: seconds(15), turn: (_, { webhooks }) => webhooks.sweep() },
  oldDeliveries: { everyMs: seconds(6 * 3600), turn: (ctx) => forgetDeliveries(ctx) },
  imports: { everyMs: seconds(15), turn: (ctx) => sweepImports(ctx) },
  oldImports: { everyMs: seconds(6 * 3600), turn: (ctx) => forgetImports(ctx) },
  bookings: { everyMs: seconds(30), turn: (ctx) => expireBookings(ctx) },
  scheduledMessages: { everyMs: seconds(30), turn: (ctx) => sendDueMessages(ctx) },
  waiting: { everyMs: seconds(30), turn: (ctx) => warnWaiting(ctx) },
  filesToFetch: { everyMs: seconds(5), turn: (ctx, { media }) => fetchFiles(ctx, media) },
  loosePictures: { everyMs: seconds(3600), turn: (ctx) => sweepPictures(ctx) },
  tyrePictures: { everyMs: seconds(5), turn: (ctx, { pictures }) => fetchPictures(ctx, pictures) },
  unsentFiles: { everyMs: seconds(600), turn: (ctx) => sweepFiles(ctx) },
  snoozes: { everyMs: seconds(30), turn: (ctx) => wakeSnoozed(ctx) },
  reminders: { everyMs: seconds(30), turn: (ctx) => remindDue(ctx) },
  deals: { everyMs: seconds(60), turn: (ctx) => refreshDeals(ctx) },
  stockQuestions: { everyMs: seconds(600), turn: (ctx) => askAboutStock(ctx) },
  shopNotices: { everyMs: seconds(60), turn: (ctx) => sweepNotices(ctx) },
  alerts: { everyMs: seconds(60), turn: (ctx) => tellAlerts(ctx) },
  alertRenewals: { everyMs: seconds(900), turn: (ctx) => renewAlerts(ctx) },
  auth: { everyMs: seconds(600), turn: (ctx) => forgetExpired(ctx) },
  oldRecords: { everyMs: seconds(6 * 3600), turn: (ctx) => forgetOld(ctx) },
  auditTrail: { everyMs: seconds(6 * 3600), turn: (ctx) => forgetAudit(ctx) },
  invoices: { everyMs: seconds(600), turn: (ctx) => issueInvoices(ctx) },
  invoiceReminders: { everyMs: seconds(600), turn: (ctx) => remindOfInvoices(ctx) },
  figures: { everyMs: seconds(900), turn: (ctx) => keepFigures(ctx) },
  deliveries: { everyMs: seconds(600), turn: (ctx) => keepDeliveries(ctx) },
  oldBeats: { everyMs: seconds(600), turn: (ctx) => forgetProcesses(ctx) },
  answers: { everyMs: seconds(600), turn: (ctx) => forgetAnswers(ctx) },
  catchUp: { everyMs: seconds(180), turn: (ctx, { whatsapp }) => catchUpFromTwilio(ctx, whatsapp.client) },
  templateChecks: { everyMs: seconds(15), turn: (ctx, { whatsapp }) => checkTemplates(ctx, whatsapp.client) },
  templates: { everyMs: seconds(300), turn: (ctx, senders) => keepTemplates(ctx, senders) },
} as const satisfies Record<string, Clockwork>

export type ClockName = keyof typeof clocks
export const clockNames = Object.keys(clocks) as ClockName[]

/** Throws while not all are there, so that it is tried again soon. */
async function keepTemplates(ctx: Context, { whatsapp }: Senders): Promise<void> {
  if (!keepsTemplates(ctx)) return
  const { complete } = await syncTemplates(ctx, whatsapp.client)
  if (!complete) throw new Error('not all templates are at Twilio yet')
}
