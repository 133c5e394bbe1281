import type { PriceLine } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'

/** A service as a shop offers it; the price is null if the shop names none. */
export type OfferedService = { service: ServiceCode; price_cents: number | null; charged_with_fitting: boolean }

/**
 * The parts of a shop's price for fitting one tyre. Null: no fitting at all, or no extra charge for balancing and
 * valve.
 */
export type FittingPrices = {
  fittingCents: number | null
  balancingCents: number | null
  valveCents: number | null
}

export type ShopPrices = FittingPrices & {
  callOutCents?: number | null
  /** The shop's price of each service that it offers, in cents; null if it names none. */
  services?: Partial<Record<ServiceCode, number | null>>
}

/** Priced by the tyre; every other service is priced once for the vehicle. */
const byTheTyre: ReadonlySet<ServiceCode> = new Set([
  'fitting',
  'balancing',
  'valve_replacement',
  'puncture_repair',
  'tyre_repair',
])
export const isByTheTyre = (service: ServiceCode): boolean => byTheTyre.has(service)

/** What fitting costs at a shop with these services, in cents a tyre. */
export function fittingPrices(offered: readonly OfferedService[]): FittingPrices {
  const found = (service: ServiceCode) => offered.find((one) => one.service === service)
  const chargedFor = (service: ServiceCode) => {
    const row = found(service)
    return row?.charged_with_fitting ? row.price_cents : null
  }
  return {
    fittingCents: found('fitting')?.price_cents ?? null,
    balancingCents: chargedFor('balancing'),
    valveCents: chargedFor('valve_replacement'),
  }
}

/** The whole price of fitting one tyre, in cents; null if the shop does not fit. The offer table holds the same sum. */
export const fittedEach = (prices: FittingPrices): number | null =>
  prices.fittingCents === null ? null : prices.fittingCents + (prices.balancingCents ?? 0) + (prices.valveCents ?? 0)

type Wanted = {
  /** One tyre; left out for work on tyres that the driver has. */
  priceCents?: number
  quantity: number
  /** Other tyres on the rear axle, fitted along. */
  rear?: { priceCents: number; quantity: number }
  prices: ShopPrices
  services: readonly ServiceCode[]
  /** The shop comes to the driver. */
  mobile?: boolean
}

/**
 * The itemised price. Fitting new tyres includes the shop's balancing and valve, so neither is charged twice. A service
 * without a price has no line.
 */
export function priceLines({
  priceCents,
  quantity: first,
  rear,
  prices,
  services,
  mobile = false,
}: Wanted): PriceLine[] {
  const lines: PriceLine[] = []
  const quantity = first + (rear?.quantity ?? 0)
  if (priceCents !== undefined) lines.push(line('tyre', first, priceCents))
  if (rear) lines.push(line('tyre', rear.quantity, rear.priceCents))
  const fitted = services.includes('fitting') && prices.fittingCents !== null
  if (fitted) lines.push(...fittingLines(prices, quantity))
  for (const service of new Set(services)) {
    if (service === 'fitting' || (fitted && isPartOfFitting(service))) continue
    const each = prices.services?.[service] ?? null
    if (each !== null) lines.push({ ...line('service', isByTheTyre(service) ? quantity : 1, each), service })
  }
  if (mobile && typeof prices.callOutCents === 'number') lines.push(line('call_out', 1, prices.callOutCents))
  return lines
}

/** The sum of the lines, in cents. */
export const totalOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, one) => sum + one.totalCents, 0)

/** The same work on another number of tyres, at the prices agreed; what is priced once stays. */
export const fewer = (lines: readonly PriceLine[], quantity: number): PriceLine[] =>
  lines.map((one) =>
    pricedOnce.has(one.what) || (one.what === 'service' && !isPricedByTheTyre(one))
      ? one
      : { ...one, quantity, totalCents: quantity * one.eachCents },
  )

/** The lines with another price of one tyre. */
export const atTyrePrice = (lines: readonly PriceLine[], eachCents: number): PriceLine[] =>
  lines.map((one) => (one.what === 'tyre' ? line('tyre', one.quantity, eachCents) : one))

const pricedOnce: ReadonlySet<PriceLine['what']> = new Set(['call_out', 'other', 'adjustment'])

/** The lines of a shop's own making, which follow from nothing. */
export const isTyped = ({ what }: PriceLine): boolean => what === 'other' || what === 'adjustment'

/** Lines that come to this total: one of them says what is missing to it, or too much. */
export function comingTo(lines: readonly PriceLine[], totalCents: number): PriceLine[] {
  const others = lines.filter(({ what }) => what !== 'adjustment')
  const missing = totalCents - totalOf(others)
  return missing === 0 ? others : [...others, line('adjustment', 1, missing)]
}

const isPricedByTheTyre = ({ service }: PriceLine): boolean => [...byTheTyre].some((one) => one === service)

function fittingLines(prices: FittingPrices, quantity: number): PriceLine[] {
  const lines = [line('fitting', quantity, prices.fittingCents ?? 0)]
  if (prices.balancingCents !== null) lines.push(line('balancing', quantity, prices.balancingCents))
  if (prices.valveCents !== null) lines.push(line('valve', quantity, prices.valveCents))
  return lines
}

/** Fitting contains these, unless the shop charges them beside it. */
export const isPartOfFitting = (service: ServiceCode): boolean =>
  service === 'balancing' || service === 'valve_replacement'

const line = (what: PriceLine['what'], quantity: number, eachCents: number): PriceLine => ({
  what,
  quantity,
  eachCents,
  totalCents: quantity * eachCents,
})
