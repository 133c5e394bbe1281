import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Sizes whose figures begin with these, the ones that most shops offer first. */
export async function sizesLike(db: Db, digits: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select z.code from tyre_size z
    where regexp_replace(z.code, '[^0-9]', '', 'g') like ${`${digits}%`}
    order by (select count(*) from offer o where o.size_id = z.id) desc, z.code limit ${limit}::int`.execute(db)
  return rows.map(({ code }) => code)
}
