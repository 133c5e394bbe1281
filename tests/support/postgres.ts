import { afterAll, inject } from 'vitest'
import { makePool, type Pool } from '#db/client.ts'

export type TestDatabase = { url: string; pool: Pool }

/**
 * A migrated, empty database of its own for the calling test file, gone after its last test. Call it at the top of
 * the file: `const { pool } = await testDatabase()`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const address = inject('databases')
  const url = await get(address)
  const pool = makePool(url, () => {}, 10)
  afterAll(async () => {
    if (!pool.ended) await pool.end()
    await get(`${address}/?drop=${new URL(url).pathname.slice(1)}`)
  })
  return { url, pool }
}

async function get(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
