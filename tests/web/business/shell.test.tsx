// @vitest-environment jsdom
import '#web/app/business/log-in-panel.tsx'
import '#web/app/console/more-places.tsx'
import '#web/app/business/shell.tsx'
import '#web/app/console/shortcut-list.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BusinessLayout } from '#web/app/business/layout.tsx'
import { switchShortcuts } from '#web/lib/keys.ts'
import { ownShop } from '../shop-profile/a-shop.ts'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const seller = anAccount({ role: 'business', name: 'Riaan Botha', hasShop: true })
const membership = (n: number, slug: string, name: string) => ({
  id: id(n),
  role: 'owner' as const,
  since: '2026-01-05T08:00:00.000Z',
  shop: { id: id(n), slug, name },
})
const randburg = membership(1, 'randburg-tyres', 'Randburg Tyres')

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(seller))
  api.answers('GET /my-shops', { shops: [randburg] })
  api.answers('GET /shops/:shopId/profile', ownShop)
  api.answers('GET /threads/unread', { unread: 120 })
  api.answers('GET /threads', { threads: [], next: null })
  api.answers('GET /notices/unread', { unread: 0 })
  const counts = { pending: 2, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0, waiting: 2, most: 1000 }
  api.answers('GET /shops/:shopId/counter-bookings/counts', counts)
  api.answers('GET /shops/:shopId/notices', { notices: [], unread: 3, next: null })
})
afterEach(() => switchShortcuts(true))
const open = () => show(<BusinessLayout />, { at: '/business/messages?thread=7' })

test('who is not signed in is asked to, and comes back to the page', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Please Log In' })
  await screen.findByText('You need to log in to access the business dashboard.')
  const link = screen.getByRole('link', { name: 'Log In' })
  expect(link.getAttribute('href')).toBe('/login?return=%2Fbusiness%2Fmessages%3Fthread%3D7')
})

test('who sells nothing is told so, and led to the homepage', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  const { address } = open()
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' })
  await screen.findByText('This area is restricted to business accounts only.')
  expect(screen.getByRole('link', { name: 'Go to the homepage' }).getAttribute('href')).toBe('/')
  expect(address()).toBe('/business/messages?thread=7')
})

test('staff that signed up as a driver has the seller’s pages', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount({ hasShop: true })))
  open()
  await screen.findByRole('navigation', { name: 'Business pages' })
})

test('the side bar says where one is and what is unread, and folds', async () => {
  const { user } = open()
  const sidebar = within(await screen.findByRole('navigation', { name: 'Business pages' }))
  const link = sidebar.getByRole('link', { name: /Messages/ })
  await waitFor(() => expect(link.textContent).toBe('Messages99+ unread'))
  expect(link.getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: 'Fold the side bar' }))
  const unfold = screen.getByRole('button', { name: 'Unfold the side bar' })
  expect(unfold.getAttribute('aria-expanded')).toBe('false')
  expect(sidebar.getByText('Messages').className).toContain('sr-only')
})

test('the bell of the side bar counts the notices that are unread', async () => {
  open()
  const sidebar = within(await screen.findByRole('navigation', { name: 'Business pages' }))
  const bell = sidebar.getByRole('link', { name: /Notifications/ })
  await waitFor(() => expect(bell.textContent).toBe('Notifications3 unread'))
})

test('a phone has four pages at the thumb, and the others under More, which counts what waits there', async () => {
  const { user, address } = show(<BusinessLayout />, { at: '/business/deals?shop=randburg-tyres' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Business tabs' }))
  await waitFor(() =>
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Bookings 2 waiting',
      'Dashboard',
      'Inventory',
      'Messages 99+ unread',
    ]),
  )
  const more = tabs.getByRole('button', { name: /^More/ })
  await waitFor(() => expect(more.textContent).toBe('More 3 unread'))
  expect(more.getAttribute('aria-current')).toBe('true')
  more.focus()
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'More' }))
  for (const name of ['Profile', 'Analytics', 'Staff', 'Reach', 'Keys and webhooks', 'Website'])
    sheet.getByRole('link', { name })
  expect(sheet.getByRole('link', { name: 'Deals' }).getAttribute('aria-current')).toBe('page')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(more))
  await user.click(more)
  const reopened = within(await screen.findByRole('dialog', { name: 'More' }))
  await user.click(reopened.getByRole('link', { name: /^Notifications/ }))
  await waitFor(() => expect(address()).toBe('/business/notifications?shop=randburg-tyres'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the shop and whether it is open are in sight', async () => {
  open()
  await screen.findByText('Randburg Tyres')
  await screen.findByText('Open now')
  expect(screen.queryByRole('button', { name: /^Shop:/ })).toBeNull()
})

test('of several shops one is chosen, which stands in the address', async () => {
  api.answers('GET /my-shops', { shops: [randburg, membership(2, 'karee-tyres', 'Karee Tyres')] })
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /^Shop:/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Karee Tyres' }))
  await waitFor(() => expect(address()).toBe('/business/messages?shop=karee-tyres'))
})

test('a question mark lists the keys, which can be switched off', async () => {
  const { user } = open()
  await screen.findByRole('navigation', { name: 'Business pages' })
  await user.keyboard('?')
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  list.getByText('Show these shortcuts')
  await user.click(list.getByLabelText('Keys of one letter work'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what an admin has written stands over every page until it is read', async () => {
  const thread = {
    ...({ id: id(7), subject: 'About Randburg Tyres', type: 'support', status: 'active', shop: null } as const),
    ...{ quoteReference: null, bookingId: null, lastMessageAt: '2026-11-20T08:00:00.000Z', unreadCount: 1 },
    ...({ archived: false, deleted: false, role: 'customer' } as const),
    latestMessage: { content: 'Please renew your registration', senderFullName: 'Lerato Dube' },
  }
  api.answers('GET /threads', { threads: [thread], next: null })
  open()
  await screen.findByText(/Spoor has written to you: About Randburg Tyres.*Please renew your registration/)
  const link = screen.getByRole('link', { name: 'Read and answer' })
  expect(link.getAttribute('href')).toBe(`/messages?thread=${id(7)}`)
})

test('an admin who looks at the shop has no place that stays hidden, and is told so there', async () => {
  const looking = { id: id(1), slug: 'randburg-tyres', name: 'Randburg Tyres' }
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['owner'], looking })))
  api.answers('GET /my-shops', { shops: [] })
  let noticesAsked = 0
  api.answers('GET /shops/:shopId/notices', { notices: [], unread: 3, next: null }, () => noticesAsked++)
  open()
  await screen.findByText('Not shown while you look at a shop')
  const hidden = /Notifications|Messages|Bookings|Invoices|Keys and webhooks/
  expect(screen.queryAllByRole('link', { name: hidden })).toEqual([])
  screen.getAllByRole('link', { name: 'Inventory' })
  screen.getAllByRole('link', { name: /^Staff/ })
  expect(noticesAsked).toBe(0)
})

test('who looks at a shop sees its pages, but not those of its people alone', async () => {
  const looking = { id: id(1), slug: 'randburg-tyres', name: 'Randburg Tyres' }
  const admin = anAccount({ role: 'admin', adminRoles: ['owner'], looking })
  api.answers('GET /auth/session', signedInAs(admin))
  const at = (page: string) =>
    show(
      <Routes>
        <Route element={<BusinessLayout />}>
          <Route path={page} element={<p>The page itself</p>} />
        </Route>
      </Routes>,
      { at: page },
    )
  const { unmount } = at('/business/inventory')
  await screen.findByText('The page itself')
  await screen.findByText('You see this shop as its people do. Nothing can be changed.')
  unmount()
  at('/business/messages')
  await screen.findByText('Not shown while you look at a shop')
  expect(screen.queryByText('The page itself')).toBe(null)
})

test.each([
  ['/business/deals', 'Failed to load business data', 'Something went wrong'],
  ['/business/profile', 'Failed to load business data', 'Something went wrong'],
  ['/business/seller-dashboard', 'Error Loading Dashboard Data', 'Failed to load dashboard data'],
])('if it cannot be read whose shop it is, %s says so and is tried again', async (at, title, words) => {
  api.refuses('GET /my-shops', 500, { code: 'INTERNAL', message: 'Something went wrong' })
  const pages = (
    <Routes>
      <Route path="/business" element={<BusinessLayout />}>
        <Route path="*" element={<p>The page itself</p>} />
      </Route>
    </Routes>
  )
  const { user } = show(pages, { at })
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain(title)
  expect(panel.textContent).toContain(words)
  expect(screen.queryByText('The page itself')).toBeNull()
  api.answers('GET /my-shops', { shops: [randburg] })
  await user.click(within(panel).getByRole('button', { name: 'Try again' }))
  await screen.findByText('The page itself')
})
