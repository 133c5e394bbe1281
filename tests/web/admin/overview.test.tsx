// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdminOverview } from '#core/contracts/admin/overview.ts'
import { OverviewScreen } from '#web/features/admin-overview/overview-screen.tsx'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const overview: AdminOverview = {
  stats: {
    totalUsers: 1234,
    totalBusinesses: 41,
    monthlyRevenueCents: 2_045_900,
    totalBookings: 310,
    activeSearches: 87,
    platformGrowth: 12.5,
  },
  payments: [
    {
      id: id(7),
      business: { id: id(8), name: 'Kopjes Tyres', slug: 'kopjes-tyres' },
      amountCents: 49_900,
      at: '2026-11-20T08:00:00.000Z',
    },
  ],
  tyreUpdates: [{ count: 40, at: '2026-11-20T08:00:00.000Z' }],
  deals: [
    {
      id: id(3),
      title: 'Four for three',
      business: { name: 'Randburg Tyres', slug: 'randburg-tyres' },
      at: '2026-11-21T08:00:00.000Z',
    },
  ],
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', name: 'Lerato Dube', adminRoles: ['owner'] })))
  api.answers('GET /admin/waiting', { waiting: [] })
  api.answers('GET /admin/overview', overview)
})

test('an admin is greeted by name and sees the figures', async () => {
  show(<OverviewScreen />)
  await screen.findByText('Welcome, Lerato Dube')
  const figures = within(await screen.findByRole('region', { name: 'The platform today' }))
  for (const words of ['1 234', '41', 'R 20 459,00', '310', '87', '12,5 %'])
    figures.getByText((text) => text.replace(/\s/g, ' ') === words)
})

test('what waits leads to where it is worked off, with since when', async () => {
  const since = new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString()
  api.answers('GET /admin/waiting', { waiting: [{ what: 'applications', count: 2, since }] })
  show(<OverviewScreen />)
  const link = await screen.findByRole('link', { name: /2 applications the oldest waits for 3 hours/ })
  expect(link.getAttribute('href')).toBe('/admin/business-approval')
})

test('a shop opens in a new tab; without activity that is said', async () => {
  show(<OverviewScreen />)
  const link = await screen.findByRole('link', { name: /View Shop: Randburg Tyres/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/business/randburg-tyres', '_blank'])
})

test('without activity that is said', async () => {
  api.answers('GET /admin/overview', { ...overview, payments: [], tyreUpdates: [], deals: [] })
  show(<OverviewScreen />)
  await screen.findByText('No recent platform activity.')
})

test('a failure says so, and can be tried again', async () => {
  api.refuses('GET /admin/overview', 500, { code: 'FAILED', message: 'no' })
  const { user } = show(<OverviewScreen />)
  const panel = within(await screen.findByRole('alert'))
  panel.getByText('Error Loading Dashboard Data')
  panel.getByText('Failed to load dashboard data')
  api.answers('GET /admin/overview', overview)
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'The platform today' })
})
