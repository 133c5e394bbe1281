import { shopQuotesOperations } from '../deal/quotes.ts'
import { shopRescueOperations } from '../deal/rescue.ts'
import { membersOperations } from '../members.ts'
import { analyticsOperations } from '../seller/analytics.ts'
import { billingOperations } from '../seller/billing.ts'
import { frontDeskOperations } from '../seller/bookings-operations.ts'
import { stockOperations } from '../seller/change-stock.ts'
import { dashboardOperations } from '../seller/dashboard.ts'
import { ownDealsOperations } from '../seller/deals.ts'
import { findOperations } from '../seller/find.ts'
import { importsOperations } from '../seller/imports.ts'
import { onboardingOperations } from '../seller/joining.ts'
import { keysOperations } from '../seller/keys.ts'
import { reachOperations } from '../seller/reach.ts'
import { savedViewsOperations } from '../seller/saved-views.ts'
import { shopProfileOperations } from '../seller/shop-profile.ts'
import { staffOperations } from '../seller/staff.ts'
import { webhooksOperations } from '../seller/webhooks.ts'

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
