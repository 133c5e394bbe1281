// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { InventoryScreen } from '#web/features/inventory/inventory-screen.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const primacy: ShopListing = {
  id: id(1),
  code: 'TQ7K2',
  sku: 'MIC-1',
  brand: 'Michelin',
  model: 'Primacy 4',
  size: '205/55R16',
  type: 'summer',
  loadIndex: 91,
  speedRating: 'V',
  service: '91V',
  runFlat: false,
  extraLoad: false,
  imageUrl: null,
  awaitsReview: false,
  priceCents: 189_900,
  quantity: 12,
  reserved: 0,
  free: 12,
  orderIn: null,
  deal: null,
  confirmedAt: null,
  createdAt: '2026-11-18T07:00:00.000Z',
  updatedAt: '2026-11-18T07:00:00.000Z',
}
const shop = { id: id(9), slug: 'randburg-tyres', name: 'Randburg Tyres' }

beforeEach(() => {
  api.answers('GET /my-shops', { shops: [{ id: id(8), role: 'staff', since: '2026-01-05T08:00:00.000Z', shop }] })
  api.answers('GET /shops/:shopId/listings', { listings: [primacy], total: 1, page: 1, pages: 1 })
  api.answers('GET /shops/:shopId/saved-views', { views: [] })
  api.answers('GET /shops/:shopId/stock', { listed: 1, low: 0, out: 0, stale: 1, confirmedAt: null })
})
const open = (query = '') =>
  show(
    <>
      <InventoryScreen />
      <Toasts />
    </>,
    { at: `/business/inventory${query}` },
  )

test('the stock stands in a table, with prices to the cent and the page of pages', async () => {
  open()
  await screen.findByRole('button', { name: /change price of Michelin/ }, { timeout: 10_000 })
  screen.getByText('R 1 899,00')
  screen.getByText('12')
  screen.getByRole('table', { name: 'Inventory' })
  screen.getByText('Page 1 of 1')
})

test('each figure says what it counts, and what can be ordered is kept with the tyre', async () => {
  const sent: unknown[] = []
  const promised = { ...primacy, reserved: 5, free: 7, orderIn: { quantity: 4, leadHours: 10, until: null } }
  api.answers('GET /shops/:shopId/listings', { listings: [promised], total: 1, page: 1, pages: 1 })
  api.answers('PATCH /listings/:id', { listing: promised, undoId: id(3) }, (body) => sent.push(body))
  const { user } = open()
  await screen.findByText('5 promised, 7 free')
  screen.getByText('+ 4 to order')
  await user.click(screen.getByRole('button', { name: /^Michelin/ }))
  const panel = await screen.findByRole('dialog')
  await user.type(within(panel).getByLabelText(/Last order of the day/), '14:00')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ quantity: 12, orderIn: { quantity: 4, leadHours: 10, until: '14:00' } }]),
  )
})

test('what cannot be read says so, with ways on', async () => {
  api.refuses('GET /shops/:shopId/listings', 500, { code: 'FAILED', message: 'Something went wrong' })
  open()
  await screen.findByText('Failed to load inventory')
  screen.getByRole('button', { name: 'Try Again' })
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
    '/business/seller-dashboard',
  )
})

test('who has no shop is told so', async () => {
  api.answers('GET /my-shops', { shops: [] })
  open()
  await screen.findByText('No business found for this user. Please contact support.')
})

test('adding without a tyre, a price or a quantity says what is missing', async () => {
  api.answers('GET /shops/:shopId/catalogue', { tyres: [], next: null })
  const { user } = open('?add=1')
  await user.click(await screen.findByRole('button', { name: 'Add to inventory' }))
  await screen.findByText('Please select a tyre and enter price and quantity')
  screen.getByText('Please choose a tyre')
  screen.getByText('A price in rand above 0')
  expect(screen.getByLabelText(/^Price/).getAttribute('aria-invalid')).toBe('true')
})

test('a price is changed where it stands', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /listings/:id', { listing: { ...primacy, priceCents: 199_950 }, undoId: id(5) }, (body) =>
    sent.push(body),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /change price of Michelin/ }))
  await user.clear(screen.getByRole('textbox', { name: /price of Michelin/ }))
  await user.keyboard('1 999,50{Enter}')
  await waitFor(() => expect(sent).toEqual([{ priceCents: 199_950 }]))
})

test('a list is imported from here, and everything is there to save as one', async () => {
  open()
  expect((await screen.findByRole('link', { name: 'Import' })).getAttribute('href')).toBe('/business/inventory/import')
  expect((await screen.findByRole('link', { name: 'Export' })).getAttribute('href')).toMatch(
    /^\/api\/shops\/[0-9a-f-]+\/stock\.csv$/,
  )
})

test('while tyres are chosen only they can be removed, and what is removed can be taken back', async () => {
  const sent: unknown[] = []
  const second = { ...primacy, id: id(2), model: 'Pilot Sport 5' }
  api.answers('GET /shops/:shopId/listings', { listings: [primacy, second], total: 12_000, page: 1, pages: 1_200 })
  api.answers('POST /shops/:shopId/listings/remove', { changed: 1, undoId: id(5) }, (body) => sent.push(body))
  const { user } = open()
  await screen.findByText(/^All 12.000 in this list:$/)
  await user.click(screen.getByRole('checkbox', { name: /^Choose Michelin Pilot/ }))
  expect(screen.queryByText(/in this list:$/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('Are you sure you want to remove this tyre from your inventory?')
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Tyre removed from inventory')
  expect(sent).toEqual([{ chosen: { ids: [second.id] }, expected: 1 }])
  await screen.findByText(/in this list:$/)
})
