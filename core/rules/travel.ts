/** Roads are longer than the straight line, and towns are slow. */
const detour = 1.3
const kmPerHour = 40

/** About how many minutes by car, from the distance in a straight line. */
export const driveMinutes = (km: number): number => Math.max(1, Math.round(((km * detour) / kmPerHour) * 60))
