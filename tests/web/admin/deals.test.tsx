// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdminDeal } from '#core/contracts/admin/deals.ts'
import { DealsScreen } from '#web/features/admin-deals/deals-screen.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const toasts: Toast[] = []
beforeEach(() => {
  toasts.length = 0
  showToastsWith((toast) => void toasts.push(toast))
})

const aDeal = (n: number, options: Partial<AdminDeal> = {}): AdminDeal => ({
  id: `019a0000-0000-7000-8000-00000000000${n}`,
  code: `DL${n}X2`,
  shop: {
    id: '019a0000-0000-7000-8000-0000000000aa',
    slug: 'bosveld-bande',
    name: 'Bosveld Bande',
    city: 'Centurion',
    province: 'Gauteng',
  },
  product: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16', type: 'summer' },
  listing: { code: 'LX42A', priceCents: 189_900, stock: 8 },
  title: `Deal ${n}`,
  description: 'While they last',
  priceCents: 150_000,
  percentOff: 21,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  status: 'active',
  soldOut: false,
  featured: false,
  rating: 4.5,
  reviewCount: 12,
  features: ['Carries 615 kg'],
  createdAt: '2026-11-01T08:00:00.000Z',
  ...options,
})
const listed = (...deals: AdminDeal[]) => api.answers('GET /admin/deals', { deals, next: null })
const open = (at = '/admin/deals') => show(<DealsScreen />, { at })

test('a deal shows its shop, product, price, days, rating and features, and its shop in a new tab', async () => {
  listed(aDeal(1), aDeal(2, { status: 'expired', rating: null, reviewCount: 0, soldOut: false }))
  const { user } = open()
  const row = within(await screen.findByRole('row', { name: /Deal 1/ }))
  for (const words of ['Bosveld Bande', 'Centurion, Gauteng', 'Michelin Primacy 4 205/55R16', '4.5 (12)', 'Active'])
    row.getByText(words)
  within(screen.getByRole('row', { name: /Deal 2/ })).getByText('No rating')
  await user.click(row.getByRole('button', { name: /^Deal 1/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Deal 1' }))
  panel.getByText('While they last')
  const shop = panel.getByRole('link', { name: /View Shop/ })
  expect([shop.getAttribute('href'), shop.getAttribute('target')]).toEqual(['/business/bosveld-bande', '_blank'])
})

test('featuring shows at once and cannot be pressed twice; a refusal takes it back and says why', async () => {
  listed(aDeal(1))
  api.keepsWaiting('PATCH /admin/deals/:id')
  const { user, unmount } = open()
  await user.click(await screen.findByRole('button', { name: 'Feature Deal 1' }))
  const button = await screen.findByRole('button', { name: 'Unfeature Deal 1' })
  expect(button).toHaveProperty('disabled', true)
  unmount()

  api.refuses('PATCH /admin/deals/:id', 404, { code: 'DEAL_NOT_FOUND', message: 'There is no such deal' })
  const again = open()
  await again.user.click(await screen.findByRole('button', { name: 'Feature Deal 1' }))
  await waitFor(() =>
    expect(toasts.map(({ title }) => title)).toEqual(['Failed to update deal featured status: There is no such deal']),
  )
  await screen.findByRole('button', { name: 'Feature Deal 1' })
})

test('without deals it says so, and the filters stand in the address', async () => {
  const asked: string[] = []
  api.answers('GET /admin/deals', { deals: [], next: null }, (_, { search }) => asked.push(search))
  const { user } = open('/admin/deals?show=featured')
  await screen.findByText('No deals available.')
  expect(asked[0]).toContain('show=featured')
  await user.click(screen.getByRole('button', { name: /Featured/ }))
  await waitFor(() => expect(asked.at(-1)).not.toContain('show='))
})
