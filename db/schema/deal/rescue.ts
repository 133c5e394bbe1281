import type { PriceLine } from '#core/contracts/bookings.ts'
import type { RescueAskState, RescueState, RescueWork } from '#core/contracts/deal/rescue.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Defaulted, Instant, Json, Optional, OptionalInstant, TimeOnly } from '../columns.ts'

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
  what: RescueWork
  size: Optional<string>
  state: Defaulted<RescueState>
  opened_at: Instant
  /** When a clock has to look at it next. */
  look_at: OptionalInstant
  ended_at: OptionalInstant
  booking_id: Optional<string>
}

/** A shop that was asked, with the work at its list price of that moment. */
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
}
