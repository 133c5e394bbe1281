import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** A shop's listing with today's price; `today` is Johannesburg's day. */
export const listingByCode = (db: Db, code: string, shopId: string, today: string) =>
  db
    .selectFrom('listing as l')
    .innerJoin('tyre as t', 't.id', 'l.tyre_id')
    .innerJoin('brand as b', 'b.id', 't.brand_id')
    .innerJoin('tyre_size as z', 'z.id', 't.size_id')
    .leftJoin('deal as d', (join) =>
      join
        .onRef('d.listing_id', '=', 'l.id')
        .on('d.active', '=', true)
        .on('d.starts_on', '<=', today)
        .on((on) => on.or([on('d.ends_on', 'is', null), on('d.ends_on', '>=', today)])),
    )
    .select(['l.id', 'l.code', 'l.quantity', 'b.name as brand', 't.model'])
    .select([
      sql<number>`coalesce(d.price_cents, l.price_cents)`.as('priceCents'),
      sql<string>`rtrim(z.code || ' ' || concat(t.load_index, '/' || t.load_index_dual, t.speed_rating))`.as('size'),
    ])
    .where('l.code', '=', code)
    .where('l.shop_id', '=', shopId)
    .executeTakeFirst()
