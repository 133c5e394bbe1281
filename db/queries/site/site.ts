import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { LegalName } from '#core/contracts/website/legal.ts'
import type { Db } from '#db/client.ts'
import type { LegalTextTable } from '#db/schema/console/announcements.ts'
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

type Proof = { shops: number; towns: number; fitted: number; answers: number; minutes: number }

/** Open shops and their towns; since that day: fittings that were done, and the answers of these shops in opening time. */
export async function countProof(db: Db, since: string): Promise<Proof> {
  const { rows } = await sql<Proof>`
    select count(*)::int as shops, count(distinct s.city)::int as towns, coalesce(sum(d.completed), 0)::int as fitted,
      coalesce(sum(d.answers), 0)::int as answers, coalesce(sum(d.minutes), 0)::int as minutes
    from shop s left join lateral (
      select sum(completed) as completed, sum(answers) as answers, sum(answer_minutes) as minutes
      from shop_day where shop_id = s.id and day >= ${since}::date) d on true
    where s.business_status = 'active'`.execute(db)
  return rows[0] ?? { shops: 0, towns: 0, fitted: 0, answers: 0, minutes: 0 }
}

type Counted = { shops: number; drivers: number; rating: number | null }

/** What a figure of the website may not exceed: open shops, drivers known, and the mean of all ratings of open shops. */
export async function countFigures(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select s.shops, s.rating, (
      select count(*)::int from contact c
      where not exists (select from shop_member m where m.contact_id = c.id)
        and not exists (select from account a where a.id = c.account_id and a.role = 'admin')) as drivers
    from (
      select count(*)::int as shops,
        round(sum(rating * review_count)::numeric / nullif(sum(review_count), 0), 1)::float8 as rating
      from shop where business_status = 'active') as s`.execute(db)
  return rows[0] ?? { shops: 0, drivers: 0, rating: null }
}

type LegalTextRow = Selectable<LegalTextTable>

/** The versions written in the console, the newest first, without their words. */
export const legalVersions = (db: Db, name: LegalName): Promise<Omit<LegalTextRow, 'markup'>[]> =>
  db
    .selectFrom('legal_text')
    .select(['id', 'name', 'version', 'effective_on', 'published_at', 'published_by'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute()

export const legalMarkup = async (db: Db, name: LegalName, version: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('legal_text')
      .select('markup')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.markup

/** Makes those who publish the same text at the same moment wait for each other. */
export const lockLegalText = (db: Db, name: LegalName) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`legal text ${name}`}, 0))`.execute(db)

export const insertLegalText = (db: Db, row: Insertable<LegalTextTable>): Promise<LegalTextRow> =>
  db.insertInto('legal_text').values(row).returningAll().executeTakeFirstOrThrow()
