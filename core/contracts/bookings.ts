import { z } from 'zod'
import { Line, Lines } from './forms/typed.ts'
import { PaymentWay, ServiceCode } from './shops.ts'
import { AskedService, Caution, NamedVehicle } from './tyres.ts'

export const BookingStatus = z.enum(['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

export const LocationType = z.enum(['wait', 'drop_off', 'mobile'])
export type LocationType = z.infer<typeof LocationType>

export const PriceLine = z.strictObject({
  what: z.enum(['tyre', 'fitting', 'balancing', 'valve', 'service', 'call_out']),
  service: z.string().optional(),
  quantity: z.int().min(1),
  eachCents: z.int().min(0),
  totalCents: z.int().min(0),
})
export type PriceLine = z.infer<typeof PriceLine>

export const BookedTyre = z.strictObject({ brand: z.string(), model: z.string(), size: z.string() })
export type BookedTyre = z.infer<typeof BookedTyre>

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
  lines: z.array(PriceLine),
  totalCents: z.int(),
  locationType: LocationType,
  address: z.string().nullable(),
  preferredStart: z.iso.datetime().nullable(),
  /** The day that the driver wants, also if the shop chooses the time. */
  preferredDate: z.iso.date().nullable(),
  appointmentStart: z.iso.datetime().nullable(),
  /** The time that a bay is held for: asked for, proposed by the shop (awaiting the customer), or agreed. */
  slotStart: z.iso.datetime().nullable(),
  /**
   * A bay of an unproven guest is held until then, unless the number or the e-mail address is proven; null for any
   * other booking.
   */
  heldUntil: z.iso.datetime().nullable(),
  /** Whoever is asked answers by then, or the request or the other time ends; null if nothing waits for an answer. */
  answerBy: z.iso.datetime().nullable(),
  /** Another time that one side has asked for; a confirmed appointment stands until the other side takes it. */
  move: z.strictObject({ by: z.enum(['shop', 'customer']), start: z.iso.datetime() }).nullable(),
  /** What the shop's proposal changes beside the time, until the driver answers it. */
  offered: z.strictObject({ quantity: z.int().nullable(), totalCents: z.int(), note: z.string() }).optional(),
  /** When the question that waits for an answer was asked. */
  askedAt: z.iso.datetime(),
  durationMinutes: z.int(),
  customer: z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  notes: z.string(),
  cancelledBy: z.enum(['customer', 'shop', 'system']).nullable(),
  cancelReason: z.string().nullable(),
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
  notes: Lines().max(1000).default(''),
  /** The total that the person saw, in cents; at another total nothing is booked. */
  seenTotalCents: z.int().optional(),
  /** The answer of the shop to a round of quotes: its price stands, and the booking takes it. */
  quoteId: z.uuid().optional(),
})
export type RequestBooking = z.infer<typeof RequestBooking>
