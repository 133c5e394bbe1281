import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isAlive, untilGone } from './postmaster.ts'

const Holder = z.object({ pid: z.int(), url: z.string(), stopping: z.boolean() })
type Holder = z.infer<typeof Holder>

export type DataLock = {
  /** Says that whoever comes next only has to wait. */
  stopping(): void
  release(): void
}

const DRAIN_LIMIT_MS = 45_000
/** One whose parent was killed notices within this time, and stops. */
const NOTICE_MS = 1_500

/**
 * The data folder serves one installation at a time: two would stop each other's database. Waits for one that is
 * stopping, and takes over from one that was killed. Throws when another one runs.
 */
export async function lockData(dataDir: string, url: string, says: (line: string) => void): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'running.json')
  const me: Holder = { pid: process.pid, url, stopping: false }
  const patience = performance.now() + NOTICE_MS
  while (!take(file, me)) {
    const other = read(file)
    if (!other || !isOurs(other.pid)) {
      rmSync(file, { force: true })
      continue
    }
    if (!other.stopping) {
      if (performance.now() < patience) {
        await pause(100)
        continue
      }
      throw new Error(
        `${dataDir} is in use by process ${other.pid}, at ${other.url}; stop that, or set DATA_DIR and PORT`,
      )
    }
    says(`Waiting for process ${other.pid}, which is stopping`)
    if (!(await untilGone(other.pid, DRAIN_LIMIT_MS))) throw new Error(`process ${other.pid} does not stop`)
  }
  return {
    stopping: () => writeFileSync(file, JSON.stringify({ ...me, stopping: true })),
    release: () => rmSync(file, { force: true }),
  }
}

/** Whole or not at all, so that nobody reads half a file. */
function take(file: string, me: Holder): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(me))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(file: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Another program can have the number of one that was killed. */
function isOurs(pid: number): boolean {
  if (pid === process.pid || !isAlive(pid)) return false
  const command =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return /start(\.ts|\/dev\.ts)/.test(command)
}
