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
