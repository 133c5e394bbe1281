// @vitest-environment jsdom
import '#web/app/business/log-in-panel.tsx'
import '#web/app/business/shell.tsx'
import '#web/components/ui/toaster.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BusinessLayout } from '#web/app/business/layout.tsx'
import { Toasts } from '#web/app/toasts.tsx'
import { ownShop } from '../shop-profile/a-shop.ts'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const membership = (role: 'owner' | 'staff') => ({
  id: id(1),
  role,
  since: '2026-01-05T08:00:00.000Z',
  shop: { id: id(1), slug: 'randburg-tyres', name: 'Randburg Tyres' },
})
const counts = { pending: 2, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0, waiting: 2, most: 1000 }

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', { shops: [membership('staff')] })
  api.answers('GET /shops/:shopId/profile', ownShop)
  api.answers('GET /threads/unread', { unread: 0 })
  api.answers('GET /threads', { threads: [], next: null })
  api.answers('GET /notices/unread', { unread: 0 })
  api.answers('GET /shops/:shopId/counter-bookings/counts', counts)
  api.answers('GET /shops/:shopId/notices', { notices: [], unread: 0, next: null })
})
const open = () =>
  show(
    <>
      <BusinessLayout />
      <Toasts />
    </>,
    { at: '/business/analytics' },
  )
const places = async () => {
  const bar = within(await screen.findByRole('complementary', { name: 'Business' }))
  await bar.findByRole('link', { name: 'Staff' })
  return bar
}

test('what staff may not see is not in the bar', async () => {
  open()
  const bar = await places()
  await waitFor(() => expect(bar.queryByRole('link', { name: 'Invoices' })).toBe(null))
  expect(bar.queryByRole('link', { name: 'Keys and webhooks' })).toBe(null)
})

test('an owner finds invoices and keys there', async () => {
  api.answers('GET /my-shops', { shops: [membership('owner')] })
  open()
  const bar = await places()
  bar.getByRole('link', { name: 'Invoices' })
  bar.getByRole('link', { name: 'Keys and webhooks' })
})

test('who is removed is told so, and the shop is gone from the page', async () => {
  open()
  await screen.findByText('Randburg Tyres')
  api.answers('GET /my-shops', { shops: [] })
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await screen.findByText('You are no longer a member of Randburg Tyres')
  expect(screen.queryByText('Randburg Tyres')).toBe(null)
})
