import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { fits } from '../alerts/alerts.ts'
import { available } from '../inventory/inventory.ts'
import { type OfferRow, offerRows } from '../search/find-offers.ts'

export type PriceTried = { listingId: string; priceCents: number }

/** The offer as it would be with a deal at this price, whatever is offered now. */
const tried = ({ listingId, priceCents }: PriceTried): RawBuilder<unknown> => sql`(
  select l.id as listing_id, l.shop_id, t.size_id, t.brand_id, ${priceCents}::int as price_cents,
    ${priceCents}::int + coalesce(fitting_each(l.shop_id), 0) as fitted_cents, l.id as deal_id, s.lat, s.lng, t.type,
    t.run_flat, t.load_index, null::int as speed_kmh,
    ${available} as quantity, greatest(0, l.quantity - l.reserved) as shelf
  from listing l join shop s on s.id = l.shop_id join tyre t on t.id = l.tyre_id
  where l.id = ${listingId}::uuid)`

/** What drivers would see of it, apart from the deal itself. */
export async function triedOffer(db: Db, price: PriceTried): Promise<OfferRow | undefined> {
  const page = sql`select ${price.listingId}::uuid as listing_id, 0 as rank, null::float8 as km`
  const [row] = await offerRows(db, page, '', tried(price))
  return row
}

/** Nobody counts further. */
const MOST_COUNTED = sql.lit(1_000)

/**
 * How many people noteMatches() would note for it: `cells` are those whose alerts may ask for an offer at this place.
 */
export async function countHearing(db: Db, price: PriceTried, cells: readonly number[]): Promise<number> {
  const { rows } = await sql<{ drivers: number }>`
    select count(*)::int as drivers from (
      select distinct a.contact_id
      from ${tried(price)} o
      join brand b on b.id = o.brand_id
      join alert a on a.cell = any(${cells}::int[]) and a.limit_cents >= o.price_cents and ${fits}
      left join alert_match m on m.contact_id = a.contact_id and m.listing_id = o.listing_id
      where m.contact_id is null or (m.waiting_since is null and m.told_cents > o.price_cents)
      limit ${MOST_COUNTED}) heard`.execute(db)
  return rows[0]?.drivers ?? 0
}
