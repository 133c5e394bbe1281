import type { z } from 'zod'
import { adminAdminsOperations } from './admin/admins.ts'
import { announcementOperations } from './admin/announcements.ts'
import { adminApplicationsOperations } from './admin/applications.ts'
import { auditOperations } from './admin/audit.ts'
import { brandsOperations } from './admin/brands.ts'
import { adminBusinessesOperations } from './admin/businesses.ts'
import { contentOperations } from './admin/content.ts'
import { adminDealsOperations } from './admin/deals.ts'
import { adminSecurityOperations } from './admin/entry/security.ts'
import { adminSignInOperations } from './admin/entry/sign-in.ts'
import { adminFitmentOperations } from './admin/fitment.ts'
import { adminPlaceOperations, adminUnderstandingOperations } from './admin/language.ts'
import { operationsOperations, switchesOperations, templateOperations } from './admin/operations.ts'
import { adminFindOperations, overviewOperations } from './admin/overview.ts'
import { peopleOperations } from './admin/people.ts'
import { adminReportsOperations } from './admin/reports.ts'
import { adminRevenueOperations } from './admin/revenue.ts'
import { adminSupportOperations } from './admin/support.ts'
import { tyreImportsOperations, tyresOperations } from './admin/tyres.ts'
import { alertsOperations } from './alerts.ts'
import { credentialsOperations, signInOperations } from './auth.ts'
import { compareOperations } from './compare.ts'
import { guestQuotesOperations } from './deal/guest-quotes.ts'
import { handedOperations } from './deal/handed.ts'
import { quotesOperations, shopQuotesOperations } from './deal/quotes.ts'
import { rescueOperations, shopRescueOperations } from './deal/rescue.ts'
import { dealsOperations } from './deals.ts'
import { membersOperations } from './members.ts'
import { inboxOperations } from './messages/inbox.ts'
import { noticesOperations, pushOperations } from './notices.ts'
import type { InputOf, SuccessOf } from './operations/operation.ts'
import { preferencesOperations } from './preferences.ts'
import { bookmarksOperations, garageOperations, profileOperations } from './profile.ts'
import { reviewsOperations } from './reviews.ts'
import { searchOperations } from './search.ts'
import { analyticsOperations } from './seller/analytics.ts'
import { billingOperations } from './seller/billing.ts'
import { frontDeskOperations } from './seller/bookings-operations.ts'
import { stockOperations } from './seller/change-stock.ts'
import { dashboardOperations, findOperations } from './seller/dashboard.ts'
import { ownDealsOperations } from './seller/deals.ts'
import { importsOperations } from './seller/imports.ts'
import { integrationsOperations, keysOperations } from './seller/integration.ts'
import { onboardingOperations, staffOperations } from './seller/joining.ts'
import { reachOperations, shopProfileOperations } from './seller/shop-profile.ts'
import { savedViewsOperations } from './seller/stock.ts'
import { webhooksOperations } from './seller/webhooks.ts'
import { shopsOperations } from './shop-directory.ts'
import { siteOperations } from './site.ts'
import { filesOperations, threadsOperations } from './threads/threads-operations.ts'
import { bookingsOperations, guestBookingsOperations } from './web-bookings.ts'

/** What people of a shop do, by its key. tests/attacks/seller-rights.test.ts says of each who may. */
export const sellerOperations = {
  ...membersOperations,
  ...frontDeskOperations,
  ...shopRescueOperations,
  ...staffOperations,
  ...onboardingOperations,
  ...findOperations,
  ...shopProfileOperations,
  ...dashboardOperations,
  ...shopQuotesOperations,
  ...ownDealsOperations,
  ...analyticsOperations,
  ...reachOperations,
  ...stockOperations,
  ...savedViewsOperations,
  ...importsOperations,
  ...keysOperations,
  ...webhooksOperations,
  ...billingOperations,
}

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
const adminOperations = {
  ...adminAdminsOperations,
  ...announcementOperations,
  ...adminApplicationsOperations,
  ...auditOperations,
  ...adminBusinessesOperations,
  ...contentOperations,
  ...adminDealsOperations,
  ...adminFindOperations,
  ...adminFitmentOperations,
  ...operationsOperations,
  ...overviewOperations,
  ...peopleOperations,
  ...adminPlaceOperations,
  ...adminReportsOperations,
  ...adminRevenueOperations,
  ...adminSecurityOperations,
  ...adminSignInOperations,
  ...adminSupportOperations,
  ...switchesOperations,
  ...templateOperations,
  ...tyresOperations,
  ...tyreImportsOperations,
  ...brandsOperations,
  ...adminUnderstandingOperations,
}

/** Every operation of the API, by its key. */
export const operations = {
  ...searchOperations,
  ...compareOperations,
  ...dealsOperations,
  ...shopsOperations,
  ...bookingsOperations,
  ...guestBookingsOperations,
  ...handedOperations,
  ...garageOperations,
  ...rescueOperations,
  ...threadsOperations,
  ...filesOperations,
  ...inboxOperations,
  ...sellerOperations,
  ...quotesOperations,
  ...guestQuotesOperations,
  ...bookmarksOperations,
  ...reviewsOperations,
  ...alertsOperations,
  ...profileOperations,
  ...preferencesOperations,
  ...noticesOperations,
  ...pushOperations,
  ...siteOperations,
  ...signInOperations,
  ...credentialsOperations,
  ...adminOperations,
  ...integrationsOperations,
}

export type OperationKey = keyof typeof operations
export type ReadKey = Extract<OperationKey, `GET ${string}`>
/** What takes a file as its body. */
export type FileKey = {
  [K in OperationKey]: (typeof operations)[K] extends { readonly takes: object } ? K : never
}[OperationKey]
export type WriteKey = Exclude<OperationKey, ReadKey>

/** What a client sends to the operation, as JSON or in the address; a part that may be left out is optional. */
export type OperationInput<K extends OperationKey> = K extends OperationKey ? InputOf<(typeof operations)[K]> : never

/** What the operation answers when it succeeds; undefined for 204. */
export type OperationAnswer<K extends OperationKey> = K extends OperationKey
  ? SuccessOf<(typeof operations)[K]> extends infer S extends z.ZodType
    ? z.output<S>
    : never
  : never

/** The input of a call; it may be left out if the operation requires none. */
export type InputArgument<K extends OperationKey> =
  Record<never, never> extends OperationInput<K> ? [input?: OperationInput<K>] : [input: OperationInput<K>]
