// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { stockLevel } from '#core/rules/prices/stock.ts'
import { timeLeft } from '#core/rules/time/countdown.ts'
import { DealCard } from '#web/components/deals/deal-card.tsx'
import DealDialog from '#web/features/deals/components/deal-dialog.tsx'
import { HotDeals } from '#web/features/home/components/hot-deals.tsx'
import { standInApi } from './support/api.ts'
import { aDeal, dealsOf } from './support/deals.ts'
import { show } from './support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))

test('a card says what is for sale, what it saves, and two of its features', () => {
  show(<DealCard deal={aDeal()} />)
  const card = screen.getByRole('article', { name: 'Michelin Primacy 4 at Randburg Tyres' })
  for (const words of ['205/55R16 91V', 'R 1 500', 'R 1 899', '−21%', 'In Stock', 'No rating', 'Randburg'])
    expect(card.textContent).toContain(words)
  expect(card.textContent).toContain('Run-flat · Extra load (XL) · +1 more')
  expect(card.textContent).not.toContain('615')
})

test.each([
  [10, 'Only 10 left'],
  [11, undefined],
])('with %i in stock: %s', (stock, words) => {
  show(<DealCard deal={aDeal({ stock })} />)
  expect(screen.queryByText(/Only \d+ left/)?.textContent).toBe(words)
})

test('how old the shop’s word about its stock is', () => {
  show(<DealCard deal={aDeal({ stockConfirmedAt: new Date().toISOString() })} />)
  expect(screen.getByRole('article').textContent).toContain('Stock confirmed today')
})

test('stock and time in words', () => {
  expect([6, 5, 1, 0].map(stockLevel)).toEqual(['in', 'limited', 'limited', 'out'])
  const at = (moment: string) => timeLeft('2026-11-20', new Date(`${moment}+02:00`))
  expect(at('2026-11-18T20:00:00')).toEqual({ text: '2 days 4 hours', endingSoon: false })
  expect(at('2026-11-20T18:40:00')).toEqual({ text: '5 hours 20 min', endingSoon: true })
  expect(at('2026-11-20T23:48:00')).toEqual({ text: '12 min', endingSoon: true })
  expect(at('2026-11-21T00:00:00')).toBeUndefined()
})

test('four placeholders, then the deals; filters stand in the address', async () => {
  const asked: string[] = []
  api.answers('GET /deals', dealsOf(aDeal()), (_, url) => asked.push(url.search))
  const { user, address } = show(<HotDeals />)
  expect(screen.getByRole('list').children).toHaveLength(4)
  await screen.findByRole('article')
  await user.selectOptions(screen.getByLabelText('Price a tyre'), 'R1500 to R2000')
  expect(address()).toBe('/?dealPrice=from_1500_to_2000')
  await waitFor(() => expect(asked.at(-1)).toBe('?price=from_1500_to_2000&limit=4'))
})

test('a carousel or a grid, as the address says', async () => {
  api.answers('GET /deals', dealsOf(aDeal()))
  const { user, address } = show(<HotDeals />)
  const grid = screen.getByRole('button', { name: 'As a grid' })
  expect([screen.queryByRole('region', { name: 'Deals' }) !== null, grid.ariaPressed]).toEqual([true, 'false'])
  await user.click(grid)
  expect([address(), screen.queryByRole('region', { name: 'Deals' })]).toEqual(['/?dealView=grid', null])
})

test('no deals, and deals that cannot be read', async () => {
  api.answers('GET /deals', dealsOf())
  const { unmount } = show(<HotDeals />)
  await screen.findByText('No featured deals available at the moment')
  expect(screen.getByRole('link', { name: 'Search tyres' }).getAttribute('href')).toBe('/search')
  unmount()
  api.refuses('GET /deals', 500, { code: 'FAILED', message: 'Something went wrong. Please try again.' })
  const { user } = show(<HotDeals />)
  await screen.findByText('Failed to load deals')
  expect(screen.queryByText(/No featured deals/)).toBeNull()
  api.answers('GET /deals', dealsOf(aDeal()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article')
})

test('all of a deal, and the ways on from it', async () => {
  api.answers('GET /deals/:code', aDeal({ deal: { endsOn: '2099-11-28' } }))
  show(<DealDialog subject={{ deal: 'DBX2K' }} onClose={() => {}} />, { at: '/?form=deal&f.deal=DBX2K' })
  const dialog = within(await screen.findByRole('dialog', { name: 'November special' }))
  for (const words of ['Four for less.', 'Carries 615 kg', 'Valid until 28 November 2099'])
    expect(dialog.getByText(words)).toBeTruthy()
  const link = (name: string | RegExp) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(link('Book Now')).toBe('/?form=booking&f.deal=DBX2K&f.offer=TBQ7K&f.quantity=4')
  expect(link('Message Seller')).toBe('/?form=message&f.deal=DBX2K&f.offer=TBQ7K&f.shop=randburg-tyres')
  expect(link(/WhatsApp/)).toBe('https://wa.me/27600123456?text=Book%20deal%20DBX2K')
})

test('a deal that is over says so', async () => {
  api.refuses('GET /deals/:code', 404, { code: 'DEAL_NOT_FOUND', message: 'This deal has ended or is sold out' })
  show(<DealDialog subject={{ deal: 'DBX2K' }} onClose={() => {}} />)
  await screen.findByText('This deal has ended or is sold out')
})

test('a business cannot message another', async () => {
  const account = {
    id: '0190f1a0-0000-7000-8000-000000000009',
    role: 'business' as const,
    name: 'Riaan',
    phone: null,
    email: null,
  }
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2026-12-20T10:00:00.000Z' })
  api.answers('GET /deals/:code', aDeal())
  const { user, address } = show(<DealDialog subject={{ deal: 'DBX2K' }} onClose={() => {}} />, { at: '/?form=deal' })
  await screen.findByRole('link', { name: 'Message Seller' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Bookmark/ })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Message Seller' }))
  expect(address()).toBe('/?form=deal')
})
