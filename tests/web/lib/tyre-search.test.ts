import { expect, test } from 'vitest'
import { nearText, settingsOf } from '#web/lib/page/search-address.ts'
import { fetchReader, tyreSearchOf } from '#web/lib/page/tyre-search.ts'

await fetchReader()

const read = (query: string) => tyreSearchOf(new URLSearchParams(query))

test('a shared address is the same search', () => {
  expect(read('size=205/55R16&quantity=2&near=-26.11,28.06&place=Sandton&sort=distance&load=91')).toEqual({
    size: '205/55R16',
    otherSize: undefined,
    quantity: 2,
    place: 'Sandton',
    near: { lat: -26.11, lng: 28.06 },
    radiusKm: 50,
    sort: 'distance',
    minLoadIndex: '91',
    minSpeedKmh: undefined,
    filters: {
      brands: [],
      types: [],
      services: [],
      paymentWays: [],
      maxPrice: undefined,
      minRating: undefined,
      runFlat: false,
      dealsOnly: false,
      openNow: false,
    },
  })
})

test('without a size nothing is searched; what is no size stays as it was typed, for the answer to say so', () => {
  expect(read('make=Toyota')).toBeUndefined()
  expect(read('size=hello')?.size).toBe('hello')
  expect(read('size=205 55 16 91V runflat')).toMatchObject({
    size: '205/55R16',
    minLoadIndex: '91',
    minSpeedKmh: '240',
    filters: { runFlat: true },
  })
})

test('filters of an address, as far as they are filters', () => {
  expect(
    read('size=205/55R16&brand=Michelin,Dunlop&type=winter,ice&maxPrice=2000&minRating=4.5&services=mobile&deals=true')
      ?.filters,
  ).toEqual({
    brands: ['Michelin', 'Dunlop'],
    types: ['winter'],
    services: ['mobile'],
    paymentWays: [],
    maxPrice: '2000',
    minRating: '4.5',
    runFlat: false,
    dealsOnly: true,
    openNow: false,
  })
  expect(read('size=205/55R16&maxPrice=cheap')?.filters.maxPrice).toBeUndefined()
})

test.each(['quantity=0', 'quantity=99', 'quantity=two'])('%s means four', (query) => {
  expect(settingsOf(new URLSearchParams(query)).quantity).toBe(4)
})

test.each(['near=abc', 'near=91,28', 'near=-26', 'near=-26,28,3'])(
  '%s is nowhere, so nothing is sorted by distance',
  (query) => {
    expect(read(`size=205/55R16&sort=distance&place=Sandton&${query}`)).toMatchObject({
      near: undefined,
      place: undefined,
      sort: 'total',
    })
  },
)

test('a position is shared to about a kilometre', () => {
  expect(nearText({ lat: -26.107_234, lng: 28.056_781 })).toBe('-26.11,28.06')
})
