import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { typeNames } from '#web/lib/labels.ts'
import type { Changes } from '#web/lib/page/address.ts'
import type { Filters } from '#web/lib/page/search-address.ts'

/** A filter that is on, and what takes it out of the address. */
export type Chip = { name: string; without: Changes }

export function filterChips({
  brands,
  types,
  services,
  paymentWays,
  maxPrice,
  minRating,
  runFlat,
  dealsOnly,
  openNow,
}: Filters): Chip[] {
  const several = <T extends string>(name: string, chosen: readonly T[], label: (one: T) => string): Chip[] =>
    chosen.map((one) => ({
      name: label(one),
      without: { [name]: chosen.filter((other) => other !== one).join(',') || undefined },
    }))
  return [
    ...(openNow ? [{ name: 'Open now', without: { open: undefined } }] : []),
    ...(dealsOnly ? [{ name: 'Deals', without: { deals: undefined } }] : []),
    ...(runFlat ? [{ name: 'Run-flat', without: { runFlat: undefined } }] : []),
    ...(maxPrice ? [{ name: `Up to R ${maxPrice} a tyre`, without: { maxPrice: undefined } }] : []),
    ...(minRating ? [{ name: `Rated ${minRating} and up`, without: { minRating: undefined } }] : []),
    ...several('brand', brands, (brand) => brand),
    ...several('type', types, (type) => typeNames[type]),
    ...several('services', services, (service) => serviceNames[service]),
    ...several('pay', paymentWays, (way) => paymentNames[way]),
  ]
}
