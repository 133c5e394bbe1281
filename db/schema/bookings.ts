import type { BookingStatus, LocationType, OfferSide, OfferState, PriceLine } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import type {
  ByDatabase,
  DateOnly,
  Defaulted,
  DefaultedJson,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  OptionalJson,
} from './columns.ts'

export type BookingTable = {
  id: Defaulted<string>
  code: string
  shop_id: string
  listing_id: Optional<string>
  deal_id: Optional<string>
  customer_contact_id: Optional<string>
  customer_account_id: Optional<string>
  customer_name: string
  customer_email: Optional<string>
  customer_phone: Optional<string>
  /** Since when the shop has had this number for a guest, if it has corrected it. */
  phone_since: OptionalInstant
  /** Who brings the car, if that is not the customer. */
  comes_name: Optional<string>
  comes_phone: Optional<string>
  /** Of the car. */
  plate: Optional<string>
  is_guest: boolean
  /** The shop entered it, so its customer has ordered nothing from us. */
  made_by_shop: Defaulted<boolean>
  services: ServiceCode[]
  quantity: Optional<number>
  tyre_brand: Optional<string>
  tyre_model: Optional<string>
  /** With its service description: 205/55R16 91V. */
  tyre_size: Optional<string>
  price_cents: Optional<number>
  /** Other tyres on the rear axle: all of these, or none. The columns above are the tyres in front then. */
  rear_listing_id: Optional<string>
  rear_quantity: Optional<number>
  rear_brand: Optional<string>
  rear_model: Optional<string>
  rear_size: Optional<string>
  /** What the fitter has to look at first, as it stood when the driver asked. */
  cautions: DefaultedJson<Caution[]>
  total_cents: number
  total_lines: Json<PriceLine[]>
  /** What it came to in the end; what was quoted stays in the two above. */
  done_total_cents: Optional<number>
  done_lines: OptionalJson<PriceLine[]>
  location_type: LocationType
  address: Optional<string>
  notes: Defaulted<string>
  status: Defaulted<BookingStatus>
  /** Whose answer a pending booking waits for. */
  awaiting: Optional<'shop' | 'customer'>
  /** When the time that waits for an answer was asked for or proposed. */
  asked_at: Defaulted<Date>
  preferred_start: OptionalInstant
  /** The day wanted where the time is left to the shop. */
  preferred_date: Optional<DateOnly>
  appointment_start: OptionalInstant
  duration_minutes: number
  /** The bay's time as a range literal: ["start","end"). */
  slot: Optional<string>
  bay: Optional<number>
  /** What its open offers hold beside it, as a multirange on the line of bays; the database keeps it. */
  offered_bays: Defaulted<string>
  expires_at: OptionalInstant
  /** While offers stand, expires_at is theirs; this is when the request itself ends. */
  own_expires_at: OptionalInstant
  /** Until when a request holds its bay whose number and address nobody has proven; null for any other. */
  held_until: OptionalInstant
  /** What expires_at becomes once one of them is proven. */
  answer_by: OptionalInstant
  /** The guest has followed the link in a mail about this booking. */
  email_proven_at: OptionalInstant
  /** Goes up when the booking is claimed: links of an earlier version open nothing. */
  link_version: Defaulted<number>
  started_at: OptionalInstant
  /** The car can be collected. */
  ready_at: OptionalInstant
  completed_at: OptionalInstant
  no_show_at: OptionalInstant
  /** How many came off the shelf when it was completed. The database notes it; nobody writes it. */
  taken: ByDatabase<number | null>
  rear_taken: ByDatabase<number | null>
  /** How many of its tyres the shop has to order, and from when they can be there, as it stood when the driver asked. */
  to_order: Defaulted<number>
  tyres_ready_at: OptionalInstant
  cancelled_by: Optional<'customer' | 'shop' | 'system'>
  cancel_reason: Optional<string>
  calendar_sequence: Defaulted<number>
  /** The first request, if this one was asked beside it: the driver takes one of them. */
  beside_id: Optional<string>
  hidden_by_shop_at: OptionalInstant
  created_at: Instant
  updated_at: Instant
}

/** A change of a booking that one side offers and the other takes or declines. */
export type BookingOfferTable = {
  id: Defaulted<string>
  booking_id: string
  shop_id: string
  by: OfferSide
  /** What was offered together, and its place there. */
  round: number
  place: number
  /** The time that it holds a bay for, as a range literal; null if it keeps the booking's. */
  slot: Optional<string>
  bay: Optional<number>
  duration_minutes: number
  /** Other tyres: all of these, or none. */
  listing_id: Optional<string>
  deal_id: Optional<string>
  tyre_brand: Optional<string>
  tyre_model: Optional<string>
  tyre_size: Optional<string>
  price_cents: Optional<number>
  cautions: DefaultedJson<Caution[]>
  /** Null if it stays as it is. */
  quantity: Optional<number>
  /** Other tyres on the rear axle: all of these, or none. */
  rear_listing_id: Optional<string>
  rear_quantity: Optional<number>
  rear_brand: Optional<string>
  rear_model: Optional<string>
  rear_size: Optional<string>
  services: Optional<ServiceCode[]>
  /** Of the whole work, as it is once the offer is taken. */
  total_cents: number
  total_lines: Json<PriceLine[]>
  note: Defaulted<string>
  /** The shop has offered more tyres than were free at that moment. */
  beyond_free: Defaulted<boolean>
  state: Defaulted<OfferState>
  until: Instant
  created_at: Instant
  ended_at: OptionalInstant
}

/** The link by which a booking is shown to who pays for it, and their yes. */
export type HandedTable = {
  booking_id: string
  version: Defaulted<number>
  /** That of the booking's own private link when it was handed on. */
  link_version: number
  until: Instant
  ended_at: OptionalInstant
  yes_name: Optional<string>
  yes_at: OptionalInstant
  yes_cents: Optional<number>
  created_at: Instant
}

export type ReminderKind = 'day_before' | 'two_hours_before' | 'unanswered' | 'still_open'

export type BookingReminderTable = {
  booking_id: string
  kind: ReminderKind
  /** The start, or the moment of the question, that it was planned for. */
  for_at: Instant
  due_at: Instant
  done_at: OptionalInstant
  outcome: Optional<string>
}

/** A bay that a walk-in holds; it goes when the bay is free again, and some days after it. */
export type BayBlockTable = {
  id: Defaulted<string>
  shop_id: string
  bay: number
  /** A range literal: ["start","end"). */
  slot: string
  words: string
  created_at: Instant
}
