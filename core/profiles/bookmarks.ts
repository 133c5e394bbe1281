import {
  dealBookmarks,
  deleteBookmark,
  deleteBookmarkById,
  insertBookmark,
  isBookmarkable,
  shopBookmarks,
} from '#db/queries/shops/bookmarks.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Bookmarks, BookmarkToggled, ToggleBookmark } from '../contracts/profile.ts'
import { Refusal } from '../errors.ts'
import { localDate } from '../rules/time/time.ts'
import { listShops } from '../shops/shops-near.ts'
import { transaction } from '../transaction.ts'
import { canKeepBookmarks } from './bookmark-policy.ts'

/** The actor's own bookmarks, newest first. */
export async function myBookmarks(ctx: Context, actor: Actor): Promise<Bookmarks> {
  const contactId = idOf(actor)
  const shops = await shopBookmarks(ctx.db, contactId)
  const deals = await dealBookmarks(ctx.db, contactId, localDate(ctx.clock.now()))
  const views = await listShops(
    ctx,
    shops.map(({ shop_id }) => shop_id),
    undefined,
  )
  const viewOf = new Map(views.map((view) => [view.id, view]))
  return {
    shops: shops.flatMap(({ id, notes, created_at, shop_id, logo_url }) => {
      const shop = viewOf.get(shop_id)
      return shop ? [{ id, notes, createdAt: created_at.toISOString(), shop: { ...shop, logoUrl: logo_url } }] : []
    }),
    deals: deals.map((row) => ({
      id: row.id,
      notes: row.notes,
      createdAt: row.created_at.toISOString(),
      deal: {
        id: row.deal_id,
        code: row.code,
        title: row.title,
        brand: row.brand,
        model: row.model,
        size: row.size,
        priceCents: row.price_cents,
        listPriceCents: row.list_price_cents,
        endsOn: row.ends_on,
        active: row.active,
        shop: { slug: row.shop_slug, name: row.shop_name, city: row.shop_city },
      },
    })),
  }
}

/**
 * Adds the bookmark, or removes it if there is one, unless the caller says which of the two is meant. Throws
 * BOOKMARK_NOT_FOUND for a shop or deal that the public cannot see.
 */
export const toggleBookmark = (
  ctx: Context,
  actor: Actor,
  { type, id, bookmarked, notes }: ToggleBookmark,
): Promise<BookmarkToggled> =>
  transaction(ctx, async (ctx) => {
    const contactId = idOf(actor)
    const subject = type === 'shop' ? { shop_id: id, deal_id: null } : { shop_id: null, deal_id: id }
    if (bookmarked !== true && (await deleteBookmark(ctx.db, contactId, subject))) return { bookmarked: false }
    if (bookmarked === false) return { bookmarked }
    if (!(await isBookmarkable(ctx.db, subject))) throw notFound()
    await insertBookmark(ctx.db, contactId, subject, notes, ctx.clock.now())
    return { bookmarked: true }
  })

/** Throws BOOKMARK_NOT_FOUND, also for somebody else's bookmark. */
export async function removeBookmark(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!(await deleteBookmarkById(ctx.db, idOf(actor), id))) throw notFound()
}

const notFound = () => new Refusal('BOOKMARK_NOT_FOUND', 'This is not listed any more', 404)

function idOf(actor: Actor): string {
  if (canKeepBookmarks(actor)) return actor.contactId
  throw new Refusal('PERSON_REQUIRED', 'Bookmarks belong to a person. Please sign in first.', 401)
}
