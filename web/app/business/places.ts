import {
  BellRing,
  CalendarDays,
  ChartColumn,
  KeyRound,
  LayoutDashboard,
  MessageCircle,
  Package,
  QrCode,
  Store,
  Tag,
  Users,
} from 'lucide-react'

/** The seller's pages, in the order of the side bar. */
export const businessPlaces = [
  { to: '/business/seller-dashboard', name: 'Dashboard', Icon: LayoutDashboard, counts: undefined },
  { to: '/business/profile', name: 'Profile', Icon: Store, counts: undefined },
  { to: '/business/inventory', name: 'Inventory', Icon: Package, counts: undefined },
  { to: '/business/deals', name: 'Deals', Icon: Tag, counts: undefined },
  { to: '/business/analytics', name: 'Analytics', Icon: ChartColumn, counts: undefined },
  { to: '/business/notifications', name: 'Notifications', Icon: BellRing, counts: 'notices' },
  { to: '/business/messages', name: 'Messages', Icon: MessageCircle, counts: 'messages' },
  { to: '/business/bookings', name: 'Bookings', Icon: CalendarDays, counts: undefined },
]

/** The seller's pages that are wanted less often; at a desk most of them are in the person's menu. */
export const furtherPlaces = [
  { to: '/business/reach', name: 'Reach', Icon: QrCode },
  { to: '/business/staff', name: 'Staff', Icon: Users },
  { to: '/business/keys', name: 'Keys', Icon: KeyRound },
]

/** What a phone's tab bar has room for, in its order. */
export const placesAtThumb: readonly string[] = ['Dashboard', 'Bookings', 'Inventory', 'Messages']
