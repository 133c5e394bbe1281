import type { Preferences } from '#core/rules/notifications/preferences.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Defaulted, DefaultedInstant, Instant, Json, Optional, OptionalInstant, TimeOnly } from './columns.ts'

export type AccountTable = {
  id: Defaulted<string>
  role: 'customer' | 'business' | 'admin'
  full_name: string
  email: Optional<string>
  phone: Optional<string>
  password_hash: Optional<string>
  /** Until then anybody may have typed it. */
  email_verified_at: OptionalInstant
  /** What it claimed until somebody else proved it; it still signs in with it. */
  lost_email: Optional<string>
  registered_by: Defaulted<'email' | 'whatsapp'>
  first_name: Optional<string>
  last_name: Optional<string>
  address: Optional<string>
  city: Optional<string>
  postal_code: Optional<string>
  /** As they typed it. */
  tyre_brand: Optional<string>
  created_at: DefaultedInstant
  updated_at: DefaultedInstant
}

export type ContactTable = {
  id: Defaulted<string>
  account_id: Optional<string>
  name: Optional<string>
  email: Optional<string>
  language: Optional<Language>
  time_zone: Defaulted<string>
  /** Where WhatsApp answers go: an E.164 number or a business-scoped id, without the `whatsapp:` prefix. */
  whatsapp_address: Optional<string>
  last_inbound_at: OptionalInstant
  is_demo: Defaulted<boolean>
  created_at: DefaultedInstant
}

export type ContactAddressTable = {
  kind: 'phone' | 'bsuid' | 'parent_bsuid'
  value: string
  contact_id: string
  proven_at: OptionalInstant
}

export type CommunicationPreferenceTable = {
  contact_id: string
  switches: Json<Preferences>
  quiet_hours_start: Defaulted<TimeOnly>
  quiet_hours_end: Defaulted<TimeOnly>
  updated_at: DefaultedInstant
}

export type ConsentTable = {
  id: Defaulted<string>
  contact_id: string
  channel: 'whatsapp' | 'email' | 'sms' | 'push' | 'in_app'
  purpose: 'service' | 'deals' | 'marketing'
  given: boolean
  how: string
  source: string
  at: Instant
}

export type GarageVehicleTable = {
  id: Defaulted<string>
  account_id: string
  slot: number
  /** What the driver calls it; empty where they call it nothing. */
  name: Defaulted<string>
  /** Empty while its driver has not said so much; so is model. */
  make: string
  model: string
  variant: Defaulted<string>
  year: Optional<number>
  /** As formatTyreSize writes it; in front where rear_size differs. */
  size: Optional<string>
  rear_size: Optional<string>
  /** As plateOf writes it; empty if its driver has not said so. */
  plate: Defaulted<string>
  created_at: Instant
}
