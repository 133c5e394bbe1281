// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { QuotesScreen } from '#web/features/shop-quotes/quotes-screen.tsx'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { myShops } from './an-inbox.ts'

const api = standInApi()
const tyre = { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' }
const quote: ShopQuote = {
  id: id(1),
  shopId: id(2),
  shopName: 'Randburg Tyres',
  size: '205/55R16',
  quantity: 4,
  brand: null,
  services: ['fitting'],
  place: 'Randburg',
  notes: 'For a Polo',
  state: 'waiting',
  declinedBy: null,
  listingId: null,
  listingCode: null,
  tyre: null,
  priceCents: null,
  totalCents: null,
  lines: [],
  note: '',
  answeredAt: null,
  validUntil: '2026-11-23T15:00:00Z',
  distanceKm: 4,
  askedAt: '2026-11-18T07:00:00Z',
  open: true,
  listings: [{ listingId: id(3), code: 'TQ7K2', tyre, priceCents: 189_900, totalCents: 791_600 }],
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/quotes', {
    waiting: [quote],
    past: [{ ...quote, id: id(4), state: 'lost', tyre, priceCents: 180_000, totalCents: 752_000, open: false }],
    counts: { asked: 7, won: 2, lost: 3, unanswered: 1 },
  })
})

test('two drivers who ask for the same have a form each that is told from the other', async () => {
  api.answers('GET /shops/:shopId/quotes', {
    waiting: [quote, { ...quote, id: id(5) }],
    past: [],
    counts: { asked: 2, won: 0, lost: 0, unanswered: 0 },
  })
  show(<QuotesScreen />, { at: '/business/quotes' })
  await screen.findByRole('form', { name: 'Quote for 4 × 205/55R16, 1 of 2' })
  screen.getByRole('form', { name: 'Quote for 4 × 205/55R16, 2 of 2' })
})

test('the price of the list stands in the form, another is sent with its total, and the counts are said', async () => {
  const sent: unknown[] = []
  api.answers('POST /shop-quotes/:id/answer', { quote, changed: false }, (body) => sent.push(body))
  const { user } = show(<QuotesScreen />, { at: '/business/quotes' })
  const form = within(await screen.findByRole('form', { name: 'Quote for 4 × 205/55R16' }))
  const price = form.getByLabelText<HTMLInputElement>('Price of one tyre, in rand')
  expect(price.value).toBe('1899')
  await user.clear(price)
  await user.type(price, '1750')
  expect(form.getByText('R 7 320,00 fitted')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Send price: R 7 320,00' }))
  await waitFor(() => expect(sent).toEqual([{ listingId: id(3), priceCents: 175_000, note: '' }]))
  expect(screen.getByText('Last 30 days: asked 7, won 2, lost 3, unanswered 1')).toBeTruthy()
  expect(screen.getByText('Lost')).toBeTruthy()
})
