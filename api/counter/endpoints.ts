import type { Endpoint } from '../route.ts'
import actAtCounter from './act.ts'
import blockBay from './block-bay.ts'
import counterBooking from './booking.ts'
import counterBookings from './bookings.ts'
import bayCalendar from './calendar.ts'
import calendarFeed from './calendar-feed.ts'
import changeBlock from './change-block.ts'
import counterCounts from './counts.ts'
import counterDays from './days.ts'
import deleteAtCounter from './delete-booking.ts'
import enterBooking from './enter-booking.ts'
import freeBay from './free-bay.ts'
import ownReviews from './own-reviews.ts'
import renewFeed from './renew-feed.ts'
import counterSlots from './slots.ts'
import undoAtCounter from './undo.ts'

/** The bookings and bays of a shop, in the order in which it is told of. */
export const counterEndpoints: readonly Endpoint[] = [
  counterBookings,
  counterCounts,
  counterDays,
  counterSlots,
  enterBooking,
  counterBooking,
  actAtCounter,
  undoAtCounter,
  deleteAtCounter,
  bayCalendar,
  blockBay,
  changeBlock,
  freeBay,
  calendarFeed,
  renewFeed,
  ownReviews,
]
