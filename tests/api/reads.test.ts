import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from './auth/site.ts'
import { asQuery } from './contract/hostile.ts'
import { valid } from './contract/valid.ts'
import { forgetCounts, makePerson, makeVehicle, makeWorld } from './contract/world.ts'

const world = await makeWorld()
await makeVehicle()
const size = `/api/offers?${asQuery({ size: '205/55R16' })}`

test.each([
  size,
  `/api/offers/${world.listing.code}`,
  '/api/deals',
  `/api/deals/${world.deal.code}`,
  '/api/provinces',
  '/api/site',
  '/api/site/proof',
  '/api/search/suggestions?text=corolla',
  '/api/places/near?lat=-26.1&lng=28',
  '/api/makes',
  '/api/vehicles?make=Toyota&model=Corolla',
  '/api/shops',
  `/api/shops/${world.shop.slug}`,
  `/api/shops/${world.shop.slug}/inventory`,
  `/api/shops/${world.shop.slug}/deals`,
  `/api/shops/${world.shop.id}/open-days`,
  `/api/shops/${world.shop.id}/work-price`,
])('GET %s is sent once and then only confirmed', async (path) => {
  const first = await ask('GET', path)
  const etag = String(first.headers.etag)
  expect(first.status).toBe(200)
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  expect(first.headers['cache-control']).toMatch(/^public, (no-cache|max-age=3600)$/)
  const again = await ask('GET', path, { headers: { 'If-None-Match': etag } })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  const other = await ask('GET', path, { headers: { 'If-None-Match': '"other"' } })
  expect([other.status, other.text]).toEqual([200, first.text])
  const head = await ask('HEAD', path)
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', etag])
})

test('what has changed is sent anew', async () => {
  const first = await ask('GET', size)
  await ctx.db.updateTable('listing').set({ price_cents: 99_900 }).where('id', '=', world.listing.id).execute()
  await refreshOffers(ctx.db, { listingIds: [world.listing.id], today: localDate(ctx.clock.now()) })
  const next = await ask('GET', size, { headers: { 'If-None-Match': String(first.headers.etag) } })
  expect(next.status).toBe(200)
  expect(next.text).toContain('99900')
})

test('a private answer is kept nowhere, and never only confirmed', async () => {
  const answer = await ask('GET', '/api/bookings', { cookie: world.driver.cookie, headers: { 'If-None-Match': '*' } })
  expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([200, 'no-store', undefined])
  const refused = await ask('GET', '/api/offers')
  expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store'])
})

test('what is kept for everybody is the same for everybody', async () => {
  for (const { caches, method, path } of endpoints) expect(caches === undefined || method === 'get', path).toBe(true)
  const [signedOut, signedIn] = [await ask('GET', size), await ask('GET', size, { cookie: world.driver.cookie })]
  expect(signedIn.text).toBe(signedOut.text)
  expect(signedIn.headers['set-cookie']).toBeUndefined()
})

test('the directory comes in pages without a gap or a double, by name and by distance', async () => {
  for (let more = 0; more < 7; more++)
    await makeShop(ctx, { name: `Shop ${more % 3}`, lat: -26 - (more % 4) / 100, lng: 28 })
  for (const order of ['', '&sort=rating', '&sort=province', '&lat=-26.02&lng=28']) {
    const whole = (await ask('GET', `/api/shops?limit=50${order}`)).json
    const all = JSON.parse(JSON.stringify(whole.shops)) as { id: string }[]
    const seen: string[] = []
    let after = ''
    for (let page = 0; page < 20; page++) {
      const { json } = await ask('GET', `/api/shops?limit=2${order}${after && `&after=${after}`}`)
      const shops = JSON.parse(JSON.stringify(json.shops)) as { id: string }[]
      seen.push(...shops.map(({ id }) => id))
      if (!json.next) break
      after = String(json.next)
    }
    expect(seen).toEqual(all.map(({ id }) => id))
  }
})

test('my bookings come in pages, newest first, and what lies ahead on one', async () => {
  const person = await makePerson()
  const body = (await valid.postBookings?.(world))?.body ?? {}
  const made: string[] = []
  for (let more = 0; more < 5; more++) {
    forgetCounts()
    ctx.clock.advance(more % 2 ? 60_000 : 0)
    const { json } = await ask('POST', '/api/bookings', {
      body: { ...body, quantity: more + 1 },
      cookie: person.cookie,
    })
    made.push(String(json.id))
  }
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 10; page++) {
    const { json } = await ask('GET', `/api/bookings?limit=2${after && `&after=${after}`}`, { cookie: person.cookie })
    seen.push(...(JSON.parse(JSON.stringify(json.bookings)) as { id: string }[]).map(({ id }) => id))
    if (!json.next) break
    after = String(json.next)
  }
  expect(seen).toEqual(made.toReversed())
  const ahead = await ask('GET', '/api/bookings?which=upcoming', { cookie: person.cookie })
  expect([ahead.json.bookings?.length, ahead.json.next]).toEqual([5, null])
})

test.each([
  'x',
  'bm90aGluZw',
  Buffer.from('["price",1.5,"x"]').toString('base64url'),
  Buffer.from('["shops","\\u0000","0199a3c4-7a1e-7cc0-8d5f-2b1f5a7e9c01"]').toString('base64url'),
  Buffer.from('["price",1.5,"0199a3c4-7a1e-7cc0-8d5f-2b1f5a7e9c01"]').toString('base64url'),
])('a page after %s never was', async (after) => {
  for (const path of [`${size}&`, '/api/deals?', '/api/shops?', '/api/shops?lat=-26&lng=28&']) {
    const { status, json } = await ask('GET', `${path}after=${after}`)
    expect([status, json.code]).toEqual([400, 'PAGE_NOT_FOUND'])
  }
})
