import type { ColumnType } from 'kysely'
import type { Banner } from '#core/contracts/seller/dashboard.ts'
import type { ViewPage } from '#core/contracts/seller/stock.ts'
import type { BusinessStatus, PaymentWay, ServiceCode, ShopRole } from '#core/contracts/shops.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { ListingFieldColumns } from '#core/rules/seller/listing-fields.ts'
import type { NoticeCause } from '#core/rules/seller/shop-notices.ts'
import type {
  ByDatabase,
  DateOnly,
  Defaulted,
  DefaultedInstant,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  TimeOnly,
} from './columns.ts'

export type ShopTable = {
  id: Defaulted<string>
  slug: string
  name: string
  description: Defaulted<string>
  address: string
  suburb: Optional<string>
  city: string
  province: string
  lat: number
  lng: number
  contact_phone: Optional<string>
  contact_email: Optional<string>
  website: Optional<string>
  logo_url: Optional<string>
  business_status: Defaulted<BusinessStatus>
  verified: Defaulted<boolean>
  rejection_reason: Optional<string>
  monthly_fee_cents: Defaulted<number>
  /** On its invoices, where its own name is not that of the company. */
  billing_name: Optional<string>
  vat_number: Optional<string>
  bays: Defaulted<number>
  call_out_cents: Optional<number>
  service_radius_km: Optional<number>
  open_on_public_holidays: Defaulted<boolean>
  /** Addresses of the calendar of an earlier version open nothing. */
  calendar_version: Defaulted<number>
  buffer_minutes: Defaulted<number>
  lead_minutes: Defaulted<number>
  /** From then on nothing is offered for the same day. */
  same_day_until: Optional<TimeOnly>
  specialties: Defaulted<string[]>
  /** Suburbs and towns, in the shop's own words. */
  service_area: Defaulted<string[]>
  payment_ways: Defaulted<PaymentWay[]>
  /** Who gives the credit, and whose cards it takes, in the shop's own words. */
  instalment_names: Defaulted<string[]>
  fleet_card_names: Defaulted<string[]>
  /** 1 to 5; null without reviews. */
  rating: Optional<number>
  review_count: Defaulted<number>
  created_at: DefaultedInstant
  /** When its owner asked to be approved, the last time. */
  submitted_at: DefaultedInstant
  /** When to look next whether its stock was confirmed of late. */
  ask_stock_at: DefaultedInstant
  /** When its owners are next asked for a picture of it; null if they are not. */
  ask_picture_at: OptionalInstant
  /** When to look next whether its people are told what the day holds. */
  day_told_at: DefaultedInstant
  /** What an admin still wants to see before approving it. */
  more_asked: Optional<string>
  /** Its own till knows what was sold: nothing is taken off its stock at completion. */
  keeps_own_books: Defaulted<boolean>
  updated_at: DefaultedInstant
}

/** weekday: 1 Monday to 7 Sunday. Two rows a day mean a break between them. */
export type ShopHoursTable = { shop_id: string; weekday: number; opens: TimeOnly; closes: TimeOnly }

/** Replaces the weekday's hours; no times mean closed. */
export type ShopSpecialDayTable = {
  shop_id: string
  day: DateOnly
  opens: Optional<TimeOnly>
  closes: Optional<TimeOnly>
  reason: Defaulted<string>
}

export type ShopServiceTable = {
  shop_id: string
  service: ServiceCode
  price_cents: Optional<number>
  minutes: Optional<number>
  /** For one, two, three … tyres; it goes before `minutes`. */
  minutes_by_quantity: Optional<number[]>
  charged_with_fitting: Defaulted<boolean>
}

/** Who belongs to a shop and as what: in force as long as it has no end. */
export type ShopMemberTable = {
  id: Defaulted<string>
  shop_id: string
  contact_id: string
  role: ShopRole
  since: DefaultedInstant
  until: Instant | null
}

/** What a shop says of a listing, as its row holds it. */
export type StockColumns = ListingFieldColumns & {
  price_cents: number
  quantity: number
  /** How many can be ordered, within how many opening hours, and until when (HH:MM). */
  order_quantity: number | null
  order_lead_hours: number | null
  order_until: string | null
}

type ListingFieldTable = {
  [Column in keyof ListingFieldColumns]: Optional<NonNullable<ListingFieldColumns[Column]>>
}

export type ListingTable = ListingFieldTable & {
  id: Defaulted<string>
  code: string
  shop_id: string
  tyre_id: string
  price_cents: number
  /** On the shelf. */
  quantity: number
  /** Of these, or of those to be ordered, in confirmed bookings. The database keeps it; nobody writes it. */
  reserved: ByDatabase<number>
  /** How many can be brought in beside the shelf, within how many opening hours, and when a day's last order leaves. */
  order_quantity: Optional<number>
  order_lead_hours: Optional<number>
  order_until: Optional<TimeOnly>
  confirmed_at: Instant | null
  created_at: DefaultedInstant
  updated_at: DefaultedInstant
}

export type DealTable = {
  id: Defaulted<string>
  code: string
  shop_id: string
  listing_id: string
  title: string
  description: Defaulted<string>
  price_cents: number
  starts_on: DateOnly
  ends_on: Optional<DateOnly>
  active: Defaulted<boolean>
  featured_on_homepage: Defaulted<boolean>
  created_at: DefaultedInstant
  updated_at: DefaultedInstant
}

export type OfferTable = {
  listing_id: string
  shop_id: string
  size_id: number
  brand_id: number
  /** What one tyre costs now: the deal's price while it runs, else the listing's. */
  price_cents: number
  /** One tyre with all that fitting it costs at this shop. */
  fitted_cents: number
  deal_id: Optional<string>
  lat: number
  lng: number
  type: TyreType
  run_flat: boolean
  load_index: Optional<number>
  speed_kmh: Optional<number>
  /** What a driver can have: free on the shelf, and what can be ordered. */
  quantity: number
  /** Free on the shelf. */
  shelf: number
}

export type SearchActivityTable = {
  id: Defaulted<string>
  contact_id: Optional<string>
  channel: 'whatsapp' | 'web'
  query: Json<Record<string, unknown>>
  results: number
  at: Instant
}

export type DemoSeedTable = { shops: number; listings: number; deals: number; at: Instant }

/** Something that the members of a shop should know as long as it is so. */
export type ShopNoticeTable = {
  id: Defaulted<string>
  shop_id: string
  cause: NoticeCause
  /** The review, conversation or booking; null for how the shop as a whole stands. */
  about: Optional<string>
  count: number
  since: Instant
}

export type ShopNoticeMarkTable = {
  notice_id: string
  contact_id: string
  read_at: Instant
  dismissed_at: OptionalInstant
}

export type ShopNoticeCheckTable = { shop_id: string; checked_at: Instant }

export type BannerDismissalTable = { shop_id: string; contact_id: string; banner: Banner; count: number }

export type SavedViewTable = { id: Defaulted<string>; member_id: string; page: ViewPage; name: string; query: string }

/** bigint: read as text, written as a number. */
type Big = ColumnType<string, number, number>

export type ShopViewDayTable = { shop_id: string; day: DateOnly; page_views: number; listing_views: number }

export type ShopDayTable = {
  shop_id: string
  day: DateOnly
  chats: number
  /** Made on that day, and how many of those are completed by now. */
  bookings: number
  completed: number
  /** Of what was completed on that day. */
  booked_cents: Big
  answers: number
  answer_minutes: number
  answered_in_time: number
}

export type FiguresDayTable = { day: DateOnly; counted_at: Instant }

/** A picture that an owner sent on WhatsApp and wants to have shown, until it was fetched. */
export type SentPictureTable = {
  id: Defaulted<string>
  shop_id: string
  contact_id: string
  source_url: string
  created_at: Instant
}
