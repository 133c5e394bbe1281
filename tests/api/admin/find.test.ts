import { expect, test } from 'vitest'
import type { FoundByAdmin } from '#core/contracts/admin/overview.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin, makeBooking, makeWorld } from '../contract/world.ts'

const world = await makeWorld()
const { id, shop } = { ...(await makeBooking(world)), shop: world.shop }
await ctx.db
  .updateTable('shop')
  .set({ name: 'Kopjes Bande', contact_phone: '+27115550170' })
  .where('id', '=', shop.id)
  .execute()
const { code } = await ctx.db.selectFrom('booking').select('code').where('id', '=', id).executeTakeFirstOrThrow()

const find = async (q: string, roles?: AdminRole[]) =>
  (await ask('GET', `/api/admin/find?${new URLSearchParams({ q })}`, { cookie: (await makeAdmin(roles)).cookie }))
    .json as unknown as FoundByAdmin

test.each(['opjes b', shop.slug, '011 555 0170'])('a business is found by %s', async (q) => {
  expect((await find(q)).businesses).toContainEqual(expect.objectContaining({ id: shop.id, name: 'Kopjes Bande' }))
})

test('a booking is found by its code, however it is typed, with the driver whose it is', async () => {
  const { bookings, people } = await find(code.toLowerCase())
  expect(bookings).toEqual([{ code, status: 'pending', business: { id: shop.id, name: 'Kopjes Bande' } }])
  expect(people.map(({ contactId }) => contactId)).toEqual([world.driver.contactId])
})

test('each role finds what it works with', async () => {
  expect((await find(world.driver.number, ['support'])).people).toHaveLength(1)
  expect((await find(world.driver.number, ['finance'])).people).toEqual([])
  expect((await find('Kopjes', ['catalogue'])).businesses).toEqual([])
})

test('a deal is found by its title and code, a tyre by its name and size, a conversation by its number', async () => {
  const deal = await ctx.db.selectFrom('deal').select(['code', 'title']).executeTakeFirstOrThrow()
  for (const q of [deal.code.toLowerCase(), deal.title.slice(1)])
    expect((await find(q)).deals.map(({ code }) => code)).toContain(deal.code)
  const { tyres } = await find('205/55R16')
  expect(tyres.length).toBeGreaterThan(0)
  const made = await ask('POST', '/api/threads', {
    cookie: world.driver.cookie,
    body: { shopId: shop.id, message: 'Do you have it?' },
  })
  const number = String(made.json.id)
  for (const q of [number, number.slice(0, 8).toUpperCase()])
    expect((await find(q)).threads.map(({ id }) => id)).toContain(number)
  expect((await find(number, ['finance'])).threads).toEqual([])
  expect((await find(deal.code, ['finance'])).deals).toEqual([])
})
