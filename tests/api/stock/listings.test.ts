import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDeal, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)

const shop = await makeShop(ctx)
const seller = await makePerson()
await makeMember(ctx, shop, seller.contactId)

type Row = Record<string, unknown> & { model: string }
const list = async (query = '') => {
  const { json, status, text } = await ask('GET', `/api/shops/${shop.id}/listings?${query}`, { cookie: seller.cookie })
  expect(status, text).toBe(200)
  return json as unknown as { listings: Row[]; total: number; page: number; pages: number }
}
const models = async (query = '') => (await list(query)).listings.map(({ model }) => model)

beforeAll(async () => {
  const primacy = await makeListing(ctx, shop, { quantity: 12, priceCents: 189_900 })
  await makeListing(ctx, shop, { brand: 'Dunlop', model: 'SP Sport', quantity: 4, priceCents: 149_900 })
  await makeListing(ctx, shop, {
    brand: 'Dunlop',
    model: 'Econodrive',
    size: '195R15C',
    quantity: 0,
    type: 'commercial',
  })
  await ctx.db.updateTable('listing').set({ sku: 'MIC-2055' }).where('id', '=', primacy.id).execute()
  await makeDeal(ctx, shop, primacy, { priceCents: 169_900 })
  const elsewhere = await makeShop(ctx)
  await makeListing(ctx, elsewhere, { model: 'Of another shop' })
})

test('the newest come first, ten a page, with the deal that runs and what the shop calls them', async () => {
  const page = await list()
  expect(page).toMatchObject({ total: 3, page: 1, pages: 1 })
  expect(page.listings.map(({ model }) => model)).toEqual(['Econodrive', 'SP Sport', 'Primacy 4'])
  expect(page.listings[2]).toMatchObject({
    sku: 'MIC-2055',
    service: '91V',
    priceCents: 189_900,
    quantity: 12,
    deal: { priceCents: 169_900 },
    confirmedAt: null,
    awaitsReview: false,
  })
})

test.each([
  ['search=dunlop', ['Econodrive', 'SP Sport']],
  ['search=205+55+16', ['SP Sport', 'Primacy 4']],
  ['search=michelin+205/55r16', ['Primacy 4']],
  ['search=MIC-2055', ['Primacy 4']],
  ['search=primacy+91V', ['Primacy 4']],
  ['search=100%25', []],
  ['brand=dun', ['Econodrive', 'SP Sport']],
  ['model=sport', ['SP Sport']],
  ['size=205', ['SP Sport', 'Primacy 4']],
  ['size=205+55', ['SP Sport', 'Primacy 4']],
  ['size=205/55+r+16', ['SP Sport', 'Primacy 4']],
  ['size=r15', ['Econodrive']],
  ['size=195r15c', ['Econodrive']],
  ['sku=2055', ['Primacy 4']],
  ['type=commercial', ['Econodrive']],
  ['minPriceCents=150000', ['Econodrive', 'Primacy 4']],
  ['maxPriceCents=150000', ['SP Sport']],
  ['stock=plenty', ['Primacy 4']],
  ['stock=low', ['SP Sport']],
  ['stock=out', ['Econodrive']],
  ['atMost=4', ['Econodrive', 'SP Sport']],
  ['confirmed=fresh', []],
  ['brand=dunlop&stock=low', ['SP Sport']],
])('%s finds what it says', async (query, found) => {
  expect(await models(query)).toEqual(found)
})

test.each([
  ['sort=brand', ['Econodrive', 'SP Sport', 'Primacy 4']],
  ['sort=model&order=desc', ['SP Sport', 'Primacy 4', 'Econodrive']],
  ['sort=size', ['Econodrive', 'SP Sport', 'Primacy 4']],
  ['sort=price', ['SP Sport', 'Econodrive', 'Primacy 4']],
  ['sort=stock&order=desc', ['Primacy 4', 'SP Sport', 'Econodrive']],
  ['sort=sku', ['Primacy 4', 'Econodrive', 'SP Sport']],
  ['sort=type', ['Econodrive', 'SP Sport', 'Primacy 4']],
])('%s is the order', async (query, order) => {
  expect(await models(query)).toEqual(order)
})

test('pages hold what is asked for, and say how many there are', async () => {
  for (let at = 0; at < 9; at++) await makeListing(ctx, shop, { brand: 'Firestone', model: `F ${at}` })
  expect(await list('perPage=5&page=3')).toMatchObject({ total: 12, page: 3, pages: 3 })
  expect(await models('perPage=5&page=3')).toEqual(['SP Sport', 'Primacy 4'])
  expect(await list('perPage=5&page=9')).toMatchObject({ listings: [], total: 12, pages: 3 })
})
