import { beforeEach, expect, test } from 'vitest'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)
const world = await makeWorld()
const seller = await makePerson()
await makeMember(ctx, world.shop, seller.contactId)
const booking = await makeBooking(world, { customer: { name: 'Zanele Khumalo', phone: '+27833219876' } })
await ask('POST', '/api/threads', {
  cookie: world.driver.cookie,
  body: { shopId: world.shop.id, subject: 'Lay-by for four', message: 'Do you do lay-by?' },
})

async function find(q: string) {
  const path = `/api/shops/${world.shop.id}/find?${new URLSearchParams({ q })}`
  const { json } = await ask('GET', path, { cookie: seller.cookie })
  return json as unknown as Record<'bookings' | 'listings' | 'threads', Record<string, unknown>[]>
}

test.each([
  ['its code', booking.code.toLowerCase()],
  ['a part of the name', 'zanele'],
  ['the number as people write it', '083 321 9876'],
  ['the number from abroad', '0027 83 321 9876'],
  ['the end of the number', '9876'],
])('a booking is found by %s', async (_, words) => {
  expect((await find(words)).bookings).toMatchObject([
    { id: booking.id, code: booking.code, customer: 'Zanele Khumalo' },
  ])
})

test('tyres are found by a size in any spelling, and by words in any order', async () => {
  const { listings } = await find('205 55 16')
  expect(listings.map(({ id }) => id)).toContain(world.listing.id)
  const models = (await find('primacy michelin')).listings.map(({ model }) => model)
  expect(models.toSorted()).toEqual(['Primacy 4', 'Primacy 5'])
})

test('a conversation is found by its subject', async () => {
  expect((await find('lay-by')).threads).toMatchObject([{ subject: 'Lay-by for four' }])
})

test('characters that mean something to the database mean themselves', async () => {
  expect(await find('%%')).toEqual({ bookings: [], listings: [], threads: [] })
  expect(await find("o'; --")).toEqual({ bookings: [], listings: [], threads: [] })
})
