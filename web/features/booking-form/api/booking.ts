import type { Offer } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import type { BookedOnWeb, BookOnWeb, WorkPrice } from '#core/contracts/web-bookings.ts'
import { api } from '#web/lib/api/api.ts'

export type { BookedOnWeb, Offer, ShopProfile, WorkPrice as Price }

export const offerPath = (code: string, quantity: number): string =>
  `/api/offers/${encodeURIComponent(code)}?quantity=${quantity}`
export const shopPath = (idOrSlug: string): string => `/api/shops/${encodeURIComponent(idOrSlug)}`

/** What is to be done, as far as its price and its times depend on it. */
export type Work = Pick<BookOnWeb, 'shopId' | 'quantity' | 'locationType'> & {
  listingId: string | undefined
  services: string
}

const workPath = (what: string, { shopId, listingId, quantity, locationType, services }: Work, more = {}): string => {
  const query = new URLSearchParams({
    ...(listingId && { listingId }),
    quantity: String(quantity),
    services: services.replaceAll('+', ','),
    locationType,
    ...more,
  })
  return `/api/shops/${shopId}/${what}?${query}`
}

export const pricePath = (work: Work): string => workPath('work-price', work)
export const daysPath = (work: Work, from: string): string => workPath('open-days', work, { from, count: '60' })
export const slotsPath = (work: Work, date: string): string => workPath('open-slots', work, { date })
/** Everything that says when a shop has time. */
export const timesOf = (shopId: string): string => `/api/shops/${shopId}/open-`

export const sendBooking = (wish: Partial<BookOnWeb>, key: string): Promise<BookedOnWeb> =>
  api.post<BookedOnWeb>('/api/bookings', wish, { key })
