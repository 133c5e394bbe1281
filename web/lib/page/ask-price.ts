import type { Offer } from '#core/contracts/offers.ts'
import { withChanges } from './address.ts'
import { nearText } from './search-address.ts'

type Asked = Pick<Offer, 'size' | 'brand' | 'quantity' | 'shop'>

/** Where the shop of an offer is asked for its price, and others after it: near the place of the search, or near the shop. */
export const askPrice = ({ size, brand, quantity, shop }: Asked, near = nearText(shop), place?: string): string =>
  `/quotes${withChanges('', { size, quantity: `${quantity}`, near, place: place ?? shop.suburb ?? shop.city, brand, shop: shop.slug })}`
