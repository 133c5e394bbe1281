import { afterAll, beforeEach, expect, test } from 'vitest'
import { guest } from '#core/actor.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { guestBooking, guestToken } from '#core/bookings/guests/guest-booking.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { askBeside, besideOf } from '#core/quotes/beside.ts'
import { localDate } from '#core/rules/time/time.ts'
import { proveBookingEmail } from '#db/queries/bookings/guest-holds.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** A town of its own, so that nobody else's shops are near. */
let town = 0
async function scene() {
  town++
  const here = { lat: -20 - town * 0.7, lng: 20 }
  const first = await makeScene(ctx, { ...here, bays: 5 })
  const neighbour = async (name: string, km: number, tyre: { brand: string; priceCents: number }) => {
    const shop = await makeShop(ctx, { name, lat: here.lat, lng: here.lng + km / 100, bays: 5 })
    const listing = await makeListing(ctx, shop, { model: name, ...tyre })
    return { shop, listing, frontDesk: as(await makeStaff(ctx, shop)) }
  }
  const near = await neighbour('Near', 2, { brand: 'Pirelli', priceCents: 195_000 })
  const far = await neighbour('Far', 9, { brand: 'Continental', priceCents: 190_000 })
  await neighbour('Cheap', 1, { brand: 'Linglong', priceCents: 90_000 })
  await neighbour('Dear', 1, { brand: 'Goodyear', priceCents: 290_000 })
  await neighbour('Third', 12, { brand: 'Bridgestone', priceCents: 190_000 })
  await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
  const driver = as(await makeContact(ctx))
  return { ...first, near, far, driver }
}

test('the nearest two with a like tyre at about the price are named, and asked once', async () => {
  const { driver, ...first } = await scene()
  const { id } = await requestBooking(ctx, driver, options(first))
  expect((await besideOf(ctx, driver, id)).map(({ shop }) => shop.name)).toEqual(['Near', 'Far'])
  const asked = await askBeside(ctx, driver, id)
  expect(asked.map(({ shop, preferredStart }) => [shop.name, preferredStart])).toEqual([
    ['Near', options(first).start],
    ['Far', options(first).start],
  ])
  expect((await refusalOf(askBeside(ctx, driver, id))).code).toBe('ASKED_BESIDE_BEFORE')
  expect((await refusalOf(askBeside(ctx, as(await makeContact(ctx)), id))).code).toBe('BOOKING_NOT_FOUND')
})

test('of a set of two kinds of tyres, shops that have both like it are asked for both', async () => {
  town++
  const here = { lat: -20 - town * 0.7, lng: 20 }
  const shopWith = async (name: string, km: number, sizes: readonly string[]) => {
    const shop = await makeShop(ctx, { name, lat: here.lat, lng: here.lng + km / 100, bays: 5 })
    const listings = []
    for (const size of sizes)
      listings.push(await makeListing(ctx, shop, { brand: 'Pirelli', size, priceCents: 300_000 }))
    return { shop, listings }
  }
  const { shop, listings } = await shopWith('First', 0, ['225/45R18', '255/40R18'])
  await shopWith('Front alone', 1, ['225/45R18'])
  await shopWith('Both', 3, ['225/45R18', '255/40R18'])
  await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
  const driver = as(await makeContact(ctx))
  const rear = { listingId: listings[1]?.id ?? '', quantity: 2 }
  const { id } = await requestBooking(
    ctx,
    driver,
    options({ shop, ...(listings[0] && { listing: listings[0] }) }, { quantity: 2, rear }),
  )
  const choices = await besideOf(ctx, driver, id)
  expect(choices.map(({ shop }) => shop.name)).toEqual(['Both'])
  const [asked] = await askBeside(ctx, driver, id)
  expect(asked).toMatchObject({
    shop: { name: 'Both' },
    quantity: 2,
    rear: { quantity: 2, tyre: { brand: 'Pirelli' } },
    totalCents: choices[0]?.totalCents,
  })
})

test('a fitter who comes to the driver is asked beside if the address is within reach', async () => {
  const rosebank = { lat: -26.1467, lng: 28.0436 }
  const comesOut = { services: { mobile: {} }, callOutCents: 30_000, bays: 5 }
  const fitter = async (name: string, east: number, serviceRadiusKm: number) => {
    const at = { lat: rosebank.lat, lng: rosebank.lng + east }
    const shop = await makeShop(ctx, { name, ...at, ...comesOut, serviceRadiusKm })
    return { shop, listing: await makeListing(ctx, shop, { brand: 'Michelin', priceCents: 190_000 }) }
  }
  const first = await fitter('First', 0, 40)
  await fitter('Stays near', 0.15, 3)
  await fitter('Comes', 0.2, 40)
  await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
  const driver = as(await makeContact(ctx))
  const out = {
    locationType: 'mobile',
    services: ['fitting', 'mobile'],
    address: '12 Oxford Road, Rosebank, Johannesburg',
  } as const
  const { id } = await requestBooking(ctx, driver, options(first, { ...out, services: [...out.services] }))
  expect((await besideOf(ctx, driver, id)).map(({ shop }) => shop.name)).toEqual(['Comes'])
  expect(await askBeside(ctx, driver, id)).toMatchObject([{ locationType: 'mobile', address: out.address }])
})

test('a guest asks others once the address is confirmed, and gets a link to each', async () => {
  const first = await scene()
  const email = 'guest@example.com'
  const { id } = await requestBooking(ctx, guest, options(first, { customer: { name: 'Sipho', email } }))
  const holder = { kind: 'link', bookingId: id } as const
  expect((await refusalOf(besideOf(ctx, holder, id))).code).toBe('PROOF_REQUIRED')
  expect((await refusalOf(askBeside(ctx, holder, id))).code).toBe('PROOF_REQUIRED')
  await proveBookingEmail(ctx.db, id, ctx.clock.now())
  const asked = await askBeside(ctx, holder, id)
  expect(asked.map(({ shop, heldUntil, customer }) => [shop.name, heldUntil, customer.email])).toEqual([
    ['Near', null, email],
    ['Far', null, email],
  ])
  const { besides } = await guestBooking(ctx, guestToken(ctx.config, id), guest)
  expect(besides.map(({ shopName }) => shopName)).toEqual(['Near', 'Far'])
  const other = await guestBooking(ctx, besides[0]?.token ?? '', guest)
  expect(other).toMatchObject({ id: asked[0]?.id, asksOthers: true })
  const yes = await confirmBooking(ctx, first.near.frontDesk, other.id)
  await takeOffer(ctx, { kind: 'link', bookingId: other.id }, other.id, yes.offers[0]?.id ?? '')
  const link = { kind: 'link', bookingId: id } as const
  expect((await oneBooking(ctx, link, id)).cancelReason).toBe('taken at another shop')
})

test('twenty times three shops say yes at once, and the driver takes two of them in the same moment: one is booked', async () => {
  const statuses: string[] = []
  for (let round = 0; round < 20; round++) {
    const { driver, frontDesk, near, far, ...first } = await scene()
    const { id } = await requestBooking(ctx, driver, options(first))
    const [one, two] = await askBeside(ctx, driver, id)
    const ids = [id, one?.id ?? '', two?.id ?? '']
    const frontDesks = [frontDesk, near.frontDesk, far.frontDesk]
    const answers = await Promise.all(ids.map((id, at) => confirmBooking(ctx, frontDesks[at] ?? frontDesk, id)))
    expect(answers.map(({ status, awaiting }) => `${status} ${awaiting}`)).toEqual(Array(3).fill('pending customer'))
    const taken = await Promise.allSettled(
      answers.slice(0, 2).map(({ id, offers }) => takeOffer(ctx, driver, id, offers[0]?.id ?? '')),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const after = await Promise.all(ids.map((id) => oneBooking(ctx, driver, id)))
    statuses.push(
      after
        .map(({ status }) => status)
        .sort()
        .join(),
    )
    expect(after.filter(({ cancelReason }) => cancelReason === 'taken at another shop')).toHaveLength(2)
  }
  expect(new Set(statuses)).toEqual(new Set(['cancelled,cancelled,confirmed']))
})

test('once the others have said no, a yes is a booking again', async () => {
  const { driver, frontDesk, near, far, ...first } = await scene()
  const { id } = await requestBooking(ctx, driver, options(first))
  const [one, two] = await askBeside(ctx, driver, id)
  await declineBooking(ctx, near.frontDesk, one?.id ?? '', '')
  await declineBooking(ctx, far.frontDesk, two?.id ?? '', '')
  expect((await confirmBooking(ctx, frontDesk, id)).status).toBe('confirmed')
})

test('a shop whose driver has agreed on the phone ends what was asked of the others', async () => {
  const { driver, frontDesk, ...first } = await scene()
  const { id } = await requestBooking(ctx, driver, options(first))
  const asked = await askBeside(ctx, driver, id)
  const correction = Correction.parse({ start: monday('12:00').toISOString(), agreedByPhone: true })
  expect((await correctBooking(ctx, frontDesk, id, correction)).status).toBe('confirmed')
  for (const one of asked) expect((await oneBooking(ctx, driver, one.id)).cancelReason).toBe('taken at another shop')
})
