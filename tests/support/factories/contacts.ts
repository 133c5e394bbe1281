import type { Membership } from '#core/actor.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { chatPreferences } from '#core/rules/notifications/preferences.ts'
import { insertPreferences, type PreferenceChange, updatePreferences } from '#db/queries/messaging/preferences.ts'
import type { Place } from './place.ts'

let made = 0
const next = (): number => ++made

export type MadeContact = { id: string; name: string | null; phone: string }

export type ContactOptions = {
  name?: string | null
  phone?: string
  email?: string
  language?: 'en' | 'af'
  lastInboundAt?: Date | null
}

/** A person who has written to the number: WhatsApp on for bookings, quotes and messages, no marketing. */
export async function makeContact({ db, clock }: Place, options: ContactOptions = {}): Promise<MadeContact> {
  const phone = options.phone ?? `+2782${String(1_000_000 + next()).padStart(7, '0')}`
  const name = options.name === undefined ? 'Thandi Nkosi' : options.name
  const { id } = await db
    .insertInto('contact')
    .values({
      name,
      email: options.email ?? null,
      language: options.language ?? null,
      whatsapp_address: phone,
      last_inbound_at: options.lastInboundAt === undefined ? clock.now() : options.lastInboundAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contact_address')
    .values({ kind: 'phone', value: phone, contact_id: id, proven_at: clock.now() })
    .execute()
  await insertPreferences(db, id, chatPreferences)
  return { id, name, phone }
}

/** What a person has switched on, off or set as quiet hours. */
export const setPreferences = ({ db, clock }: Place, contact: { id: string }, change: PreferenceChange) =>
  updatePreferences(db, contact.id, change, clock.now())

export type MadeMember = MadeContact & { shops: Membership[] }

/** Somebody who answers for the shop on WhatsApp. */
export async function makeStaff(
  place: Place,
  shop: { id: string },
  options: ContactOptions & { role?: ShopRole } = {},
): Promise<MadeMember> {
  const contact = await makeContact(place, { name: 'Pieter at the counter', ...options })
  return { ...contact, shops: [await makeMember(place, shop, contact.id, options.role)] }
}

/** The contact belongs to the shop from now on. */
export async function makeMember(
  { db, clock }: Place,
  shop: { id: string },
  contactId: string,
  role: ShopRole = 'staff',
): Promise<Membership> {
  await db
    .insertInto('shop_member')
    .values({ shop_id: shop.id, contact_id: contactId, role, since: clock.now() })
    .execute()
  return { shopId: shop.id, role }
}
