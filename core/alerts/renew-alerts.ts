import {
  alertsOf,
  answerAsked,
  askLater,
  claimAsking,
  markAsked,
  pauseAlerts,
  unansweredAlerts,
} from '#db/queries/alerts/alerts.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Alert } from '../contracts/alerts.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { chatForm } from '../notifications/chat-form.ts'
import { kinds } from '../notifications/kinds/kinds.ts'
import { notify } from '../notifications/notify.ts'
import { openerState } from '../notifications/templates/templates.ts'
import { askAt, unansweredSince } from '../rules/alerts/alert-life.ts'
import { decide } from '../rules/notifications/notify.ts'
import { textsIn } from '../texts/texts.ts'
import { alertView, ownerOf } from './alert-view.ts'

const BATCH_SIZE = 20

/** Switches off the alerts that got no answer within a week. */
export const pauseUnanswered = eachDue<string>({
  name: 'alert-unanswered',
  claim: (ctx, claim) => unansweredAlerts(ctx.db, unansweredSince(claim.at), claim),
  id: (alertId) => alertId,
  doAll: (ctx, ids) => pauseAlerts(ctx.db, ids),
})

/** Asks people whose alerts have run for 90 days whether to go on. */
export const renewAlerts = eachDue<string>({
  name: 'alert-renewal',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => claimAsking(ctx.db, claim),
  id: (contactId) => contactId,
  do: async (ctx, contactId) => ask(ctx, await personOf(ctx, contactId)),
})

async function ask(ctx: Context, person: KnownPerson): Promise<void> {
  const now = ctx.clock.now()
  const opener = await openerState(ctx, 'alert_renewal', person.language ?? 'en')
  const decision = decide(kinds.alert_renewal, 'whatsapp', person, now, opener.state)
  if (decision.do === 'hold') return void (await askLater(ctx.db, person.contactId, now, decision.until))
  // A person whom we may not ask gives no answer either, so the alerts end after the same week.
  const asked = new Set(await markAsked(ctx.db, person.contactId, now))
  const alerts = (await alertsOf(ctx.db, person.contactId)).filter((row) => asked.has(row.id)).map(alertView)
  await write(ctx, person, alerts)
}

async function write(ctx: Context, person: KnownPerson, alerts: readonly Alert[]): Promise<void> {
  const language = person.language ?? 'en'
  await notify(ctx, {
    eventId: await record(ctx, { type: 'alerts.aged', contactId: person.contactId }),
    recipient: `contact:${person.contactId}`,
    contactId: person.contactId,
    person,
    kind: 'alert_renewal',
    bookingId: null,
    notice: kinds.alert_renewal.notice({ alerts }, textsIn(language)),
    ...(await chatForm(ctx, 'alert_renewal', kinds.alert_renewal, { alerts }, language)),
  })
}

/** Takes the answer to that question, also a late one. Returns how many alerts it was about. Throws PERSON_REQUIRED. */
export const answerRenewal = (ctx: Context, actor: Actor, answer: 'keep' | 'stop'): Promise<number> =>
  answerAsked(
    ctx.db,
    ownerOf(actor),
    answer === 'keep' ? { active: true, ask_at: askAt(ctx.clock.now()) } : { active: false },
  )
