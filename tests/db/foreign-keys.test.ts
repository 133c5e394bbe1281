import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/postgres.ts'

const { pool } = await testDatabase()

/** Rows of these tables are never deleted: people are emptied, shops and members end, sizes and invoices stay. */
const neverDeleted = new Set(['contact', 'shop', 'shop_member', 'tyre_size', 'thread', 'thread_participant', 'invoice'])
/** Foreign keys without an index, and why each needs none. */
const exceptions = new Map([
  ['offer.brand_id', 'a brand goes only when an admin merges it, and offers are written all day'],
])

/** By a table's own columns: foreign keys that no index begins with, whole or for all rows that have the key. */
const withoutIndex = `
  select c.conrelid::regclass::text || '.' || a.attname as key, c.confrelid::regclass::text as parent
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  order by 1`

test('each foreign key to rows that are deleted has an index, or a reason', async () => {
  const { rows } = await pool.query<{ key: string; parent: string }>(withoutIndex)
  const missing = rows.filter(({ parent }) => !neverDeleted.has(parent)).map(({ key }) => key)
  expect(missing).toEqual([...exceptions.keys()])
})

test('what closing an account searches by has an index, though nobody deletes a person', async () => {
  const { rows } = await pool.query<{ key: string }>(withoutIndex)
  const missing = new Set(rows.map(({ key }) => key))
  for (const key of [
    'search_activity.contact_id',
    'digest_item.contact_id',
    'review.contact_id',
    'inbound_message.contact_id',
    'outbound_message.thread_id',
    'mail.booking_id',
    'attachment.thread_id',
  ])
    expect(missing.has(key), key).toBe(false)
})
