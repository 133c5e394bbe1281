import { bookingTopics } from './booking.ts'
import { offerTopics } from './offer.ts'
import { shopTopics } from './shop.ts'
import { tyreTopics } from './tyres.ts'

/** What can be asked, by what it is asked about. */
export const topicWords = {
  offer: offerTopics,
  shop: shopTopics,
  booking: bookingTopics,
  tyres: tyreTopics,
} as const

export type OfferTopic = keyof typeof offerTopics
export type ShopTopic = keyof typeof shopTopics
export type BookingTopic = keyof typeof bookingTopics
export type TyreTopic = keyof typeof tyreTopics

/** A fact that is asked for, and of what. */
export type Topic =
  | { of: 'offer'; name: OfferTopic }
  | { of: 'shop'; name: ShopTopic }
  | { of: 'booking'; name: BookingTopic }
  | { of: 'tyres'; name: TyreTopic }

export const everyTopic: readonly Topic[] = [
  ...(Object.keys(offerTopics) as OfferTopic[]).map((name): Topic => ({ of: 'offer', name })),
  ...(Object.keys(shopTopics) as ShopTopic[]).map((name): Topic => ({ of: 'shop', name })),
  ...(Object.keys(bookingTopics) as BookingTopic[]).map((name): Topic => ({ of: 'booking', name })),
  ...(Object.keys(tyreTopics) as TyreTopic[]).map((name): Topic => ({ of: 'tyres', name })),
]
