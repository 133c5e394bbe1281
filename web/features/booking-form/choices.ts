import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { othersAt, serviceTypesAt } from '#core/rules/bookings/service-types.ts'

export type Choice = { name: string; value: string }

/** What a shop can be booked for: the types around tyres, and its other work where no tyres are bought. */
export function choicesAt(shop: ShopProfile, withTyres: boolean): Choice[] {
  const types = serviceTypesAt(shop).map(({ name, services }) => ({ name, value: services.join('+') }))
  const others = withTyres ? [] : othersAt(shop).map((service) => ({ name: serviceNames[service], value: service }))
  return [...types, ...others]
}
