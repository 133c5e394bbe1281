import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passes } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composed, delivered, installation } from '#tests/faults/installation.ts'
import { type Running, runOnNode, startProcess } from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { repository } from '#tests/support/program.ts'
import { inboundForm, startTwilio } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const twilio = await startTwilio()
const place = installation(url, undefined, twilio)
const next = mkdtempSync(join(tmpdir(), 'spoor-next-'))
const names = ['api', 'bot', 'workers'] as const
type Name = (typeof names)[number]
const running: Record<Name, Running[]> = { api: [], bot: [], workers: [] }
const all: Running[] = []

beforeAll(async () => {
  await builtWebsite()
  nextVersion()
})
afterAll(async () => {
  await Promise.all(all.map((one) => one.kill()))
  await twilio.close()
  rmSync(next, { recursive: true, force: true })
})

/** The tables that every message touches get a column each, and there is a table that the version before does not know. */
const migration = `import { type Kysely, sql } from 'kysely'
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact', 'conversation', 'inbound_message', 'outbound_message', 'event', 'offer', 'listing'])
    await sql\`alter table \${sql.table(table)} add column of_next_version text not null default 'as it was'\`.execute(db)
  await sql\`create table known_to_next_version (contact_id uuid primary key references contact (id))\`.execute(db)
}
`

/** The product as it stands, and one migration more. */
function nextVersion(): void {
  for (const name of ['api', 'bot', 'core', 'db', 'start', 'workers', 'package.json'])
    cpSync(join(repository, name), join(next, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(repository, name), join(next, name))
  writeFileSync(join(next, 'db/migrations/999_next.ts'), migration)
  const path = join(next, 'db/migrate.ts')
  const begins = 'const migrations: Record<string, Migration> = {'
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(begins)
  writeFileSync(
    path,
    `import * as ofNext from './migrations/999_next.ts'\n${text.replace(begins, `${begins}\n  '999_next': ofNext,`)}`,
  )
}

async function start(name: Name, folder: string = repository): Promise<Running> {
  const process = await startProcess(composed(name).command, place.env(name), folder)
  running[name].push(process)
  all.push(process)
  return process
}
/** The way of an orchestrator: out of the list, then told to stop. */
async function stop(name: Name): Promise<number | null> {
  return (await running[name].shift()?.stop()) ?? null
}

let people = 0
let writes = true
const writing = async (): Promise<void> => {
  while (writes) {
    const form = inboundForm(`+2784${String(++people).padStart(7, '0')}`, people % 2 ? 'hi' : '205/55R16 in Sandton')
    while (!(await delivered(place, people % 2 ? running.bot : running.bot.toReversed(), form))) await passes(50)
    await passes(20)
  }
}
const answered = (): number => new Set(twilio.messages.map(({ to }) => to)).size
/** So many more people have their answer. */
const goesOn = async (): Promise<void> => {
  const from = answered()
  await expect.poll(answered, { timeout: 60_000, interval: 50 }).toBeGreaterThan(from + 10)
}
const searches = async (): Promise<number[]> =>
  Promise.all(
    running.api.map(
      async ({ origin }) => (await fetch(`${origin}/api/offers?size=205/55R16&lat=-26.1&lng=28.05`)).status,
    ),
  )

test('one version takes over from another under load: both run on the new tables, and everybody is answered once', async () => {
  await Promise.all(names.map((name) => start(name)))
  const load = writing()
  await goesOn()

  const migrate = runOnNode(composed('migrate').command, place.env('migrate'), next)
  expect(await migrate.ended, migrate.printed()).toBe(0)
  await goesOn()
  expect(await searches()).toEqual([200])

  // A machine goes down in between, and what ran there starts anew as it was.
  await Promise.all(names.map((name) => running[name].shift()?.kill()))
  await Promise.all(names.map((name) => start(name)))
  await goesOn()
  expect(await searches()).toEqual([200])

  await Promise.all(names.map((name) => start(name, next)))
  await goesOn()
  expect(await searches()).toEqual([200, 200])
  expect(await Promise.all(names.map(stop))).toEqual([0, 0, 0])
  await goesOn()

  writes = false
  await load
  await expect.poll(answered, { timeout: 100_000 }).toBe(people)
  expect(twilio.messages).toHaveLength(people)
  expect(await Promise.all(names.map(stop))).toEqual([0, 0, 0])
  for (const one of all) expect(one.printed()).not.toMatch(/"level":"(error|fatal)"/)
})
