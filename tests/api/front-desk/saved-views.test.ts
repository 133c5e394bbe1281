import { beforeEach, expect, test } from 'vitest'
import { MAX_SAVED_VIEWS } from '#core/rules/seller/saved-views.ts'
import { eraseAccount } from '#db/queries/accounts/erase-account.ts'
import { joinMemberships } from '#db/queries/shops/members.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)

type View = { id: string; page: string; name: string; query: string }

async function makeSeller(shop: { id: string }) {
  const { contactId, accountId, cookie } = await makePerson()
  await makeMember(ctx, shop, contactId)
  const path = `/api/shops/${shop.id}/saved-views`
  return {
    cookie,
    contactId,
    accountId,
    views: async () => (await ask('GET', path, { cookie })).json.views as unknown as View[],
    save: (name: string, query = 'stock=out', page = 'inventory') =>
      ask('POST', path, { cookie, body: { page, name, query } }),
    rename: (id: string, name: string) => ask('PATCH', `${path}/${id}`, { cookie, body: { name } }),
    remove: (id: string) => ask('DELETE', `${path}/${id}`, { cookie }),
  }
}
const shop = await makeShop(ctx)
const makeOne = () => makeSeller(shop)
const idOf = ({ json }: { json: Record<string, unknown> }) => String(json.id)

test('filters are kept under a name, renamed and removed', async () => {
  const seller = await makeOne()
  const saved = await seller.save('  Sold out   15 inch ', 'size=R15&stock=out')
  expect(saved.status, saved.text).toBe(201)
  expect(await seller.views()).toMatchObject([
    { page: 'inventory', name: 'Sold out 15 inch', query: 'size=R15&stock=out' },
  ])
  expect((await seller.rename(idOf(saved), 'Gone')).json).toMatchObject({ name: 'Gone', query: 'size=R15&stock=out' })
  expect((await seller.views()).map(({ name }) => name)).toEqual(['Gone'])
  expect((await seller.remove(idOf(saved))).status).toBe(204)
  expect(await seller.views()).toEqual([])
  expect((await seller.remove(idOf(saved))).json.code).toBe('VIEW_NOT_FOUND')
})

test('a page has each name once, whatever its case; another page may have it too', async () => {
  const seller = await makeOne()
  await seller.save('Low')
  const other = await seller.save('High')
  expect((await seller.save('LOW')).json).toMatchObject({ code: 'VIEW_NAMED' })
  expect((await seller.rename(idOf(other), 'low')).json).toMatchObject({ code: 'VIEW_NAMED' })
  expect((await seller.rename(idOf(other), 'HIGH')).json).toMatchObject({ name: 'HIGH' })
  expect((await seller.save('Low', 'status=pending', 'bookings')).status).toBe(201)
})

test('what a member keeps is seen and changed by nobody else, also of the same shop', async () => {
  const [seller, colleague] = [await makeOne(), await makeOne()]
  const id = idOf(await seller.save('Mine'))
  expect(await colleague.views()).toEqual([])
  expect((await colleague.rename(id, 'Yours')).json.code).toBe('VIEW_NOT_FOUND')
  expect((await colleague.remove(id)).json.code).toBe('VIEW_NOT_FOUND')
  const elsewhere = await makeSeller(await makeShop(ctx))
  expect((await ask('GET', `/api/shops/${shop.id}/saved-views`, { cookie: elsewhere.cookie })).status).toBe(404)
  expect((await seller.views()).map(({ name }) => name)).toEqual(['Mine'])
})

test('twenty are kept at most, also of those that are saved at once', async () => {
  const seller = await makeOne()
  const names = Array.from({ length: MAX_SAVED_VIEWS + 2 }, (_, at) => `View ${at}`)
  const answers = await Promise.all(names.map((name) => seller.save(name)))
  expect(
    answers
      .map(({ status }) => status)
      .toSorted()
      .slice(-3),
  ).toEqual([201, 409, 409])
  expect(await seller.views()).toHaveLength(MAX_SAVED_VIEWS)
  expect((await seller.save('One more')).json).toMatchObject({
    code: 'TOO_MANY_VIEWS',
    message: 'You can keep 20 views. Please remove one first.',
  })
})

test.each([
  ['no name', { name: ' ', query: 'stock=out' }],
  ['a long name', { name: 'x'.repeat(41), query: 'stock=out' }],
  ['no filters', { name: 'All', query: '' }],
  ['what is no part of an address', { name: 'Odd', query: '"><script>' }],
  ['another page', { name: 'Odd', query: 'a=b', page: 'staff' }],
])('%s is refused', async (_, { name, query, page }: { name: string; query: string; page?: string }) => {
  const seller = await makeOne()
  expect((await seller.save(name, query, page)).status).toBe(400)
  expect(await seller.views()).toEqual([])
})

test('who turns out to be two contacts keeps the views of both', async () => {
  const [stays, goes] = [await makeOne(), await makeOne()]
  await stays.save('Low')
  for (const name of ['low', 'Mine']) await goes.save(name)
  await joinMemberships(ctx.db, stays.contactId, goes.contactId, ctx.clock.now())
  expect((await stays.views()).map(({ name }) => name).toSorted()).toEqual(['Low', 'Mine'])
})

test('nothing that was kept is left of an account that is erased', async () => {
  const [seller, other] = [await makeOne(), await makeOne()]
  for (const one of [seller, other]) await one.save('Mrs Naidoo', 'search=Naidoo')
  const count = async () =>
    (await ctx.db.selectFrom('saved_view').select('id').where('name', '=', 'Mrs Naidoo').execute()).length
  await eraseAccount(ctx.db, seller.accountId, seller.contactId)
  expect(await count()).toBe(1)
})
