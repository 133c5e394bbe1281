import type { TestContext } from '#tests/support/context.ts'

type Shelf = { quantity: number; reserved: number; offered: number | null; shelf: number | null }

/** How the listing stands, and what drivers see of it; null if it is not offered. */
export async function shelfOf(ctx: TestContext, listingId: string): Promise<Shelf> {
  const row = await ctx.db
    .selectFrom('listing as l')
    .leftJoin('offer as o', 'o.listing_id', 'l.id')
    .select(['l.quantity', 'l.reserved', 'o.quantity as offered', 'o.shelf'])
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()
  return row
}
