import { beforeEach, expect, test } from 'vitest'
import { rulesBody, servicesBody, week } from '#tests/attacks/seller-rights/shop-profile.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { makeOwnShop } from './scene.ts'

beforeEach(forgetCounts)

test('the week with a lunch break, holidays and closures are what the public page shows', async () => {
  const { shop, owner, at } = await makeOwnShop()
  const { cookie } = owner
  const lunch = [
    { opens: '08:00', closes: '12:30' },
    { opens: '13:30', closes: '17:00' },
  ]
  const body = {
    week: week.map((day) => (day.weekday === 3 ? { ...day, intervals: lunch } : day)),
    openOnPublicHolidays: true,
  }
  const saved = await ask('PATCH', at('hours'), { cookie, body })
  expect(saved.json.week?.[2]).toEqual({ weekday: 3, intervals: lunch })
  const shown = (await ask('GET', `/api/shops/${shop.slug}`)).json
  expect(shown.week).toEqual(saved.json.week)
  expect(shown.todayText).toBe('8:00 AM - 12:30 PM, 1:30 PM - 5:00 PM')
  const closed = await ask('POST', at('special-days'), {
    cookie,
    body: { from: '2026-12-24', to: '2026-12-26', interval: null, reason: 'Christmas' },
  })
  expect(closed.status).toBe(201)
  expect(closed.json.special).toMatchObject([{ day: '2026-12-24', opens: null, reason: 'Christmas' }, {}, {}])
  expect(closed.json.holidays?.[0]).toEqual({ day: '2026-12-16', name: 'Day of Reconciliation' })
  const left = await ask('DELETE', at('special-days/2026-12-25'), { cookie })
  expect((left.json.special as unknown as { day: string }[]).map(({ day }) => day)).toEqual([
    '2026-12-24',
    '2026-12-26',
  ])
})

test.each([
  ['closes before it opens', [{ opens: '17:00', closes: '08:00' }]],
  [
    'opens again before it has closed',
    [
      { opens: '08:00', closes: '13:00' },
      { opens: '12:30', closes: '17:00' },
    ],
  ],
  [
    'opens three times',
    [
      { opens: '08:00', closes: '09:00' },
      { opens: '10:00', closes: '11:00' },
      { opens: '12:00', closes: '13:00' },
    ],
  ],
])('a day that %s is refused', async (_, intervals) => {
  const { owner, at } = await makeOwnShop()
  const body = {
    week: week.map((day) => (day.weekday === 1 ? { ...day, intervals } : day)),
    openOnPublicHolidays: false,
  }
  expect((await ask('PATCH', at('hours'), { cookie: owner.cookie, body })).status).toBe(400)
})

test('prices of services are in the offers at once; drivers see call-out, radius and what the shop serves', async () => {
  const { shop, owner, listing, at } = await makeOwnShop()
  const saved = await ask('PATCH', at('services'), { cookie: owner.cookie, body: servicesBody })
  expect(saved.json).toMatchObject({ services: servicesBody.services, callOutCents: 35_000, serviceRadiusKm: 30 })
  const offer = await ctx.db
    .selectFrom('offer')
    .select(['price_cents', 'fitted_cents'])
    .where('listing_id', '=', listing.id)
    .executeTakeFirstOrThrow()
  expect(offer.fitted_cents - offer.price_cents).toBe(12_000)
  expect((await ask('GET', `/api/shops/${shop.slug}`)).json).toMatchObject({
    callOutCents: 35_000,
    serviceRadiusKm: 30,
    specialties: ['4x4'],
    serviceArea: ['Randburg'],
    fittingCents: 8000,
  })
  const none = await ask('PATCH', at('services'), { cookie: owner.cookie, body: { ...servicesBody, services: [] } })
  expect([none.status, none.json.services]).toEqual([200, []])
})

test('only balancing and valves can be charged with fitting, and only with a price', async () => {
  const { owner, at } = await makeOwnShop()
  const [fitting, balancing] = servicesBody.services
  for (const wrong of [
    { ...fitting, chargedWithFitting: true },
    { ...balancing, priceCents: null },
  ]) {
    const body = { ...servicesBody, services: [wrong] }
    expect((await ask('PATCH', at('services'), { cookie: owner.cookie, body })).status).toBe(400)
  }
})

test('buffer, lead time and the end of the same day’s bookings change what a driver is offered on the web', async () => {
  const { shop, owner, listing, at } = await makeOwnShop({ bays: 1 })
  const slots = async () => {
    const { json } = await ask(
      'GET',
      `/api/shops/${shop.id}/open-slots?date=2026-11-18&listingId=${listing.id}&quantity=4&services=fitting&locationType=wait`,
    )
    return json.starts as unknown as string[]
  }
  expect((await slots())[0]).toBe('2026-11-18T07:30:00.000Z')
  await ask('PATCH', at('booking-rules'), { cookie: owner.cookie, body: { ...rulesBody, leadMinutes: 240 } })
  expect((await slots())[0]).toBe('2026-11-18T11:00:00.000Z')
  const saved = await ask('PATCH', at('booking-rules'), {
    cookie: owner.cookie,
    body: { ...rulesBody, sameDayUntil: '08:00' },
  })
  expect(saved.json.rules).toEqual({ ...rulesBody, sameDayUntil: '08:00' })
  expect(await slots()).toEqual([])
})

test('how people pay is on the public page in the usual order; names go with the way that they are of', async () => {
  const { shop, owner, at } = await makeOwnShop({})
  const body = { ways: ['instalments', 'card'], instalmentNames: ['RCS'], fleetCardNames: ['WesBank'] }
  const saved = await ask('PATCH', at('payment'), { cookie: owner.cookie, body })
  expect(saved.json.payment).toEqual({ ways: ['card', 'instalments'], instalmentNames: ['RCS'], fleetCardNames: [] })
  const page = await ask('GET', `/api/shops/${shop.slug}`)
  expect(page.json).toMatchObject({
    paymentWays: ['card', 'instalments'],
    instalmentNames: ['RCS'],
    fleetCardNames: [],
  })
})
