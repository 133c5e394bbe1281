import { membershipsOf } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { personOf } from '../messaging/people/person.ts'
import { allows, chatPreferences, type Topic } from '../rules/notifications/preferences.ts'
import type { SettingsView } from '../texts/settings.ts'

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
