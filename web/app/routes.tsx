import { Navigate, type RouteObject, useLocation } from 'react-router-dom'
import type { PageRead } from '#core/contracts/drawn-page.ts'
import { read } from '../lib/api/read.ts'
import { AdminLayout } from './admin/layout.tsx'
import { adminPages } from './admin/pages.ts'
import { BusinessLayout } from './business/layout.tsx'
import { BareLayout, MainLayout } from './main-layout.tsx'
import { Page } from './page.tsx'

/** What a route is: a page by its name (page-files.ts), or another name of one. */
export type RouteHandle = { page: string } | { leadsTo: string }
/** What a layout begins with, whichever page it holds. */
export type LayoutHandle = { reads: readonly PageRead[] }

const at = (path: string, page: string): RouteObject => ({
  path,
  element: <Page name={page} />,
  handle: { page } satisfies RouteHandle,
})

const leadsTo = (path: string, to: string): RouteObject => ({
  path,
  element: <Elsewhere to={to} />,
  handle: { leadsTo: to } satisfies RouteHandle,
})

function Elsewhere({ to }: { to: string }) {
  const { search, state } = useLocation()
  return <Navigate to={withQuery(to, search)} state={state} replace />
}

/** The query goes along. */
export const withQuery = (to: string, search: string): string =>
  to + (to.includes('?') ? search.replace('?', '&') : search)

/** The seller's pages that are called as their address. */
const businessPages = [
  'seller-dashboard',
  'inventory',
  'profile',
  'keys',
  'deals',
  'analytics',
  'reach',
  'messages',
  'application',
  'staff',
  'billing',
  'bookings',
  'quotes',
  'notifications',
]

/** Every page of the website, with and without the main layout. */
export const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    handle: { reads: [read('GET /site')] } satisfies LayoutHandle,
    children: [
      at('/', 'home'),
      at('/search', 'search'),
      at('/search/results', 'search-results'),
      at('/comparison', 'comparison'),
      at('/alerts', 'alerts'),
      at('/quotes/:token?', 'quotes'),
      at('/notices', 'notices'),
      at('/profile', 'profile'),
      at('/fitment-centres', 'directory'),
      at('/business/signup', 'joining/application'),
      at('/business/:slug', 'shop'),
      leadsTo('/business/fitment-centres', '/fitment-centres'),
      at('/booking', 'booking'),
      at('/my-booking/:token', 'my-booking'),
      at('/handed/:token', 'my-booking'),
      at('/messages', 'messages'),
      at('/thread/:token', 'thread'),
      at('/bookmarks', 'bookmarks'),
      at('/flat-tyre', 'flat-tyre'),
      at('/request-admin-fitment-centre', 'suggest-fitment-centre'),
      leadsTo('/customer/messages', '/messages'),
      at('*', 'not-found'),
    ],
  },
  {
    element: <BusinessLayout />,
    handle: { reads: [] } satisfies LayoutHandle,
    children: [
      leadsTo('/business', '/business/seller-dashboard'),
      ...businessPages.map((name) => at(`/business/${name}`, `business/${name}`)),
      at('/business/inventory/import', 'business/import'),
    ],
  },
  {
    element: <AdminLayout />,
    handle: { reads: [] } satisfies LayoutHandle,
    children: [leadsTo('/admin', '/admin/platform'), ...adminPages.map(([path, page]) => at(path, page))],
  },
  {
    element: <BareLayout />,
    handle: { reads: [] } satisfies LayoutHandle,
    children: [
      at('/login', 'login'),
      at('/admin-login', 'admin/login'),
      at('/admin/reset-password', 'admin/reset-password'),
      at('/signup', 'joining/sign-up'),
      at('/seller_sign_up_process', 'joining/guide'),
      at('/invitation', 'joining/invitation'),
      at('/auth/reset-password', 'reset-password'),
      at('/verify-email', 'verify-email'),
      at('/legal/terms', 'legal-terms'),
      at('/legal/privacy', 'legal-privacy'),
      at('/legal/popia', 'legal-popia'),
      at('/legal/contact', 'legal-contact'),
      leadsTo('/admin/login', '/admin-login'),
      leadsTo('/auth/login', '/login'),
      leadsTo('/auth/seller-signup', '/signup'),
      leadsTo('/auth/SellerSignUpPage', '/signup'),
      leadsTo('/register', '/login?tab=signup'),
    ],
  },
]
