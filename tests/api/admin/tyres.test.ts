import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop, makeTyre } from '#tests/support/factories.ts'
import { ask, ctx, site } from '../auth/site.ts'
import { forgetCounts, makeAdmin } from '../contract/world.ts'

beforeEach(forgetCounts)

const { cookie } = await makeAdmin(['catalogue'])
const get = (path: string) => ask('GET', `/api/admin/${path}`, { cookie })
const patch = (path: string, body: object) => ask('PATCH', `/api/admin/${path}`, { cookie, body })
const merge = (from: string, into: string) => ask('POST', `/api/admin/tyres/${from}/merge`, { cookie, body: { into } })

type Tyre = { id: string; brand: { id: number; name: string }; model: string; size: string }
const found = async (query: string) => {
  const { json } = await get(`tyres?${query}`)
  return json as unknown as { tyres: Tyre[]; total: number; page: number; pages: number }
}
const names = async (query: string) => (await found(query)).tyres.map(({ model }) => model)

const offerOf = async (listingId: string) =>
  (await ctx.db.selectFrom('offer').selectAll().where('listing_id', '=', listingId).execute())[0]
const listing = (id: string) => ctx.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst()
const audits = async (id: string) =>
  (
    await ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_type', 'old_values', 'new_values'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, entity_type, ...values }) => ({ what: `${action} ${entity_type}`, ...values }))
const refresh = (shop: { id: string }) =>
  refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })

test('tyres are listed newest first, found by brand, name, size and type, and sorted', async () => {
  await makeTyre(ctx, { brand: 'Zeetex', model: 'Alpha Seek', size: '195/65R15', type: 'winter' })
  await makeTyre(ctx, { brand: 'Atturo', model: 'Beta Seek', size: '225/45R17', type: 'mud_terrain' })
  await makeTyre(ctx, { brand: 'Kumho', model: 'Gamma Seek', size: '205/55R16', type: 'summer' })
  expect(await names('search=seek')).toEqual(['Gamma Seek', 'Beta Seek', 'Alpha Seek'])
  expect(await names('search=seek zeetex')).toEqual(['Alpha Seek'])
  expect(await names('search=seek 225 45 17')).toEqual(['Beta Seek'])
  expect(await names('search=seek mud')).toEqual(['Beta Seek'])
  expect(await names('search=seek mud-terrain')).toEqual(['Beta Seek'])
  expect(await names('search=see%25')).toEqual([])
  expect(await names('search=seek&sort=brand')).toEqual(['Beta Seek', 'Gamma Seek', 'Alpha Seek'])
  expect(await names('search=seek&sort=size')).toEqual(['Alpha Seek', 'Gamma Seek', 'Beta Seek'])
  expect(await names('search=seek&sort=name&order=desc')).toEqual(['Gamma Seek', 'Beta Seek', 'Alpha Seek'])
  expect(await names('search=seek&sort=type')).toEqual(['Beta Seek', 'Gamma Seek', 'Alpha Seek'])
  const { total, page, pages, tyres } = await found('search=seek&perPage=5&page=9')
  expect([total, page, pages, tyres.length], 'a page that is gone is the last one').toEqual([3, 1, 1, 3])
})

test('a corrected tyre is looked at, its offers follow, and its old name still leads to it', async () => {
  const shop = await makeShop(ctx)
  const mine = await makeListing(ctx, shop, { brand: 'Kumho', model: 'Ecsta PS7l', size: '205/55R16' })
  await ctx.db.updateTable('tyre').set({ needs_review: true }).where('id', '=', mine.tyreId).execute()
  await refresh(shop)
  const before = (await get(`tyres/${mine.tyreId}`)).json as unknown as { tyre: Tyre; use: object }
  expect(before.use).toMatchObject({ listings: 1, offers: 1, deals: 0, bookings: 0 })
  const changed = await patch(`tyres/${mine.tyreId}`, {
    model: 'Ecsta PS71',
    size: '215 55 16',
    loadIndex: 97,
    wetGrip: 'A',
  })
  expect(changed.json).toMatchObject({
    tyre: { model: 'Ecsta PS71', size: '215/55R16', needsReview: false, label: { wetGrip: 'A', noiseDb: null } },
  })
  const { id: sizeId } = await ctx.db
    .selectFrom('tyre_size')
    .select('id')
    .where('code', '=', '215/55R16')
    .executeTakeFirstOrThrow()
  expect(await offerOf(mine.id)).toMatchObject({ size_id: sizeId, load_index: 97 })
  expect(await audits(mine.tyreId)).toMatchObject([
    {
      what: 'update tyre',
      old_values: { model: 'Ecsta PS7l' },
      new_values: { model: 'Ecsta PS71', size: '215/55R16' },
    },
  ])
  expect(await ctx.db.selectFrom('former_tyre').select('model').where('tyre_id', '=', mine.tyreId).execute()).toEqual([
    { model: 'Ecsta PS7l' },
  ])
  expect((await patch(`tyres/${mine.tyreId}`, { size: 'round' })).json.code).toBe('NOT_A_SIZE')
})

test('a tyre that would be the same as another one is to be merged instead', async () => {
  const one = await makeTyre(ctx, { model: 'Twin A' })
  const other = await makeTyre(ctx, { model: 'Twin B' })
  const refused = await patch(`tyres/${other.id}`, { model: 'twin a' })
  expect(refused.json).toMatchObject({ code: 'TYRE_EXISTS', fields: { tyreId: one.id } })
})

test('a tyre that a shop lists is not deleted, one that nobody lists is', async () => {
  const used = await makeListing(ctx, await makeShop(ctx), { model: 'Used one' })
  const free = await makeTyre(ctx, { model: 'Free one' })
  const remove = (id: string) => ask('DELETE', `/api/admin/tyres/${id}`, { cookie })
  expect((await remove(used.tyreId)).json.code).toBe('TYRE_IN_USE')
  expect((await remove(free.id)).status).toBe(204)
  expect((await get(`tyres/${free.id}`)).json.code).toBe('TYRE_NOT_FOUND')
  expect((await audits(free.id))[0]?.what).toBe('delete tyre')
})

test('what a shop added is merged into the catalogue, and stays for sale at its price', async () => {
  const shop = await makeShop(ctx)
  const right = await makeTyre(ctx, { brand: 'Michelin', model: 'Merge Primacy 4' })
  const typed = await makeListing(ctx, shop, { model: 'Merge Primacy4', loadIndex: null, priceCents: 123_400 })
  await ctx.db.updateTable('tyre').set({ needs_review: true }).where('id', '=', typed.tyreId).execute()
  const deal = await makeDeal(ctx, shop, typed, { priceCents: 111_100 })
  await refresh(shop)
  const queue = (await get('tyres-to-review')).json as unknown as {
    tyres: { tyre: Tyre; shop: string; similar: Tyre[] }[]
  }
  const waits = queue.tyres.find(({ tyre }) => tyre.id === typed.tyreId)
  expect(waits?.similar.map(({ id }) => id)).toContain(right.id)
  const preview = await get(`tyres/${typed.tyreId}/merge?into=${right.id}`)
  expect(preview.json).toMatchObject({ moves: { listings: 1, deals: 1, offers: 1, bookings: 0, alerts: 0 }, both: [] })
  expect((await merge(typed.tyreId, right.id)).json).toMatchObject({ tyre: { id: right.id }, listings: 1 })
  expect(await listing(typed.id)).toMatchObject({ tyre_id: right.id, price_cents: 123_400, quantity: 8 })
  expect(await offerOf(typed.id)).toMatchObject({ price_cents: 111_100, deal_id: deal.id, load_index: 91 })
  expect((await get(`tyres/${typed.tyreId}`)).json.code).toBe('TYRE_NOT_FOUND')
  expect((await audits(typed.tyreId))[0]).toMatchObject({ what: 'delete tyre', new_values: { mergedInto: right.id } })
  expect((await merge(right.id, right.id)).json.code).toBe('SAME_TYRE')
})

test('two listings of one shop become the one whose price the shop said last, with what hung on the other', async () => {
  const shop = await makeShop(ctx)
  const old = await makeListing(ctx, shop, { model: 'Both A', priceCents: 100_000, quantity: 2 })
  const late = await makeListing(ctx, shop, { model: 'Both B', priceCents: 110_000, quantity: 5 })
  const said = (id: string, at: string, sku: string | null) =>
    ctx.db
      .updateTable('listing')
      .set({ confirmed_at: new Date(at), sku })
      .where('id', '=', id)
      .execute()
  await said(old.id, '2026-11-01T08:00:00Z', 'OLD-1')
  await said(late.id, '2026-11-10T08:00:00Z', null)
  const kept = await makeDeal(ctx, shop, late, { priceCents: 99_000 })
  const overlapping = await makeDeal(ctx, shop, old, { priceCents: 95_000 })
  await refresh(shop)
  // The listing that was said last is of the tyre that goes.
  const preview = await get(`tyres/${late.tyreId}/merge?into=${old.tyreId}`)
  expect(preview.json).toMatchObject({
    both: [{ stays: { priceCents: 110_000, quantity: 5 }, goes: { priceCents: 100_000, quantity: 2 } }],
  })
  expect((await merge(late.tyreId, old.tyreId)).status).toBe(200)
  expect(await listing(old.id)).toBeUndefined()
  expect(await listing(late.id)).toMatchObject({ tyre_id: old.tyreId, price_cents: 110_000, quantity: 5, sku: 'OLD-1' })
  const deals = await ctx.db.selectFrom('deal').select(['id', 'active']).where('listing_id', '=', late.id).execute()
  expect(Object.fromEntries(deals.map(({ id, active }) => [id, active]))).toEqual({
    [kept.id]: true,
    [overlapping.id]: false,
  })
  expect(await offerOf(late.id)).toMatchObject({ price_cents: 99_000, deal_id: kept.id })
  expect((await audits(old.id))[0]).toMatchObject({ what: 'delete listing', new_values: { joinedWith: late.id } })
})

test('what is kept as it is leaves the queue, and comes back when that is taken back', async () => {
  const { id } = await makeTyre(ctx, { model: 'Own make' })
  await ctx.db.updateTable('tyre').set({ needs_review: true }).where('id', '=', id).execute()
  const review = (needsReview: boolean) =>
    ask('POST', '/api/admin/tyres-to-review', { cookie, body: { ids: [id], needsReview } })
  expect((await review(false)).json).toEqual({ changed: 1 })
  expect((await review(false)).json).toEqual({ changed: 0 })
  expect((await review(true)).json).toEqual({ changed: 1 })
  expect((await audits(id)).map(({ what }) => what)).toEqual(['update tyre', 'update tyre'])
})

test('a brand becomes another one, and its name goes on leading there', async () => {
  const shop = await makeShop(ctx)
  const typed = await makeListing(ctx, shop, { brand: 'Brigdestone', model: 'Turanza X' })
  const same = await makeListing(ctx, shop, { brand: 'Brigdestone', model: 'Ecopia X' })
  const right = await makeTyre(ctx, { brand: 'Bridgestone', model: 'Ecopia X' })
  await makeTyre(ctx, { brand: 'Michelin', model: 'Other X' })
  await refresh(shop)
  const brand = async (name: string) =>
    ((await get(`brands?search=${name}`)).json as unknown as { brands: { id: number; name: string }[] }).brands[0]
  const [from, into] = [await brand('Brigdestone'), await brand('Bridgestone')]
  const path = `brands/${from?.id}/merge`
  expect((await get(`${path}?into=${into?.id}`)).json).toMatchObject({ moves: { tyres: 2, listings: 2 }, both: 1 })
  const merged = await ask('POST', `/api/admin/${path}`, { cookie, body: { into: into?.id } })
  expect(merged.json).toMatchObject({ name: 'Bridgestone', aliases: ['brigdestone'], tyres: 2 })
  expect(await listing(same.id)).toMatchObject({ tyre_id: right.id })
  expect(await offerOf(typed.id)).toMatchObject({ brand_id: into?.id })
  expect((await brand('brigdestone'))?.name).toBe('Bridgestone')
  expect((await patch(`brands/${into?.id}`, { name: 'Michelin' })).json.code).toBe('BRAND_EXISTS')
})

test('a picture is kept by us, and a file that is none is refused', async () => {
  const { id } = await makeTyre(ctx, { model: 'Pictured' })
  const send = (bytes: Uint8Array) =>
    fetch(`${site.origin}/api/admin/tyres/${id}/image`, {
      method: 'POST',
      headers: { Origin: ctx.config.publicUrl, Cookie: cookie, 'Content-Type': 'application/octet-stream' },
      body: Buffer.from(bytes),
    })
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#222' } })
    .png()
    .toBuffer()
  const kept = await send(png)
  expect(kept.status).toBe(201)
  expect(((await kept.json()) as { tyre: { imageUrl: string } }).tyre.imageUrl).toMatch(/^\/media\/[0-9a-f]+\.webp$/)
  expect((await send(Buffer.from('no picture'))).status).toBe(400)
  expect((await patch(`tyres/${id}`, { image: null })).json).toMatchObject({ tyre: { imageUrl: null } })
})
