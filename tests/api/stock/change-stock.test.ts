import { beforeEach, expect, test } from 'vitest'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeMember, makeShop, makeTyre } from '#tests/support/factories.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)

const makeFrontDesk = async () => {
  const shop = await makeShop(ctx)
  const { cookie, contactId } = await makePerson()
  await makeMember(ctx, shop, contactId)
  const call = (method: string, path: string, body?: Record<string, unknown>) =>
    ask(method, `/api${path}`, { cookie, ...(body && { body }) })
  const listings = async (query = '') =>
    (await call('GET', `/shops/${shop.id}/listings?${query}`)).json.listings as unknown as Record<string, unknown>[]
  const offered = async (size = '205/55R16') =>
    (
      (await ask('GET', `/api/offers?size=${size}&lat=-26.0936&lng=28.0064&limit=20`)).json.offers as unknown as {
        shop: { id: string }
        priceCents: number
        stock: number
      }[]
    ).filter(({ shop: { id } }) => id === shop.id)
  return { shop, call, listings, offered }
}

test('a tyre of the central database is found in any spelling, added, and sells at once', async () => {
  const { shop, call, offered } = await makeFrontDesk()
  const { id } = await makeTyre(ctx, { model: 'Primacy 4' })
  const { json } = await call('GET', `/shops/${shop.id}/catalogue?search=michelin+primacy+205+55+16`)
  expect(json.tyres).toMatchObject([{ id, brand: 'Michelin', size: '205/55R16', service: '91V', listingId: null }])
  const added = await call('POST', `/shops/${shop.id}/listings`, {
    tyreId: id,
    priceCents: 189_950,
    quantity: 6,
    sku: ' MIC-1 ',
  })
  expect([added.status, added.json]).toMatchObject([
    201,
    { sku: 'MIC-1', priceCents: 189_950, quantity: 6, awaitsReview: false },
  ])
  expect(added.json.confirmedAt).not.toBeNull()
  expect(await offered()).toMatchObject([{ priceCents: 189_950, stock: 6 }])
  const again = await call('POST', `/shops/${shop.id}/listings`, { tyreId: id, priceCents: 99_900, quantity: 1 })
  expect(again.json).toMatchObject({ code: 'ALREADY_LISTED', fields: { listingId: added.json.id } })
  const there = await call('GET', `/shops/${shop.id}/catalogue?search=primacy`)
  expect(there.json.tyres).toMatchObject([{ listingId: added.json.id }])
})

test('a tyre that the catalogue lacks sells at once, waits for an admin, and stays out of the central database', async () => {
  const { shop, call, offered } = await makeFrontDesk()
  const add = (tyre: object, sku = 'OWN-1') =>
    call('POST', `/shops/${shop.id}/listings`, { tyre, priceCents: 99_900, quantity: 4, sku, brandIsNew: true })
  const own = { brand: 'Rooikat', model: 'Veld 1', size: '225 / 75 r16 c 121/120R', type: 'commercial' }
  const added = await add(own)
  expect([added.status, added.json]).toMatchObject([
    201,
    { brand: 'Rooikat', size: '225/75R16C', service: '121/120R', awaitsReview: true },
  ])
  expect(await offered('225/75R16C')).toMatchObject([{ stock: 4 }])
  const found = await call('GET', `/shops/${shop.id}/catalogue?search=rooikat`)
  expect(found.json.tyres).toEqual([])
  expect((await add({ ...own, brand: 'ROOIKAT', model: 'VELD 1' })).json.code).toBe('ALREADY_LISTED')
  expect((await add({ ...own, model: 'Veld 2' })).json).toMatchObject({
    code: 'SKU_TAKEN',
    fields: { sku: expect.any(String) },
  })
  expect((await add({ ...own, size: 'big' })).json).toMatchObject({ code: 'NOT_A_SIZE' })
  expect((await add({ ...own, brand: '' })).status).toBe(400)
})

test('price and stock change at once, confirm the stock, and go back for a minute', async () => {
  const { shop, call, listings, offered } = await makeFrontDesk()
  const { id } = await makeListing(ctx, shop)
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: '2026-11-18' })
  expect((await listings('confirmed=stale')).length).toBe(1)
  const changed = await call('PATCH', `/listings/${id}`, { priceCents: 179_900, quantity: 5, sku: 'A' })
  expect(changed.json.listing).toMatchObject({ priceCents: 179_900, quantity: 5, sku: 'A' })
  expect(await offered()).toMatchObject([{ priceCents: 179_900, stock: 5 }])
  expect((await listings('confirmed=fresh')).length).toBe(1)
  expect((await call('POST', `/undo/${changed.json.undoId}`)).status).toBe(204)
  expect(await listings()).toMatchObject([{ priceCents: 189_900, quantity: 8, sku: null, confirmedAt: null }])
  expect((await call('POST', `/undo/${changed.json.undoId}`)).json.code).toBe('NOTHING_TO_UNDO')
  const late = await call('PATCH', `/listings/${id}`, { priceCents: 100, priceIsRight: true })
  await pass(61_000)
  expect((await call('POST', `/undo/${late.json.undoId}`)).json.code).toBe('NOTHING_TO_UNDO')
  expect((await call('PATCH', `/listings/${id}`, { priceCents: 0 })).status).toBe(400)
  expect((await call('PATCH', `/listings/${id}`, { quantity: -1 })).status).toBe(400)
})

test('what somebody has changed since is not taken back', async () => {
  const { shop, call, listings } = await makeFrontDesk()
  const [one, two] = [await makeListing(ctx, shop), await makeListing(ctx, shop, { model: 'Primacy 5' })]
  const chosen = { ids: [one.id, two.id] }
  const sold = { chosen, change: { what: 'quantity', by: -3 }, expected: 2 }
  const { json } = await call('POST', `/shops/${shop.id}/listings/change`, sold)
  await call('PATCH', `/listings/${two.id}`, { quantity: 1 })
  expect((await call('POST', `/undo/${json.undoId}`)).status).toBe(204)
  expect(await listings('sort=model')).toMatchObject([{ quantity: 8 }, { quantity: 1 }])
})

test('a bulk change is shown before it is made, and not made if other tyres fit the filter by then', async () => {
  const { shop, call, listings } = await makeFrontDesk()
  await makeListing(ctx, shop, { priceCents: 189_900 })
  await makeListing(ctx, shop, { brand: 'Dunlop', model: 'SP Sport', priceCents: 149_900 })
  const chosen = { filter: { brand: 'michelin' } }
  const change = { what: 'price', percent: 7.5, round: 'nine' }
  const preview = await call('POST', `/shops/${shop.id}/listings/preview`, { chosen, change })
  expect(preview.json).toMatchObject({
    chosen: 1,
    changed: 1,
    tooLow: 0,
    examples: [{ model: 'Primacy 4', before: { priceCents: 189_900 }, after: { priceCents: 203_900 } }],
  })
  expect(await listings('brand=mich')).toMatchObject([{ priceCents: 189_900 }])
  const other = await call('POST', `/shops/${shop.id}/listings/change`, { chosen, change, expected: 2 })
  expect(other.json.code).toBe('CHANGED_SINCE')
  const { json } = await call('POST', `/shops/${shop.id}/listings/change`, { chosen, change, expected: 1 })
  expect(json.changed).toBe(1)
  expect(await listings('sort=brand')).toMatchObject([{ priceCents: 149_900 }, { priceCents: 203_900 }])
  await call('POST', `/undo/${json.undoId}`)
  expect(await listings('sort=brand')).toMatchObject([{ priceCents: 149_900 }, { priceCents: 189_900 }])
  const free = { what: 'price', cents: -150_000, round: 'none' }
  const all = { chosen: { filter: {} }, change: free }
  expect((await call('POST', `/shops/${shop.id}/listings/preview`, all)).json.tooLow).toBe(1)
  const refused = await call('POST', `/shops/${shop.id}/listings/change`, { ...all, expected: 2 })
  expect(refused.json.code).toBe('PRICE_TOO_LOW')
  expect(await listings('sort=brand')).toMatchObject([{ priceCents: 149_900 }, { priceCents: 189_900 }])
})

test('the stock is confirmed for one, some or all, and gets old', async () => {
  const { shop, call } = await makeFrontDesk()
  const { id } = await makeListing(ctx, shop)
  await makeListing(ctx, shop, { model: 'Primacy 5', quantity: 0 })
  const state = async () => (await call('GET', `/shops/${shop.id}/stock`)).json
  const confirm = (chosen: object, expected: number) =>
    call('POST', `/shops/${shop.id}/listings/change`, { chosen, change: { what: 'confirm' }, expected })
  expect(await state()).toEqual({ listed: 2, low: 1, out: 1, stale: 2, confirmedAt: null })
  await confirm({ ids: [id] }, 1)
  expect(await state()).toMatchObject({ stale: 1, confirmedAt: null })
  await confirm({ filter: {} }, 2)
  expect(await state()).toMatchObject({ stale: 0, confirmedAt: ctx.clock.now().toISOString() })
  await pass(8 * 24 * 3_600_000)
  expect(await state()).toMatchObject({ stale: 2 })
})

test('a removed tyre is neither listed nor offered, and a blocked shop cannot change its stock', async () => {
  const { shop, call, listings, offered } = await makeFrontDesk()
  const { id } = await makeListing(ctx, shop)
  const other = await makeListing(ctx, shop, { model: 'Primacy 5' })
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: '2026-11-18' })
  expect((await call('DELETE', `/listings/${id}`)).status).toBe(204)
  expect(await listings()).toMatchObject([{ model: 'Primacy 5' }])
  expect(await offered()).toHaveLength(1)
  expect((await call('DELETE', `/listings/${id}`)).json.code).toBe('LISTING_NOT_FOUND')
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', shop.id).execute()
  expect((await call('PATCH', `/listings/${other.id}`, { quantity: 1 })).json.code).toBe('SHOP_BLOCKED')
  expect((await call('DELETE', `/listings/${other.id}`)).json.code).toBe('SHOP_BLOCKED')
  expect(await listings()).toHaveLength(1)
})
