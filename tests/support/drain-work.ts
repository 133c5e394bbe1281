import { tellAlerts } from '#core/alerts/tell-alerts.ts'
import { runAnnouncements } from '#core/announcements/run.ts'
import { expireBookings } from '#core/bookings/clocks/expire-bookings.ts'
import { remindDue } from '#core/bookings/clocks/remind.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { refreshDeals } from '#core/deals/refresh-deals.ts'
import { sweepImports } from '#core/imports/run-import.ts'
import { storedTemplate } from '#core/messaging/templates/template-store.ts'
import { decideHeldMails, decideHeldMessages, decideHeldPushes } from '#core/notifications/decide-again.ts'
import { sendDigests } from '#core/notifications/digest.ts'
import { keepsTemplates } from '#core/notifications/templates/template-state.ts'
import { allTemplates, type Template } from '#core/notifications/templates/templates.ts'
import { fetchDueFiles } from '#core/threads/files/fetch-files.ts'
import { sweepEvents } from '#workers/handlers/event.ts'
import { makeSenders, type Senders } from '#workers/senders/senders.ts'
import { syncTemplates } from '#workers/senders/whatsapp-templates.ts'

const MOST_ROUNDS = 100
const made = new WeakMap<Config, Senders>()

/**
 * Does all the work that is due at this moment, here and now: what has run out, reactions, decisions on what was held,
 * messages and mails, until nothing is left. What waits for a later time stays.
 */
export async function drainWork(ctx: Context, senders: Senders = sendersOf(ctx)): Promise<void> {
  if (keepsTemplates(ctx) && !(await hasTemplates(ctx))) await syncTemplates(ctx, senders.whatsapp.client)
  await expireBookings(ctx)
  await refreshDeals(ctx)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const done =
      (await sweepEvents(ctx)) +
      (await remindDue(ctx)) +
      (await tellAlerts(ctx)) +
      (await runAnnouncements(ctx)) +
      (await decideHeldMessages(ctx)) +
      (await decideHeldMails(ctx)) +
      (await decideHeldPushes(ctx)) +
      (await sendDigests(ctx)) +
      (await sweepImports(ctx)) +
      (await fetchDueFiles(ctx, senders)) +
      (await senders.whatsapp.sweep()) +
      (await senders.mail.sweep()) +
      (await senders.push.sweep()) +
      (await senders.webhooks.sweep())
    if (done === 0) return
  }
  throw new Error(`work did not come to an end in ${MOST_ROUNDS} rounds`)
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
