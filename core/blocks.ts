import { z } from 'zod'
import { isPersonBlocked, type Who } from '#db/queries/admin/person-blocks.ts'
import { blockedShop } from '#db/queries/shops/shops.ts'
import type { Context } from './context.ts'
import { Refusal } from './errors.ts'
import { brand } from './rules/brand.ts'
import { readCode } from './rules/code.ts'

/** A shop by its id or slug, or by a tyre that it sells, by the tyre's id or code. */
type ShopMeant = { shop: string } | { listing: string }

/** Nobody of a shop that we have blocked can answer on Spoor, so drivers are told before they wait for it. */
export async function awayRefusal(ctx: Pick<Context, 'db'>, meant: ShopMeant): Promise<Refusal | undefined> {
  const name = await blockedShop(ctx.db, keyOf(meant))
  return name === undefined ? undefined : shopAway(name)
}

/** Throws SHOP_AWAY. */
export async function refuseAway(ctx: Pick<Context, 'db'>, meant: ShopMeant): Promise<void> {
  const refusal = await awayRefusal(ctx, meant)
  if (refusal) throw refusal
}

function keyOf(meant: ShopMeant): Parameters<typeof blockedShop>[1] {
  const text = 'shop' in meant ? meant.shop : meant.listing
  const isId = z.uuid().safeParse(text).success
  if ('shop' in meant) return isId ? { id: text } : { slug: text }
  return isId ? { listingId: text } : { code: readCode(text) ?? '' }
}

/** For drivers, of a shop that we have blocked: nobody there can answer. */
export const shopAway = (shop: string) =>
  new Refusal(
    'SHOP_AWAY',
    `${shop} does not answer on ${brand.name} at the moment. Please choose another shop. A booking there can still be cancelled.`,
    409,
    { shop },
  )

/** The same for the shop's own people. */
export const shopBlocked = () =>
  new Refusal('SHOP_BLOCKED', 'We have blocked your shop, so nothing can be changed now. Please contact support.', 409)

/** Somebody whom we have blocked does not write to shops and does not book; they may still write to us. Throws BLOCKED. */
export async function refuseBlocked(ctx: Pick<Context, 'db'>, who: Who): Promise<void> {
  if (await isPersonBlocked(ctx.db, who)) throw blocked()
}

const blocked = () =>
  new Refusal(
    'BLOCKED',
    `You can no longer write to shops or book through ${brand.name}. If you think that this is a mistake, please write to us.`,
    403,
  )
