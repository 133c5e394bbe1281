import { expect, test } from 'vitest'
import { columnsOfWords } from '#db/schema/personal-columns.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { pool } = await testDatabase()

/** Types of columns that hold no words; our own tools' tables are left out. */
const notWords = [
  'uuid boolean integer bigint numeric date tstzrange',
  'timestamp with time zone,time without time zone',
].flatMap((types, at) => types.split(at === 0 ? ' ' : ','))

test('every column that may hold words is classified, and no column that is gone', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
       and table_name <> 'demo_seed' and data_type <> all($1)`,
    [notWords],
  )
  const classified = Object.entries(columnsOfWords).flatMap(([table, { personal = {}, plain = '' }]) =>
    [...Object.keys(personal), ...plain.split(' ').filter(Boolean)].map((column) => `${table}.${column}`),
  )
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
