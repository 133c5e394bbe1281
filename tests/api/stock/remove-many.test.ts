import { beforeEach, expect, test } from 'vitest'
import { makeDeal, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const shop = await makeShop(ctx)
  const { cookie, contactId } = await makePerson()
  await makeMember(ctx, shop, contactId)
  const call = (method: string, path: string, body?: Record<string, unknown>) =>
    ask(method, `/api${path}`, { cookie, ...(body && { body }) })
  const listings = async () =>
    (await call('GET', `/shops/${shop.id}/listings?sort=model`)).json.listings as unknown as Record<string, unknown>[]
  return { shop, call, listings }
}

test('many tyres are removed at once, unless others fit by then, and put back for a minute', async () => {
  const { shop, call, listings } = await makeFrontDesk()
  const one = await makeListing(ctx, shop, { model: 'Alpha' })
  const two = await makeListing(ctx, shop, { model: 'Beta' })
  await makeListing(ctx, shop, { model: 'Gamma' })
  await makeDeal(ctx, shop, one, { priceCents: 150_000 })
  const before = await listings()
  const chosen = { ids: [one.id, two.id] }
  const remove = (expected: number) => call('POST', `/shops/${shop.id}/listings/remove`, { chosen, expected })
  expect((await remove(1)).json.code).toBe('CHANGED_SINCE')
  const { json } = await remove(2)
  expect(json.changed).toBe(2)
  expect(await listings()).toMatchObject([{ model: 'Gamma' }])
  expect((await call('POST', `/undo/${json.undoId}`)).status).toBe(204)
  expect(await listings()).toEqual(before)
  expect((await call('POST', `/undo/${json.undoId}`)).json.code).toBe('NOTHING_TO_UNDO')
})

test('what is listed again meanwhile stays as it is, and after a minute nothing comes back', async () => {
  const { shop, call, listings } = await makeFrontDesk()
  const { id, tyreId } = await makeListing(ctx, shop)
  const chosen = { filter: {} }
  const removed = await call('POST', `/shops/${shop.id}/listings/remove`, { chosen, expected: 1 })
  await call('POST', `/shops/${shop.id}/listings`, { tyreId, priceCents: 99_900, quantity: 1 })
  expect((await call('POST', `/undo/${removed.json.undoId}`)).json.code).toBe('CHANGED_SINCE')
  expect(await listings()).toMatchObject([{ priceCents: 99_900 }])
  expect((await listings())[0]?.id).not.toBe(id)
  const late = await call('POST', `/shops/${shop.id}/listings/remove`, { chosen, expected: 1 })
  await pass(61_000)
  expect((await call('POST', `/undo/${late.json.undoId}`)).json.code).toBe('NOTHING_TO_UNDO')
  expect(await listings()).toEqual([])
})
