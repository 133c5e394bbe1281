import { namesOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { workplaces } from './shop-policy.ts'

/** The names of the shops that the actor works at, the oldest membership first. */
export async function shopNames(ctx: Context, actor: Actor): Promise<string[]> {
  return (await ownShops(ctx, actor)).map(({ name }) => name)
}

export async function ownShops(ctx: Context, actor: Actor): Promise<{ id: string; slug: string; name: string }[]> {
  const ids = workplaces(actor)
  const found = new Map((await namesOfShops(ctx.db, ids)).map((shop) => [shop.id, shop]))
  return ids.map((id) => found.get(id) ?? { id, slug: '', name: '' })
}
