import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { bookingPage } from '#core/bookings/shop-bookings.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { workPrice } from '#core/bookings/times/work-price.ts'
import { instantOf, localTime } from '#core/rules/time/time.ts'
import { makeTestContext, repeatableRandom, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeDeal, makeListing, makeShop, weekdays } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => {
  ctx.clock.set(wednesdayMorning)
  ctx.jobs.added.length = 0
})

const events = () => ctx.db.selectFrom('event').select(['type', 'data']).orderBy('id').execute()

test('a request holds its time, says what it costs, and the shop is to be asked', async () => {
  const { shop, listing, driver } = await makeScene(ctx, { balancingCents: 4000 })
  const booking = await requestBooking(ctx, driver, options({ shop, listing }, { notes: 'White Polo' }))
  expect(booking).toMatchObject({
    status: 'pending',
    awaiting: 'shop',
    shop: { name: 'Randburg Tyres', address: '12 Bram Fischer Drive', city: 'Randburg' },
    tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
    totalCents: 4 * (189_900 + 8000 + 4000),
    preferredStart: '2026-11-23T08:30:00.000Z',
    slotStart: '2026-11-23T08:30:00.000Z',
    appointmentStart: null,
    durationMinutes: 60,
    notes: 'White Polo',
  })
  expect(booking.lines.map(({ what, totalCents }) => [what, totalCents])).toEqual([
    ['tyre', 759_600],
    ['fitting', 32_000],
    ['balancing', 16_000],
  ])
  expect(booking.code).toMatch(/^[A-Z0-9]{5}$/)
  expect((await events()).at(-1)).toMatchObject({ type: 'booking.requested', data: { bookingId: booking.id } })
  expect(ctx.jobs.added.map(({ name }) => name)).toEqual(['event'])
})

test('the number that the driver writes from is the one that the shop sees', async () => {
  const { shop, listing } = await makeScene(ctx)
  const driver = await makeContact(ctx, { phone: '+27825550177' })
  const booking = await requestBooking(ctx, as(driver), options({ shop, listing }))
  expect(booking.customer).toEqual({ name: 'Thandi Nkosi', phone: '+27825550177', email: null })
})

test('a running deal sets the price, one that is over or to come does not', async () => {
  const { shop, listing, driver } = await makeScene(ctx)
  await makeDeal(ctx, shop, listing, { priceCents: 100_000, startsOn: '2026-10-01', endsOn: '2026-11-17' })
  await makeDeal(ctx, shop, listing, { priceCents: 170_000, startsOn: '2026-11-18', endsOn: '2026-11-18' })
  await makeDeal(ctx, shop, listing, { priceCents: 110_000, startsOn: '2026-11-19' })
  const booking = await requestBooking(ctx, driver, options({ shop, listing }))
  expect(booking.lines[0]).toMatchObject({ what: 'tyre', eachCents: 170_000 })
})

test('a service alone is booked at the price and for the time that the shop says', async () => {
  const shop = await makeShop(ctx, { services: { alignment: { priceCents: 45_000, minutes: 50 } } })
  const work = options({ shop }, { services: ['alignment'], quantity: 1 })
  expect(await workPrice(ctx, { ...work, shopId: shop.id })).toMatchObject({ totalCents: 45_000, minutes: 50 })
  const booking = await requestBooking(ctx, as(await makeContact(ctx)), work)
  expect(booking).toMatchObject({ tyre: null, services: ['alignment'], totalCents: 45_000, durationMinutes: 50 })
})

test('a request without a time holds no bay', async () => {
  const { shop, listing, driver } = await makeScene(ctx, { bays: 1 })
  const booking = await requestBooking(ctx, driver, options({ shop, listing }, { start: undefined }))
  expect(booking).toMatchObject({ status: 'pending', slotStart: null, preferredStart: null })
  expect(await openSlots(ctx, options({ shop, listing }), '2026-11-23')).toHaveLength(17)
})

test('what is held is not offered, and a refused driver is told that the time is taken', async () => {
  const { shop, listing, driver } = await makeScene(ctx, { bays: 1 })
  await requestBooking(ctx, driver, options({ shop, listing }))
  const offered = (await openSlots(ctx, options({ shop, listing }), '2026-11-23')).map((slot) => localTime(slot))
  expect(offered).not.toContain('10:00')
  expect(offered).not.toContain('11:00')
  expect(offered).toContain('11:30')
  const other = as(await makeContact(ctx))
  expect(await refusalOf(requestBooking(ctx, other, options({ shop, listing })))).toMatchObject({ code: 'SLOT_TAKEN' })
})

test('two drivers and one last bay, 200 at once: as many hold as there are bays', async () => {
  const rush = makeTestContext({ databaseUrl: url, connections: 20 })
  const { shop, listing, frontDesk } = await makeScene(rush, { bays: 3 }, 12)
  const drivers = await Promise.all(Array.from({ length: 200 }, () => makeContact(rush)))
  const outcomes = await Promise.allSettled(
    drivers.map((driver) => requestBooking(rush, as(driver), options({ shop, listing }))),
  )
  const held = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(held).toHaveLength(3)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.code)
  expect(new Set(refused)).toEqual(new Set(['SLOT_TAKEN']))
  for (const { value } of held) await confirmBooking(rush, frontDesk, value.id)
  const bays = await rush.db.selectFrom('booking').select('bay').where('shop_id', '=', shop.id).execute()
  expect(bays.map(({ bay }) => bay).toSorted()).toEqual([1, 2, 3])
  await rush.close()
})

test('times that overlap, asked for all at once, never share a bay', async () => {
  const rush = makeTestContext({ databaseUrl: url, connections: 20 })
  const { shop, listing } = await makeScene(rush, { bays: 2 })
  const drivers = await Promise.all(Array.from({ length: 40 }, () => makeContact(rush)))
  const starts = ['10:00', '10:30', '11:00', '11:30']
  const outcomes = await Promise.allSettled(
    drivers.map((driver, index) => {
      const start = monday(starts[index % 4] ?? '10:00').toISOString()
      return requestBooking(rush, as(driver), options({ shop, listing }, { start }))
    }),
  )
  const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  for (const half of ['10:00', '10:30', '11:00', '11:30', '12:00'].map((time) => monday(time).getTime())) {
    const inside = held.filter(({ slotStart }) => {
      const start = Date.parse(slotStart ?? '')
      return start <= half && half < start + 3_600_000
    })
    expect(inside.length).toBeLessThanOrEqual(2)
  }
  expect(held.length).toBeGreaterThanOrEqual(2)
  await rush.close()
})

test('a double tap books once, however close the taps are', async () => {
  const { shop, listing, driver } = await makeScene(ctx, { bays: 4 })
  const taps = await Promise.all(
    Array.from({ length: 8 }, () => requestBooking(ctx, driver, options({ shop, listing }))),
  )
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1)
  const again = await requestBooking(ctx, driver, options({ shop, listing }))
  expect(again.id).toBe(taps[0]?.id)
  const rows = await ctx.db.selectFrom('booking').select('id').where('shop_id', '=', shop.id).execute()
  expect(rows).toHaveLength(1)
})

test('a double tap without a time books once too; another service is another booking', async () => {
  const { shop, driver } = await makeScene(ctx)
  const anyTime = options({ shop }, { start: undefined })
  const [first, second] = await Promise.all([
    requestBooking(ctx, driver, anyTime),
    requestBooking(ctx, driver, anyTime),
  ])
  expect(second.id).toBe(first.id)
  const other = await requestBooking(ctx, driver, { ...anyTime, services: ['alignment'] })
  expect(other.id).not.toBe(first.id)
})

test('ten minutes later the same request is a new one', async () => {
  const { shop, listing, driver } = await makeScene(ctx)
  const first = await requestBooking(ctx, driver, options({ shop, listing }))
  ctx.clock.advance(10 * 60_000)
  const second = await requestBooking(ctx, driver, options({ shop, listing }))
  expect(second.id).not.toBe(first.id)
})

test.each([
  ['a time that has passed', { start: '2026-11-18T06:30:00.000Z' }, 'SLOT_IN_PAST'],
  ['more than 60 days ahead', { start: '2027-01-18T08:30:00.000Z' }, 'TOO_FAR_AHEAD'],
  ['lunch', { start: monday('12:30').toISOString() }, 'SHOP_CLOSED'],
  ['work that would run past closing', { start: monday('16:30').toISOString() }, 'SHOP_CLOSED'],
  ['a time between the slots', { start: monday('10:10').toISOString() }, 'SHOP_CLOSED'],
  ['a Sunday', { start: '2026-11-22T08:30:00.000Z' }, 'SHOP_CLOSED'],
  ['a public holiday', { start: '2026-12-16T08:30:00.000Z' }, 'SHOP_CLOSED'],
  ['a day of stocktaking', { start: '2026-11-24T08:30:00.000Z' }, 'SHOP_CLOSED'],
  ['more tyres than there are', { quantity: 9 }, 'OUT_OF_STOCK'],
  ['a service that the shop lacks', { services: ['rotation' as const] }, 'SERVICE_NOT_OFFERED'],
  ['a visit, where the shop does not come out', { locationType: 'mobile' as const }, 'SERVICE_NOT_OFFERED'],
  ['a tyre that does not exist', { listingId: '019a9000-0000-7000-8000-000000000000' }, 'LISTING_NOT_FOUND'],
  ['a shop that does not exist', { shopId: '019a9000-0000-7000-8000-000000000000' }, 'SHOP_NOT_FOUND'],
])('%s is refused', async (_what, extra, code) => {
  const scene = await makeScene(ctx, {
    hours: weekdays('08:00-13:00', '14:00-17:00'),
    specialDays: [{ day: '2026-11-24', reason: 'Stocktaking' }],
  })
  expect(await refusalOf(requestBooking(ctx, scene.driver, options(scene, extra)))).toMatchObject({ code })
})

test("another shop's tyre and a shop that the public cannot see are refused", async () => {
  const { shop, driver } = await makeScene(ctx)
  const elsewhere = await makeListing(ctx, await makeShop(ctx))
  const foreign = requestBooking(ctx, driver, options({ shop, listing: elsewhere }))
  expect(await refusalOf(foreign)).toMatchObject({ code: 'LISTING_NOT_FOUND', status: 404 })
  const hidden = await makeScene(ctx, { status: 'unpublished' })
  expect(await refusalOf(requestBooking(ctx, driver, options(hidden)))).toMatchObject({ code: 'SHOP_NOT_FOUND' })
  const blocked = await makeScene(ctx, { status: 'blocked', name: 'Rivonia Tyres' })
  expect(await refusalOf(requestBooking(ctx, driver, options(blocked)))).toMatchObject({
    code: 'SHOP_AWAY',
    message: expect.stringContaining('Rivonia Tyres does not answer on Spoor at the moment'),
  })
})

test('the last tyres can be had, and one more than that says how many are left', async () => {
  const { shop, driver } = await makeScene(ctx)
  const listing = await makeListing(ctx, shop, { model: 'Pilot Sport 4', quantity: 2 })
  const refusal = await refusalOf(requestBooking(ctx, driver, options({ shop, listing })))
  expect(refusal).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: 'Only 2 of this tyre still free',
    fields: { stock: '2' },
  })
  expect((await requestBooking(ctx, driver, options({ shop, listing }, { quantity: 2 }))).quantity).toBe(2)
})

test('a visit needs an address within reach, costs the call-out fee and takes a crew', async () => {
  const { shop, driver } = await makeScene(ctx, {
    bays: 1,
    callOutCents: 35_000,
    serviceRadiusKm: 20,
    services: { fitting: {}, mobile: {} },
  })
  const visit = options({ shop }, { locationType: 'mobile' })
  expect(await refusalOf(requestBooking(ctx, driver, visit))).toMatchObject({ code: 'ADDRESS_REQUIRED', status: 400 })
  const inPretoria = { ...visit, address: '1 Church Street, Pretoria', addressAt: { lat: -25.7461, lng: 28.1881 } }
  expect(await refusalOf(requestBooking(ctx, driver, inPretoria))).toMatchObject({ code: 'ADDRESS_TOO_FAR' })
  const near = { ...visit, address: '5 Oak Avenue, Ferndale', addressAt: { lat: -26.09, lng: 28.0 } }
  const booking = await requestBooking(ctx, driver, near)
  expect(booking.lines.at(-1)).toMatchObject({ what: 'call_out', totalCents: 35_000 })
  expect(booking).toMatchObject({ locationType: 'mobile', address: '5 Oak Avenue, Ferndale' })
  const other = as(await makeContact(ctx))
  expect(await refusalOf(requestBooking(ctx, other, options({ shop })))).toMatchObject({ code: 'SLOT_TAKEN' })
})

test('a guest leaves a phone number or an e-mail address', async () => {
  const scene = await makeScene(ctx)
  const guest = { kind: 'guest' } as const
  const refusal = await refusalOf(requestBooking(ctx, guest, options(scene)))
  expect(refusal.message).toBe('Please enter a phone number or an e-mail address')
  const customer = { name: 'Sipho', email: 'sipho@mail.test' }
  const booking = await requestBooking(ctx, guest, options(scene, { customer }))
  const row = await ctx.db.selectFrom('booking').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ is_guest: true, customer_contact_id: null, customer_email: 'sipho@mail.test' })
})

test('a request that is refused leaves nothing behind', async () => {
  const scene = await makeScene(ctx)
  const before = await events()
  await refusalOf(requestBooking(ctx, scene.driver, options(scene, { quantity: 20 })))
  expect(await events()).toEqual(before)
  expect(ctx.jobs.added).toEqual([])
})

test('a code that is taken already gives way to the next one', async () => {
  const scene = await makeScene(ctx)
  const sameLuck = () => ({ ...ctx, random: repeatableRandom(7) })
  const one = await requestBooking(sameLuck(), scene.driver, options(scene))
  const two = await requestBooking(sameLuck(), as(await makeContact(ctx)), options(scene))
  expect(two.code).not.toBe(one.code)
  expect(two.slotStart).toBe(one.slotStart)
})

test('a request to a closed shop says when it opens, as long as it waits for the shop', async () => {
  const { shop, listing, driver, frontDesk } = await makeScene(ctx, { bays: 2 })
  const open = await requestBooking(ctx, driver, options({ shop, listing }))
  expect(open.shopOpensAt).toBeUndefined()
  ctx.clock.set(instantOf('2026-11-18', '20:00'))
  const other = as(await makeContact(ctx))
  const closed = await requestBooking(ctx, other, options({ shop, listing }))
  expect(closed.shopOpensAt).toBe(instantOf('2026-11-19', '08:00').toISOString())
  const page = await bookingPage(ctx, other, { which: 'all', limit: 5 })
  expect(page.bookings.map(({ shopOpensAt }) => shopOpensAt)).toEqual([closed.shopOpensAt])
  await confirmBooking(ctx, frontDesk, closed.id)
  const after = await bookingPage(ctx, other, { which: 'all', limit: 5 })
  expect(after.bookings.map(({ shopOpensAt }) => shopOpensAt)).toEqual([undefined])
})
