import { sql } from 'kysely'
import { seal } from '#core/auth/admin/authenticator.ts'
import type { Config } from '#core/config.ts'
import type { SiteContent } from '#core/contracts/site.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { countFigures } from '../queries/site/site.ts'
import type { SiteContentName } from '../schema/site.ts'
import { insertAll } from './bulk.ts'
import { demoAccounts, demoAuthenticatorKey } from './demo-people.ts'
import { demoAdminId, demoApplicantId, demoStaffId } from './people.ts'
import { demoId } from './random.ts'

const claims: SiteContent['claims'] = [
  { title: 'Price match guarantee', text: 'Found the same tyre for less? Show the shop, and it matches the price.' },
  { title: 'Verified suppliers only', text: 'A shop is checked before drivers see it.' },
  { title: 'Free installation quotes', text: 'Ask any shop what the whole job costs. Asking is free.' },
]

const content: Record<Exclude<SiteContentName, 'support_whatsapp' | 'figures'>, unknown> = {
  claims,
  support_email: 'support@spoor.example',
  registered_address: '1 Example Street, Sandton, Johannesburg, 2196',
  help_url: 'https://help.spoor.example/',
}

/** Marked as the demo's, so that nobody takes it for what an admin said. What an admin said stays. */
export async function seedSite(db: Db, now: Date): Promise<void> {
  const all = { ...content, figures: await figuresOf(db) }
  await db
    .insertInto('site_content')
    .values(
      (Object.keys(all) as (keyof typeof all)[]).map((name) => ({
        name,
        value: JSON.stringify(all[name]),
        is_demo: true,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** What is counted in the demo, in the words of P-006. */
async function figuresOf(db: Db): Promise<SiteContent['figures']> {
  const { shops, drivers, rating } = await countFigures(db)
  const { mean, highest } = await countSavings(db)
  return [
    ...(drivers === 0 ? [] : [{ value: String(drivers), label: 'customers' }]),
    ...(shops === 0 ? [] : [{ value: String(shops), label: 'partner shops' }]),
    ...(mean === null ? [] : [{ value: `${mean}%`, label: `average savings on deals: save up to ${highest}%` }]),
    ...(rating === null ? [] : [{ value: `${rating} out of 5`, label: 'average rating' }]),
  ]
}

/** Of the deals, in whole percent; null without any. */
async function countSavings(db: Db): Promise<{ mean: number | null; highest: number | null }> {
  const { rows } = await sql<{ mean: number | null; highest: number | null }>`
    select round(100 * avg(saved))::int as mean, floor(100 * max(saved))::int as highest
    from (select 1 - o.price_cents::numeric / l.price_cents as saved
      from offer o join listing l on l.id = o.listing_id where o.deal_id is not null) as deals`.execute(db)
  return rows[0] ?? { mean: null, highest: null }
}

/** The demo's admin signs in with an authenticator whose key is known: `npm run admin:code` shows its code. */
export async function seedAuthenticator(db: Db, config: Pick<Config, 'authSecret'>, now: Date): Promise<void> {
  await db
    .insertInto('admin_authenticator')
    .values({ account_id: demoAdminId, sealed_key: seal(config, demoAdminId, demoAuthenticatorKey), since: now })
    .onConflict((taken) => taken.doNothing())
    .execute()
}

const SEVEN_DAYS_MINUTES = 7 * 24 * 60
const waiting = {
  id: demoId('waiting shop', 0),
  slug: 'sizwes-tyre-stop',
  name: "Sizwe's Tyre Stop",
  description: '',
  address: '12 Republic Road, Ferndale, Randburg',
  suburb: 'Ferndale',
  city: 'Randburg',
  province: 'Gauteng',
  lat: -26.0872,
  lng: 27.9935,
  contact_phone: '011 555 0170',
  contact_email: demoAccounts.applicant.email,
  business_status: 'pending',
  verified: false,
}

/** A shop that waits for approval, as its owner has just registered it, and an invitation that nobody has answered. */
export async function seedOnboarding(db: Db, firstShopId: string, now: Date): Promise<void> {
  await insertAll(
    db,
    'shop',
    {
      ...{ id: 'uuid', slug: 'text', name: 'text', description: 'text', address: 'text', suburb: 'text', city: 'text' },
      ...{ province: 'text', lat: 'double precision', lng: 'double precision', contact_phone: 'text' },
      ...{ contact_email: 'text', business_status: 'text', verified: 'boolean', submitted_at: 'timestamptz' },
      ...{ created_at: 'timestamptz', updated_at: 'timestamptz' },
    },
    [{ ...waiting, submitted_at: now, created_at: now, updated_at: now }],
  )
  await insertAll(db, 'shop_service', { shop_id: 'uuid', service: 'text' }, [
    { shop_id: waiting.id, service: 'fitting' },
    { shop_id: waiting.id, service: 'balancing' },
  ])
  await insertAll(db, 'shop_member', { shop_id: 'uuid', contact_id: 'uuid', role: 'text', since: 'timestamptz' }, [
    { shop_id: waiting.id, contact_id: demoApplicantId, role: 'owner', since: now },
  ])
  await insertAll(
    db,
    'shop_invitation',
    {
      ...{ id: 'uuid', shop_id: 'uuid', role: 'text', email: 'text', invited_by: 'uuid' },
      ...{ created_at: 'timestamptz', sent_at: 'timestamptz', expires_at: 'timestamptz' },
    },
    [
      {
        id: demoId('invitation', 0),
        shop_id: firstShopId,
        role: 'staff',
        email: demoAccounts.invited.email,
        invited_by: demoStaffId(0),
        created_at: now,
        sent_at: now,
        expires_at: addMinutes(now, SEVEN_DAYS_MINUTES),
      },
    ],
  )
}
