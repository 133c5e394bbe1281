import {
  Activity,
  Banknote,
  CarFront,
  ClipboardCheck,
  Disc3,
  FileText,
  Flag,
  KeyRound,
  LayoutDashboard,
  LayoutTemplate,
  LifeBuoy,
  MapPin,
  Megaphone,
  MessageCircleQuestion,
  ScrollText,
  ShieldCheck,
  Store,
  Tag,
  Users,
} from 'lucide-react'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import type { AdminArea } from '#core/rules/admin/admin-areas.ts'
import type { ConsolePlace } from '../console/place.ts'

export type AdminPlace = Omit<ConsolePlace, 'count'> & {
  area: AdminArea
  /** What of all that waits is worked off there. */
  waits?: WaitingFor | readonly WaitingFor[]
}

/** The admins' pages, in the order of the side bar; each shows to those who may work there. */
export const adminPlaces: readonly AdminPlace[] = [
  {
    to: '/admin/platform',
    name: 'Overview',
    title: 'Overview and analytics',
    area: 'overview',
    Icon: LayoutDashboard,
  },
  {
    to: '/admin/business-approval',
    name: 'Applications',
    title: 'Business applications',
    area: 'applications',
    waits: 'applications',
    Icon: ClipboardCheck,
  },
  { to: '/admin/businesses', name: 'Businesses', title: 'Business management', area: 'businesses', Icon: Store },
  { to: '/admin/deals', name: 'Deals', title: 'Deal management', area: 'deals', Icon: Tag },
  { to: '/admin/tyres', name: 'Tyres', title: 'Central tyre database', area: 'tyres', waits: 'own_tyres', Icon: Disc3 },
  {
    to: '/admin/revenue',
    name: 'Revenue',
    title: 'Revenue management',
    area: 'revenue',
    waits: 'overdue',
    Icon: Banknote,
  },
  {
    to: '/admin/support',
    name: 'Support',
    area: 'support',
    waits: ['support', 'suggestions'],
    Icon: LifeBuoy,
    group: 'People',
  },
  { to: '/admin/reports', name: 'Reports', area: 'reports', waits: 'reports', Icon: Flag, group: 'People' },
  { to: '/admin/people', name: 'People', title: 'People and consents', area: 'people', Icon: Users, group: 'People' },
  { to: '/admin/announcements', name: 'Announcements', area: 'announcements', Icon: Megaphone, group: 'People' },
  {
    to: '/admin/fitment',
    name: 'Fitment',
    area: 'fitment',
    waits: 'unknown_vehicles',
    Icon: CarFront,
    group: 'Knowledge',
  },
  { to: '/admin/places', name: 'Places', area: 'places', waits: 'unknown_places', Icon: MapPin, group: 'Knowledge' },
  {
    to: '/admin/understanding',
    name: 'What people said',
    area: 'understanding',
    waits: 'misheard',
    Icon: MessageCircleQuestion,
    group: 'Knowledge',
  },
  { to: '/admin/content', name: 'Site content', area: 'content', Icon: FileText, group: 'Knowledge' },
  {
    to: '/admin/operations',
    name: 'Operations',
    area: 'operations',
    waits: 'troubles',
    Icon: Activity,
    group: 'Running',
  },
  {
    to: '/admin/templates',
    name: 'Templates',
    title: 'WhatsApp templates',
    area: 'templates',
    Icon: LayoutTemplate,
    group: 'Running',
  },
  { to: '/admin/audit', name: 'Audit trail', area: 'audit', Icon: ScrollText, group: 'Running' },
  {
    to: '/admin/admins',
    name: 'Admins',
    title: 'Admins and their roles',
    area: 'admins',
    Icon: ShieldCheck,
    group: 'Running',
  },
]

/** At the foot of the side bar, for every admin. */
export const furtherAdminPlaces: readonly ConsolePlace[] = [
  { to: '/admin/security', name: 'My sign-in', title: 'My sign-in: authenticator, passkeys, sessions', Icon: KeyRound },
]

/** What a phone's tab bar has room for, in its order. */
export const adminPlacesAtThumb: readonly string[] = ['Overview', 'Applications', 'Support', 'Reports']
