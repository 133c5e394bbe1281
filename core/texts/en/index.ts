export { serviceNames } from '#core/rules/bookings/service-names.ts'
export { accountNotices, accounts } from './accounts.ts'
export { announcements } from './admin/announcements.ts'
export { alerts } from './alerts.ts'
export { auth } from './auth.ts'
export { booking } from './booking.ts'
export { bookingNotices } from './booking-notices.ts'
export { beside } from './bookings/beside.ts'
export { changing } from './bookings/changing.ts'
export { offers } from './bookings/offers.ts'
export { cautions } from './cautions.ts'
export { common } from './common.ts'
export { asking } from './conversation/asking.ts'
export { questionHelp } from './conversation/help.ts'
export { reader } from './conversation/reader.ts'
export { each, several, waiting } from './conversation/several.ts'
export { calendar, dates, holidays } from './dates.ts'
export { payment } from './deal/payment.ts'
export { quotes } from './deal/quotes.ts'
export { rescue } from './deal/rescue.ts'
export { emergency } from './emergency.ts'
export { facts, faq } from './faq.ts'
export { frontDesk } from './front-desk.ts'
export { guests, handed } from './guests.ts'
export { moving, work } from './moving.ts'
export { questions } from './questions.ts'
export { refusals } from './refusals.ts'
export { search } from './search.ts'
export {
  billingNotices,
  onboardingNotices,
  pictureNotices,
  shopDay,
  staffNotices,
  stockNotices,
} from './seller/notices.ts'

export { settings } from './settings.ts'
export { shops } from './shops.ts'
export { threadNotices } from './thread-notices.ts'
export { threads } from './threads.ts'
