import { admins } from './endpoints/admin/admins.ts'
import { announcements } from './endpoints/admin/announcements.ts'
import { audit } from './endpoints/admin/audit.ts'
import { applications, businesses, dealManagement } from './endpoints/admin/businesses.ts'
import { content, overview, understanding } from './endpoints/admin/content.ts'
import { fitment } from './endpoints/admin/fitment.ts'
import { killSwitches, operations, templates } from './endpoints/admin/operations.ts'
import { people } from './endpoints/admin/people.ts'
import { places } from './endpoints/admin/places.ts'
import { revenue } from './endpoints/admin/revenue.ts'
import { security } from './endpoints/admin/security.ts'
import { adminSignIn } from './endpoints/admin/sign-in.ts'
import { reports, support } from './endpoints/admin/support.ts'
import { tyreImports } from './endpoints/admin/tyre-imports.ts'
import { brands, tyres } from './endpoints/admin/tyres.ts'
import { beside, bookingEitherWay, bookings, handed } from './endpoints/bookings.ts'
import { bookmarks, reviews } from './endpoints/bookmarks.ts'
import { credentials } from './endpoints/credentials.ts'
import { askingShops, guestBeside, guestBookings, guestThreads } from './endpoints/guest-bookings.ts'
import { notices, push } from './endpoints/notices.ts'
import { garage, preferences, profile } from './endpoints/profile.ts'
import { answerEitherWay, guestQuotes, quoteEitherWay, quotes, quotesOfShop } from './endpoints/quotes.ts'
import { rescue, shopRescue } from './endpoints/rescue.ts'
import { search } from './endpoints/search.ts'
import { billing } from './endpoints/shop/billing.ts'
import { bays, shopBookings } from './endpoints/shop/bookings.ts'
import { ownDeals } from './endpoints/shop/deals.ts'
import { dashboard, figures, shopSearch } from './endpoints/shop/figures.ts'
import { hoursAndServices } from './endpoints/shop/hours-and-services.ts'
import { imports } from './endpoints/shop/imports.ts'
import { inbox, replies } from './endpoints/shop/inbox.ts'
import { integrations, keys, webhooks } from './endpoints/shop/integrations.ts'
import { joining } from './endpoints/shop/joining.ts'
import { members } from './endpoints/shop/members.ts'
import { shopProfile } from './endpoints/shop/profile.ts'
import { listViews, stock } from './endpoints/shop/stock.ts'
import { shops } from './endpoints/shops.ts'
import { signingIn } from './endpoints/sign-in.ts'
import { alerts, site } from './endpoints/site.ts'
import { looseFiles, threadEitherWay } from './endpoints/thread-messages.ts'
import { threads } from './endpoints/threads.ts'
import type { Endpoint } from './route.ts'

/** Everything under /api, in the order in which it is told of. */
export const areas: Readonly<Record<string, readonly Endpoint[]>> = {
  Search: search,
  Shops: shops,
  Bookings: [...bookings, ...bookingEitherWay.mine, ...beside, ...handed],
  "A guest's booking": [...guestBookings, ...bookingEitherWay.byLink, ...guestBeside],
  Garage: garage,
  Messages: [
    ...threads,
    ...threadEitherWay.mine,
    ...guestThreads,
    ...threadEitherWay.byLink,
    ...askingShops,
    ...looseFiles,
  ],
  'A shop’s conversations': [...inbox, ...replies],
  'Flat tyre now': rescue,
  'Quotes from several shops': [
    ...quotes,
    ...quoteEitherWay.mine,
    ...answerEitherWay.mine,
    ...guestQuotes,
    ...quoteEitherWay.byLink,
    ...answerEitherWay.byLink,
  ],
  'A shop’s bookings': [...shopBookings, ...bays],
  'A shop’s dashboard': dashboard,
  'A shop’s quotes': quotesOfShop,
  'A shop’s deals': ownDeals,
  'A shop’s profile': [...shopProfile, ...hoursAndServices],
  'A shop’s call-outs': shopRescue,
  'A shop’s stock': stock,
  'Saved views of a shop’s lists': listViews,
  'Joining as a shop': joining,
  'A shop’s search': shopSearch,
  'Import of stock': imports,
  'For a shop’s own systems': integrations,
  'Keys of a shop’s own systems': keys,
  'Webhooks of a shop': webhooks,
  'A shop’s figures': figures,
  'A shop’s invoices': billing,
  Members: members,
  Bookmarks: bookmarks,
  Reviews: reviews,
  Alerts: alerts,
  Profile: profile,
  Preferences: preferences,
  Notices: notices,
  'Push notices': push,
  Website: site,
  'Signing in': signingIn,
  'E-mail, password and number': credentials,
  'The console': overview,
  'Central tyre database': [...tyres, ...tyreImports, ...brands],
  'Admins signing in': [...adminSignIn, ...security],
  Admins: admins,
  Applications: applications,
  Businesses: businesses,
  Announcements: announcements,
  'Audit trail': audit,
  Operations: operations,
  Templates: templates,
  People: people,
  Fitment: fitment,
  Places: places,
  'What people said': understanding,
  'Deal management': dealManagement,
  'Reports and reviews': reports,
  Support: support,
  Revenue: revenue,
  Switches: killSwitches,
  'Site content': content,
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flat()
