import { makeDb, makePool, type Pool } from '#db/client.ts'
import { pendingMigrations } from '#db/migrate.ts'
import { countOwners } from '#db/queries/admin/admins.ts'
import { switchesOff } from '#db/queries/operations/switches.ts'
import { heartbeats, setAsideMessages, waitingRows } from '#db/queries/operations/work.ts'
import { type Config, directUrl } from '../config.ts'

/** A process that has missed three beats and more. */
const SILENT_MS = 20_000
const FREE_SHARE = 0.1
const LATE_SECONDS = 60
const MAX_COUNTED = 10_000

/** What the installation is made of: database, processes, and what waits or was stopped. Changes nothing. */
export async function inside(config: Config): Promise<Finding[]> {
  const pool = makePool(directUrl(config), () => {}, 2)
  try {
    const database = await looked('Database', () => databaseOf(pool))
    if (database.state === 'failure') return [database]
    const rows = [looked('Processes', () => processes(pool)), looked('Waiting', () => waiting(pool))]
    const more = [looked('Stopped', () => stopped(pool)), looked('Admins', () => admins(pool))]
    return [database, ...(await Promise.all([...rows, ...more]))]
  } finally {
    await pool.end()
  }
}

async function databaseOf(pool: Pool): Promise<Finding> {
  const about = 'Database'
  const { rows } = await pool.query<{ late: number }>(
    'select extract(epoch from now() - $1::timestamptz)::float8 as late',
    [new Date()],
  )
  const late = rows[0]?.late ?? 0
  const pending = await pendingMigrations(pool)
  if (pending.length > 0) return failure(about, `${pending.length} migrations are missing; run npm run migrate`)
  if (Math.abs(late) > 5)
    return warning(about, `its clock and this machine's are ${Math.round(Math.abs(late))} s apart`)
  return well(about, 'all tables are in their newest form')
}

async function processes(pool: Pool): Promise<Finding> {
  const about = 'Processes'
  const living = (await heartbeats(makeDb(pool))).filter((one) => Date.now() - one.seen_at.getTime() < SILENT_MS)
  const names = new Set(living.map(({ name }) => name))
  const missing = names.has('spoor') ? [] : ['api', 'bot', 'workers'].filter((name) => !names.has(name))
  if (missing.length > 0) return failure(about, `none runs of: ${missing.join(', ')}`)
  const failing = living.flatMap(({ name, facts }) =>
    Object.entries(facts.checks).flatMap(([check, result]) => (result === 'ok' ? [] : [`${name}: ${check}`])),
  )
  if (failing.length > 0) return failure(about, `checks that fail: ${failing.join(', ')}`)
  const full = living.filter(({ facts: { disk } }) => disk && disk.freeBytes < disk.totalBytes * FREE_SHARE)
  if (full.length > 0) return warning(about, `the disk is nearly full at ${full.map(({ host }) => host).join(', ')}`)
  const builds = new Set(living.map(({ build }) => build))
  if (builds.size > 1) return warning(about, `they are of different versions: ${[...builds].join(', ')}`)
  return well(about, [...names].sort().join(', '))
}

async function waiting(pool: Pool): Promise<Finding> {
  const now = new Date()
  const rows = await waitingRows(makeDb(pool), now, MAX_COUNTED)
  const late = Object.entries(rows).flatMap(([what, { count, oldest }]) => {
    const seconds = oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0
    return seconds > LATE_SECONDS ? [`${what}: ${count}, the oldest for ${Math.round(seconds / 60)} min`] : []
  })
  const aside = await setAsideMessages(makeDb(pool), 1)
  if (late.length > 0) return failure('Waiting', late.join('; '))
  if (aside.length > 0) return warning('Waiting', 'messages were set aside; /admin/operations shows them')
  return well('Waiting', 'nothing waits for long')
}

async function stopped(pool: Pool): Promise<Finding> {
  const off = await switchesOff(makeDb(pool))
  return off.length > 0
    ? warning('Stopped', `an owner has stopped: ${off.join(', ')}`)
    : well('Stopped', 'nothing is stopped')
}

async function admins(pool: Pool): Promise<Finding> {
  const owners = await countOwners(makeDb(pool))
  return owners > 0
    ? well('Admins', `${owners} with the role owner`)
    : failure('Admins', 'nobody can enter the console; run npm run admin:create')
}

/** What the doctor says of one thing. A warning is worth a look; a failure has to be mended. */
export type Finding = { about: string; state: 'well' | 'warning' | 'failure'; says: string }

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says })
export const warning = (about: string, says: string): Finding => ({ about, state: 'warning', says })
export const failure = (about: string, says: string): Finding => ({ about, state: 'failure', says })

/** The finding, or the failure with its reason if the look itself fails. */
export const looked = (about: string, look: () => Promise<Finding>): Promise<Finding> =>
  look().catch((error: unknown) => failure(about, reason(error)))

/** A name that has several addresses fails with all of their errors, and no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reason))].join(', ')
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` (${reason(error.cause)})`
  return `${error.message || error.name}${cause}`
}
