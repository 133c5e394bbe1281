import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { nights } from '../../attacks/seller-rights/rescue.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson, makeShopAndDriver } from '../contract/world.ts'

beforeEach(forgetCounts)

const body = { lat: -26.0936, lng: 28.0064, place: 'Randburg, Bram Fischer Drive', size: '205 55 16' }
type Answer = { id: string; state: string; minutes: number | null; shop: { id: string } }
type Round = { id: string; state: string; size: string; bookingId: string | null; answers: Answer[] }

test('a driver asks from the website, the shop answers on its dashboard, and the booking stands on both', async () => {
  const { shop, driver } = await makeShopAndDriver()
  const [owner, other] = [await makePerson(), await makePerson()]
  await makeMember(ctx, shop, owner.contactId, 'owner')
  await ctx.db
    .insertInto('shop_service')
    .values([
      { shop_id: shop.id, service: 'road_assistance', price_cents: 65_000 },
      { shop_id: shop.id, service: 'puncture_repair', price_cents: 17_000 },
    ])
    .execute()
  const hoursOf = `/api/shops/${shop.id}/call-out-hours`
  const before = await ask('POST', '/api/rescues', { cookie: driver.cookie, body })
  expect([before.status, before.json.code]).toEqual([409, 'RESCUE_NOBODY'])

  const always = nights.map(({ weekday }) => ({ weekday, intervals: [{ opens: '00:00', closes: '24:00' }] }))
  const set = await ask('PATCH', hoursOf, { cookie: owner.cookie, body: { week: always } })
  expect(set.json).toMatchObject({ week: always, comesOut: true, canChange: true })
  const wrong = [{ weekday: 1, intervals: [{ opens: '18:00', closes: '06:00' }] }, ...always.slice(1)]
  expect((await ask('PATCH', hoursOf, { cookie: owner.cookie, body: { week: wrong } })).status).toBe(400)

  const opened = await ask('POST', '/api/rescues', { cookie: driver.cookie, body })
  expect(opened.status, opened.text).toBe(201)
  const round = opened.json as unknown as Round
  expect(round).toMatchObject({ state: 'open', size: '205/55R16', answers: [{ state: 'waiting', totalCents: 82_000 }] })

  const asked = await ask('GET', `/api/shops/${shop.id}/rescues`, { cookie: owner.cookie })
  await drainWork(ctx)
  expect(asked.text).not.toContain(driver.number.slice(-7))
  expect(asked.json).toMatchObject({ rescues: [{ place: 'Randburg, Bram Fischer Drive', state: 'waiting' }] })
  const askId = round.answers[0]?.id ?? ''
  const answer = `/api/shops/${shop.id}/rescues/${askId}/answer`
  expect((await ask('POST', answer, { cookie: owner.cookie, body: { minutes: 40 } })).status).toBe(200)

  await drainWork(ctx)
  const mine = (await ask('GET', '/api/rescues/mine', { cookie: driver.cookie })).json
  expect(mine).toMatchObject({ mayAsk: true, rescue: { answers: [{ state: 'coming', minutes: 40 }] } })
  const take = `/api/rescues/${round.id}/take`
  expect((await ask('POST', take, { cookie: other.cookie, body: { askId } })).status).toBe(404)
  const taken = await ask('POST', take, { cookie: driver.cookie, body: { askId } })
  expect(taken.json).toMatchObject({ state: 'taken', answers: [{ state: 'taken' }] })
  expect((await ask('POST', take, { cookie: driver.cookie, body: { askId } })).json).toEqual(taken.json)

  await drainWork(ctx)
  const told = async (contactId: string) =>
    (
      await ctx.db
        .selectFrom('notification')
        .where('contact_id', '=', contactId)
        .where('channel', '=', 'in_app')
        .select('kind')
        .execute()
    )
      .map(({ kind }) => kind)
      .toSorted()
  expect(await told(driver.contactId)).toEqual(['booking_confirmed', 'rescue_answered'])
  expect(await told(owner.contactId)).toEqual(['rescue_asked', 'rescue_taken'])

  const bookings = await ask('GET', '/api/bookings', { cookie: driver.cookie })
  expect(bookings.text).toContain('Randburg, Bram Fischer Drive')
  const booking = await ctx.db.selectFrom('booking').selectAll().where('shop_id', '=', shop.id).execute()
  expect(booking).toHaveLength(1)
  expect(booking[0]).toMatchObject({
    ...{ status: 'confirmed', location_type: 'mobile', total_cents: 82_000, customer_phone: driver.number },
    notes: 'Bring a tyre, 205/55R16, if it cannot be mended',
  })
  expect((await ask('POST', answer, { cookie: owner.cookie, body: { minutes: 20 } })).json.code).toBe('RESCUE_OVER')
})

test('without a proven number nobody is asked, and a guest is asked to sign in', async () => {
  const driver = await makePerson()
  await ctx.db.deleteFrom('contact_address').where('contact_id', '=', driver.contactId).execute()
  const answer = await ask('POST', '/api/rescues', { cookie: driver.cookie, body })
  expect([answer.status, answer.json.code]).toEqual([403, 'RESCUE_NUMBER_NEEDED'])
  expect((await ask('GET', '/api/rescues/mine', { cookie: driver.cookie })).json).toEqual({
    rescue: null,
    mayAsk: false,
  })
  expect((await ask('POST', '/api/rescues', { body })).status).toBe(401)
})
