// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Offer } from '#core/contracts/offers.ts'
import { Results } from '#web/features/results/components/results.tsx'
import { tyreSearchOf } from '#web/lib/page/tyre-search.ts'
import { offer as anOffer, id } from './support/a-booking.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const offer = (n: number, more: Partial<Offer> = {}): Offer => ({
  ...anOffer,
  listingId: id(n),
  code: `TQ7K${n}`,
  model: `Primacy ${n}`,
  stock: 4,
  ...more,
})

const facets = {
  size: '205/55R16',
  total: 5,
  brands: [{ name: 'Michelin', count: 5 }],
  types: [],
  services: [],
  paymentWays: [],
  ratings: [{ from: 4, count: 0 }],
  radii: [],
  runFlat: 0,
  deals: 0,
  openNow: 0,
  priceCents: null,
  alike: [],
  usualFittedCents: { premium: 209_900, mid: null, budget: null },
}

const answer = (offers: Offer[]) =>
  api.answers('GET /offers', { size: '205/55R16', offers, next: null, nearMisses: [] })

const open = (query = '') => {
  const at = `/search/results?size=205/55R16${query}`
  return show(<Synced />, { at })
}

/** The browser's address follows the router's, as it does outside of tests. */
function Synced() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => window.history.replaceState(null, '', pathname + search), [pathname, search])
  const query = tyreSearchOf(new URLSearchParams(search))
  return query && <Results query={query} />
}

beforeEach(() => {
  api.answers('GET /offers/facets', facets)
  api.answers('GET /auth/session', { signedIn: false })
})

test('says that it searches', () => {
  api.keepsWaiting('GET /offers')
  open()
  expect(screen.getByText('Searching tyres…')).toBeTruthy()
})

test('a failed search says so, shows nothing invented, and can be tried again', async () => {
  api.refuses('GET /offers', 500, { code: 'FAILED', message: 'Something went wrong. Please try again.' })
  const { user } = open()
  const box = await screen.findByRole('alert')
  expect(within(box).getByText('Search Error')).toBeTruthy()
  expect(within(box).getByText('Search failed')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  answer([offer(2)])
  await user.click(within(box).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Michelin Primacy 2 at Randburg Tyres' })).toBeTruthy()
})

test('nothing found comes with wider searches a tap away, and a way to be told', async () => {
  answer([])
  open('&brand=Dunlop&near=-26.11,28.06&place=Sandton')
  expect(await screen.findByRole('heading', { name: 'No tyres found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).not.toContain('brand')
  expect(screen.getByRole('link', { name: 'Within 100 km' }).getAttribute('href')).toContain('radius=100')
  expect(screen.getByRole('link', { name: 'All of South Africa' }).getAttribute('href')).not.toContain('near')
  expect(screen.getByRole('link', { name: '2 tyres' }).getAttribute('href')).toContain('quantity=2')
  expect(screen.getByRole('link', { name: 'Tell me when there is one' }).getAttribute('href')).toContain('form=alert')
})

test('an offer shows what it is, its total, how it stands, and no rating that nobody gave', async () => {
  answer([offer(2), offer(3, { totalCents: 839_600 }), offer(4, { fitted: false })])
  open()
  const [card, usual, bare] = await screen.findAllByRole('article')
  if (!card) throw new Error('no offer is shown')
  expect(card.textContent).toContain('R 7 916,00for 4 tyres, fitted')
  expect(await within(card).findByText('R 480 below the usual R 8 396')).toBeTruthy()
  expect(usual?.textContent).toContain('About the usual R 8 396')
  expect(card.textContent).toContain(
    'The middle of what shops here ask for 4 tyres of this size, fitted, of premium brands.',
  )
  expect(bare?.textContent).not.toContain('usual')
  expect(card.textContent).toContain('Summer')
  expect(within(card).getByText('Premium')).toBeTruthy()
  expect(card.textContent).toContain('load 91 · speed V')
  expect(card.textContent).toContain('No rating')
  expect(card.textContent).toMatch(/Limited Stock · [1-5](?!\d)/)
  expect(
    within(card)
      .getByRole('link', { name: /Book on WhatsApp/ })
      .getAttribute('href'),
  ).toBe('https://wa.me/27600123456?text=Book%20TQ7K2')
})

test('an offer has one act, the next free time, and what has to be ordered; the rest stands behind More', async () => {
  const from = '2026-11-30T06:30:00.000Z'
  answer([offer(2, { nextFree: { from, inDays: 1 } }), offer(3, { ready: { from, inDays: 1 } })])
  open()
  const [card, ordered] = await screen.findAllByRole('article')
  if (!card) throw new Error('no offer is shown')
  const act = within(card).getByRole('link', { name: /^Choose a time/ })
  expect(act.getAttribute('href')).toContain('form=booking&f.offer=TQ7K2&f.quantity=4')
  expect(card.textContent).toContain('Next free: tomorrow 08:30')
  expect(card.textContent).toMatch(/Stock · \d+ free/)
  expect(ordered?.textContent).toContain('To order: tomorrow from 08:30')
  expect(ordered?.textContent).not.toContain('Next free')
  const more = card.querySelector('details')
  expect(more?.open).toBe(false)
  for (const behind of [/^Message Randburg/])
    expect(more?.contains(within(card).getByRole('link', { name: behind }))).toBe(true)
  expect(more?.textContent).toContain('Pay there by')
})

test('the keyboard passes the filters at once', async () => {
  answer([offer(2)])
  open()
  await screen.findByRole('article')
  const skip = screen.getByRole('link', { name: 'Skip to the offers' })
  const target = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '')
  expect(target?.querySelector('article')).toBeTruthy()
})

test('an offer says when its shop confirmed the stock, and nothing where it never did', async () => {
  const daysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString()
  answer([offer(1, { stockConfirmedAt: daysAgo }), offer(2)])
  open()
  const confirmed = await screen.findByRole('article', { name: /^Michelin Primacy 1/ })
  expect(confirmed.textContent).toContain('Stock confirmed 3 days ago')
  expect(screen.getByRole('article', { name: /^Michelin Primacy 2/ }).textContent).not.toContain('Stock confirmed')
})

test('four can be compared; a fifth is not added', async () => {
  answer([2, 3, 4, 5, 6].map((n) => offer(n)))
  const { user, address } = open()
  for (const box of await screen.findAllByRole('button', { name: /^Compare Mich/ })) await user.click(box)
  expect(decodeURIComponent(address())).toContain('compare=TQ7K2,TQ7K3,TQ7K4,TQ7K5')
  expect(await screen.findByText('4 of 4 to compare')).toBeTruthy()
})

test('two that are ticked before the address has followed are both compared', async () => {
  answer([offer(2), offer(3)])
  const { address } = open()
  const boxes = await screen.findAllByRole('button', { name: /^Compare Mich/ })
  for (const box of boxes) box.click()
  expect(await screen.findByText('2 of 4 to compare')).toBeTruthy()
  expect(decodeURIComponent(address())).toContain('compare=TQ7K2,TQ7K3')
})

test('those that fit come first; the others stand behind a line that says why', async () => {
  answer([offer(2), offer(3, { speedOk: false })])
  open('&speed=240')
  const below = await screen.findByRole('region', { name: 'Rated slower than you asked for' })
  expect(within(below).getByRole('article', { name: 'Michelin Primacy 3 at Randburg Tyres' })).toBeTruthy()
  expect(within(below).queryByRole('article', { name: 'Michelin Primacy 2 at Randburg Tyres' })).toBeNull()
})

test('filters open over the page, say how many offers they leave, and go one by one or all at once', async () => {
  answer([offer(2)])
  const { user, address } = open('&brand=Michelin&open=true&maxPrice=2000')
  const chips = within(await screen.findByRole('list', { name: 'Filters that are on' }))
  expect(chips.getAllByRole('button').map((chip) => chip.textContent?.trim())).toEqual([
    'Open now',
    'Up to R 2000 a tyre',
    'Michelin',
    'Clear all',
  ])
  await user.click(chips.getByRole('button', { name: 'Take away: Michelin' }))
  expect(address()).not.toContain('brand')
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await sheet.findByRole('button', { name: 'Clear all' }))
  expect(address()).toBe('/search/results?size=205/55R16')
  await user.click(await sheet.findByRole('button', { name: 'Show 5 offers' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a price below nothing is refused in words, and changes nothing', async () => {
  answer([offer(2)])
  const { user, address } = open()
  const price = await screen.findByLabelText(/^Maximum price/)
  await user.type(price, '-5{Enter}')
  expect(screen.getByText('A price cannot be below 0')).toBeTruthy()
  expect(address()).not.toContain('maxPrice')
})

test('a price below nothing keeps the filters of a phone open, where it is corrected', async () => {
  answer([offer(2)])
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  const price = await sheet.findByLabelText(/^Maximum price/)
  await user.type(price, '-5')
  expect(sheet.getByText('A price cannot be below 0')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: /^Show / }))
  expect(document.activeElement).toBe(price)
  await user.clear(price)
  await user.type(price, '1500')
  await user.click(sheet.getByRole('button', { name: /^Show / }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toContain('maxPrice=1500')
})

test('one that stands in the address is told before the offers of a phone, and leads to its field', async () => {
  answer([offer(2)])
  const { user } = open('&maxPrice=-5')
  await screen.findByText(/“-5” is not counted as a highest price. A price cannot be below 0/)
  await user.click(screen.getByRole('button', { name: 'Change it' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect((await sheet.findByLabelText<HTMLInputElement>(/^Maximum price/)).value).toBe('-5')
})

test('one that stands in the address filters nothing, and the field says why', async () => {
  answer([offer(2)])
  const { user, address } = open('&maxPrice=-5')
  expect(await screen.findByText('A price cannot be below 0')).toBeTruthy()
  const price = screen.getByLabelText(/^Maximum price/)
  await user.clear(price)
  await user.type(price, '1500{Enter}')
  expect(address()).toContain('maxPrice=1500')
})

test('filters that could not be counted say so, and count again', async () => {
  answer([offer(2)])
  api.refuses('GET /offers/facets', 500, { code: 'FAILED', message: 'Something went wrong.' })
  const { user } = open()
  await screen.findByText('The filters could not be counted.')
  api.answers('GET /offers/facets', facets)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Shops open now', { exact: false })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('The filters could not be counted.')).toBeNull())
})

test('another place is typed on the results themselves', async () => {
  answer([offer(2)])
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Search near a place' }))
  await user.type(await screen.findByRole('combobox', { name: /^Near/ }), 'Sandton')
  await user.click(screen.getByRole('button', { name: 'Search here' }))
  await waitFor(() => expect(address()).toContain('place=Sandton'))
})
