import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, type PostgresHost, program } from './postgres-host.ts'

export const USER = 'spoor'
const MAJOR = '18'

/** Makes the cluster unless it is there; answers its password. */
export function cluster(folder: string, host: PostgresHost, durable: boolean, says: (line: string) => void): string {
  const passwordFile = join(folder, 'postgres.password')
  if (!existsSync(join(host.data, 'PG_VERSION'))) {
    says('Making the database')
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
    initialize(host, readFileSync(passwordFile, 'utf8'), durable)
  }
  const version = readFileSync(join(host.data, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR) throw new Error(`${host.data} was made by PostgreSQL ${version}, this is PostgreSQL ${MAJOR}`)
  if (!existsSync(passwordFile)) throw new Error(`${host.data} cannot be opened without ${passwordFile}`)
  return readFileSync(passwordFile, 'utf8')
}

/** Works on a draft, so that a cluster that is cut off half-made never bears the final name. */
function initialize(host: PostgresHost, password: string, durable: boolean): void {
  const draft = `${host.data}.draft`
  const handover = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(handover, password, { mode: 0o600 })
  if (host.owner) for (const path of [draft, handover]) chownSync(path, host.owner.uid, host.owner.gid)
  const args = ['-D', draft, '-U', USER, `--pwfile=${handover}`, '-A', 'scram-sha-256', '--encoding=UTF8']
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  if (!durable) args.push('--no-sync')
  const made = spawnSync(...program(host, 'initdb', args), {
    encoding: 'utf8',
    env: environment(),
    cwd: dirname(draft),
    ...host.owner,
  })
  rmSync(handover, { force: true })
  if (made.status !== 0) throw new Error(`initdb failed: ${lastWords(made.stderr || String(made.error ?? ''))}`)
  renameSync(draft, host.data)
}

/** The line of a log that says why a program ended. */
export function lastWords(said: string): string {
  // What it says after that is what came of it.
  if (/No space left on device|Disk quota exceeded/.test(said)) return 'the disk is full'
  const lines = said.trim().split('\n')
  const line = lines.findLast((one) => /FATAL|PANIC|error:/.test(one)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
