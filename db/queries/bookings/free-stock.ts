import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type ShelfRow = {
  id: string
  /** On the shelf. */
  quantity: number
  /** Of these, or of those to be ordered, in confirmed bookings. */
  reserved: number
  /** How many can be brought in beside them. */
  orderable: number
}

/** What stands on the shelf of these listings and what of it is promised, locked in one order until the transaction ends. */
export async function lockShelf(db: Db, listingIds: readonly string[]): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select id, quantity, reserved, coalesce(order_quantity, 0) as orderable
    from listing where id = any(${listingIds}::uuid[]) order by id for no key update`.execute(db)
  return rows
}
