import { insertPreferences } from '#db/queries/messaging/contacts.ts'
import { updatePreferences } from '#db/queries/messaging/preferences.ts'
import { planRemindersOf } from '../bookings/clocks/plan-reminders.ts'
import type { Context } from '../context.ts'
import { noteConsents } from '../messaging/people/consents.ts'
import { preferenceColumns } from '../messaging/people/preference-columns.ts'
import { chatPreferences, type Topic } from '../rules/notifications/preferences.ts'
import type { SettingsView } from '../texts/settings.ts'
import { transaction } from '../transaction.ts'
import { settingsOf } from './settings.ts'

/** What is to be otherwise; what is not named stays. Topics are those of WhatsApp. */
export type SettingsChange = {
  topics?: Partial<Record<Topic, boolean>>
  channels?: Partial<Record<'whatsapp' | 'email' | 'sms', boolean>>
  /** Wall-clock times HH:MM in the person's zone; the same twice: no hour is quiet. */
  quiet?: { start?: string; end?: string }
}

/** Changes a person's settings by what they said in the chat, and writes consents down. Returns what holds now. */
export const changeSettings = (ctx: Context, contactId: string, change: SettingsChange): Promise<SettingsView> =>
  transaction(ctx, async (ctx) => {
    const { topics = {}, channels = {}, quiet = {} } = change
    await insertPreferences(ctx.db, { contact_id: contactId, ...preferenceColumns(chatPreferences) })
    const switched = (Object.keys(topics) as Topic[]).map((topic) => [`whatsapp_${topic}`, topics[topic]])
    const anyOn = Object.values(topics).includes(true)
    await updatePreferences(ctx.db, contactId, {
      ...Object.fromEntries(switched),
      ...(topics.deals === false && { email_deals: false, system_deals: false }),
      ...(topics.marketing === false && { email_marketing: false }),
      ...(anyOn && { whatsapp_enabled: true }),
      ...(channels.whatsapp !== undefined && { whatsapp_enabled: channels.whatsapp }),
      ...(channels.email !== undefined && { email_enabled: channels.email }),
      ...(channels.sms !== undefined && { sms_enabled: channels.sms }),
      ...(quiet.start && { quiet_hours_start: quiet.start }),
      ...(quiet.end && { quiet_hours_end: quiet.end }),
      updated_at: ctx.clock.now(),
    })
    await noteAdvertising(ctx, contactId, topics)
    if (quiet.start || quiet.end) await planRemindersOf(ctx, contactId)
    return settingsOf(ctx, contactId)
  })

/** A no to advertising holds on every channel, a yes only on the one where it was said. */
async function noteAdvertising(
  ctx: Context,
  contactId: string,
  topics: Partial<Record<Topic, boolean>>,
): Promise<void> {
  for (const purpose of ['deals', 'marketing'] as const) {
    const given = topics[purpose]
    if (given === undefined) continue
    const channels = given ? (['whatsapp'] as const) : (['whatsapp', 'email', 'sms'] as const)
    await noteConsents(
      ctx,
      contactId,
      channels.map((channel) => ({ channel, purpose, given })),
      { how: given ? 'switched it on in the chat' : 'switched it off in the chat', source: 'whatsapp' },
    )
  }
}
