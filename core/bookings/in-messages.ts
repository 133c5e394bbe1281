import type { BookingView } from '../contracts/bookings.ts'
import { strangersWords } from '../rules/people/typed-text.ts'

/** The booking as a mail or a chat shows it: the words that its driver typed cannot look like ours or carry a link. */
export const inMessages = (booking: BookingView): BookingView => ({
  ...booking,
  address: booking.address && strangersWords(booking.address),
  notes: strangersWords(booking.notes),
  customer: { ...booking.customer, name: strangersWords(booking.customer.name) },
  cancelReason:
    booking.cancelReason && booking.cancelledBy === 'customer'
      ? strangersWords(booking.cancelReason)
      : booking.cancelReason,
})
