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
import { lapseRounds } from '#core/quotes/rounds/end-round.ts'
import { fetchDueFiles } from '#core/threads/files/fetch-files.ts'
import { sweepEvents } from '#workers/handlers/event.ts'
import { makeSenders, type Senders } from '#workers/senders/senders.ts'
import { syncTemplates } from '#workers/senders/whatsapp-templates.ts'

const MAX_ROUNDS = 100
const made = new WeakMap<Config, Senders>()

/**
 * Does all the work that is due at this moment, here and now: what has run out, reactions, decisions on what was held,
 * messages and mails, until nothing is left. What waits for a later time stays.
 */
export async function drainWork(ctx: Context, senders: Senders = sendersOf(ctx)): Promise<void> {
  if (keepsTemplates(ctx) && !(await hasTemplates(ctx))) await syncTemplates(ctx, senders.whatsapp.client)
  await expireBookings(ctx)
  await lapseRounds(ctx)
  await refreshDeals(ctx)
  // Messages come first: often they are all there is, so that one round tells.
  const works: (() => Promise<number>)[] = [
    () => senders.whatsapp.sweep(),
    () => sweepEvents(ctx),
    () => remindDue(ctx),
    () => tellAlerts(ctx),
    () => runAnnouncements(ctx),
    () => decideHeldMessages(ctx),
    () => decideHeldMails(ctx),
    () => decideHeldPushes(ctx),
    () => sendDigests(ctx),
    () => sweepImports(ctx),
    () => fetchDueFiles(ctx, senders),
    () => senders.mail.sweep(),
    () => senders.push.sweep(),
    () => senders.webhooks.sweep(),
  ]
  let left = works.length
  for (let round = 0; round < MAX_ROUNDS; round++)
    for (const work of works) {
      left = (await work()) > 0 ? works.length : left - 1
      if (left === 0) return
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
