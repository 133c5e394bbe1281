import type { ChannelSwitches, Preferences } from '#core/rules/notifications/preferences.ts'
import type { PreferenceRow } from '#db/queries/messaging/contacts.ts'

type Columns = Omit<PreferenceRow, 'contact_id' | 'quiet_hours_start' | 'quiet_hours_end' | 'updated_at'>

export const preferenceColumns = ({ email, whatsapp, in_app, sms }: Preferences): Columns => ({
  email_enabled: email.enabled,
  email_bookings: email.bookings,
  email_quotes: email.quotes,
  email_messages: email.messages,
  email_marketing: email.marketing,
  email_deals: email.deals,
  whatsapp_enabled: whatsapp.enabled,
  whatsapp_bookings: whatsapp.bookings,
  whatsapp_quotes: whatsapp.quotes,
  whatsapp_messages: whatsapp.messages,
  whatsapp_marketing: whatsapp.marketing,
  whatsapp_deals: whatsapp.deals,
  system_enabled: in_app.enabled,
  system_bookings: in_app.bookings,
  system_quotes: in_app.quotes,
  system_messages: in_app.messages,
  system_deals: in_app.deals,
  sms_enabled: sms?.enabled ?? false,
})

export const readPreferences = (row: Columns): Preferences => ({
  email: switches(
    row.email_enabled,
    row.email_bookings,
    row.email_quotes,
    row.email_messages,
    row.email_deals,
    row.email_marketing,
  ),
  whatsapp: switches(
    row.whatsapp_enabled,
    row.whatsapp_bookings,
    row.whatsapp_quotes,
    row.whatsapp_messages,
    row.whatsapp_deals,
    row.whatsapp_marketing,
  ),
  in_app: switches(
    row.system_enabled,
    row.system_bookings,
    row.system_quotes,
    row.system_messages,
    row.system_deals,
    false,
  ),
  sms: { enabled: row.sms_enabled },
})

const switches = (
  enabled: boolean,
  bookings: boolean,
  quotes: boolean,
  messages: boolean,
  deals: boolean,
  marketing: boolean,
): ChannelSwitches => ({ enabled, bookings, quotes, messages, deals, marketing })
