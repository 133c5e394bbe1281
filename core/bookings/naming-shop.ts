import type { BookingView } from '../contracts/bookings.ts'
import type { Texts } from '../texts/texts.ts'

/** If the reader belongs to several shops, the customer's name also says which shop the booking is at. */
export const namingShop = (booking: BookingView, say: Texts): BookingView => ({
  ...booking,
  customer: { ...booking.customer, name: say.booking.desk.forShop(booking.customer.name, booking.shop.name) },
})
