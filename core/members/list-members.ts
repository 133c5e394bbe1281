import { membershipsOf, membersOf } from '#db/queries/shops/members.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { MyShops, ShopMembers } from '../contracts/members.ts'
import { canListOwnShops, canSeeMembers } from './member-policy.ts'
import { memberView } from './member-view.ts'

/** The present members of the shop, owners first. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function listMembers(ctx: Context, actor: Actor, shopId: string): Promise<ShopMembers> {
  if (!canSeeMembers(actor, shopId)) throw shopNotFound()
  return { members: (await membersOf(ctx.db, shopId)).map((row) => memberView(row, actor)) }
}

/** The shops that the actor belongs to now, by name. */
export async function myShops(ctx: Context, actor: Actor): Promise<MyShops> {
  if (!canListOwnShops(actor)) return { shops: [] }
  const rows = await membershipsOf(ctx.db, actor.contactId)
  return {
    shops: rows.map(({ id, role, since, shop_id, slug, name }) => ({
      id,
      role,
      since: since.toISOString(),
      shop: { id: shop_id, slug, name },
    })),
  }
}
