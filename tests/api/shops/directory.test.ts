import { expect, test } from 'vitest'
import { makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'

const put = async (name: string, place: Parameters<typeof makeShop>[1], rating: number | null = null) => {
  const shop = await makeShop(ctx, { name, ...place })
  await ctx.db
    .updateTable('shop')
    .set({ rating, review_count: rating === null ? 0 : 3 })
    .where('id', '=', shop.id)
    .execute()
  return shop
}

await put('Bokmakierie Tyres', { city: 'Paarl', province: 'Western Cape', address: '1 Lady Grey Street' }, 4.2)
await put('Aardvark Tyres', { city: 'George', province: 'Western Cape' }, 4.8)
await put('Camdeboo Tyres', { city: 'Kimberley', province: 'Northern Cape', address: '100% Main Road' })
await put('Hidden Tyres', { city: 'Paarl', province: 'Western Cape', status: 'blocked' }, 5)

const names = async (query: string): Promise<string[]> => {
  const { status, text } = await ask('GET', `/api/shops?${query}`)
  expect(status).toBe(200)
  return JSON.parse(text).shops.map(({ name }: { name: string }) => name.split(' ')[0])
}

test('active shops by name, rating or province', async () => {
  expect(await names('')).toEqual(['Aardvark', 'Bokmakierie', 'Camdeboo'])
  expect(await names('sort=rating')).toEqual(['Aardvark', 'Bokmakierie', 'Camdeboo'])
  expect(await names('sort=province')).toEqual(['Camdeboo', 'Aardvark', 'Bokmakierie'])
})

test('narrowed by words in name, address, town or province, by province and rating', async () => {
  expect(await names('text=aardv')).toEqual(['Aardvark'])
  expect(await names('text=lady%20grey')).toEqual(['Bokmakierie'])
  expect(await names('text=kimberley')).toEqual(['Camdeboo'])
  expect(await names('text=western')).toEqual(['Aardvark', 'Bokmakierie'])
  expect(await names(`text=${encodeURIComponent('0%')}`)).toEqual(['Camdeboo'])
  expect(await names(`text=${encodeURIComponent('_')}`)).toEqual([])
  expect(await names('province=Northern%20Cape')).toEqual(['Camdeboo'])
  expect(await names('minRating=4.5')).toEqual(['Aardvark'])
  expect(await names('minRating=4')).toEqual(['Aardvark', 'Bokmakierie'])
})

test('from a place, other filters are refused', async () => {
  const { status } = await ask('GET', '/api/shops?lat=-26&lng=28&province=Gauteng')
  expect(status).toBe(400)
})

test('provinces that have visible shops, with their counts', async () => {
  const { json } = await ask('GET', '/api/provinces')
  expect(json.provinces).toEqual([
    { name: 'Northern Cape', shops: 1 },
    { name: 'Western Cape', shops: 2 },
  ])
})
