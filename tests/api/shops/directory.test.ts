import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
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

test('words are found in any order, with or without accents', async () => {
  await put('Pêrelberg Bande', { city: 'Paarl', province: 'Western Cape', address: '9 Main Street' })
  expect(await names('text=perelberg')).toEqual(['Pêrelberg'])
  expect(await names(`text=${encodeURIComponent('PÊREL')}`)).toEqual(['Pêrelberg'])
  expect(await names('text=main%20paarl%20bande')).toEqual(['Pêrelberg'])
  expect(await names('text=paarl%20tyres')).toEqual(['Bokmakierie'])
  await ctx.db.deleteFrom('shop').where('name', '=', 'Pêrelberg Bande').execute()
})

test('only shops that are open at the moment, with or without a place', async () => {
  const { id } = await put('Nightjar Tyres', { city: 'Paarl', province: 'Western Cape', lat: -33.73, lng: 18.97 })
  await ctx.db.deleteFrom('shop_hours').where('shop_id', '=', id).execute()
  const open = await names('openNow=true')
  expect(open).not.toContain('Nightjar')
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  await ctx.db
    .insertInto('shop_hours')
    .values(weekdays.map((weekday) => ({ shop_id: id, weekday, opens: '00:00', closes: '24:00' })))
    .execute()
  await ctx.db.updateTable('shop').set({ open_on_public_holidays: true }).where('id', '=', id).execute()
  expect(await names('openNow=true')).toContain('Nightjar')
  expect(await names('openNow=true&lat=-33.73&lng=18.97')).toEqual(['Nightjar'])
  const day = localDate(ctx.clock.now())
  await ctx.db.insertInto('shop_special_day').values({ shop_id: id, day, reason: 'Stocktaking' }).execute()
  expect(await names('openNow=true')).not.toContain('Nightjar')
  await ctx.db.deleteFrom('shop').where('id', '=', id).execute()
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
