import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_MS = 24 * 3_600_000
/** The time of a kept file is the moment until which it is served. */
const forAsLongAsItIsBuilt = new Date('2100-01-01T00:00:00Z')

/**
 * Keeps the code and styles of this build in DATA_DIR, so that the next build can serve them for another day to pages
 * that were opened before a deploy. Returns the folder to serve if the build lacks a file.
 */
export function keepAssets(dataDir: string, built: string, now: Date): string {
  const kept = join(dataDir, 'website')
  const [from, to] = [join(built, 'assets'), join(kept, 'assets')]
  mkdirSync(to, { recursive: true })
  const current = new Set(readdirSync(from))
  for (const name of current) {
    copyOnce(join(from, name), join(to, name))
    utimesSync(join(to, name), now, forAsLongAsItIsBuilt)
  }
  for (const name of readdirSync(to)) if (!current.has(name)) retire(join(to, name), now)
  return kept
}

/** Its name says what is in it. A file that stands there is left alone, for other processes may serve or keep it now. */
function copyOnce(from: string, to: string): void {
  const there = statSync(to, { throwIfNoEntry: false })
  if (there?.size !== statSync(from).size) copyFileSync(from, to)
}

/** Several processes may do this at once. */
function retire(file: string, now: Date): void {
  const until = statSync(file, { throwIfNoEntry: false })?.mtime
  if (until && until < now) rmSync(file, { force: true })
  else if (until && until.getTime() === forAsLongAsItIsBuilt.getTime())
    utimesSync(file, now, new Date(now.getTime() + KEPT_MS))
}
