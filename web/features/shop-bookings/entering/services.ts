import type { ServiceCode } from '#core/contracts/shops.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { othersAt, serviceTypesAt } from '#core/rules/bookings/service-types.ts'

/** Work that the shop does, as it is chosen at the counter. */
export type Service = { name: string; services: readonly ServiceCode[] }

export const servicesOf = (shop: Parameters<typeof serviceTypesAt>[0]): readonly Service[] => [
  ...serviceTypesAt(shop),
  ...othersAt(shop).map((one) => ({ name: serviceNames[one], services: [one] })),
]
