import { afterAll, inject } from 'vitest'
import { makePool, type Pool } from '#db/client.ts'
import { leaveEmpty } from './empty-tables.ts'
import type { Beginning } from './global-setup.ts'
import { ofWorker } from './of-worker.ts'
import type { TemplatesAtTwilio } from './twilio.ts'

export type TestDatabase = { url: string; pool: Pool }

/**
 * A migrated, empty database for the calling test file: the worker's, which its files have one after another, because
 * a copy of all tables takes longer than most files. Call it at the top of the file:
 * `const { url } = await testDatabase()`. Who changes tables or roles, or needs a second one, wants `ownDatabase`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  ofWorker.databaseUrl ??= String(JSON.parse(await ask('/?beginning=empty')).url)
  const url = ofWorker.databaseUrl
  const pool = makePool(url, () => {}, 10)
  afterAll(async () => {
    if (!pool.ended) await pool.end()
    await leaveEmpty(url)
  })
  return { url, pool }
}

/** The same, of the calling test file alone: a copy that is gone after its last test. */
export const ownDatabase = (): Promise<TestDatabase> => made('empty')

/** The same with the templates of every notice written down, and what the stand-in for Twilio holds of them. */
export const testDatabaseWithTemplates = (): Promise<TestDatabase & { templates: TemplatesAtTwilio }> =>
  made('with templates')

/** The same with the demo, whose files lie in the folder. */
export const testDatabaseWithDemo = (): Promise<TestDatabase & { demoFolder: string }> => made('with the demo')

async function made<More>(beginning: Beginning): Promise<TestDatabase & More> {
  const found: { url: string } & More = JSON.parse(await ask(`/?beginning=${encodeURIComponent(beginning)}`))
  const pool = makePool(found.url, () => {}, 10)
  afterAll(async () => {
    if (!pool.ended) await pool.end()
    await ask(`/?drop=${new URL(found.url).pathname.slice(1)}`)
  })
  return { ...found, pool }
}

/** Resolves once the website is built, by whichever file asked first. */
export const builtWebsite = (): Promise<unknown> => ask('/website')

async function ask(path: string): Promise<string> {
  const response = await fetch(`${inject('run')}${path}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
