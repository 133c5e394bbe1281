import type { PriceLine } from '#core/contracts/bookings.ts'
import type { AskState, RoundState } from '#core/contracts/deal/quotes.ts'
import type { RescueAskState, RescueState, RescueWork } from '#core/contracts/deal/rescue.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Defaulted, Instant, Json, Optional, OptionalInstant, OptionalJson, TimeOnly } from '../columns.ts'

export type QuoteRoundTable = {
  id: Defaulted<string>
  contact_id: string
  asked_on: 'whatsapp' | 'web'
  /** 205/55R16 */
  size: string
  quantity: number
  /** Null: any. */
  brand: Optional<string>
  services: ServiceCode[]
  /** As the driver calls it. */
  place: string
  lat: number
  lng: number
  notes: Defaulted<string>
  state: Defaulted<RoundState>
  valid_until: Instant
  /** When to look whether any shop has named a price; null once that was done. */
  look_at: OptionalInstant
  ended_at: OptionalInstant
  created_at: Instant
}

export type QuoteAskTable = {
  id: Defaulted<string>
  round_id: string
  shop_id: string
  distance_km: number
  state: Defaulted<AskState>
  declined_by: Optional<'shop' | 'customer'>
  listing_id: Optional<string>
  tyre_brand: Optional<string>
  tyre_model: Optional<string>
  tyre_size: Optional<string>
  price_cents: Optional<number>
  total_cents: Optional<number>
  total_lines: OptionalJson<PriceLine[]>
  note: Defaulted<string>
  answered_at: OptionalInstant
  answered_by: Optional<string>
  valid_until: Instant
  booking_id: Optional<string>
  created_at: Instant
}

/** The link by which a shop's price is shown to who pays, and their yes. */
export type HandedQuoteTable = {
  ask_id: string
  version: Defaulted<number>
  until: Instant
  ended_at: OptionalInstant
  yes_name: Optional<string>
  yes_at: OptionalInstant
  yes_cents: Optional<number>
  created_at: Instant
}

/** When a shop comes out to a flat tyre; weekday: 1 Monday to 7 Sunday. */
export type ShopCallOutHoursTable = { shop_id: string; weekday: number; opens: TimeOnly; closes: TimeOnly }

/** A driver with a flat tyre who asks the shops that come out now. */
export type RescueRoundTable = {
  id: Defaulted<string>
  contact_id: string
  first_name: string
  lat: number
  lng: number
  place: string
  /** A pin says where; else `lat` and `lng` are only the middle of a place that was named. */
  pinned: Defaulted<boolean>
  /** What the driver has told of the place and the car, in their words. */
  said: Defaulted<string[]>
  what: RescueWork
  size: Optional<string>
  state: Defaulted<RescueState>
  opened_at: Instant
  /** When a clock has to look at it next. */
  look_at: OptionalInstant
  ended_at: OptionalInstant
  booking_id: Optional<string>
}

/** A shop that was asked, with the work at its list price of that moment, or at its own once it has named one. */
export type RescueAskTable = {
  id: Defaulted<string>
  round_id: string
  shop_id: string
  distance_km: number
  services: ServiceCode[]
  total_cents: number
  total_lines: Json<PriceLine[]>
  duration_minutes: number
  state: Defaulted<RescueAskState>
  minutes: Optional<number>
  answered_at: OptionalInstant
  own_price: Defaulted<boolean>
  /** What it says to the driver beside that. */
  note: Defaulted<string>
  /** By when the shop that was taken is there, as it has said last. */
  due_at: OptionalInstant
  there_at: OptionalInstant
}
