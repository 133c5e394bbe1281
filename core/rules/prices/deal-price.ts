import type { Rounding } from '../../contracts/seller/change-stock.ts'

/** Dates as YYYY-MM-DD of Johannesburg; an end date still counts on its own day. */
export type DealTerms = { active: boolean; startsOn: string; endsOn: string | null }

export type DealStatus = 'inactive' | 'scheduled' | 'active' | 'expired'

/** The status of the deal on `today`, Johannesburg's day as YYYY-MM-DD. */
export function dealStatus(deal: DealTerms, today: string): DealStatus {
  if (!deal.active) return 'inactive'
  if (deal.endsOn !== null && deal.endsOn < today) return 'expired'
  return deal.startsOn > today ? 'scheduled' : 'active'
}

/** The status that the seller sees: a shop that drivers do not see has no deal that runs. */
export const shownStatus = (deal: DealTerms, today: string, shop: { active: boolean }): DealStatus =>
  shop.active ? dealStatus(deal, today) : 'inactive'

/** Whether drivers see the deal today: it runs, the public sees its shop, and there is stock. */
export const isOffered = (deal: DealTerms, today: string, shop: { active: boolean }, stock: number): boolean =>
  dealStatus(deal, today) === 'active' && shop.active && stock > 0

/** Per cent off the listing's price, to the nearest whole; 0 when nothing is saved. */
export const savedPercent = (listPriceCents: number, priceCents: number): number =>
  priceCents < listPriceCents ? Math.round(((listPriceCents - priceCents) * 100) / listPriceCents) : 0

/** By so many percent, or by so many cents; below zero is cheaper. */
export type PriceStep = { percent?: number | undefined; cents?: number | undefined; round: Rounding }

const RAND = 100

/** The price after the step, as shops write it; below 1 if nothing is left of it. */
export function steppedPrice(priceCents: number, { percent = 0, cents = 0, round }: PriceStep): number {
  const exact = Math.round(priceCents + (priceCents * percent) / 100 + cents)
  return exact < 1 ? exact : Math.max(rounded(exact, round), 1)
}

function rounded(cents: number, round: Rounding): number {
  if (round === 'none') return cents
  if (round === 'rand') return nearest(cents, RAND)
  if (round === 'ten') return nearest(cents, 10 * RAND)
  return nearest(cents + RAND, 10 * RAND) - RAND
}

const nearest = (cents: number, step: number): number => Math.max(Math.round(cents / step), 1) * step

/** The share of the listing's price that a new deal begins with. */
const USUAL_SHARE = 0.9

/** What the form proposes once a tyre is chosen. */
export const proposedTitle = ({ brand, model, size }: { brand: string; model: string; size: string }): string =>
  `${brand} ${model} ${size} Deal`

export const proposedCents = (listPriceCents: number): number => Math.round(listPriceCents * USUAL_SHARE)
