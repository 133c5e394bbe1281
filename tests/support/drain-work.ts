import { tellAlerts } from '#core/alerts/tell-alerts.ts'
import { expireBookings, remindDue } from '#core/bookings/clocks/remind.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { refreshDeals } from '#core/deals/feature-deals.ts'
import { storedTemplate } from '#core/messaging/templates/template-store.ts'
import { runAnnouncements } from '#core/notifications/announcements/run.ts'
import { decideHeldMails, decideHeldMessages, decideHeldPushes } from '#core/notifications/decide-again.ts'
import { sendDigests } from '#core/notifications/digest.ts'
import { allTemplates, keepsTemplates, type Template } from '#core/notifications/templates/templates.ts'
import { lapseRounds } from '#core/quotes/rounds/rounds.ts'
import { lookForSilence } from '#core/quotes/rounds/silence.ts'
import { fetchDueFiles } from '#core/threads/files/fetch-files.ts'
import { sweepImports } from '#core/tyres/imports/run-import.ts'
import { sweepEvents } from '#workers/handlers/event.ts'
import { makeSenders, type Senders } from '#workers/senders/senders.ts'
import { syncTemplates } from '#workers/senders/whatsapp-templates.ts'
import { type MayBeDue, whatMayBeDue } from './may-be-due.ts'

const MAX_ROUNDS = 100
const made = new WeakMap<Config, Senders>()

/**
 * Does all the work that is due at this moment, here and now: what has run out, reactions, decisions on what was held,
 * messages and mails, until nothing is left. What waits for a later time stays. Returns what may still be due.
 */
export async function drainWork(ctx: Context, senders: Senders = sendersOf(ctx)): Promise<ReadonlySet<MayBeDue>> {
  if (keepsTemplates(ctx) && !(await hasTemplates(ctx))) await syncTemplates(ctx, senders.whatsapp.client)
  const works: [MayBeDue, () => Promise<number>][] = [
    ['requests', () => expireBookings(ctx)],
    ['offers', () => expireBookings(ctx)],
    ['rounds', () => lapseRounds(ctx)],
    ['silentRounds', () => lookForSilence(ctx)],
    ['deals', () => refreshDeals(ctx)],
    ['whatsapp', () => senders.whatsapp.sweep()],
    ['events', () => sweepEvents(ctx)],
    ['reminders', () => remindDue(ctx)],
    ['alerts', () => tellAlerts(ctx)],
    ['announcements', () => runAnnouncements(ctx)],
    ['heldMessages', () => decideHeldMessages(ctx)],
    ['heldMails', () => decideHeldMails(ctx)],
    ['heldPushes', () => decideHeldPushes(ctx)],
    ['digests', () => sendDigests(ctx)],
    ['imports', () => sweepImports(ctx)],
    ['files', () => fetchDueFiles(ctx, senders)],
    ['mails', () => senders.mail.sweep()],
    ['pushes', () => senders.push.sweep()],
    ['webhooks', () => senders.webhooks.sweep()],
  ]
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const due = await whatMayBeDue(ctx)
    let done = 0
    for (const [name, work] of works) if (due.has(name)) done += await work()
    if (done === 0) return due
  }
  throw new Error(`work did not come to an end in ${MAX_ROUNDS} rounds`)
}

function sendersOf(ctx: Context): Senders {
  const senders = made.get(ctx.config) ?? makeSenders(ctx)
  made.set(ctx.config, senders)
  return senders
}

let last: Template | undefined

/** They are made in order, so the last one is there when all are. */
async function hasTemplates(ctx: Context): Promise<boolean> {
  last ??= allTemplates().at(-1)
  return last !== undefined && (await storedTemplate(ctx, last.name, last.language)) !== undefined
}
