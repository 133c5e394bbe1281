import { membershipsOf } from '#db/queries/shops/members.ts'
import { planRemindersOf } from '../../bookings/clocks/remind.ts'
import type { Context } from '../../context.ts'
import { personOf } from '../../messaging/people/person.ts'
import { givePreferences, noteConsents, savePreferences } from '../../messaging/people/preferences.ts'
import { allows, chatPreferences, type SwitchChange, type Topic } from '../../rules/notifications/preferences.ts'
import type { SettingsView } from '../../texts/settings.ts'
import { transaction } from '../../transaction.ts'

/** The person's settings as they apply: advertising is on only on channels with a consent. */
export async function settingsOf(ctx: Context, contactId: string): Promise<SettingsView> {
  const { preferences = chatPreferences, consents, quietHours, email, accountId } = await personOf(ctx, contactId)
  const hasShop = (await membershipsOf(ctx.db, contactId)).length > 0
  const on = (topic: Topic): boolean => allows(preferences, 'whatsapp', topic)
  return {
    left: consents['whatsapp:service'] === false,
    channels: {
      whatsapp: preferences.whatsapp.enabled,
      email: preferences.email.enabled,
      in_app: preferences.in_app.enabled,
    },
    topics: {
      bookings: on('bookings'),
      quotes: on('quotes'),
      messages: on('messages'),
      ...(hasShop && { stock: on('stock'), day: on('day') }),
      deals: on('deals') && consents['whatsapp:deals'] === true,
      marketing: on('marketing') && consents['whatsapp:marketing'] === true,
    },
    email,
    sms: ctx.config.twilio.smsNumber ? (preferences.sms?.enabled ?? false) : undefined,
    quiet: quietHours.start === quietHours.end ? undefined : { start: quietHours.start, end: quietHours.end },
    hasAccount: accountId !== undefined,
  }
}

/** The changes; a field that is left out stays. Topics are those of WhatsApp. */
export type SettingsChange = {
  topics?: Partial<Record<Topic, boolean>>
  channels?: Partial<Record<'whatsapp' | 'email' | 'sms', boolean>>
  /** Wall-clock times HH:MM in the person's zone; the same twice: no hour is quiet. */
  quiet?: { start?: string; end?: string }
}

/** Changes a person's settings as they asked in the chat, and records consents. Returns the settings that now apply. */
export const changeSettings = (ctx: Context, contactId: string, change: SettingsChange): Promise<SettingsView> =>
  transaction(ctx, async (ctx) => {
    const { topics = {}, channels = {}, quiet = {} } = change
    await givePreferences(ctx, contactId, chatPreferences)
    await savePreferences(ctx, contactId, { switches: switchesOf(topics, channels), quiet })
    await noteAdvertising(ctx, contactId, topics)
    if (quiet.start || quiet.end) await planRemindersOf(ctx, contactId)
    return settingsOf(ctx, contactId)
  })

/** A topic that is switched on switches the channel on; a no to advertising counts on every channel. */
function switchesOf(
  topics: NonNullable<SettingsChange['topics']>,
  channels: NonNullable<SettingsChange['channels']>,
): SwitchChange {
  const anyOn = Object.values(topics).includes(true)
  return {
    whatsapp: {
      ...topics,
      ...(anyOn && { enabled: true }),
      ...(channels.whatsapp !== undefined && { enabled: channels.whatsapp }),
    },
    email: {
      ...(topics.deals === false && { deals: false }),
      ...(topics.marketing === false && { marketing: false }),
      ...(channels.email !== undefined && { enabled: channels.email }),
    },
    in_app: topics.deals === false ? { deals: false } : {},
    ...(channels.sms !== undefined && { sms: { enabled: channels.sms } }),
  }
}

/** A no to advertising counts on every channel, a yes only on the one where it was given. */
async function noteAdvertising(
  ctx: Context,
  contactId: string,
  topics: Partial<Record<Topic, boolean>>,
): Promise<void> {
  for (const purpose of ['deals', 'marketing'] as const) {
    const given = topics[purpose]
    if (given === undefined) continue
    const channels = given ? (['whatsapp'] as const) : (['whatsapp', 'email', 'sms', 'push', 'in_app'] as const)
    await noteConsents(
      ctx,
      contactId,
      channels.map((channel) => ({ channel, purpose, given })),
      { how: given ? 'switched it on in the chat' : 'switched it off in the chat', source: 'whatsapp' },
    )
  }
}
