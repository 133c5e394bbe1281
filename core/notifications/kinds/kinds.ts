import { answerRule } from '#core/rules/notifications/notify.ts'
import type { AnyKind } from '../kind.ts'
import { accountChanged } from './account/account-changed.ts'
import { oneTimeCode } from './account/one-time-code.ts'
import { testNotice } from './account/test-notice.ts'
import { webhookEnded } from './account/webhook-ended.ts'
import { welcome } from './account/welcome.ts'
import { trouble } from './admins/incident.ts'
import { supportAsked } from './admins/support-asked.ts'
import { alertRenewal } from './alerts/alert-renewal.ts'
import { dealAlert } from './alerts/deal-alert.ts'
import { invoiceDue } from './billing/invoice-due.ts'
import { bookingKinds } from './bookings/bookings.ts'
import { applicationAnswered } from './joining/application-answered.ts'
import { applicationSubmitted } from './joining/application-submitted.ts'
import { legalChanged } from './news/legal-changed.ts'
import { news } from './news/news.ts'
import { shopNews } from './news/shop-news.ts'
import { quoteKinds } from './quotes/quotes.ts'
import { rescueKinds } from './rescue/rescue.ts'
import { shopDayKind } from './shops/shop-day.ts'
import { shopMonthKind } from './shops/shop-month.ts'
import { shopPicture } from './shops/shop-picture.ts'
import { stockQuestion } from './shops/stock-question.ts'
import { memberNews } from './staff/member-news.ts'
import { shopInvitation } from './staff/shop-invitation.ts'
import { messageWaiting } from './threads/message-waiting.ts'
import { threadKinds } from './threads/threads.ts'

/** An announcement to the admin who wrote it: they ask for it, so nothing is waited for. */
const announcementTest: AnyKind = {
  ...answerRule,
  channels: ['whatsapp', 'email', 'in_app'],
  toAdmins: true,
  named: 'other',
}

/** The kinds about who belongs to a shop. */
const staffKinds = { shop_invitation: shopInvitation, member_news: memberNews }

/** The kinds about shops and people that join. */
const onboardingKinds = {
  application_submitted: applicationSubmitted,
  application_answered: applicationAnswered,
}

const reply: AnyKind = { ...answerRule, named: 'reply' }

/** Every kind of notice, by the name under which it is stored. */
export const kinds = {
  reply,
  one_time_code: oneTimeCode,
  welcome,
  test_notice: testNotice,
  account_changed: accountChanged,
  support_asked: supportAsked,
  trouble,
  webhook_ended: webhookEnded,
  invoice_due: invoiceDue,
  deal_alert: dealAlert,
  alert_renewal: alertRenewal,
  news,
  shop_news: shopNews,
  legal_changed: legalChanged,
  announcement_test: announcementTest,
  ...onboardingKinds,
  ...staffKinds,
  ...bookingKinds,
  ...threadKinds,
  ...rescueKinds,
  ...quoteKinds,
  stock_question: stockQuestion,
  shop_picture: shopPicture,
  shop_day: shopDayKind,
  shop_month: shopMonthKind,
  message_waiting: messageWaiting,
} satisfies Record<string, AnyKind>

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]
export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
/** Undefined for a kind that no longer exists. */
export const kindOf = (name: string): AnyKind | undefined => (isKind(name) ? kinds[name] : undefined)
