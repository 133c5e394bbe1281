import type { ReadKey } from '#core/contracts/operations.ts'
import { type CallOptions, call } from '#web/lib/api/call.ts'

/** A booking: by its id for a signed-in person, or by the token of a guest's private link. */
export type BookingRef = { id: string } | { token: string }

const ownReads = [
  'GET /bookings',
  'GET /bookings/:id',
  'GET /bookings/:id/calendar',
  'GET /bookings/:id/open-days',
  'GET /bookings/:id/open-slots',
  'GET /bookings/:id/other-tyres',
] as const satisfies readonly ReadKey[]
const guestReads = [
  'GET /guest-bookings/:token',
  'GET /guest-bookings/:token/calendar',
  'GET /guest-bookings/:token/open-days',
  'GET /guest-bookings/:token/open-slots',
  'GET /guest-bookings/:token/other-tyres',
] as const satisfies readonly ReadKey[]

/** What shows the booking or its free times. */
export const readsOf = (of: BookingRef): readonly ReadKey[] => ('token' in of ? guestReads : ownReads)

export const cancel = (of: BookingRef, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/cancel', { params: of, body: {} }, options)
    : call('POST /bookings/:id/cancel', { params: of, body: {} }, options)

/** Asks two other shops for the same work. */
export const askBeside = (of: BookingRef, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/beside', { params: of }, options)
    : call('POST /bookings/:id/beside', { params: of }, options)

/** `seenAt`: when what is answered was asked, so that an answer is not taken for one to a later change. */
export const accept = (of: BookingRef, seenAt: string, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/accept', { params: of, body: { seenAt } }, options)
    : call('POST /bookings/:id/accept', { params: of, body: { seenAt } }, options)

export const decline = (of: BookingRef, seenAt: string, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/decline', { params: of, body: { seenAt } }, options)
    : call('POST /bookings/:id/decline', { params: of, body: { seenAt } }, options)

/** What the driver asks for instead; what is left out stays. */
export type Change = { start?: string; listingId?: string; quantity?: number; totalCents?: number }
export const move = (of: BookingRef, change: Change, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/move', { params: of, body: change }, options)
    : call('POST /bookings/:id/move', { params: of, body: change }, options)

export const takeOffer = (of: BookingRef, offerId: string, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/offers/:offerId/take', { params: { ...of, offerId } }, options)
    : call('POST /bookings/:id/offers/:offerId/take', { params: { ...of, offerId } }, options)

/** Takes back what was asked for instead. */
export const withdraw = (of: BookingRef, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-bookings/:token/withdraw', { params: of, body: {} }, options)
    : call('POST /bookings/:id/withdraw', { params: of, body: {} }, options)
