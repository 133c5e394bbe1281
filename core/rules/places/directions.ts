/** The address that opens the phone's map with the way there; Google Maps URLs work on every device. */
export const directionsUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat.toFixed(5)},${lng.toFixed(5)}`

/** Roads are longer than the straight line; the first of them are a town's, and slow. */
const detour = 1.3

const townKm = 10

const townKmPerHour = 40

const openKmPerHour = 80

/** About how many minutes by car, from the distance in a straight line. */
export function driveMinutes(km: number): number {
  const road = km * detour
  const hours = Math.min(road, townKm) / townKmPerHour + Math.max(0, road - townKm) / openKmPerHour
  return Math.max(1, Math.round(hours * 60))
}
