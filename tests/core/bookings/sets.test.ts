import { afterAll, expect, test } from 'vitest'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { workPrice } from '#core/bookings/times/work-price.ts'
import { textsIn } from '#core/texts/texts.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeScene, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

async function staggered() {
  const { shop, driver } = await makeScene(ctx)
  const tyre = { brand: 'Pirelli', model: 'Cinturato P7', speedRating: 'Y' }
  const front = await makeListing(ctx, shop, { ...tyre, size: '225/45R18', loadIndex: 91, priceCents: 300_000 })
  const rear = await makeListing(ctx, shop, {
    ...tyre,
    size: '255/40R18',
    loadIndex: 95,
    priceCents: 400_000,
    quantity: 2,
  })
  return { shop, driver, front, rear }
}

test('tyres for both axles are one booking with one total, fitted together', async () => {
  const { shop, driver, front, rear } = await staggered()
  const asked = options({ shop, listing: front }, { quantity: 2, rear: { listingId: rear.id, quantity: 2 } })
  const booking = await requestBooking(ctx, driver, asked)
  expect(booking).toMatchObject({
    quantity: 2,
    tyre: { size: '225/45R18 91Y' },
    rear: { quantity: 2, listingId: rear.id, tyre: { brand: 'Pirelli', model: 'Cinturato P7', size: '255/40R18 95Y' } },
    totalCents: 2 * 300_000 + 2 * 400_000 + 4 * 8_000,
    durationMinutes: 60,
    cautions: [],
  })
  expect(textsIn('en').booking.work(booking)).toBe(
    '2 x Pirelli Cinturato P7 225/45R18 91Y (front) + 2 x Pirelli Cinturato P7 255/40R18 95Y (rear)',
  )
  expect((await requestBooking(ctx, driver, asked)).id).toBe(booking.id)
})

test('too few for the rear axle, or tyres of another shop, are refused', async () => {
  const { shop, driver, front, rear } = await staggered()
  const other = await staggered()
  const withRear = (listingId: string, quantity: number) =>
    requestBooking(ctx, driver, options({ shop, listing: front }, { quantity: 2, rear: { listingId, quantity } }))
  expect((await refusalOf(withRear(rear.id, 3))).code).toBe('OUT_OF_STOCK')
  expect((await refusalOf(withRear(other.rear.id, 2))).code).toBe('LISTING_NOT_FOUND')
})

test('tyres that carry less than was asked for are marked for the shop', async () => {
  const { shop, driver, listing } = await makeScene(ctx)
  const work = options({ shop, listing }, { asked: { loadIndex: 94, speedKmh: 210 } })
  const marked = [{ code: 'carries_less', size: '205/55R16', loadIndex: 91, needed: 94, by: 'asked' }]
  expect((await workPrice(ctx, work)).cautions).toEqual(marked)
  expect((await requestBooking(ctx, driver, work)).cautions).toEqual(marked)
})

test('a size that the named vehicle never had is marked for the shop', async () => {
  const { shop, driver } = await makeScene(ctx)
  const weak = await makeListing(ctx, shop, { size: '195/65R15', loadIndex: 91, speedRating: 'H' })
  const strong = await makeListing(ctx, shop, { size: '265/65R17', loadIndex: 112, speedRating: 'S' })
  const { size_id } = await ctx.db
    .selectFrom('listing')
    .innerJoin('tyre', 'tyre.id', 'listing.tyre_id')
    .select('size_id')
    .where('listing.id', '=', strong.id)
    .executeTakeFirstOrThrow()
  const { id } = await ctx.db
    .insertInto('fitment')
    .values({ make: 'Toyota', model: 'Hilux', variant: '', year_from: 2016, year_to: null, confidence: 'high' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db.insertInto('fitment_size').values({ fitment_id: id, ordinal: 0, front_size_id: size_id }).execute()
  const vehicle = { make: 'Toyota', model: 'hilux', year: 2018 }
  const booking = await requestBooking(ctx, driver, options({ shop, listing: weak }, { vehicle }))
  expect(booking.cautions[0]).toEqual({
    code: 'not_original',
    vehicle: 'Toyota Hilux 2018',
    size: '195/65R15',
    originals: ['265/65R17'],
  })
  expect((await workPrice(ctx, options({ shop, listing: strong }, { vehicle }))).cautions).toEqual([])
})
