import { expect, test } from 'vitest'
import { clustersOf } from '#web/components/shops/clusters.ts'

const at = (id: string, lat: number, lng: number, label?: string) => ({
  id,
  name: id,
  lat,
  lng,
  ...(label !== undefined && { label }),
})
const scale = (pixels: number) => (point: { lat: number; lng: number }) => ({
  x: point.lng * pixels,
  y: point.lat * pixels,
})
const ids = (pixels: number, points: ReturnType<typeof at>[]) =>
  clustersOf(points, scale(pixels)).map(({ points }) => points.map(({ id }) => id))

test('pins that would cover each other stand as one, until the map is close enough', () => {
  const points = [at('a', 0, 0), at('b', 0, 1), at('c', 9, 9)]
  expect(ids(20, points)).toEqual([['a', 'b'], ['c']])
  expect(ids(60, points)).toEqual([['a'], ['b'], ['c']])
})

test('a pin with a price needs more room beside it than above it', () => {
  const priced = [at('a', 0, 0, 'R 6 276'), at('b', 0, 1, 'R 6 376'), at('c', 1, 0, 'R 6 500')]
  expect(ids(60, priced)).toEqual([['a', 'b'], ['c']])
})
