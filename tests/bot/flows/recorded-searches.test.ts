import { afterAll, expect, test } from 'vitest'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { phoneOf } from './front-desk.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

test('a search of the chat is recorded with about where it looked', async () => {
  const driver = await makeContact(ctx)
  await phoneOf(ctx, driver.id)('4x 265/65R17 in Sandton')
  const { rows } = await ctx.pool.query(
    "select contact_id, query -> 'near' as near, query ->> 'size' as size from search_activity",
  )
  expect(rows).toEqual([{ contact_id: driver.id, near: { lat: -26.11, lng: 28.06 }, size: '265/65R17' }])
})
