import { beforeEach, expect, test } from 'vitest'
import { makeListing, makeMember, makeShop, makeTyre } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)

const makeFrontDesk = async () => {
  const shop = await makeShop(ctx)
  const { cookie, contactId } = await makePerson()
  await makeMember(ctx, shop, contactId)
  const call = (method: string, path: string, body?: Record<string, unknown>) =>
    ask(method, `/api${path}`, { cookie, ...(body && { body }) })
  const prices = async () =>
    (
      (await call('GET', `/shops/${shop.id}/listings?sort=price`)).json.listings as unknown as { priceCents: number }[]
    ).map(({ priceCents }) => priceCents)
  return { shop, call, prices }
}

test('a price that is three times the one before, or a third of it, is asked about, one or many', async () => {
  const { shop, call, prices } = await makeFrontDesk()
  const { id } = await makeListing(ctx, shop, { priceCents: 123_450 })
  await makeListing(ctx, shop, { model: 'Primacy 5', priceCents: 150_000 })
  const slip = await call('PATCH', `/listings/${id}`, { priceCents: 1_234_500 })
  expect([slip.status, slip.json]).toMatchObject([
    409,
    { code: 'PRICE_UNLIKELY', message: 'R 12 345,00 instead of R 1 234,50 is unusual. Is the price right?' },
  ])
  const many = { chosen: { filter: {} }, change: { what: 'price', percent: 300, round: 'none' }, expected: 2 }
  const { expected, ...looked } = many
  expect((await call('POST', `/shops/${shop.id}/listings/preview`, looked)).json.unlikely).toBe(expected)
  expect((await call('POST', `/shops/${shop.id}/listings/change`, many)).json.code).toBe('PRICE_UNLIKELY')
  expect(await prices()).toEqual([123_450, 150_000])
  expect((await call('PATCH', `/listings/${id}`, { priceCents: 40_000, priceIsRight: true })).status).toBe(200)
  expect((await call('POST', `/shops/${shop.id}/listings/change`, { ...many, priceIsRight: true })).status).toBe(200)
  expect(await prices()).toEqual([160_000, 600_000])
})

test('a new tyre outside of the usual prices is asked about, and so is a brand that nobody knows', async () => {
  const { shop, call } = await makeFrontDesk()
  const { id } = await makeTyre(ctx, { model: 'Primacy 4' })
  const add = (body: object) => call('POST', `/shops/${shop.id}/listings`, { quantity: 4, ...body })
  expect((await add({ tyreId: id, priceCents: 1_234 })).json.code).toBe('PRICE_UNLIKELY')
  expect((await add({ tyreId: id, priceCents: 1_234, priceIsRight: true })).status).toBe(201)
  const tyre = { brand: 'Michelinn', model: 'Primacy 4', size: '195/65R15', type: 'summer' }
  expect((await add({ tyre, priceCents: 99_900 })).json).toMatchObject({
    code: 'BRAND_UNKNOWN',
    message: 'We do not know the brand Michelinn. Did you mean Michelin?',
    fields: { 'tyre.brand': 'Michelin' },
  })
  expect((await add({ tyre: { ...tyre, brand: 'michelin' }, priceCents: 99_900 })).json).toMatchObject({
    brand: 'Michelin',
  })
  expect((await add({ tyre, priceCents: 99_900, brandIsNew: true })).json).toMatchObject({ brand: 'Michelinn' })
})
