import type { BookedTyre, PriceLine } from '#core/contracts/bookings.ts'
import { isService, serviceNames } from './service-names.ts'

type Booked = {
  quantity: number | null
  tyre: BookedTyre | null
  rear: { quantity: number; tyre: BookedTyre } | null
}

type Words = { front: string; rear: string; times?: string }

const named = (quantity: number | null, { brand, model, size }: BookedTyre, times = 'x'): string =>
  `${quantity} ${times} ${brand} ${model} ${size}`

/** '4 x Michelin Primacy 4 205/55R16 91V', or those in front and behind; undefined if no tyres are booked. */
export function bookedTyres({ quantity, tyre, rear }: Booked, words: Words) {
  if (!tyre) return undefined
  return rear
    ? `${named(quantity, tyre, words.times)} (${words.front}) + ${named(rear.quantity, rear.tyre, words.times)} (${words.rear})`
    : named(quantity, tyre, words.times)
}

type Axle = { listingId: string | null; quantity: number | null }

/** How many tyres of each listing a booking takes: both axles may have the same. Work without a listing takes none. */
export function neededTyres(axles: readonly Axle[]): Map<string, number> {
  const needed = new Map<string, number>()
  for (const { listingId, quantity } of axles)
    if (listingId && quantity) needed.set(listingId, (needed.get(listingId) ?? 0) + quantity)
  return needed
}

const names: Record<PriceLine['what'], string> = {
  tyre: 'Tyres',
  fitting: 'Fitting',
  balancing: 'Balancing',
  valve: 'Valves',
  service: 'Service',
  call_out: 'Call-out',
  other: 'Other',
  adjustment: 'Adjustment',
}

/** What a line of a price is for. */
export const lineName = ({ what, service, name, totalCents }: PriceLine): string => {
  if (what === 'service' && service && isService(service)) return serviceNames[service]
  if (what === 'adjustment' && totalCents < 0) return 'Discount'
  return name ?? names[what]
}
