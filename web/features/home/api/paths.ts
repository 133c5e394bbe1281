import { pathWith } from '#web/lib/api/queries.ts'

const shopsRead = 6
export const shopsShown = 3
const radiusKm = 50

/** To a hundredth of a degree: near enough, and the same for neighbours. */
export const nearbyShopsPath = (point?: { lat: number; lng: number }): string =>
  point
    ? pathWith('/api/shops', { lat: point.lat.toFixed(2), lng: point.lng.toFixed(2), radiusKm, limit: shopsRead })
    : pathWith('/api/shops', { sort: 'rating', limit: shopsRead })
