import {
  BellRing,
  CalendarDays,
  ChartColumn,
  HandCoins,
  KeyRound,
  LayoutDashboard,
  MessageCircle,
  Package,
  QrCode,
  ReceiptText,
  Store,
  Tag,
  Users,
} from 'lucide-react'

/** The seller's pages, in the order of the side bar. */
export const businessPlaces = [
  { to: '/business/bookings', name: 'Bookings', Icon: CalendarDays, counts: 'bookings' },
  { to: '/business/seller-dashboard', name: 'Dashboard', Icon: LayoutDashboard, counts: undefined },
  { to: '/business/profile', name: 'Profile', Icon: Store, counts: undefined },
  { to: '/business/inventory', name: 'Inventory', Icon: Package, counts: undefined },
  { to: '/business/deals', name: 'Deals', Icon: Tag, counts: undefined },
  { to: '/business/analytics', name: 'Analytics', Icon: ChartColumn, counts: undefined },
  { to: '/business/notifications', name: 'Notifications', Icon: BellRing, counts: 'notices' },
  { to: '/business/messages', name: 'Messages', Icon: MessageCircle, counts: 'messages' },
]

/** What is seldom needed: at the foot of the side bar, and behind More on a phone. */
export const furtherPlaces = [
  { to: '/business/quotes', name: 'Quotes', title: 'Quotes: drivers who ask for a price', Icon: HandCoins },
  { to: '/business/staff', name: 'Staff', title: 'Staff and invitations', Icon: Users },
  { to: '/business/billing', name: 'Invoices', title: 'Invoices', Icon: ReceiptText },
  { to: '/business/reach', name: 'Reach', title: 'Reach: QR poster and button', Icon: QrCode },
  { to: '/business/keys', name: 'Keys and webhooks', title: 'Keys and webhooks', Icon: KeyRound },
]

/** What an admin who looks at a shop does not see: what drivers said and booked, invoices and keys (api/impersonation.ts). */
export const hiddenFromLooks: ReadonlySet<string> = new Set([
  '/business/notifications',
  '/business/messages',
  '/business/bookings',
  '/business/quotes',
  '/business/inventory/import',
  '/business/billing',
  '/business/keys',
])

/** What staff may not see (core/billing, core/integrations). */
export const forOwners: ReadonlySet<string> = new Set(['/business/billing', '/business/keys'])

/** What a phone's tab bar has room for, in its order. */
export const placesAtThumb: readonly string[] = ['Bookings', 'Dashboard', 'Inventory', 'Messages']
