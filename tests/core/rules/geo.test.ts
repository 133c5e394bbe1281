import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundingBox, distanceKm } from '#core/rules/places/geo.ts'

const inSouthAfrica = fc.record({
  lat: fc.double({ min: -35, max: -22, noNaN: true }),
  lng: fc.double({ min: 16, max: 33, noNaN: true }),
})

test('Sandton to Cape Town is about 1 270 km', () => {
  const km = distanceKm({ lat: -26.107, lng: 28.057 }, { lat: -33.925, lng: 18.424 })
  expect(km).toBeGreaterThan(1250)
  expect(km).toBeLessThan(1290)
})

test('everything within the distance lies in the box', () => {
  fc.assert(
    fc.property(inSouthAfrica, inSouthAfrica, fc.integer({ min: 1, max: 500 }), (centre, point, km) => {
      fc.pre(distanceKm(centre, point) <= km)
      const box = boundingBox(centre, km)
      expect(point.lat >= box.south && point.lat <= box.north).toBe(true)
      expect(point.lng >= box.west && point.lng <= box.east).toBe(true)
    }),
  )
})
