import changeAlert from './alerts/change-alert.ts'
import createAlert from './alerts/create-alert.ts'
import deleteAlert from './alerts/delete-alert.ts'
import myAlerts from './alerts/my-alerts.ts'
import resumeAlerts from './alerts/resume-alerts.ts'
import stopAlerts from './alerts/stop-alerts.ts'
import checkCode from './auth/check-code.ts'
import finishNumberProof from './auth/finish-number-proof.ts'
import pollNumberProof from './auth/poll-number-proof.ts'
import sendCode from './auth/send-code.ts'
import session from './auth/session.ts'
import signOut from './auth/sign-out.ts'
import startNumberProof from './auth/start-number-proof.ts'
import acceptProposal from './bookings/accept-proposal.ts'
import booking from './bookings/booking.ts'
import calendarLink from './bookings/calendar-link.ts'
import cancelBooking from './bookings/cancel-booking.ts'
import declineProposal from './bookings/decline-proposal.ts'
import guestAccept from './bookings/guest-accept.ts'
import guestBooking from './bookings/guest-booking.ts'
import guestCalendar from './bookings/guest-calendar.ts'
import guestCancel from './bookings/guest-cancel.ts'
import guestDecline from './bookings/guest-decline.ts'
import guestMove from './bookings/guest-move.ts'
import guestMoveDays from './bookings/guest-move-days.ts'
import guestMoveSlots from './bookings/guest-move-slots.ts'
import moveBooking from './bookings/move-booking.ts'
import moveDays from './bookings/move-days.ts'
import moveSlots from './bookings/move-slots.ts'
import myBookings from './bookings/my-bookings.ts'
import openDays from './bookings/open-days.ts'
import openSlots from './bookings/open-slots.ts'
import requestBooking from './bookings/request-booking.ts'
import workPrice from './bookings/work-price.ts'
import makes from './catalogue/makes.ts'
import vehicleSizes from './catalogue/vehicle-sizes.ts'
import compare from './compare/compare.ts'
import deals from './deals/deals.ts'
import changeVehicle from './garage/change-vehicle.ts'
import forgetVehicle from './garage/forget-vehicle.ts'
import keepVehicle from './garage/keep-vehicle.ts'
import myGarage from './garage/my-garage.ts'
import changePreferences from './preferences/change-preferences.ts'
import myPreferences from './preferences/my-preferences.ts'
import type { Endpoint } from './route.ts'
import facets from './search/facets.ts'
import offer from './search/offer.ts'
import offers from './search/offers.ts'
import shop from './shops/shop.ts'
import shops from './shops/shops.ts'

/** Everything under /api, in the order in which it is told of. */
export const areas: Readonly<Record<string, readonly Endpoint[]>> = {
  Search: [offers, facets, offer, compare, deals, makes, vehicleSizes],
  Shops: [shops, shop, openDays, openSlots, workPrice],
  Bookings: [
    requestBooking,
    myBookings,
    booking,
    cancelBooking,
    acceptProposal,
    declineProposal,
    moveBooking,
    moveDays,
    moveSlots,
    calendarLink,
  ],
  "A guest's booking": [
    guestBooking,
    guestCancel,
    guestAccept,
    guestDecline,
    guestMove,
    guestMoveDays,
    guestMoveSlots,
    guestCalendar,
  ],
  Garage: [myGarage, keepVehicle, changeVehicle, forgetVehicle],
  Alerts: [myAlerts, createAlert, changeAlert, deleteAlert, stopAlerts, resumeAlerts],
  Preferences: [myPreferences, changePreferences],
  'Signing in': [sendCode, checkCode, startNumberProof, pollNumberProof, finishNumberProof, session, signOut],
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flat()
