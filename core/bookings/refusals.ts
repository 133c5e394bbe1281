import type { OfferSide } from '#core/contracts/bookings.ts'
import type { BookingRow, OfferRow } from '#db/queries/bookings/bookings.ts'
import { Refusal } from '../errors.ts'
import { cancelReasons } from '../rules/bookings/booking-life.ts'
import { bookingDaysAhead } from '../rules/bookings/slots.ts'
import { formatRandExact } from '../rules/format.ts'
import { textsIn } from '../texts/texts.ts'
import { momentWords } from '../texts/when.ts'

/** The refusals of bookings. The chat words each code in the driver's language. */
export const shopNotFound = () => new Refusal('SHOP_NOT_FOUND', 'This shop is not listed any more', 404)
export const listingNotFound = () => new Refusal('LISTING_NOT_FOUND', 'This tyre is not listed any more', 404)

export const outOfStock = (stock: number) =>
  new Refusal('OUT_OF_STOCK', stock === 0 ? 'This tyre is sold out' : `Only ${stock} of this tyre still free`, 409, {
    stock: String(stock),
  })

/** More than is free is wanted: the shop is asked once, and may go on. */
export function stockPromised({ stock, reserved, needed }: { stock: number; reserved: number; needed: number }) {
  const free = Math.max(0, stock - reserved)
  const says =
    reserved === 0
      ? `This booking needs ${needed} and ${stock} are on the shelf`
      : `${reserved} of ${stock} are promised, so ${free === 1 ? '1 is' : free === 0 ? 'none is' : `${free} are`} free, and this booking needs ${needed}`
  return new Refusal('STOCK_PROMISED', says, 409, {
    stock: String(stock),
    reserved: String(reserved),
    free: String(free),
    needed: String(needed),
  })
}

export const serviceNotOffered = (shop: string, service: string) =>
  new Refusal('SERVICE_NOT_OFFERED', `${shop} does not offer this service`, 409, { service })

export const addressRequired = () =>
  new Refusal('ADDRESS_REQUIRED', 'Please say where the shop should come to', 400, { address: 'Address is required' })

export const addressTooFar = (shop: string, radiusKm: number) =>
  new Refusal('ADDRESS_TOO_FAR', `${shop} comes out up to ${radiusKm} km`, 409, { radiusKm: String(radiusKm) })

export const addressUnknown = () =>
  new Refusal('ADDRESS_UNKNOWN', 'We do not know that suburb. Please add the town, or share your location', 400, {
    address: 'Please add the suburb and the town, or share your location',
  })

/** The total differs from the one that the person saw: a deal has begun or ended, or the shop has changed a price. */
export const priceChanged = (totalCents: number) =>
  new Refusal('PRICE_CHANGED', `The price has changed meanwhile. It is now ${formatRandExact(totalCents)}`, 409, {
    totalCents: String(totalCents),
  })

export const contactRequired = () =>
  new Refusal('CONTACT_REQUIRED', 'Please enter a phone number or an e-mail address', 400)

export const tooSoonToAnswer = () => new Refusal('SLOT_IN_PAST', 'The shop has no time to answer before this time')
/** The shop takes no bookings so shortly before, or none for today any more. */
export const tooSoonForShop = () =>
  new Refusal('SHORT_NOTICE', 'The shop takes no bookings at such short notice. Please choose a later time')
/** The tyres have to be ordered, and cannot be there before. */
export const notThereYet = (readyAt: Date) =>
  new Refusal(
    'NOT_THERE_YET',
    `The shop has to order these tyres: they can be there from ${momentWords(readyAt, textsIn('en').dates)}`,
    409,
    { from: readyAt.toISOString() },
  )
export const slotInPast = () => new Refusal('SLOT_IN_PAST', 'This time has passed')
export const tooFarAhead = () =>
  new Refusal('TOO_FAR_AHEAD', `Bookings reach ${bookingDaysAhead} days ahead`, 409, { days: String(bookingDaysAhead) })
export const shopClosed = (shop: string) =>
  new Refusal('SHOP_CLOSED', `${shop} does not take bookings at this time: it is closed or the work does not fit in`)

export const heldAlready = () =>
  new Refusal(
    'TIME_HELD_ALREADY',
    'We hold another time for you already. Confirm your e-mail or continue on WhatsApp with that booking first, then book this one',
  )
/** An unverified guest's half hour is over: only proof gives the booking more time. */
export const proofRequired = () =>
  new Refusal('PROOF_REQUIRED', 'Please confirm your e-mail or continue on WhatsApp first')

export const linkEnded = () =>
  new Refusal(
    'LINK_ENDED',
    'This link has ended, because the booking now belongs to the account or WhatsApp number that it was made with',
    404,
  )

export const slotTaken = () => new Refusal('SLOT_TAKEN', 'Every bay is taken at this time')

export const bayTaken = (bay: number) =>
  new Refusal('BAY_TAKEN', `Bay ${bay} is taken at this time`, 409, { bay: String(bay) })
export const bayUnknown = (bay: number) => new Refusal('BAY_UNKNOWN', `The shop has no bay ${bay}`, 409)

export const bookingNotFound = () => new Refusal('BOOKING_NOT_FOUND', 'There is no such booking', 404)
export const timeRequired = () =>
  new Refusal('TIME_REQUIRED', 'This request has no time yet: propose one to the driver')

export const tooLateToCancel = (hours: number, phone: string | null) =>
  new Refusal(
    'TOO_LATE_TO_CANCEL',
    `A booking can be cancelled here until ${hours} hours before it begins. Please call the shop${phone ? `: ${phone}` : ''}`,
    409,
    phone ? { phone } : undefined,
  )

export const tooLateToMove = (hours: number, phone: string | null) =>
  new Refusal(
    'TOO_LATE_TO_MOVE',
    `A booking can be moved here until ${hours} hours before it begins. Please call the shop${phone ? `: ${phone}` : ''}`,
    409,
    phone ? { phone } : undefined,
  )

export const sameTime = (start: Date) =>
  new Refusal('SAME_TIME', `The booking is for ${momentWords(start, textsIn('en').dates)} already`, 409, {
    start: start.toISOString(),
  })

/** The answer was meant for another time than the one that waits now. */
export const timeChanged = (start: Date | null) =>
  new Refusal(
    'TIME_CHANGED',
    `The time has changed meanwhile${start ? `: it is now ${momentWords(start, textsIn('en').dates)}` : ''}`,
    409,
    start ? { start: start.toISOString() } : undefined,
  )

export const nothingOffered = () =>
  new Refusal('NOTHING_OFFERED', 'An offer changes something: the time, the tyres, their number or the price', 400)
/** As many stand as can be chosen from. */
export const offersFull = () => new Refusal('OFFERS_FULL', 'Up to three offers can stand at once', 409)
export const offerNotFound = () => new Refusal('OFFER_NOT_FOUND', 'There is no such offer', 404)

/** Several offers stand, so the answer has to say which. */
export const offerChoice = (count: number) =>
  new Refusal('OFFER_CHOICE', `${count} offers stand: please say which one`, 409, { offers: String(count) })

/** What became of the offer, if it stands no more. */
export function offerEnded(booking: BookingRow, offer: Pick<OfferRow, 'by' | 'state'>, now: Date, reader?: OfferSide) {
  const state = offer.state === 'open' ? 'lapsed' : offer.state
  return new Refusal('OFFER_ENDED', `${endings[state]}. ${presently(booking, now, reader)}`, 409, {
    ...standing(booking, now, reader),
    offer: state,
    by: offer.by,
  })
}

const endings = {
  taken: 'This offer has been taken already',
  declined: 'This offer was declined',
  withdrawn: 'This offer was taken back',
  lapsed: 'The time of this offer is over',
  overtaken: 'Something else was agreed, so this offer has ended',
}

/** Work begins on the day of the appointment, and nobody is late before it. */
export const tooEarly = (start: Date) =>
  new Refusal('TOO_EARLY', `This booking is for ${momentWords(start, textsIn('en').dates)}`, 409, {
    start: start.toISOString(),
  })

/** Before that, somebody may be stuck in traffic. */
export const tooEarlyForNoShow = (from: Date) =>
  new Refusal('TOO_EARLY_FOR_NO_SHOW', `A no-show can be marked from ${momentWords(from, textsIn('en').dates)}`, 409, {
    from: from.toISOString(),
  })

/** What the driver has not agreed to, and cannot be told as if they had. */
export const driverMustAgree = () =>
  new Refusal(
    'DRIVER_MUST_AGREE',
    'The driver has to agree to this. If they have on the phone, say so; else propose it to them',
  )

export const invalidPhone = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { phone: 'Invalid phone number' })

/** A booking is corrected until the work is done. */
export const bookingClosed = (booking: BookingRow, now: Date) =>
  new Refusal('BOOKING_CLOSED', presently(booking, now), 409, standing(booking, now))

export const workHasBegun = () =>
  new Refusal('WORK_HAS_BEGUN', 'The work on this booking has begun, so its time stands')

/** What was done is corrected on the day on which it was done. */
export const tooLateToCorrect = () =>
  new Refusal('TOO_LATE_TO_CORRECT', 'What was done can be corrected on the day on which it was done')

export const notMovable = (booking: BookingRow, now: Date, reader?: OfferSide) =>
  new Refusal('BOOKING_NOT_MOVABLE', presently(booking, now, reader), 409, standing(booking, now, reader))

export const notConfirmed = (booking: BookingRow, now: Date) =>
  new Refusal('BOOKING_NOT_CONFIRMED', presently(booking, now), 409, standing(booking, now))

/** The answer comes too late; the sentence names the present status. */
export const notPending = (booking: BookingRow, now: Date, reader?: OfferSide) =>
  new Refusal('BOOKING_NOT_PENDING', presently(booking, now, reader), 409, standing(booking, now, reader))

export const notCancellable = (booking: BookingRow, now: Date, reader?: OfferSide) =>
  new Refusal('BOOKING_NOT_CANCELLABLE', presently(booking, now, reader), 409, standing(booking, now, reader))

export const hasExpired = (booking: BookingRow, now: Date): boolean =>
  booking.status === 'pending' && booking.expires_at !== null && booking.expires_at <= now

/** `reader`: the side that is refused, where it is known. */
const standing = (booking: BookingRow, now: Date, reader?: OfferSide): Record<string, string> => ({
  ...(reader && { reader }),
  status: hasExpired(booking, now) ? 'expired' : booking.status,
  ...(booking.awaiting && { awaiting: booking.awaiting }),
  ...(booking.cancelled_by && { cancelledBy: booking.cancelled_by }),
  ...(booking.cancel_reason === cancelReasons.proposalDeclined && { declined: 'offers' }),
  ...(heldStart(booking) && { start: heldStart(booking)?.toISOString() ?? '' }),
})

/** The first time offered while an offer stands, else the booking's own. */
const heldStart = ({ offers, slot_start: own }: BookingRow): Date | null => {
  const offered = offers.find(({ state, start }) => state === 'open' && start !== null)?.start
  return offered ? new Date(offered) : own
}

function presently(booking: BookingRow, now: Date, reader?: OfferSide): string {
  const start = heldStart(booking)
  const when = start ? ` for ${momentWords(start, textsIn('en').dates)}` : ''
  if (hasExpired(booking, now)) return 'The time to answer is over: this request has ended'
  switch (booking.status) {
    case 'pending':
      return booking.awaiting === 'customer'
        ? `The shop has made an offer${when}; ${reader === 'customer' ? 'it waits for your answer' : 'the driver has not answered yet'}`
        : `This request${when} waits for the shop's answer`
    case 'confirmed':
      return `This booking is confirmed${when}`
    case 'in_progress':
      return 'The work on this booking has begun'
    case 'completed':
      return 'This booking is completed'
    case 'cancelled':
      return cancelledWords(booking, reader === 'customer' ? 'You' : 'The driver')
  }
}

function cancelledWords({ cancelled_by: by, cancel_reason: reason }: BookingRow, driver: 'You' | 'The driver'): string {
  if (reason === cancelReasons.proposalDeclined)
    return `${driver} declined what the shop offered, so the request has ended`
  if (by === 'customer') return `${driver} ${driver === 'You' ? 'have' : 'has'} cancelled this booking`
  if (by === 'shop') return 'The shop has cancelled or declined this booking'
  return 'This request has ended without an answer'
}

/** No other shop nearby can do the same work for about as much. */
export const nobodyBeside = () =>
  new Refusal('NOBODY_BESIDE', 'No other shop nearby has the same or a like tyre at about this price', 409)
export const askedBesideBefore = () => new Refusal('ASKED_BESIDE_BEFORE', 'Other shops have been asked already', 409)
