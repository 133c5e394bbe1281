import { afterAll, expect, test } from 'vitest'
import { auditEntries } from '#db/queries/audit/audit.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url, connections: 1 })
afterAll(ctx.close)

test('the audit trail is searched by an index of its words, not entry by entry', async () => {
  // As where the table is large.
  await ctx.pool.query('set enable_seqscan = off; set enable_indexscan = off')
  await auditEntries(ctx.db, { search: 'rooibos tea' }, { limit: 50 })
  await ctx.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await ctx.pool.query(
    "select indexrelname as index from pg_stat_user_indexes where relname = 'audit_entry' and idx_scan > 0",
  )
  expect(rows).toContainEqual({ index: 'audit_entry_says' })
})
