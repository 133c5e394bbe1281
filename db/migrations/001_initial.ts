import { readFileSync } from 'node:fs'
import { CompiledQuery, type Kysely } from 'kysely'

/** What is created, area by area: an area may point at the tables of those before it. */
const areas = [
  'catalogue',
  'places-and-words',
  'people',
  'shops',
  'stock',
  'bookings',
  'stock-of-bookings',
  'rounds',
  'threads',
  'inbox',
  'messaging',
  'sign-in',
  'notices',
  'shop-pages',
  'integrations',
  'console',
  'billing',
  'operations',
]

/** All tables in the form of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const area of areas) {
    const statements = readFileSync(new URL(`initial/${area}.sql`, import.meta.url), 'utf8')
    await db.executeQuery(CompiledQuery.raw(statements))
  }
}
