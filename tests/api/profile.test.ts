import { beforeEach, expect, test } from 'vitest'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { as } from '#tests/support/actors.ts'
import { minutes } from '#tests/support/context.ts'
import { makeMember as joinShop, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { mailsTo, makeMember, password } from './auth/mailbox.ts'
import { type Ask, ask, check, codeFor, cookieOf, ctx, newNumber, pass, presenceOf, send, signUp } from './auth/site.ts'
import { forgetCounts, makeAlert, makeBooking, makePerson, makeWorld } from './contract/world.ts'

beforeEach(forgetCounts)
const read = async (cookie: string) => JSON.parse((await ask('GET', '/api/profile', { cookie })).text)
const change = (cookie: string, body: unknown) => ask('PATCH', '/api/profile', { cookie, body })

test('what is saved is there afterwards, and the full name follows its parts', async () => {
  const { cookie } = await makeMember()
  const options = {
    firstName: 'Naledi',
    lastName: 'van der Merwe',
    address: '12 Oak Road',
    city: 'Randburg',
    postalCode: '2194',
    vehicleMake: 'Toyota',
    vehicleModel: 'Hilux',
    vehicleYear: 2020,
    tyreSize: '265/65R17',
    tyreBrand: 'Michelin',
  }
  await change(cookie, { ...options, phone: '082 555 0101' })
  expect(await read(cookie)).toMatchObject({ ...options, phone: '+27825550101', name: 'Naledi van der Merwe' })
  await change(cookie, { address: '', vehicleYear: '', phone: '' })
  expect(await read(cookie)).toMatchObject({ address: null, vehicleYear: null, phone: null, city: 'Randburg' })
  const { json } = await ask('GET', '/api/auth/session', { cookie })
  expect(json.account?.name).toBe('Naledi van der Merwe')
})

test('the vehicle of the profile is the first of the garage', async () => {
  const { cookie } = await makeMember()
  const garage = async () => JSON.parse((await ask('GET', '/api/garage', { cookie })).text).vehicles
  await change(cookie, { vehicleMake: 'Toyota', vehicleYear: 2020 })
  expect(await garage()).toMatchObject([{ make: 'Toyota', model: '', year: 2020, size: null }])
  await change(cookie, { vehicleModel: 'Hilux', tyreSize: '265 65 17' })
  expect(await read(cookie)).toMatchObject({ vehicleMake: 'Toyota', vehicleModel: 'Hilux', tyreSize: '265/65R17' })
  const [hilux] = await garage()
  await ask('POST', '/api/garage', { cookie, body: { make: 'Volkswagen', model: 'Polo', year: 2018 } })
  await ask('PATCH', `/api/garage/${hilux.id}`, { cookie, body: { year: 2021, variant: '2.8 GD-6' } })
  expect(await read(cookie)).toMatchObject({ vehicleModel: 'Hilux', vehicleYear: 2021 })
  const same = await change(cookie, {
    vehicleMake: 'Volkswagen',
    vehicleModel: 'Polo',
    vehicleYear: 2018,
    tyreSize: '',
  })
  expect([same.status, same.json.code]).toEqual([409, 'VEHICLE_KEPT'])
  const wrong = await change(cookie, { tyreSize: 'big ones' })
  expect([wrong.status, wrong.json.fields]).toEqual([400, { tyreSize: expect.any(String) }])
  await change(cookie, { vehicleMake: '', vehicleModel: '', vehicleYear: '', tyreSize: '' })
  expect(await garage()).toMatchObject([{ make: 'Volkswagen', model: 'Polo' }])
})

test('the opt-in is the one consent that the notification preferences show', async () => {
  const { cookie } = await makeMember()
  await change(cookie, { marketingOptIn: true })
  const preferences = async () => JSON.parse((await ask('GET', '/api/preferences', { cookie })).text)
  expect((await preferences()).email.marketing).toBe(true)
  await ask('PATCH', '/api/preferences', { cookie, body: { email: { marketing: false } } })
  expect((await read(cookie)).marketingOptIn).toBe(false)
  const said = await ctx.db
    .selectFrom('consent')
    .select(['given', 'source'])
    .where('purpose', '=', 'marketing')
    .execute()
  expect(said).toEqual([
    { given: true, source: 'web' },
    { given: false, source: 'web' },
  ])
})

test('whoever answers for a shop is a business', async () => {
  const number = newNumber()
  await makeStaff(ctx, await makeShop(ctx), { phone: number })
  const sent = await send({ purpose: 'sign_up', number, name: 'Pieter' })
  const entered = await check(sent.json.session ?? '', await codeFor(number))
  expect(entered.json.account?.role).toBe('business')
})

test('everything that is kept can be had, and forgotten', async () => {
  const world = await makeWorld()
  const { driver } = world
  const booking = await makeBooking(world, { notes: 'Behind the blue gate' })
  await makeAlert(world)
  await ask('POST', '/api/bookmarks', { cookie: driver.cookie, body: { type: 'shop', id: world.shop.id } })
  const before = JSON.parse((await ask('GET', '/api/profile/export', { cookie: driver.cookie })).text)
  expect(before).toMatchObject({ bookings: [{ id: booking.id }], alerts: [{ size: '205/55R16' }] })
  expect(before.bookmarks.shops).toMatchObject([{ shop: { name: world.shop.name } }])
  await pass(minutes(1))
  const presence = await presenceOf(driver.cookie, driver.number)
  const gone = await ask('POST', '/api/profile/delete', { cookie: driver.cookie, body: { presence } })
  expect(gone.status, gone.text).toBe(204)
  expect((await read(driver.cookie)).code).toBe('SIGN_IN_REQUIRED')
  const row = await ctx.db.selectFrom('booking').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'cancelled', customer_name: 'Former customer', customer_phone: null, notes: '' })
  await pass(minutes(1))
  const again = await signUp(driver.number)
  expect(again.json.created).toBe(true)
  expect((await read(cookieOf(again))).id).not.toBe(driver.accountId)
})

test('nothing of the person is left in what is kept for a while', async () => {
  const { cookie, email, accountId } = await makeMember()
  const shop = await makeShop(ctx)
  const guest = { shopId: shop.id, services: ['fitting'], quantity: 4, date: '2026-11-20', time: '10:00' }
  const booked = (customer: Record<string, string>, more: Ask = {}) =>
    ask('POST', '/api/bookings', { body: { ...guest, customer }, ...more })
  expect((await booked({ name: 'Naledi Mabaso', email, phone: newNumber() })).status).toBe(201)
  await mailsTo(email)
  const headers = { 'Idempotency-Key': 'a-key-of-sixteen-letters' }
  const mine = await booked({ name: 'Naledi Mabaso', email, phone: '+27825550199' }, { cookie, headers })
  expect(mine.status, mine.text).toBe(201)
  await mailsTo(email)
  expect((await ask('POST', '/api/profile/delete', { cookie, body: { password } })).status).toBe(204)
  for (const table of ['booking', 'mail', 'idempotency_key', 'email_link', 'session', 'event'] as const) {
    const rows = JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())
    expect(rows.includes(email), `${table} still names the address`).toBe(false)
    expect(rows.includes(accountId), `${table} still names the account`).toBe(false)
  }
})

test('closing an account cancels every booking, however many there are', async () => {
  const { cookie, contactId, number } = await makePerson()
  const shop = await makeShop(ctx)
  const listing = await makeListing(ctx, shop)
  const first = await requestBooking(ctx, as({ id: contactId }), {
    ...{ shopId: shop.id, listingId: listing.id, quantity: 1, services: ['fitting'], locationType: 'wait' },
    ...{ customer: { name: 'Thandi' }, notes: '' },
  })
  await ctx.pool.query(
    `insert into booking select (jsonb_populate_record(b, jsonb_build_object(
       'id', uuidv7(), 'code', 'MANY' || n, 'created_at', b.created_at - n * interval '1 second'))).*
     from booking b, generate_series(1, 105) n where b.id = $1`,
    [first.id],
  )
  await pass(minutes(1))
  const presence = await presenceOf(cookie, number)
  expect((await ask('POST', '/api/profile/delete', { cookie, body: { presence } })).status).toBe(204)
  const left = await ctx.db
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('shop_id', '=', shop.id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow()
  expect(left.count).toBe('0')
  // What a shop hears of so many is no part of this.
  await ctx.db.updateTable('event').set({ handled_at: ctx.clock.now() }).where('handled_at', 'is', null).execute()
})

test('an account with a password is deleted with it, and one of a shop is not', async () => {
  const { cookie } = await makeMember()
  const wrong = await ask('POST', '/api/profile/delete', { cookie, body: { password: 'Guess4Road' } })
  expect([wrong.status, wrong.json.code]).toEqual([403, 'WRONG_PASSWORD'])
  const seller = await makePerson()
  const shop = await makeShop(ctx)
  await joinShop(ctx, shop, seller.contactId)
  const refused = await ask('POST', '/api/profile/delete', { cookie: seller.cookie, body: {} })
  expect([refused.status, refused.json.code]).toEqual([409, 'SHOP_ACCOUNT'])
})
