import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type BookingRow, bookings } from '../bookings/bookings.ts'
import { orderColumns } from '../inventory/stock.ts'

export type MachineListing = {
  id: string
  sku: string | null
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  speed_rating: string | null
  run_flat: boolean
  price_cents: number
  quantity: number
  reserved: number
  order_quantity: number | null
  order_lead_hours: number | null
  order_until: string | null
  updated_at: Date
}

/** What the shop lists, the oldest first. */
export async function listingsAfter(
  db: Db,
  shopId: string,
  after: string | undefined,
  limit: number,
): Promise<MachineListing[]> {
  const { rows } = await sql<MachineListing>`
    select l.id, l.sku, l.code, b.name as brand, t.model, z.code as size, t.load_index, t.speed_rating, t.run_flat,
      l.price_cents, l.quantity, l.reserved, ${orderColumns}, l.updated_at
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId} and (${after ?? null}::uuid is null or l.id > ${after ?? null}::uuid)
    order by l.id limit ${limit}::int`.execute(db)
  return rows
}

/** To the microsecond, so that a page goes on where the one before ended. */
const changedAt = sql<string>`to_char(b.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export type ChangedBooking = BookingRow & { changed_at: string }

/** The bookings of a shop that changed since then, the oldest change first. */
export function bookingsChanged(
  db: Db,
  shopId: string,
  { since, after, limit }: { since: Date | undefined; after: { at: string; id: string } | undefined; limit: number },
): Promise<ChangedBooking[]> {
  const all = bookings(db).select(changedAt.as('changed_at')).where('b.shop_id', '=', shopId)
  const changed = since ? all.where('b.updated_at', '>', since) : all
  const next = after
    ? changed.where(sql<boolean>`(b.updated_at, b.id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
    : changed
  return next.orderBy('b.updated_at').orderBy('b.id').limit(limit).execute()
}
