import { z } from 'zod'
import { AskedBeside, BesideChoices, BookingView, LocationType, OfferInput, PriceLine } from './bookings.ts'
import { isName, Line, Lines, nameSays } from './forms/typed.ts'
import { Point } from './offers.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { After, listed, numeric } from './query.ts'
import { ServiceCode } from './shops.ts'
import { Caution, NamedVehicle } from './tyres.ts'

/** What the form asks for, trimmed; nothing filled in counts as missing. */
const typed = (most: number) => Line().max(most, `Must be at most ${most} characters`)
const answer = (most: number) =>
  typed(most)
    .transform((text) => text || undefined)
    .optional()
const NameAnswer = typed(120)
  .refine(isName, nameSays)
  .transform((text) => text || undefined)
  .optional()

export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 09:30')
export const Day = z.iso
  .date({ error: 'Must be a day such as 2026-11-23' })
  .refine((day) => day.startsWith('20'), 'Must be a day of this century')
const Moment = z.iso
  .datetime({ offset: true, error: 'Must be an instant such as 2026-11-23T08:00:00Z' })
  .refine((instant) => instant.startsWith('20'), 'Must be an instant of this century')
  .transform((text) => new Date(text))

/**
 * A booking as the website's forms send it. For a tyre (with a listing) everything about the customer, the service and
 * the date is required; at the shop's page a name and a phone number are. A signed-in person need not repeat what the
 * account says.
 */
export const BookOnWeb = z.strictObject({
  shopId: z.uuid(),
  listingId: z.uuid().optional(),
  quantity: z.int().min(1).max(20).default(4),
  services: z.array(ServiceCode).max(6).optional(),
  locationType: LocationType.default('wait'),
  address: answer(300),
  addressAt: Point.optional(),
  date: Day.optional(),
  /** Johannesburg's time; missing: any time, the shop proposes one. */
  time: Clock.optional(),
  customer: z.strictObject({ name: NameAnswer, email: answer(200), phone: answer(40) }).prefault({}),
  notes: Lines().max(1000).default(''),
  /** The vehicle that the tyres are for, if the form knows it: what does not belong on it is marked for the shop. */
  vehicle: NamedVehicle.optional(),
  /** The total that the form showed: at another one nothing is booked. */
  seenTotalCents: z.int().min(0).optional(),
  /** The shop's answer to a round of quotes that the person takes. */
  quoteId: z.uuid().optional(),
})
export type BookOnWeb = z.infer<typeof BookOnWeb>

/** A guest gets the token of the private link that opens the booking, and it alone. */
export const BookedOnWeb = BookingView.extend({ guestToken: z.string().nullable() })
export type BookedOnWeb = z.infer<typeof BookedOnWeb>

/** Other shops that were asked beside one, each with the token of its own private link. */
export const AskedBesideAsGuest = z.strictObject({ bookings: z.array(BookedOnWeb) })

export const GuestToken = z.strictObject({ token: z.string().max(100) })
/** What the private link shows. */
export const GuestBookingView = BookingView.extend({
  /** Shows in the chat that the writer was given the link; null once the booking is somebody's there. */
  chatKey: z.string().nullable(),
  /** The guest has shown that the mails about it reach them. */
  emailProven: z.boolean(),
  /** Whether it stands in the bookings of the account that is signed in, of another one, or of none yet. */
  inAccount: z.enum(['mine', 'another', 'none']),
  /** The other requests that were asked together with it and are not over, each opened by its own token. */
  besides: z.array(z.strictObject({ shopName: z.string(), token: z.string() })),
})
export type GuestBookingView = z.infer<typeof GuestBookingView>

/** What stands behind the # of the link in a mail about the booking. */
export const ConfirmAddress = z.strictObject({ proof: z.string().max(100) })
/** The booking as it is held now; null if it went to the account that the address belongs to. */
export const AddressConfirmed = z.strictObject({ booking: GuestBookingView.nullable() })
export type AddressConfirmed = z.infer<typeof AddressConfirmed>

/** What is to be done, in an address: enough to know its price and when there is time for it. */
export const WorkQuery = z.strictObject({
  listingId: z.uuid().optional(),
  quantity: numeric(z.int().min(1).max(20)).default(4),
  services: listed(ServiceCode, 6).default(['fitting']),
  locationType: LocationType.default('wait'),
})

const daysWanted = { from: Day.optional(), count: numeric(z.int().min(1).max(60)).default(7) }
export const OpenDaysQuery = WorkQuery.extend(daysWanted)
export const OpenSlotsQuery = WorkQuery.extend({ date: Day })
export const MoveDaysQuery = z.strictObject(daysWanted)
export const MoveSlotsQuery = z.strictObject({ date: Day })

export const OpenDays = z.strictObject({
  days: z.array(z.strictObject({ date: z.iso.date(), slots: z.int() })),
  /** From when the tyres can be there, if the shop has to order them. */
  readyFrom: z.iso.datetime().optional(),
})
export type OpenDays = z.infer<typeof OpenDays>
export const OpenSlots = z.strictObject({ starts: z.array(z.iso.datetime()) })
export type OpenSlots = z.infer<typeof OpenSlots>
export const WorkPrice = z.strictObject({
  lines: z.array(PriceLine),
  totalCents: z.int(),
  minutes: z.int(),
  cautions: z.array(Caution),
})
export type WorkPrice = z.infer<typeof WorkPrice>

export const BookingId = z.strictObject({ id: z.uuid() })

/** Newest first, in pages: all of them, or those that lie ahead, are over, or were cancelled. */
export const BookingsQuery = z.strictObject({
  which: z.enum(['all', 'upcoming', 'past', 'cancelled']).default('all'),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type WhichBookings = z.infer<typeof BookingsQuery>['which']
export const BookingPage = z.strictObject({ bookings: z.array(BookingView), next: z.string().nullable() })
export type BookingPage = z.infer<typeof BookingPage>

/** When the question was shown, so that an answer to it does not count for a later change. */
export const AnswerProposal = z.strictObject({ seenAt: Moment.optional() }).prefault({})
export const CancelBooking = z.strictObject({ reason: Line().max(300).default('') }).prefault({})
/** What the driver asks for instead; what is left out stays. */
export const MoveBooking = OfferInput.omit({ priceEachCents: true })
/** What a driver can ask for in place of the booked tyres, with the total that it makes. */
export const OtherTyre = z.strictObject({
  listingId: z.uuid(),
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  totalCents: z.int(),
})
export type OtherTyre = z.infer<typeof OtherTyre>
export const OtherTyres = z.strictObject({ tyres: z.array(OtherTyre) })
/** Without an id, all that were made. */
export const WithdrawOffers = z.strictObject({ offerId: z.uuid().optional() }).prefault({})
export const OfferOfBooking = z.strictObject({ id: z.uuid(), offerId: z.uuid() })
export const OfferOfGuest = z.strictObject({ token: z.string().max(100), offerId: z.uuid() })
/** `url` is the file; the others open a calendar on the web with the entry filled in, null without a time. */
export const CalendarWays = z.strictObject({ url: z.url(), google: z.url().nullable(), outlook: z.url().nullable() })
export type CalendarWays = z.infer<typeof CalendarWays>

export const bookingsOperations = {
  'POST /bookings': { body: BookOnWeb, responses: { 201: BookedOnWeb, 404: Problem, 409: Problem } },
  'GET /bookings': { query: BookingsQuery, responses: { 200: BookingPage } },
  'GET /bookings/:id': { params: BookingId, responses: { 200: BookingView, 404: Problem } },
  'POST /bookings/:id/cancel': {
    params: BookingId,
    body: CancelBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/accept': {
    params: BookingId,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/decline': {
    params: BookingId,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/offers/:offerId/take': {
    params: OfferOfBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /bookings/:id/withdraw': {
    params: BookingId,
    body: WithdrawOffers,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/other-tyres': { params: BookingId, responses: { 200: OtherTyres, 404: Problem } },
  'GET /bookings/:id/beside': { params: BookingId, responses: { 200: BesideChoices, 404: Problem, 409: Problem } },
  'POST /bookings/:id/beside': { params: BookingId, responses: { 201: AskedBeside, 404: Problem, 409: Problem } },
  'POST /bookings/:id/move': {
    params: BookingId,
    body: MoveBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/open-days': {
    params: BookingId,
    query: MoveDaysQuery,
    responses: { 200: OpenDays, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/open-slots': {
    params: BookingId,
    query: MoveSlotsQuery,
    responses: { 200: OpenSlots, 404: Problem, 409: Problem },
  },
  'GET /bookings/:id/calendar': { params: BookingId, responses: { 200: CalendarWays, 404: Problem } },
} satisfies Operations

export const guestBookingsOperations = {
  'GET /guest-bookings/:token': { params: GuestToken, responses: { 200: GuestBookingView, 404: Problem } },
  'POST /guest-bookings/:token/cancel': {
    params: GuestToken,
    body: CancelBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/confirm-address': {
    params: GuestToken,
    body: ConfirmAddress,
    responses: { 200: AddressConfirmed, 404: Problem, 410: Problem },
  },
  'POST /guest-bookings/:token/keep': { params: GuestToken, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /guest-bookings/:token/accept': {
    params: GuestToken,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/decline': {
    params: GuestToken,
    body: AnswerProposal,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/offers/:offerId/take': {
    params: OfferOfGuest,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/withdraw': {
    params: GuestToken,
    body: WithdrawOffers,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /guest-bookings/:token/other-tyres': { params: GuestToken, responses: { 200: OtherTyres, 404: Problem } },
  'GET /guest-bookings/:token/beside': {
    params: GuestToken,
    responses: { 200: BesideChoices, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/beside': {
    params: GuestToken,
    responses: { 201: AskedBesideAsGuest, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/move': {
    params: GuestToken,
    body: MoveBooking,
    responses: { 200: BookingView, 404: Problem, 409: Problem },
  },
  'GET /guest-bookings/:token/open-days': {
    params: GuestToken,
    query: MoveDaysQuery,
    responses: { 200: OpenDays, 404: Problem },
  },
  'GET /guest-bookings/:token/open-slots': {
    params: GuestToken,
    query: MoveSlotsQuery,
    responses: { 200: OpenSlots, 404: Problem },
  },
  'GET /guest-bookings/:token/calendar': { params: GuestToken, responses: { 200: CalendarWays, 404: Problem } },
} satisfies Operations
