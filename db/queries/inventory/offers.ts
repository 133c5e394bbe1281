import { type RawBuilder, sql } from 'kysely'
import { speedSymbols } from '#core/rules/tyres/load-speed.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** The offers to make anew. */
export type OffersOf = { shopIds: readonly string[] } | { listingIds: readonly string[] } | { all: true }

type Refresh = OffersOf & {
  /** Johannesburg's date, YYYY-MM-DD: it decides which deals run. */
  today: string
}

const shopsAtOnce = 200

/**
 * Brings the offers of these listings or shops in step with listings, deals and shops. Only this writes
 * `offer`. Call it in the transaction that changed a listing, a deal or a shop.
 */
export async function refreshOffers(db: Db, { today, ...of }: Refresh): Promise<void> {
  if (!('all' in of)) return refreshSome(db, of, today)
  const shops = await db.selectFrom('shop').select('id').orderBy('id').execute()
  for (let start = 0; start < shops.length; start += shopsAtOnce) {
    const shopIds = shops.slice(start, start + shopsAtOnce).map(({ id }) => id)
    await refreshSome(db, { shopIds }, today)
  }
}

/** The listings whose deal starts today or has ended, which their offers do not know yet. */
export async function dealsToRefresh(db: Db, today: string, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select o.listing_id as id from offer o left join deal d on d.id = o.deal_id and ${runs(today)}
      where o.deal_id is not null and d.id is null
      union
      select o.listing_id from deal d join offer o on o.listing_id = d.listing_id
      where ${runs(today)} and o.deal_id is distinct from d.id) changed
    where ${mayTry(sql.ref('changed.id'), claim)} order by id limit ${claim.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The SQL of dealStatus() === 'active' in core/rules/prices/deal-price.ts; the deal is `d`. */
export const runs = (today: string): RawBuilder<boolean> =>
  sql`(d.active and d.starts_on <= ${today}::date and (d.ends_on is null or d.ends_on >= ${today}::date))`

type Some = Exclude<OffersOf, { all: true }>

/** The listing is `l`. */
const among = (of: Some): RawBuilder<boolean> =>
  'shopIds' in of ? sql`l.shop_id = any(${of.shopIds}::uuid[])` : sql`l.id = any(${of.listingIds}::uuid[])`

/** The SQL of fittedEach() in core/rules/prices/fitted-price.ts, for the shops that fit. */
export const fittingEach = (of: Some): RawBuilder<unknown> => sql`(
  select shop_id, sum(price_cents) as each_cents from shop_service
  where shop_id in (select l.shop_id from listing l where ${among(of)}) and (service = 'fitting' or charged_with_fitting)
  group by shop_id having bool_or(service = 'fitting' and price_cents is not null))`

/**
 * The locks make two refreshes of one listing wait for each other, so that the later one sees the changes of the first.
 */
async function refreshSome(db: Db, of: Some, today: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => refreshSome(tx, of, today))
  await sql`select 1 from listing l where ${among(of)} order by l.id for no key update`.execute(db)
  await sql`
    delete from offer o using listing l, shop s
    where o.listing_id = l.id and s.id = l.shop_id and ${among(of)}
      and (l.quantity = 0 or s.business_status <> 'active')`.execute(db)
  await sql`
    insert into offer (listing_id, shop_id, size_id, brand_id, price_cents, fitted_cents, deal_id, lat, lng, type,
      run_flat, load_index, speed_kmh, quantity)
    select l.id, l.shop_id, t.size_id, t.brand_id, coalesce(d.price_cents, l.price_cents),
      coalesce(d.price_cents, l.price_cents) + coalesce(fitting.each_cents, 0),
      d.id, s.lat, s.lng, t.type, t.run_flat, t.load_index, speed.kmh, l.quantity
    from listing l
    join shop s on s.id = l.shop_id
    join tyre t on t.id = l.tyre_id
    left join deal d on d.listing_id = l.id and ${runs(today)}
    left join ${fittingEach(of)} as fitting on fitting.shop_id = s.id
    left join unnest(${speedSymbols.map(([symbol]) => symbol)}::text[], ${speedSymbols.map(([, kmh]) => kmh)}::int[])
      as speed (symbol, kmh) on speed.symbol = upper(btrim(t.speed_rating, '()'))
    where ${among(of)} and l.quantity > 0 and s.business_status = 'active'
    on conflict (listing_id) do update set shop_id = excluded.shop_id, size_id = excluded.size_id,
      brand_id = excluded.brand_id, price_cents = excluded.price_cents, fitted_cents = excluded.fitted_cents,
      deal_id = excluded.deal_id, lat = excluded.lat, lng = excluded.lng, type = excluded.type,
      run_flat = excluded.run_flat, load_index = excluded.load_index, speed_kmh = excluded.speed_kmh,
      quantity = excluded.quantity
    where offer is distinct from excluded`.execute(db)
}
