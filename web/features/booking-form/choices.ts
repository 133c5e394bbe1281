import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { othersAt, serviceTypesAt } from '#core/rules/bookings/service-types.ts'
import { formatRand } from '#core/rules/format.ts'

export type Choice = { name: string; value: string }

/** What a shop can be booked for: the types around tyres, and its other work where no tyres are bought. */
export function choicesAt(shop: ShopProfile, withTyres: boolean): Choice[] {
  const types = serviceTypesAt(shop).map(({ name, services }) => ({ name, value: services.join('+') }))
  const others = withTyres ? [] : othersAt(shop).map((service) => ({ name: serviceNames[service], value: service }))
  return [...types, ...others]
}

/** What the chosen work is at this shop, and how it differs from the choices beside it. */
export function whatItContains({ services }: Pick<ShopProfile, 'services'>, chosen: string): string | undefined {
  const wanted = chosen.split('+')
  if (!wanted.includes('fitting')) return undefined
  const alignment = services.find(({ service }) => service === 'alignment')?.priceCents
  const parts = [
    'Old tyres off, new ones on, with new valves and balanced.',
    wanted.includes('alignment') &&
      `Wheels set straight, so that the new tyres wear evenly${alignment ? `: ${formatRand(alignment)} more` : ''}.`,
    wanted.includes('balancing') && 'Balancing is part of every installation here, so this adds nothing to the price.',
  ]
  return parts.filter(Boolean).join(' ')
}
