import type { Sentences } from '../sentences.ts'
import { accounts } from './accounts.ts'
import { announcements } from './admin/announcements.ts'
import { alerts } from './alerts.ts'
import { auth } from './auth.ts'
import { booking } from './booking.ts'
import { bookingNotices } from './booking-notices.ts'
import { beside } from './bookings/beside.ts'
import { changing } from './bookings/changing.ts'
import { offers } from './bookings/offers.ts'
import { calendar } from './calendar.ts'
import { cautions } from './cautions.ts'
import { common } from './common.ts'
import { reader, waiting } from './conversation.ts'
import { payment } from './deal/payment.ts'
import { quotes } from './deal/quotes.ts'
import { rescue } from './deal/rescue.ts'
import { emergency } from './emergency.ts'
import { facts, faq } from './faq.ts'
import { frontDesk } from './front-desk.ts'
import { moving, work } from './moving.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { billingNotices, onboardingNotices, shopDay, staffNotices, stockNotices } from './seller/notices.ts'
import { settings } from './settings.ts'
import { shops } from './shops.ts'
import { threadNotices, threads } from './threads.ts'

/** All that is said in a language: its sentences, and what decides between them and writes what goes into them. */
export function wording(say: Sentences) {
  const warnings = cautions(say)
  const bookings = booking(say, warnings.one)
  return {
    ...say,
    accounts: accounts(say),
    alerts: alerts(say),
    announcements: announcements(say),
    auth: auth(say),
    beside: beside(say),
    billingNotices: billingNotices(say),
    booking: bookings,
    bookingNotices: bookingNotices(say),
    calendar: calendar(say),
    cautions: warnings,
    changing: changing(say),
    common: common(say),
    frontDesk: frontDesk(say, bookings),
    emergency: emergency(say),
    facts: facts(say),
    onboardingNotices: onboardingNotices(say),
    faq: faq(say),
    moving: moving(say, bookings),
    offers: offers(say),
    payment: payment(say),
    questions: questions(say),
    quotes: quotes(say),
    reader: reader(say),
    refusals: refusals(say),
    rescue: rescue(say),
    search: search(say),
    settings: settings(say),
    shopDay: shopDay(say),
    shops: shops(say),
    staffNotices: staffNotices(say),
    stockNotices: stockNotices(say),
    threadNotices: threadNotices(say),
    threads: threads(say),
    waiting: waiting(say),
    work: work(say, bookings, warnings.one),
  }
}
