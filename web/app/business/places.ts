import { BellRing, CalendarDays, ChartColumn, LayoutDashboard, MessageCircle, Package, Store, Tag } from 'lucide-react'

/** The seller's pages, in the order of the side bar. */
export const businessPlaces = [
  { to: '/business/seller-dashboard', name: 'Dashboard', Icon: LayoutDashboard, counts: undefined },
  { to: '/business/profile', name: 'Profile', Icon: Store, counts: undefined },
  { to: '/business/inventory', name: 'Inventory', Icon: Package, counts: undefined },
  { to: '/business/deals', name: 'Deals', Icon: Tag, counts: undefined },
  { to: '/business/analytics', name: 'Analytics', Icon: ChartColumn, counts: undefined },
  { to: '/business/notifications', name: 'Notifications', Icon: BellRing, counts: undefined },
  { to: '/business/messages', name: 'Messages', Icon: MessageCircle, counts: 'messages' },
  { to: '/business/bookings', name: 'Bookings', Icon: CalendarDays, counts: undefined },
]
