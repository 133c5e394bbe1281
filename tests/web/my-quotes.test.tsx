// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { MyQuotes } from '#web/features/quotes/components/my-quotes.tsx'
import { id } from './support/a-booking.ts'
import { anAccount, signedInAs } from './support/a-profile.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const account = anAccount({ name: 'Thandi Nkosi', email: 'thandi@example.com', phone: '+27821234567' })
const ask = (n: number, name: string, more: Partial<AskView> = {}): AskView => ({
  id: id(n),
  shop: { id: id(n + 4), slug: `shop-${n}`, name, suburb: null, city: 'Randburg', phone: null },
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
  ...more,
})
const answered = {
  state: 'answered',
  listingId: id(8),
  listingCode: 'TQ7K2',
  tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
  priceCents: 175_000,
  totalCents: 732_000,
  note: 'With new valves',
} as const
const round: RoundView = {
  id: id(1),
  size: '205/55R16',
  quantity: 4,
  brand: null,
  services: ['fitting'],
  place: 'Randburg',
  notes: '',
  state: 'open',
  validUntil: '2026-11-23T15:00:00Z',
  createdAt: '2026-11-18T07:00:00Z',
  asks: [ask(2, 'Fourways Tyres', answered), ask(3, 'Randburg Tyres')],
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(account))
  api.answers('GET /quote-rounds', { rounds: [round] })
})

test('the answers stand side by side, and one is declined', async () => {
  const declined: string[] = []
  api.answers('POST /quote-answers/:id/decline', round, (_, url) => declined.push(url.pathname))
  const { user } = show(<MyQuotes account={account} />, { at: '/quotes' })
  const part = within(await screen.findByRole('region', { name: '4 × 205/55R16 near Randburg' }))
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
    'Fourways Tyres',
    'Randburg Tyres',
  ])
  expect(part.getByText('R 7 320,00').closest('p')?.textContent).toMatch(/^R\s7\s320,00 fitted$/)
  expect(part.getByText('No answer yet')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'No thanks, Fourways Tyres' }))
  await user.click(await screen.findByRole('button', { name: 'Say no' }))
  await waitFor(() => expect(declined).toEqual([`/api/quote-answers/${id(2)}/decline`]))
})
