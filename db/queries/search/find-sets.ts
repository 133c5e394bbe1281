import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { findOfferRows, type OfferRow } from './find-offers.ts'
import { kmFrom, matches, type OfferFilters } from './offer-conditions.ts'

/** Two tyres for the front axle and two for the rear one, at one shop. */
export type SetRow = { front: OfferRow; rear: OfferRow }

export type SetSearch = {
  front: OfferFilters
  rear: OfferFilters
  /** The highest price of all four fitted, in cents. */
  maxTotalCents: number | undefined
  sort: 'total' | 'distance'
  skip: number
  limit: number
}

type Pair = { front: string; rear: string }

/**
 * The sets of the page: each tyre for the front with the one that suits it best behind, which is of the same model, else
 * of the same brand, else the cheapest. Sets of one brand come first.
 */
export async function findSets(
  db: Db,
  { front, rear, maxTotalCents, sort, skip, limit }: SetSearch,
): Promise<SetRow[]> {
  const { rows } = await sql<Pair>`
    with front as (
      select o.listing_id, o.shop_id, l.code, t.brand_id, t.model, o.fitted_cents, ${kmFrom(front.area)} as km
      from offer o join listing l on l.id = o.listing_id join tyre t on t.id = l.tyre_id where ${matches(front)}),
    rear as (
      select o.listing_id, o.shop_id, l.code, t.brand_id, t.model, o.fitted_cents
      from offer o join listing l on l.id = o.listing_id join tyre t on t.id = l.tyre_id where ${matches(rear)}),
    suited as (
      select distinct on (front.listing_id) front.code as front, rear.code as rear, front.km,
        front.brand_id = rear.brand_id as alike, 2 * (front.fitted_cents + rear.fitted_cents) as total
      from front join rear using (shop_id)
      order by front.listing_id, front.brand_id = rear.brand_id and front.model = rear.model desc,
        front.brand_id = rear.brand_id desc, rear.fitted_cents, rear.listing_id)
    select front, rear from suited
    where ${maxTotalCents ?? null}::int is null or total <= ${maxTotalCents ?? null}::int
    order by alike desc, ${sort === 'distance' ? sql`km nulls last, total` : sql`total`}, front
    offset ${skip}::int limit ${limit}::int`.execute(db)
  const offers = await findOfferRows(db, [...new Set(rows.flatMap((pair) => [pair.front, pair.rear]))], front.area)
  const byCode = new Map(offers.map((offer) => [offer.code, offer]))
  return rows.flatMap((pair) => {
    const [inFront, behind] = [byCode.get(pair.front), byCode.get(pair.rear)]
    return inFront && behind ? [{ front: inFront, rear: behind }] : []
  })
}
