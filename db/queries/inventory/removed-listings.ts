import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Listings that were taken off the shelves, with their deals and what pointed at them, as the step keeps them. */
export type RemovedListings = {
  listings: { id: string }[]
  deals: { id: string }[]
  bookmarks: unknown[]
  alertMatches: unknown[]
  pointers: { table: PointerTable; column: PointerColumn; id: string; to: string }[]
}

const toListing = [
  ['booking', 'listing_id'],
  ['booking', 'rear_listing_id'],
  ['booking_offer', 'listing_id'],
  ['booking_offer', 'rear_listing_id'],
  ['quote', 'listing_id'],
  ['quote_ask', 'listing_id'],
] as const
const toDeal = [
  ['booking', 'deal_id'],
  ['booking_offer', 'deal_id'],
] as const
type Pointer = (typeof toListing)[number] | (typeof toDeal)[number]
type PointerTable = Pointer[0]
type PointerColumn = Pointer[1]

const pointers: readonly Pointer[] = [...toListing, ...toDeal]
const listingPointers: ReadonlySet<string> = new Set(toListing.map(([, column]) => column))

/**
 * Takes listings of the shop off with their deals and what is offered of them; bookings and conversations keep what
 * they say. Returns what putBackListings needs.
 */
export async function takeListings(db: Db, shopId: string, ids: readonly string[]): Promise<RemovedListings> {
  const chosen = sql`select id from listing where shop_id = ${shopId} and id = any(${[...ids]}::uuid[])`
  const deals = sql`select id from deal where listing_id in (${chosen})`
  const kept = sql.join(
    pointers.map(([table, column]) => {
      const target = listingPointers.has(column) ? chosen : deals
      return sql`
        select jsonb_build_object('table', ${table}::text, 'column', ${column}::text, 'id', p.id,
          'to', p.${sql.ref(column)}) as one
        from ${sql.table(table)} p where p.${sql.ref(column)} in (${target})`
    }),
    sql` union all `,
  )
  const { rows } = await sql<RemovedListings>`
    select
      coalesce((select jsonb_agg(to_jsonb(l)) from listing l where l.id in (${chosen})), '[]') as listings,
      coalesce((select jsonb_agg(to_jsonb(d)) from deal d where d.id in (${deals})), '[]') as deals,
      coalesce((select jsonb_agg(to_jsonb(k)) from bookmark k where k.deal_id in (${deals})), '[]') as bookmarks,
      coalesce((select jsonb_agg(to_jsonb(m)) from alert_match m where m.listing_id in (${chosen})), '[]')
        as "alertMatches",
      coalesce((select jsonb_agg(one) from (${kept}) all_pointers), '[]') as pointers`.execute(db)
  await sql`delete from listing where id in (${chosen})`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate without a row')
  return found
}

/**
 * Puts listings back as they stood, where neither their tyre nor their SKU nor their code is listed again meanwhile.
 * What is promised of them is counted anew. Returns the ids of those that are back.
 */
export async function putBackListings(db: Db, removed: RemovedListings): Promise<string[]> {
  const of = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`
  const { rows } = await sql<{ id: string }>`
    insert into listing select (r).* from (
      select jsonb_populate_record(null::listing, one || '{"reserved": 0}') as r
      from jsonb_array_elements(${of(removed.listings)}) one) back
    on conflict do nothing returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into deal select d.* from jsonb_populate_recordset(null::deal, ${of(removed.deals)}) d
    where d.listing_id = any(${ids}::uuid[]) on conflict do nothing`.execute(db)
  await sql`
    insert into bookmark select k.* from jsonb_populate_recordset(null::bookmark, ${of(removed.bookmarks)}) k
    where exists (select from deal where id = k.deal_id) and exists (select from contact where id = k.contact_id)
    on conflict do nothing`.execute(db)
  await sql`
    insert into alert_match (contact_id, listing_id, alert_id, waiting_since, told_cents, told_at)
    select m.contact_id, m.listing_id, (select id from alert where id = m.alert_id), m.waiting_since, m.told_cents,
      m.told_at
    from jsonb_populate_recordset(null::alert_match, ${of(removed.alertMatches)}) m
    where m.listing_id = any(${ids}::uuid[]) and exists (select from contact where id = m.contact_id)
    on conflict do nothing`.execute(db)
  for (const [table, column] of pointers) {
    const target = sql.table(listingPointers.has(column) ? 'listing' : 'deal')
    const mine = removed.pointers.filter((one) => one.table === table && one.column === column)
    if (mine.length === 0) continue
    await sql`
      update ${sql.table(table)} p set ${sql.ref(column)} = v.to_id
      from unnest(${mine.map(({ id }) => id)}::uuid[], ${mine.map(({ to }) => to)}::uuid[]) as v (id, to_id)
      where p.id = v.id and p.${sql.ref(column)} is null and exists (select from ${target} t where t.id = v.to_id)`.execute(
      db,
    )
  }
  return ids
}
