import type { HelpAnswer, HelpShopView } from '#core/contracts/shop-directory.ts'
import { helpsUntil } from './call-outs.ts'
import type { EmergencyHelp, HelpShop } from './emergency-help.ts'

/** What the website shows of the help that there is. */
export const helpView = ({ open, next, tyreShops }: EmergencyHelp, now: Date): HelpAnswer => ({
  open: open.map((shop) => shopView(shop, now)),
  next: next.map(({ shop }) => shopView(shop, now)),
  tyreShops: tyreShops.map((shop) => shopView(shop, now)),
})

const shopView = (shop: HelpShop, now: Date): HelpShopView => ({
  id: shop.id,
  slug: shop.slug,
  name: shop.name,
  suburb: shop.suburb,
  city: shop.city,
  phone: shop.phone,
  distanceKm: shop.distanceKm,
  services: shop.services,
  comingCents: shop.comingCents,
  openUntil: helpsUntil(shop.hours, now) ?? null,
  opensText: shop.opensText,
})
