/** Roads wind: how much longer they are than the straight line, on average. */
const winding = 1.3
const townKm = 10
const townKmh = 35
const openRoadKmh = 80

/** About how long the drive takes over that straight-line distance, in minutes. */
export function driveMinutes(km: number): number {
  const roadKm = km * winding
  const minutes = (Math.min(roadKm, townKm) / townKmh + Math.max(0, roadKm - townKm) / openRoadKmh) * 60
  return minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}

/** 4 min, 35 min, 1 h 20 min. */
export function formatDriveTime(km: number): string {
  const minutes = driveMinutes(km)
  if (minutes < 60) return `${minutes} min`
  return [`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}
