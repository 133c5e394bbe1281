import type { BookingView } from '../contracts/bookings.ts'
import { strangersWords } from '../rules/people/typed-text.ts'

/** The booking as a mail or a chat shows it: what its driver typed cannot look like words of ours, or link anywhere. */
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
