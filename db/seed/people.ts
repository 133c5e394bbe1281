import { hashPassword } from '#core/auth/secrets.ts'
import { chatPreferences, webPreferences } from '#core/rules/notifications/preferences.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { demoAccounts, demoDrivers, demoPassword, demoShopPhone, frontDeskNames } from './demo-people.ts'
import { demoId } from './random.ts'
import type { DemoShop } from './shops.ts'

type Person = {
  id: string
  accountId: string | null
  name: string
  email: string | null
  phone: string | null
}

const accountIds = {
  customer: demoId('account', 0),
  seller: demoId('account', 1),
  admin: demoId('account', 2),
  applicant: demoId('account', 3),
  invited: demoId('account', 4),
}
/** The contact of the demo's customer, and of whoever answers the phone of the shop with this number. */
export const demoCustomerId = demoId('driver', 0)
export const demoCustomerAccountId = accountIds.customer
export const demoDriverIds = demoDrivers.map((_, number) => demoId('driver', number))
export const demoStaffId = (shop: number): string => demoId('staff', shop)
export const demoAdminId = accountIds.admin
export const demoAdminContactId = demoId('admin', 0)
export const demoApplicantId = demoId('applicant', 0)

/** Everybody who can sign in; they all have the demo's password. */
export async function seedAccounts(db: Db, now: Date): Promise<void> {
  const password = await hashPassword(demoPassword)
  await insertAll(
    db,
    'account',
    {
      id: 'uuid',
      role: 'text',
      full_name: 'text',
      email: 'text',
      phone: 'text',
      password_hash: 'text',
      email_verified_at: 'timestamptz',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    (['customer', 'seller', 'admin', 'applicant', 'invited'] as const).map((who) => ({
      id: accountIds[who],
      role: demoAccounts[who].role,
      full_name: demoAccounts[who].fullName,
      email: demoAccounts[who].email,
      phone: demoAccounts[who].phone,
      password_hash: password,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })),
  )
  await db
    .insertInto('admin')
    .values({ account_id: accountIds.admin, roles: ['owner'], created_at: now })
    .onConflict((taken) => taken.doNothing())
    .execute()
}

/** Whoever answers each shop's phone, and the people with an account. The first shop's phone is the seller's own. */
export async function seedContacts(db: Db, shops: readonly DemoShop[], now: Date): Promise<void> {
  const { customer, admin, applicant, invited } = demoAccounts
  const staff = shops.map(staffOf)
  const drivers = demoDrivers.map(({ name, phone }, number) => ({
    id: demoId('driver', number),
    accountId: phone === customer.phone ? accountIds.customer : null,
    email: phone === customer.phone ? customer.email : null,
    name,
    phone,
  }))
  const people: Person[] = [
    ...drivers,
    { id: demoAdminContactId, accountId: accountIds.admin, name: admin.fullName, ...admin },
    { id: demoApplicantId, accountId: accountIds.applicant, name: applicant.fullName, ...applicant },
    { id: demoId('invited', 0), accountId: accountIds.invited, name: invited.fullName, ...invited },
    ...staff,
  ]
  await insertAll(
    db,
    'contact',
    contactColumns,
    people.map((person) => contactRow(person, now)),
  )
  const addresses = people
    .filter(({ phone }) => phone !== null)
    .map(({ id, phone }) => ({ kind: 'phone', value: phone, contact_id: id, proven_at: now }))
  await insertAll(
    db,
    'contact_address',
    { kind: 'text', value: 'text', contact_id: 'uuid', proven_at: 'timestamptz' },
    addresses,
  )
  await insertAll(db, 'communication_preference', preferenceTypes, people.map(preferenceRow))
  await insertAll(
    db,
    'shop_member',
    { shop_id: 'uuid', contact_id: 'uuid', role: 'text', since: 'timestamptz' },
    shops.map((shop) => ({ shop_id: shop.id, contact_id: staffOf(shop).id, role: 'owner', since: now })),
  )
}

const staffOf = ({ number, slug }: DemoShop): Person => ({
  id: demoStaffId(number),
  accountId: number === 0 ? accountIds.seller : null,
  name: frontDeskNames[number % frontDeskNames.length] ?? 'The counter',
  email: number === 0 ? demoAccounts.seller.email : `bookings@${slug}.example`,
  phone: demoShopPhone(number),
})

const contactColumns = {
  id: 'uuid',
  account_id: 'uuid',
  name: 'text',
  email: 'text',
  whatsapp_address: 'text',
  is_demo: 'boolean',
  created_at: 'timestamptz',
}

const contactRow = ({ id, accountId, name, email, phone }: Person, now: Date) => ({
  id,
  account_id: accountId,
  name,
  email,
  whatsapp_address: phone,
  is_demo: true,
  created_at: now,
})

/** As for somebody who wrote to the number, or who came by the website: no advertising. */
const preferenceTypes = { contact_id: 'uuid', switches: 'jsonb' }
const preferenceRow = ({ id, phone }: Person) => ({
  contact_id: id,
  switches: JSON.stringify(phone ? chatPreferences : webPreferences),
})
