import { createHash } from 'node:crypto'
import { shopForReach } from '#db/queries/shops/shop-profile.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { Reach, ReachAim } from '../contracts/seller/shop-profile.ts'
import { shopAddress } from '../rules/website/addresses.ts'
import { whatsappLink } from '../rules/website/whatsapp-link.ts'
import { askShop, fitAtShop } from '../rules/website/whatsapp-texts.ts'
import { canShareShop } from './reach-policy.ts'
import { findShop } from './shop-details.ts'

export const BUTTON_PATH = '/embed/button.js'

/** The ways to a shop, for its people. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function shopReach(ctx: Context, actor: Actor, shopId: string, button: string): Promise<Reach> {
  const shop = canShareShop(actor, shopId) ? await shopForReach(ctx.db, shopId) : undefined
  if (!shop) throw shopNotFound()
  const { slug, name, address, suburb, city } = shop
  const { publicUrl } = ctx.config
  return {
    name,
    slug,
    place: [address, suburb, city].filter(Boolean).join(', '),
    isPublic: shop.business_status === 'active',
    chat: { fitting: chatLink(ctx, shop, 'fitting'), message: chatLink(ctx, shop, 'message') },
    page: `${publicUrl}${shopAddress(slug)}`,
    button: {
      src: `${publicUrl}${BUTTON_PATH}`,
      integrity: `sha384-${createHash('sha384').update(button).digest('base64')}`,
    },
  }
}

/** Where a shop's button leads: into the chat, or for a shop that nobody sees to the page that says so. */
export async function buttonTarget(ctx: Context, slug: string, aim: ReachAim): Promise<string> {
  const shop = await findShop(ctx, slug)
  return shop ? chatLink(ctx, shop, aim) : `${ctx.config.publicUrl}${shopAddress(slug)}`
}

function chatLink({ config }: Pick<Context, 'config'>, shop: { name: string; slug: string }, aim: ReachAim): string {
  const words = aim === 'fitting' ? fitAtShop(shop) : askShop(shop)
  return config.twilio.simulated
    ? `${config.publicUrl}/simulator?text=${encodeURIComponent(words)}`
    : whatsappLink(config.twilio.whatsappNumber, words)
}
