import { ServiceCode } from '../contracts/shops.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'
import { thatDayWords, todayWords } from './opening-hours.ts'
import type { Texts } from './texts.ts'

/** What the chat tells of a shop. */
export type ToldShop = {
  name: string
  verified: boolean
  address: string
  suburb: string | null
  city: string
  phone: string | null
  hours: ShopHours
  services: readonly { service: ServiceCode }[]
  directionsUrl: string
  distanceKm: number | null
}

/** One shop in full, as the chat shows it; with a date, also its hours on that day. */
export function shopWords(shop: ToldShop, { now, date }: { now: Date; date?: string | undefined }, say: Texts): string {
  const today = todayWords(shop, now, say)
  return say.shops.details({
    name: shop.name,
    verified: shop.verified,
    address: [shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
    today: date ? `${today}\n${thatDayWords(shop.hours, date, say)}` : today,
    services: ServiceCode.options
      .filter((one) => shop.services.some(({ service }) => service === one))
      .map((one) => say.serviceNames[one]),
    phone: shop.phone,
    directions: shop.directionsUrl,
    distanceKm: shop.distanceKm,
  })
}
