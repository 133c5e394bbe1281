import type { SiteContent } from '#core/contracts/site.ts'
import type { Db } from '../client.ts'
import type { SiteContentName } from '../schema/site.ts'

const claims: SiteContent['claims'] = [
  { title: 'Price match guarantee', text: 'Found the same tyre for less? Show the shop, and it matches the price.' },
  { title: 'Verified suppliers only', text: 'A shop is checked before drivers see it.' },
  { title: 'Free installation quotes', text: 'Ask any shop what the whole job costs. Asking is free.' },
]

const figures: SiteContent['figures'] = [
  { value: '10,000+', label: 'customers' },
  { value: '150+', label: 'partner shops' },
  { value: '30%', label: 'average savings: save up to 30%' },
  { value: '4.8 out of 5', label: 'average rating' },
]

const content: Record<Exclude<SiteContentName, 'support_whatsapp'>, unknown> = {
  claims,
  figures,
  support_email: 'support@spoor.example',
  registered_address: '1 Example Street, Sandton, Johannesburg, 2196',
  help_url: 'https://help.spoor.example/',
}

/** Marked as the demo's, so that nobody takes it for what an admin said. What an admin said stays. */
export const seedSite = (db: Db, now: Date) =>
  db
    .insertInto('site_content')
    .values(
      (Object.keys(content) as (keyof typeof content)[]).map((name) => ({
        name,
        value: JSON.stringify(content[name]),
        is_demo: true,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
