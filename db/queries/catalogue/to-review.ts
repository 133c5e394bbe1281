import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type TyreRow, tyreColumns, tyreParts } from './tyre-rows.ts'

/** A tyre that a shop added, with who sells it and which tyres of the catalogue it may be. */
export type AddedTyre = TyreRow & { shop: string | null; listings: number; similar: TyreRow[] }

/** Names that share this much of their groups of three letters may mean the same. */
const alike = 0.35
const SIMILAR = 3

/** The oldest that wait, and how many do, counted up to `most`. */
export async function tyresToReview(db: Db, { limit, most }: { limit: number; most: number }) {
  const { rows } = await sql<TyreRow & { shop: string | null; listings: number }>`
    select ${tyreColumns}, seller.shop, seller.listings from ${tyreParts}
    cross join lateral (
      select min(s.name) as shop, count(*)::int as listings from listing l join shop s on s.id = l.shop_id
      where l.tyre_id = t.id) seller
    where t.needs_review order by t.created_at, t.id limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from tyre where needs_review limit ${most}) one`.execute(db)
  const similar = await similarTo(
    db,
    rows.map(({ id }) => id),
  )
  const tyres = rows.map((row): AddedTyre => ({ ...row, similar: similar.get(row.id) ?? [] }))
  return { tyres, total: counted.rows[0]?.total ?? 0 }
}

/** The tyres of the same size whose brand and model are most alike, by the tyre that they are alike to. */
async function similarTo(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TyreRow[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<TyreRow & { of: string }>`
    select added.id as of, near.* from tyre added join brand ab on ab.id = added.brand_id
    cross join lateral (
      select ${tyreColumns} from ${tyreParts}
      where t.size_id = added.size_id and not t.needs_review
        and similarity(b.name || ' ' || t.model, ab.name || ' ' || added.model) >= ${alike}
      order by similarity(b.name || ' ' || t.model, ab.name || ' ' || added.model) desc,
        (t.load_index is not distinct from added.load_index) desc, t.id
      limit ${SIMILAR}) near
    where added.id = any(${ids}::uuid[])`.execute(db)
  return Map.groupBy(rows, ({ of }) => of)
}
