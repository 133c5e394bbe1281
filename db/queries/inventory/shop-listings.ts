import { type RawBuilder, sql } from 'kysely'
import type { ListingFilter, ListingSort } from '#core/contracts/seller/stock.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import { badgeLow } from '#core/rules/prices/stock.ts'
import type { Db } from '#db/client.ts'
import type { StockColumns } from '#db/schema/shops.ts'
import { runs } from './offers.ts'
import { stockColumns } from './stock.ts'

export type ShopListingRow = StockColumns & {
  id: string
  code: string
  brand: string
  model: string
  size: string
  type: TyreType
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  run_flat: boolean
  extra_load: boolean
  image_url: string | null
  needs_review: boolean
  reserved: number
  deal_code: string | null
  deal_cents: number | null
  confirmed_at: Date | null
  created_at: Date
  updated_at: Date
}

/** What is looked for, with texts read as sizes where they are some. */
export type ListingConditions = Omit<ListingFilter, 'search' | 'size'> & {
  search: { text: string; size: string | undefined; words: readonly string[] } | undefined
  size: SizeWanted | undefined
  /** Confirmed later than this is fresh. */
  freshSince: Date
}
/** The code of a size, its first figures as far as they are typed, or the rim alone. */
export type SizeWanted = { code: string } | { digits: string } | { rim: string }

type Page = { sort: ListingSort; descending: boolean; limit: number; offset: number; today: string }

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Each listing has all of them; so written, PostgreSQL leaves out those that nothing is asked of. */
const parts = sql`listing l left join tyre t on t.id = l.tyre_id left join brand b on b.id = t.brand_id
  left join tyre_size z on z.id = t.size_id`

/** One page of a shop's listings in the wanted order, and how many there are in all: found in one pass. */
export async function listingPage(
  db: Db,
  shopId: string,
  wanted: ListingConditions,
  page: Page,
): Promise<{ rows: ShopListingRow[]; total: number }> {
  const { rows } = await sql<ShopListingRow & { total: number }>`
    select ${columns}, found.total from (
      select l.id, count(*) over ()::int as total
      from ${parts} where l.shop_id = ${shopId} ${conditions(wanted)}
      order by ${orderOf(page)} limit ${page.limit} offset ${page.offset}) found
    join listing l on l.id = found.id join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    left join deal d on d.listing_id = l.id and ${runs(page.today)}
    order by ${orderOf(page)}`.execute(db)
  const isBeyond = rows.length === 0 && page.offset > 0
  return { rows, total: isBeyond ? await countListings(db, shopId, wanted) : (rows[0]?.total ?? 0) }
}

async function countListings(db: Db, shopId: string, wanted: ListingConditions): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${parts} where l.shop_id = ${shopId} ${conditions(wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The ids of all that are wanted. */
export async function listingIdsOf(db: Db, shopId: string, wanted: ListingConditions): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from ${parts} where l.shop_id = ${shopId} ${conditions(wanted)} order by l.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** One listing of any shop; its shop is asked first. */
export async function listingById(db: Db, id: string, today: string): Promise<ShopListingRow | undefined> {
  const { rows } = await sql<ShopListingRow>`
    select ${columns} from ${parts} left join deal d on d.listing_id = l.id and ${runs(today)}
    where l.id = ${id}`.execute(db)
  return rows[0]
}

const columns = sql`l.id, l.code, ${stockColumns}, b.name as brand, t.model, z.code as size, t.type, t.load_index,
  t.load_index_dual, t.speed_rating, t.run_flat, t.extra_load, t.image_url, t.needs_review, l.reserved, d.code as deal_code, d.price_cents as deal_cents, l.confirmed_at, l.created_at, l.updated_at`

function conditions(wanted: ListingConditions): RawBuilder<unknown> {
  const { search, brand, model, size, sku, type, minPriceCents, maxPriceCents, stock, atMost, confirmed } = wanted
  return sql`
    ${search ? sql`and ${found(search)}` : sql``}
    ${brand ? sql`and b.name ilike ${like(brand)}` : sql``}
    ${model ? sql`and t.model ilike ${like(model)}` : sql``}
    ${size ? sql`and ${ofSize(size)}` : sql``}
    ${sku ? sql`and l.sku ilike ${like(sku)}` : sql``}
    ${type ? sql`and t.type = ${type}` : sql``}
    ${minPriceCents === undefined ? sql`` : sql`and l.price_cents >= ${minPriceCents}`}
    ${maxPriceCents === undefined ? sql`` : sql`and l.price_cents <= ${maxPriceCents}`}
    ${stock ? sql`and ${ofStock[stock]}` : sql``}
    ${atMost === undefined ? sql`` : sql`and l.quantity <= ${atMost}`}
    ${confirmed === 'fresh' ? sql`and l.confirmed_at >= ${wanted.freshSince}` : sql``}
    ${confirmed === 'stale' ? sql`and (l.confirmed_at is null or l.confirmed_at < ${wanted.freshSince})` : sql``}`
}

const ofStock = {
  plenty: sql`l.quantity > ${sql.lit(badgeLow)}`,
  low: sql`l.quantity between 1 and ${sql.lit(badgeLow)}`,
  out: sql`l.quantity = 0`,
}

/** A scanned SKU, or every word in brand, model, size, service or SKU. */
function found({ text, size, words }: NonNullable<ListingConditions['search']>): RawBuilder<unknown> {
  const all = [...(size ? [ofSize({ code: size })] : []), ...words.map((word) => saysWord(word.toLowerCase()))]
  return sql`(l.sku = ${text} or (${all.length > 0 ? sql.join(all, sql` and `) : sql`true`}))`
}

/** As printed: 91V, 110Q. */
const LONGEST_SERVICE = 4

/** Brands and sizes are few, and looked through once instead of beside each listing. */
function saysWord(word: string): RawBuilder<unknown> {
  const said = like(word)
  return sql`(lower(t.model) like ${said}
    or t.brand_id in (select id from brand where lower(name) like ${said})
    or t.size_id in (select id from tyre_size where lower(code) like ${said})
    ${word.length > LONGEST_SERVICE ? sql`` : sql`or lower(t.load_index::text || t.speed_rating) like ${said}`}
    or lower(l.sku) like ${said})`
}

function ofSize(size: SizeWanted): RawBuilder<unknown> {
  if ('code' in size) return sql`t.size_id = (select id from tyre_size where code = ${size.code})`
  if ('rim' in size) return sql`z.rim::text like ${`${size.rim}%`}`
  return sql`regexp_replace(z.code, '[^0-9]', '', 'g') like ${`${size.digits}%`}`
}

/** Names as people sort them: without regard to case. */
const sorts: Record<Exclude<ListingSort, 'newest'>, RawBuilder<unknown>> = {
  brand: sql`lower(b.name)`,
  model: sql`lower(t.model)`,
  size: sql`z.rim`,
  type: sql`t.type`,
  price: sql`l.price_cents`,
  stock: sql`l.quantity`,
  sku: sql`lower(l.sku)`,
  confirmed: sql`l.confirmed_at`,
}

function orderOf({ sort, descending }: Page): RawBuilder<unknown> {
  if (sort === 'newest') return sql`l.created_at desc, l.id desc`
  const way = descending ? sql`desc nulls last` : sql`asc nulls last`
  if (sort === 'size')
    return sql`z.rim ${way}, z.width ${way}, z.aspect ${way}, z.code ${way},
    lower(b.name), lower(t.model), l.id`
  return sql`${sorts[sort]} ${way}, lower(b.name), lower(t.model), l.id`
}

/** The first of these listings by brand and model. */
export async function exampleListings(db: Db, ids: readonly string[], limit: number) {
  const { rows } = await sql<Pick<ShopListingRow, 'id' | 'brand' | 'model' | 'size' | 'price_cents' | 'quantity'>>`
    select l.id, b.name as brand, t.model, z.code as size, l.price_cents, l.quantity from ${parts}
    where l.id = any(${ids}::uuid[]) order by lower(b.name), lower(t.model), z.code, l.id limit ${limit}`.execute(db)
  return rows
}

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
