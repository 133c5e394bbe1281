import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SiteContentName, SiteContentTable } from '#db/schema/site.ts'
import { runs } from '../inventory/offers.ts'

export const siteContentRows = (
  db: Db,
): Promise<{ name: SiteContentName; id: string; value: unknown; is_demo: boolean }[]> =>
  db.selectFrom('site_content').select(['name', 'id', 'value', 'is_demo']).execute()

/** What an admin says is no longer the demo's. */
export const saveSiteContent = (
  db: Db,
  row: Pick<Insertable<SiteContentTable>, 'name' | 'value' | 'updated_at'>,
): Promise<{ id: string }> =>
  db
    .insertInto('site_content')
    .values({ ...row, is_demo: false })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: row.value, updated_at: row.updated_at, is_demo: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteSiteContent = (db: Db, name: SiteContentName): Promise<{ id: string }> =>
  db.deleteFrom('site_content').where('name', '=', name).returning('id').executeTakeFirstOrThrow()

/** A page for search engines: its name in the address, and when its content last changed. */
type MappedRow = { name: string; changed: Date }

/** What one page stands for. Names are unique among the pages of one kind, and the map follows their order. */
export type Mapped = 'shops' | 'sizes' | 'deals'

const rowsOf: Record<Mapped, (today: string) => RawBuilder<MappedRow>> = {
  shops: () => sql`select slug as name, updated_at as changed from shop where business_status = 'active'`,
  sizes: () => sql`
    select s.code as name, max(l.updated_at) as changed
    from offer o join tyre_size s on s.id = o.size_id join listing l on l.id = o.listing_id
    group by s.code`,
  deals: (today) => sql`
    select d.code as name, greatest(d.updated_at, l.updated_at) as changed
    from offer o join deal d on d.id = o.deal_id join listing l on l.id = o.listing_id
    where ${runs(today)}`,
}

type Part = { today: string; after: string; limit: number }

/** The next pages after a name, in the order of their bytes. */
export async function mappedAfter(db: Db, what: Mapped, { today, after, limit }: Part): Promise<MappedRow[]> {
  const { rows } = await sql<MappedRow>`
    select name, changed from (${rowsOf[what](today)}) as mapped
    where name collate "C" > ${after} order by name collate "C" limit ${limit}::int`.execute(db)
  return rows
}

/** The names at which a file ends, with so many pages in each. */
export async function mappedEnds(db: Db, what: Mapped, today: string, perFile: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name, row_number() over (order by name collate "C") as place, count(*) over () as total
      from (${rowsOf[what](today)}) as mapped) as placed
    where place % ${perFile}::int = 0 and place < total order by place`.execute(db)
  return rows.map(({ name }) => name)
}

/** The offers of one size now. */
export async function sizeOnOffer(db: Db, code: string) {
  const { rows } = await sql<{ offers: number; price_cents: number | null; fitted_cents: number | null }>`
    select count(*)::int as offers, min(o.price_cents) as price_cents, min(o.fitted_cents) as fitted_cents
    from offer o join tyre_size s on s.id = o.size_id where s.code = ${code}`.execute(db)
  return rows[0] ?? { offers: 0, price_cents: null, fitted_cents: null }
}
