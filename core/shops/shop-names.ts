import { namesOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { workplaces } from './shop-policy.ts'

/** The names of the shops that the actor works at, the oldest membership first. */
export async function shopNames(ctx: Context, actor: Actor): Promise<string[]> {
  return (await ownShops(ctx, actor)).map(({ name }) => name)
}

export async function ownShops(ctx: Context, actor: Actor): Promise<{ id: string; name: string }[]> {
  const ids = workplaces(actor)
  const names = new Map((await namesOfShops(ctx.db, ids)).map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}
