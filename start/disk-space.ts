import { existsSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MB = 1_000_000
/** What the database, its log of changes, the demo and its pictures take, with room to work. */
const TO_BEGIN_MB = 400
const TO_GO_ON_MB = 60
/** PostgreSQL stops in the middle of its work when it cannot write, so the product ends before that. */
export const TOO_LITTLE_MB = 20

/** What is wrong with the room on the disk of the folder before a start; undefined when it is enough. */
export function spaceProblem(folder: string, free = freeMb(folder)): string | undefined {
  const needed = existsSync(join(folder, 'postgres', 'PG_VERSION')) ? TO_GO_ON_MB : TO_BEGIN_MB
  if (free >= needed) return undefined
  return `DATA_DIR ${folder} has ${Math.floor(free)} MB of free space, and ${needed} MB are needed`
}

/** Megabytes that are free on the disk of a folder, which may not be there yet. */
export function freeMb(folder: string): number {
  let place = folder
  while (!existsSync(place) && place !== dirname(place)) place = dirname(place)
  const { bavail, bsize } = statfsSync(place)
  return (bavail * bsize) / MB
}
