import type { BookingView } from '../contracts/bookings.ts'
import type { Texts } from '../texts/texts.ts'

/** The booking for a reader who answers for several shops: the customer's name says which one it is about. */
export const namingShop = (booking: BookingView, say: Texts): BookingView => ({
  ...booking,
  customer: { ...booking.customer, name: say.booking.desk.forShop(booking.customer.name, booking.shop.name) },
})
