import { statusOfShop } from '#db/queries/shops/shops.ts'
import type { Actor, Person } from '../../actor.ts'
import { shopBlocked } from '../../blocks/away.ts'
import type { Context } from '../../context.ts'
import { notYourShop, ownerRequired } from '../refusals.ts'
import { canChangeProfile, canSeeProfile } from '../shop-policy.ts'

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOfProfile(actor: Actor, shopId: string): Person {
  if (!canSeeProfile(actor, shopId)) throw notYourShop()
  return actor
}

/** The actor as an owner who may change the shop now. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export async function ownerOfProfile(ctx: Context, actor: Actor, shopId: string): Promise<Person> {
  memberOfProfile(actor, shopId)
  if (!canChangeProfile(actor, shopId)) throw ownerRequired()
  await refuseBlocked(ctx, shopId)
  return actor
}

/** Throws SHOP_BLOCKED. */
export async function refuseBlocked(ctx: Pick<Context, 'db'>, shopId: string): Promise<void> {
  if ((await statusOfShop(ctx.db, shopId)) === 'blocked') throw shopBlocked()
}
