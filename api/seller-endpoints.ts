import { analyticsEndpoints } from './analytics/endpoints.ts'
import { billingEndpoints } from './billing/endpoints.ts'
import { counterEndpoints } from './counter/endpoints.ts'
import findAtCounter from './counter/find.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { joiningEndpoints } from './joining/endpoints.ts'
import { keyEndpoints, machineEndpoints } from './keys/endpoints.ts'
import changeMember from './members/change-member.ts'
import endMember from './members/end-member.ts'
import { invitationEndpoints } from './members/invitations/endpoints.ts'
import listMembers from './members/list-members.ts'
import myShops from './members/my-shops.ts'
import { ownDealsEndpoints } from './own-deals/endpoints.ts'
import { shopQuoteEndpoints } from './quotes/endpoints.ts'
import { shopRescueEndpoints } from './rescue/endpoints.ts'
import type { Endpoint } from './route.ts'
import { savedViewEndpoints } from './saved-views/endpoints.ts'
import { shopProfileEndpoints } from './shop-profile/endpoints.ts'
import { stockEndpoints } from './stock/endpoints.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'

/** What people of a shop do, in the order in which it is told of. */
export const sellerAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'A shop’s bookings': counterEndpoints,
  'A shop’s dashboard': dashboardEndpoints,
  'A shop’s quotes': shopQuoteEndpoints,
  'A shop’s deals': ownDealsEndpoints,
  'A shop’s profile': shopProfileEndpoints,
  'A shop’s call-outs': shopRescueEndpoints,
  'A shop’s stock': stockEndpoints,
  'Saved views of a shop’s lists': savedViewEndpoints,
  'Joining as a shop': joiningEndpoints,
  'A shop’s search': [findAtCounter],
  'Import of stock': importEndpoints,
  'For a shop’s own systems': machineEndpoints,
  'Keys of a shop’s own systems': keyEndpoints,
  'Webhooks of a shop': webhookEndpoints,
  'A shop’s figures': analyticsEndpoints,
  'A shop’s invoices': billingEndpoints,
  Members: [myShops, listMembers, changeMember, endMember, ...invitationEndpoints],
}
