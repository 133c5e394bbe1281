import type { Context } from '../context.ts'
import { noteConsents } from '../messaging/people/consents.ts'
import { givePreferences, savePreferences } from '../messaging/people/keep-preferences.ts'
import { personOf } from '../messaging/people/person.ts'
import { allows, chatPreferences } from '../rules/notifications/preferences.ts'

/** How a person said yes, and where. */
type Word = { how: string; source: AlertsFrom }
export type AlertsFrom = 'whatsapp' | 'web'

/** Whether deal alerts may reach the person on WhatsApp: a recorded yes, and the switch on. */
export async function hearsAlerts(ctx: Context, contactId: string): Promise<boolean> {
  const { consents, preferences } = await personOf(ctx, contactId)
  return consents['whatsapp:deals'] === true && allows(preferences, 'whatsapp', 'deals')
}

/** A person who asks for an alert says yes to its messages: this records the consent and switches deal alerts on. */
export async function optIn(ctx: Context, contactId: string, word: Word): Promise<void> {
  if (await hearsAlerts(ctx, contactId)) return
  await givePreferences(ctx, contactId, chatPreferences)
  await switchTo(ctx, contactId, true, word)
}

/** Switches deal alerts on WhatsApp off and withdraws the consent. */
export const optOut = (ctx: Context, contactId: string, word: Word) => switchTo(ctx, contactId, false, word)

async function switchTo(ctx: Context, contactId: string, given: boolean, word: Word): Promise<void> {
  const whatsapp = given ? { enabled: true, deals: true } : { deals: false }
  await savePreferences(ctx, contactId, { switches: { whatsapp } })
  await noteConsents(ctx, contactId, [{ channel: 'whatsapp', purpose: 'deals', given }], word)
}
