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
