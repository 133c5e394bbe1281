// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import { GuestQuotes } from '#web/features/quotes/components/guest-quotes.tsx'
import { MyQuotes } from '#web/features/quotes/components/my-quotes.tsx'
import { booked, id } from './support/a-booking.ts'
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
  api.answers('GET /shops/:shopId/open-days', { days: [{ date: '2026-11-24', slots: 3 }] })
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
  expect(await part.findByText(/^First free day: .*24/)).toBeTruthy()
  expect(part.getByText('No answer yet')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'No thanks, Fourways Tyres' }))
  await user.click(await screen.findByRole('button', { name: 'Say no' }))
  await waitFor(() => expect(declined).toEqual([`/api/quote-answers/${id(2)}/decline`]))
})

test('a guest asks two more, and books by the link without any e-mail address', async () => {
  const sent: { path: string; body: unknown }[] = []
  const note = (body: unknown, { pathname }: URL) => sent.push({ path: pathname, body })
  api.answers('GET /guest-rounds/:token', round)
  api.answers('POST /guest-rounds/:token/more', { ...round, asks: [...round.asks, ask(5, 'Sandton Tyres')] }, note)
  api.answers('GET /shops/:shopId/open-slots', { starts: [] })
  api.answers('POST /guest-rounds/:token/answers/:id/book', { ...booked, guestToken: 'abc' }, note)
  const { user } = show(<GuestQuotes token="token-of-round" />, { at: '/quotes/token-of-round' })
  await user.click(await screen.findByRole('button', { name: 'Ask two more' }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/guest-rounds/token-of-round/more']))
  await user.click(screen.getByRole('button', { name: 'Take it from Fourways Tyres' }))
  const form = within(await screen.findByRole('dialog', { name: 'Book at Fourways Tyres' }))
  await user.click(form.getByRole('radio', { name: /24/ }))
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Sam Nkosi')
  await user.click(form.getByRole('button', { name: 'Ask the shop' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path: `/api/guest-rounds/token-of-round/answers/${id(2)}/book`,
      body: { name: 'Sam Nkosi', date: '2026-11-24', seenTotalCents: 732_000 },
    }),
  )
})

test('a guest hands a price to who pays by the private link', async () => {
  const path = `/api/guest-rounds/token-of-round/answers/${id(2)}/handed`
  const made: string[] = []
  api.answers('GET /guest-rounds/:token', round)
  api.answers('GET /guest-rounds/:token/answers/:id/handed', { url: null, until: null, yes: null })
  const { user } = show(<GuestQuotes token="token-of-round" />, { at: '/quotes/token-of-round' })
  await user.click(await screen.findByRole('button', { name: 'Somebody else pays Fourways Tyres' }))
  const link = { url: 'https://spoor.example/handed/abc', until: '2026-12-03T15:00:00Z', yes: null }
  api.answers('POST /guest-rounds/:token/answers/:id/handed', link, (_, { pathname }) => made.push(pathname))
  const make = await screen.findByRole('button', { name: 'Make a link' })
  api.answers('GET /guest-rounds/:token/answers/:id/handed', link)
  await user.click(make)
  expect(await screen.findByDisplayValue(link.url)).toBeTruthy()
  expect(made).toEqual([path])
})
