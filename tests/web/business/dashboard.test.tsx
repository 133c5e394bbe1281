// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Toasts } from '#web/app/toasts.tsx'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { aDashboard, aNotice } from './a-dashboard.ts'
import { myShops } from './an-inbox.ts'

const api = standInApi()
const KEY = 'GET /shops/:shopId/dashboard'

beforeEach(() => {
  const account = anAccount({ role: 'business', hasShop: true, name: 'Riaan Botha', email: 'riaan@spoor.example' })
  api.answers('GET /auth/session', signedInAs(account))
  api.answers('GET /my-shops', myShops)
  api.answers(KEY, aDashboard())
})
const open = () =>
  show(
    <>
      <DashboardScreen />
      <Toasts />
    </>,
    { at: '/business/seller-dashboard' },
  )

test('welcomes, counts, and shows three bookings and the conversations', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Riaan Botha' })
  screen.getByText('riaan@spoor.example')
  const tiles = await screen.findByRole('list', { name: 'Today' })
  expect(
    within(tiles)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Inventory213', 'Pending bookings4', 'Unread messages7'])
  const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
  expect(actions.map(({ textContent }) => textContent?.trim())).toEqual([
    'Add Inventory',
    'View Bookings',
    'Create Deal',
    'Messages',
  ])
  screen.getByText('Customer 3')
  expect(screen.queryByText('Customer 4')).toBeNull()
  screen.getByText('Do you have it?')
})

test('unread messages past 99 are 99+ on the tile and in the alert, which the server need not count further', async () => {
  const alerts = [{ banner: 'unread-messages' as const, count: 1_000 }]
  api.answers(KEY, aDashboard({ unreadMessages: 1_000, banners: alerts }))
  open()
  await screen.findByRole('link', { name: /^Unread messages ?99\+$/ })
  screen.getByText(/You have 99\+ unread messages\./, { selector: 'p' })
})

test('each alert is put away alone', async () => {
  let kept = aDashboard().banners
  api.answers('POST /shops/:shopId/dashboard/dismissals', undefined, (body) => {
    kept = kept.filter(({ banner }) => banner !== (body as { banner: string }).banner)
    api.answers(KEY, aDashboard({ banners: kept }))
  })
  const { user } = open()
  const alerts = await screen.findByRole('list', { name: 'Alerts' })
  expect(within(alerts).getAllByRole('listitem')).toHaveLength(4)
  expect(alerts.textContent).toContain('1 item has 2 or fewer on the shelf')
  await user.click(within(alerts).getByRole('button', { name: 'Dismiss: 4 pending bookings wait for your answer.' }))
  await waitFor(() => expect(within(alerts).getAllByRole('listitem')).toHaveLength(3))
  expect(alerts.textContent).not.toContain('pending bookings')
})

test('says that it failed, and is tried again', async () => {
  api.refuses(KEY, 500, { code: 'INTERNAL', message: 'Something went wrong' })
  const { user } = open()
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toContain('Error Loading Dashboard Data')
  expect(panel.textContent).toContain('Failed to load dashboard data')
  api.answers(KEY, aDashboard())
  await user.click(within(panel).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Customer 1')
})

test('logging out leads home', async () => {
  api.answers('POST /auth/sign-out', undefined)
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('five notices show, with a link to the rest', async () => {
  const newest = [1, 2, 3, 4, 5].map((n) => aNotice(n))
  api.answers(KEY, aDashboard({ notices: { newest, unread: 6, more: true } }))
  open()
  await screen.findByText('Notice 5')
  expect(screen.getByRole('link', { name: 'View all notifications' }).getAttribute('href')).toBe(
    '/business/notifications',
  )
})
