const shopsRead = 6
export const shopsShown = 3
const radiusKm = 50

/** The place to a hundredth of a degree: near enough, and the same for neighbours. */
export const nearbyShopsQuery = (point?: { lat: number; lng: number }) =>
  point
    ? { lat: rounded(point.lat), lng: rounded(point.lng), radiusKm, limit: shopsRead }
    : { sort: 'rating' as const, limit: shopsRead }

const rounded = (degrees: number): number => Number(degrees.toFixed(2))
