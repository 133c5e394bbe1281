import type { ServiceCode } from '#core/contracts/shops.ts'
import type { BookOnWeb } from '#core/contracts/web-bookings.ts'

/** What is to be done, as far as its price and its times depend on it. */
export type Work = Pick<BookOnWeb, 'shopId' | 'quantity' | 'locationType'> & {
  listingId: string | undefined
  services: readonly ServiceCode[]
}

/** The work as the API is asked what it costs and when there is time for it. */
export const workInput = ({ shopId, ...query }: Work) => ({ params: { shopId }, query })
