import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running server of one data folder, as its postmaster.pid tells. */
export type Postmaster = { pid: number; port: number; status: string }

const POLL_MS = 20

/** The server that runs on this data folder; undefined when there is none, also when a dead one left its file. */
export function postmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isAlive(pid) || !serves(pid, data)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

/**
 * PostgreSQL refuses to start while a process has the number that a killed server left in its file: another program
 * after a restart of the machine, or in a container the server's own remains. The file may go once no process of that
 * server works on the data any more; they end by themselves soon after their postmaster.
 */
export async function forgetStale(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file) || postmaster(data)) return
  const deadline = performance.now() + 30_000
  while (standIn(data).length > 0) {
    if (performance.now() > deadline) throw new Error(`processes of a killed server still work on ${data}`)
    await pause(POLL_MS)
  }
  rmSync(file, { force: true })
}

/** Waits until the server takes connections; undefined when it ended instead. */
export async function untilReady(data: string, limitMs: number): Promise<Postmaster | undefined> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const found = postmaster(data)
    if (!found || found.status === 'ready') return found
    if (performance.now() > deadline) throw new Error(`PostgreSQL did not get ready in ${limitMs / 1000} s`)
    await pause(POLL_MS)
  }
}

/** Ends the server: sessions are cut, everything committed is kept. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await untilGone(pid, limitMs)) return
  }
}

export async function untilGone(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false
    await pause(POLL_MS)
  }
  return true
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** In a container without an init process, an ended orphan keeps its number for good. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether the process is the server of this folder: it stands in it, or names it on its command line. */
function serves(pid: number, data: string): boolean {
  if (process.platform === 'linux') return standsIn(pid, data)
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(data)
}

/** The processes of a server all stand in its folder; only Linux tells. */
const standIn = (data: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && standsIn(pid, data))
    : []

function standsIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return false
  }
}
