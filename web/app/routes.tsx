import { type RouteObject, redirect } from 'react-router-dom'
import type { PageInfo } from '../lib/page.ts'
import { BareLayout } from './bare-layout.tsx'
import { MainLayout } from './main-layout.tsx'
import { PageFailed } from './page-failed.tsx'

type PageFile = { Component: () => React.ReactNode; page: PageInfo }

/** Loaded when somebody goes there. */
const files = import.meta.glob<PageFile>('./pages/*.tsx')

/** A page, by the name of its file in pages/. */
function at(path: string, name: string): RouteObject {
  const file = `./pages/${name}.tsx`
  const load = files[file]
  if (!load) throw new Error(`${file} is missing`)
  const lazy = async () => {
    const { Component, page } = await load()
    return { Component, handle: { ...page, file: `app/pages/${name}.tsx` } }
  }
  return { path, lazy, ErrorBoundary: PageFailed }
}

/** Another name of a page; the query goes along. */
const leadsTo = (path: string, to: (params: Record<string, string | undefined>) => string): RouteObject => ({
  path,
  loader: ({ params, request }) => {
    const { search } = new URL(request.url)
    const target = to(params)
    return redirect(target + (target.includes('?') ? search.replace('?', '&') : search))
  },
})

/** Every page of the website, with and without the main layout. */
export const routes: RouteObject[] = [
  {
    Component: MainLayout,
    ErrorBoundary: PageFailed,
    children: [
      at('/', 'home'),
      at('/search', 'search'),
      at('/search/results', 'search-results'),
      at('/comparison', 'comparison'),
      at('/alerts', 'alerts'),
      at('/profile', 'profile'),
      at('/fitment-centres', 'directory'),
      at('/business/:slug', 'shop'),
      leadsTo('/business/fitment-centres', () => '/fitment-centres'),
      at('/booking', 'booking'),
      at('/my-booking/:token', 'my-booking'),
      at('/messages', 'messages'),
      at('/thread/:token', 'thread'),
      at('/bookmarks', 'bookmarks'),
      at('/request-admin-fitment-centre', 'suggest-fitment-centre'),
      leadsTo('/customer/messages', () => '/messages'),
      at('*', 'not-found'),
    ],
  },
  {
    Component: BareLayout,
    ErrorBoundary: PageFailed,
    children: [
      at('/login', 'login'),
      at('/auth/reset-password', 'reset-password'),
      at('/verify-email', 'verify-email'),
      at('/legal/terms', 'legal-terms'),
      at('/legal/privacy', 'legal-privacy'),
      at('/legal/popia', 'legal-popia'),
      at('/legal/contact', 'legal-contact'),
      leadsTo('/auth/login', () => '/login'),
      leadsTo('/register', () => '/login?tab=signup'),
    ],
  },
]
