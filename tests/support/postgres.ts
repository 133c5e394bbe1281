import { afterAll, inject } from 'vitest'
import { makePool, type Pool } from '#db/client.ts'
import type { TemplatesAtTwilio } from './twilio.ts'

export type TestDatabase = { url: string; pool: Pool }

/**
 * A migrated, empty database of its own for the calling test file, gone after its last test. Call it at the top of
 * the file: `const { pool } = await testDatabase()`.
 */
export const testDatabase = (): Promise<TestDatabase> => ask('empty')

/** The same with the templates of every notice written down, and what the stand-in for Twilio holds of them. */
export const testDatabaseWithTemplates = (): Promise<TestDatabase & { templates: TemplatesAtTwilio }> =>
  ask('with templates')

async function ask<More>(kind: string): Promise<TestDatabase & More> {
  const address = inject('databases')
  const made: { url: string } & More = JSON.parse(await get(`${address}/?kind=${encodeURIComponent(kind)}`))
  const pool = makePool(made.url, () => {}, 10)
  afterAll(async () => {
    if (!pool.ended) await pool.end()
    await get(`${address}/?drop=${new URL(made.url).pathname.slice(1)}`)
  })
  return { ...made, pool }
}

async function get(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
