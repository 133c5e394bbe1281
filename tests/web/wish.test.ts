import { expect, test } from 'vitest'
import { nearText, settingsOf, wishOf } from '../../web/features/search/wish.ts'

const read = (query: string) => wishOf(new URLSearchParams(query))

test('a shared address is the same search', () => {
  expect(read('size=205/55R16&quantity=2&near=-26.11,28.06&place=Sandton&sort=distance&load=91')).toEqual({
    size: '205/55R16',
    otherSize: undefined,
    quantity: 2,
    place: 'Sandton',
    near: { lat: -26.11, lng: 28.06 },
    sort: 'distance',
    minLoadIndex: '91',
    minSpeedKmh: undefined,
  })
})

test.each(['', 'size=hello', 'size=205/55R61'])('“%s” searches nothing', (query) => expect(read(query)).toBeUndefined())

test.each(['quantity=0', 'quantity=99', 'quantity=two'])('%s means four', (query) => {
  expect(settingsOf(new URLSearchParams(query)).quantity).toBe(4)
})

test.each(['near=abc', 'near=91,28', 'near=-26', 'near=-26,28,3'])(
  '%s is nowhere, so nothing is sorted by distance',
  (query) => {
    expect(read(`size=205/55R16&sort=distance&place=Sandton&${query}`)).toMatchObject({
      near: undefined,
      place: undefined,
      sort: 'price',
    })
  },
)

test('a position is shared to about a kilometre', () => {
  expect(nearText({ lat: -26.107_234, lng: 28.056_781 })).toBe('-26.11,28.06')
})
