import { sql } from 'kysely'
import type { Context } from '#core/context.ts'
import { mediaStore } from '#core/media/store.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { refreshOffers } from '../queries/inventory/offers.ts'
import { nextDay, seedBookings } from './bookings.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedAnnounced } from './console/announced.ts'
import { seedBilling } from './console/billing.ts'
import { seedDesk } from './console/desk.ts'
import { seedOffers } from './deal/offers.ts'
import { seedQuotes } from './deal/quotes.ts'
import { seedDeals, seedSearches } from './deals.ts'
import { seedFigures } from './figures.ts'
import { seedLanguageNotes } from './language-notes.ts'
import { makeDemoListings, seedListings } from './listings.ts'
import {
  demoAdminContactId,
  demoCustomerAccountId,
  demoCustomerId,
  demoDriverIds,
  demoStaffId,
  seedAccounts,
  seedContacts,
} from './people.ts'
import { seedPictures } from './pictures/pictures.ts'
import { seedReviews } from './reviews.ts'
import { type DemoShop, makeDemoShops, seedShops } from './shops.ts'
import { seedAuthenticator, seedOnboarding, seedSite } from './site.ts'
import { seedThreads } from './threads.ts'
import { demoTyres, seedTyres } from './tyres.ts'

export type SeedOptions = { shops?: number; listings?: number; deals?: number }
export type Seeded = { shops: number; listings: number; deals: number; fresh: boolean }

/** Without a folder for them, shops have no pictures. */
type Place = Pick<Context, 'db' | 'clock'> & {
  config?: Pick<Context['config'], 'authSecret' | 'dataDir' | 'storageUrl'>
}

const seedLock = 7_301_020

/**
 * Fills the database with the demo: the same shops, people and prices every time, deals around today. A second run
 * changes nothing; a run that wants more adds what is missing.
 */
export async function seedDemo(ctx: Place, input: SeedOptions = {}): Promise<Seeded> {
  const { shops: shopCount = 40, listings: listingCount = 2000, deals: dealCount = 80 } = input
  const now = ctx.clock.now()
  const today = localDate(now)
  const shops = makeDemoShops(shopCount)
  const wanted = { shops: shopCount, listings: listingCount, deals: dealCount }
  const fresh = await ctx.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(db)
    if (await isSeeded(db, wanted)) return false
    await seedCatalogue(db)
    await seedAccounts(db, now)
    if (ctx.config) await seedAuthenticator(db, ctx.config, now)
    await seedShops(db, shops, now)
    if (ctx.config) await seedPictures(db, shops, mediaStore(ctx.config), now)
    await seedContacts(db, shops, now)
    if (shops[0]) await seedOnboarding(db, shops[0].id, now)
    const listings = makeDemoListings(shops, await seedTyres(db, demoTyres()), listingCount)
    await seedListings(db, listings, now)
    await seedDeals(db, listings, dealCount, today, now)
    await seedReviews(db, shops, now)
    await seedBilling(db, now)
    await seedThreads(
      db,
      shops.map(({ id, place: [name] }) => ({ id, name })),
      { customer: demoCustomerId, staff: demoStaffId },
      now,
    )
    const [, reported] = shops
    if (reported) {
      const shop = { id: reported.id, name: reported.place[0] }
      await seedDesk(db, { shop, drivers: demoDriverIds, staff: demoStaffId(1) }, now)
    }
    await seedAnnounced(db, { driver: demoDriverIds[1] ?? '', admin: demoAdminContactId }, now)
    await seedFigures(db, shops, demoStaffId(0), now)
    if (shops[0]) await seedBookings(db, shops[0], now)
    await seedPastSearches(db, shops, now)
    await seedLanguageNotes(db, now)
    await analyseStock(db)
    await refreshOffers(db, { shopIds: shops.map(({ id }) => id), today })
    if (shops[0]) await seedDeal(db, shops[0], now)
    await seedSite(db, now)
    await db
      .insertInto('demo_seed')
      .values({ ...wanted, at: now })
      .execute()
    return true
  })
  if (fresh) await analyse(ctx.db)
  return { ...wanted, fresh }
}

const isSeeded = async (db: Db, wanted: Required<SeedOptions>): Promise<boolean> => {
  const seeded = await db
    .selectFrom('demo_seed')
    .select('at')
    .where('shops', '>=', wanted.shops)
    .where('listings', '>=', wanted.listings)
    .where('deals', '>=', wanted.deals)
    .executeTakeFirst()
  return seeded !== undefined
}

/** Without statistics the offers of a large demo take minutes. */
const analyseStock = (db: Db): Promise<unknown> => sql`analyze listing, tyre, shop, shop_service, deal`.execute(db)

/** New tables have no statistics until the first automatic analysis, and plans without them are slow. */
async function analyse(db: Db): Promise<void> {
  await sql`vacuum (analyze) offer, listing, tyre, shop, deal, tyre_size, brand, fitment, fitment_size`.execute(db)
}

/** Quotes and offers name what is sold, so they come after it can be found. */
async function seedDeal(db: Db, { id, place }: DemoShop, now: Date): Promise<void> {
  const [, , suburb, city, , lat, lng] = place
  await seedQuotes(db, { near: { name: suburb ?? city, lat, lng }, drivers: demoDriverIds }, now)
  const booked = { shopId: id, drivers: demoDriverIds, accountId: demoCustomerAccountId, day: nextDay(now) }
  await seedOffers(db, booked, now)
}

async function seedPastSearches(db: Db, [first]: readonly DemoShop[], now: Date): Promise<void> {
  if (first) await seedSearches(db, { lat: first.place[5], lng: first.place[6] }, demoDriverIds, now)
}
