import { minutesFor, type WorkTimes } from '#core/rules/bookings/work-duration.ts'
import type { ShopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'

/** How long the fitting takes, and alignment if the shop does it; without a shop, what is usual. */
export function workMinutes(shop: ShopDetails | undefined, quantity: number, say: Texts): string {
  const times: WorkTimes = Object.fromEntries(
    (shop?.services ?? []).map(({ service, minutes, minutesByQuantity }) => [service, minutesByQuantity ?? minutes]),
  )
  const aligns = !shop || shop.services.some(({ service }) => service === 'alignment')
  const fitting = minutesFor({ services: ['fitting'], quantity }, times)
  const alignment = aligns ? minutesFor({ services: ['alignment'], quantity }, times) : undefined
  return say.questions.shop.duration(quantity, fitting, alignment)
}
