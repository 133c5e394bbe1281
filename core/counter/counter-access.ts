import type { Actor, Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { counterOf } from '#db/queries/bookings/counter.ts'
import { canServeShop } from '../bookings/booking-policy.ts'

const businessNotFound = () => new Refusal('SHOP_NOT_FOUND', 'Business not found', 404)
const shopBlocked = () =>
  new Refusal('SHOP_BLOCKED', 'We have blocked your shop, so this cannot be done now. Please contact support.', 403)

export type Counter = NonNullable<Awaited<ReturnType<typeof counterOf>>>

/** The shop whose bookings the actor works on, visible to the public or not. Throws SHOP_NOT_FOUND. */
export async function counterFor(ctx: Context, actor: Actor, shopId: string): Promise<Counter & { me: Person }> {
  const shop = canServeShop(actor, shopId) ? await counterOf(ctx.db, shopId) : undefined
  if (!shop || !canServeShop(actor, shopId)) throw businessNotFound()
  return { ...shop, me: actor }
}

/** The same, to take bays there. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export async function openCounter(ctx: Context, actor: Actor, shopId: string): Promise<Counter & { me: Person }> {
  const shop = await counterFor(ctx, actor, shopId)
  if (shop.business_status === 'blocked') throw shopBlocked()
  return shop
}
