import { z } from 'zod'
import { Line, Lines } from './forms/typed.ts'
import { PaymentWay, ServiceCode } from './shops.ts'
import { AskedService, Caution, NamedVehicle } from './tyres.ts'

export const BookingStatus = z.enum(['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

export const LocationType = z.enum(['wait', 'drop_off', 'mobile'])
export type LocationType = z.infer<typeof LocationType>

export const PriceLine = z.strictObject({
  /** `other`: what the shop names itself. `adjustment`: what is missing to the total that it names, also below zero. */
  what: z.enum(['tyre', 'fitting', 'balancing', 'valve', 'service', 'call_out', 'other', 'adjustment']),
  service: z.string().optional(),
  /** Of `other`. */
  name: z.string().optional(),
  quantity: z.int().min(1),
  eachCents: z.int(),
  totalCents: z.int(),
})
export type PriceLine = z.infer<typeof PriceLine>

export const BookedTyre = z.strictObject({ brand: z.string(), model: z.string(), size: z.string() })
export type BookedTyre = z.infer<typeof BookedTyre>

export const OfferSide = z.enum(['shop', 'customer'])
export type OfferSide = z.infer<typeof OfferSide>

export const OfferState = z.enum(['open', 'taken', 'declined', 'withdrawn', 'lapsed', 'overtaken'])
export type OfferState = z.infer<typeof OfferState>

/** A change of a booking that one side offers. Null: that stays as it is in the booking. */
export const BookingOffer = z.strictObject({
  id: z.uuid(),
  by: OfferSide,
  /** Offers of the same round were made together: taking one ends the others. */
  round: z.int(),
  start: z.iso.datetime().nullable(),
  tyre: BookedTyre.nullable(),
  listingId: z.uuid().nullable(),
  quantity: z.int().nullable(),
  rear: z.strictObject({ quantity: z.int(), listingId: z.uuid().nullable(), tyre: BookedTyre }).nullable(),
  services: z.array(ServiceCode).nullable(),
  durationMinutes: z.int(),
  /** Of the whole work, as it is once the offer is taken. */
  lines: z.array(PriceLine),
  totalCents: z.int(),
  note: z.string(),
  /** It stands until then. */
  until: z.iso.datetime(),
  state: OfferState,
})
export type BookingOffer = z.infer<typeof BookingOffer>

/** What one offer changes; what is left out stays as it is. */
export const OfferInput = z.strictObject({
  start: z.iso
    .datetime({ offset: true, error: 'Must be an instant such as 2026-11-23T08:00:00Z' })
    .refine((instant) => instant.startsWith('20'), 'Must be an instant of this century')
    .transform((text) => new Date(text))
    .optional(),
  /** Other tyres of the shop. */
  listingId: z.uuid().optional(),
  quantity: z.int('Must be a whole number').min(1, 'Must be 1 to 20').max(20, 'Must be 1 to 20').optional(),
  /** Of the whole work; without it the shop's own prices count. */
  totalCents: z.int().min(0).max(100_000_000).optional(),
  /** Of one tyre, instead of a total. */
  priceEachCents: z.int().min(0).max(10_000_000).optional(),
  note: Line().max(300, 'Must be at most 300 characters').default(''),
})

/** What one offer changes. `bay`: rather this one; `lines`: what the work costs, as the shop itemises it. */
export type OfferChange = Partial<z.infer<typeof OfferInput>> & {
  bay?: number | undefined
  rear?: { listingId: string; quantity: number } | undefined
  services?: ServiceCode[] | undefined
  lines?: PriceLine[] | undefined
}

/** A booking as the driver, the shop and the chat see it. */
export const BookingView = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  status: BookingStatus,
  awaiting: z.enum(['shop', 'customer']).nullable(),
  shop: z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    suburb: z.string().nullable(),
    city: z.string(),
    phone: z.string().nullable(),
    lat: z.number(),
    lng: z.number(),
    /** How people pay there; empty if the shop has not said. */
    paymentWays: z.array(PaymentWay),
  }),
  services: z.array(ServiceCode),
  quantity: z.int().nullable(),
  listingId: z.uuid().nullable(),
  /** Its short code, to book the same again. */
  listingCode: z.string().nullable(),
  tyre: BookedTyre.nullable(),
  /** Other tyres on the rear axle; `quantity` and `tyre` are those in front then. */
  rear: z.strictObject({ quantity: z.int(), listingId: z.uuid().nullable(), tyre: BookedTyre }).nullable(),
  /** What the fitter has to look at first. */
  cautions: z.array(Caution),
  /** As agreed; once the work is done, `done` stands beside it. */
  lines: z.array(PriceLine),
  totalCents: z.int(),
  /** What it came to; null until the work is done. */
  done: z.strictObject({ lines: z.array(PriceLine), totalCents: z.int() }).nullable(),
  locationType: LocationType,
  address: z.string().nullable(),
  preferredStart: z.iso.datetime().nullable(),
  /** The day that the driver wants, also if the shop chooses the time. */
  preferredDate: z.iso.date().nullable(),
  appointmentStart: z.iso.datetime().nullable(),
  /** The time asked for, the first one that the shop offers (awaiting the customer), or the one agreed. */
  slotStart: z.iso.datetime().nullable(),
  /**
   * A bay of an unproven guest is held until then, unless the number or the e-mail address is proven; null for any
   * other booking.
   */
  heldUntil: z.iso.datetime().nullable(),
  /** Whoever is asked answers by then, or the request or the other time ends; null if nothing waits for an answer. */
  answerBy: z.iso.datetime().nullable(),
  /** When the shop opens next, if the request waits for it and it is closed now: nobody answers before. */
  shopOpensAt: z.iso.datetime().optional(),
  /** The first other time that one side offers; a confirmed appointment stands until the other side takes it. */
  move: z.strictObject({ by: OfferSide, start: z.iso.datetime() }).nullable(),
  /** The open offers, and what became of the others of the last round, in the order made. */
  offers: z.array(BookingOffer),
  /** What the shop's only offer changes beside the time, until the driver answers it. */
  offered: z.strictObject({ quantity: z.int().nullable(), totalCents: z.int(), note: z.string() }).optional(),
  /** How many of the tyres the shop has to order, and from when they can be there; left out if all are on the shelf. */
  order: z.strictObject({ tyres: z.int(), readyFrom: z.iso.datetime() }).optional(),
  /** When the question that waits for an answer was asked. */
  askedAt: z.iso.datetime(),
  durationMinutes: z.int(),
  customer: z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  /** Who brings the car, if that is not the customer. */
  comes: z.strictObject({ name: z.string(), phone: z.string().nullable() }).optional(),
  notes: z.string(),
  /** Of the car, in capitals. */
  plate: z.string().nullable(),
  /** Since when the car can be collected, if the shop has said so. */
  readyAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  cancelledBy: z.enum(['customer', 'shop', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  /** Other shops were asked for the same work, so a shop's yes is an offer that the driver takes. */
  asksOthers: z.boolean(),
  /** A shop comes out to a flat tyre now: the driver may call it off at any time until the work begins. */
  rescue: z.literal(true).optional(),
  /** Its driver has said how it was. */
  reviewed: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type BookingView = z.infer<typeof BookingView>

/** The work, with everything that decides its price and duration. */
export const Work = z.strictObject({
  shopId: z.uuid(),
  listingId: z.uuid().optional(),
  /** Tyres to fit (with a listing) or to work on. */
  quantity: z.int().min(1).max(20).default(4),
  /** Other tyres for the rear axle; the quantity counts those in front then. */
  rear: z.strictObject({ listingId: z.uuid(), quantity: z.int().min(1).max(4) }).optional(),
  services: z.array(ServiceCode).min(1).max(6),
  locationType: LocationType.default('wait'),
  /** The vehicle, if it was named: tyres that do not belong on it are marked for the fitter. */
  vehicle: NamedVehicle.optional(),
  asked: AskedService.optional(),
})
export type Work = z.infer<typeof Work>

export const RequestBooking = Work.extend({
  /** Missing: any time, the shop proposes one. */
  start: z.iso.datetime({ offset: true }).optional(),
  /** The day that the driver wants, if the shop chooses the time. */
  date: z.iso.date().optional(),
  address: Line().max(300).optional(),
  /** The position of the address, if the driver shared it: a shop only comes within its own radius. */
  addressAt: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  customer: z.strictObject({
    name: Line().min(1, 'Customer name is required').max(120),
    phone: z.string().max(20).optional(),
    email: z.string().max(200).optional(),
  }),
  /** Who brings the car, if that is not the customer. */
  comes: z
    .strictObject({ name: Line().min(1, 'A name is required').max(120), phone: z.string().max(20).optional() })
    .optional(),
  notes: Lines().max(1000).default(''),
  /** The total that the person saw, in cents; at another total nothing is booked. */
  seenTotalCents: z.int().optional(),
  /** The answer of the shop to a round of quotes: its price stands, and the booking takes it. */
  quoteId: z.uuid().optional(),
})
export type RequestBooking = z.infer<typeof RequestBooking>

/** A shop that a driver may have asked beside the one that has not answered. Money in cents. */
export const BesideChoice = z.strictObject({
  shop: z.strictObject({ id: z.uuid(), name: z.string(), distanceKm: z.number().nullable() }),
  listingId: z.uuid().nullable(),
  tyre: BookedTyre.nullable(),
  /** Other tyres on the rear axle; `tyre` are those in front then. */
  rear: z.strictObject({ quantity: z.int(), listingId: z.uuid(), tyre: BookedTyre }).nullable(),
  totalCents: z.int(),
})
export type BesideChoice = z.infer<typeof BesideChoice>
export const BesideChoices = z.strictObject({ choices: z.array(BesideChoice) })
export const AskedBeside = z.strictObject({ bookings: z.array(BookingView) })
