// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Offer } from '#core/contracts/offers.ts'
import { Results } from '#web/features/results/components/results.tsx'
import { wishOf } from '#web/lib/page/search-address.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const id = (n: number) => `0190f1a0-0000-7000-8000-00000000000${n}`

const offer = (n: number, more: Partial<Offer> = {}): Offer => ({
  listingId: id(n),
  code: `TQ7K${n}`,
  brand: 'Michelin',
  model: `Primacy ${n}`,
  size: '205/55R16',
  loadIndex: 91,
  speedRating: 'V',
  service: '91V',
  type: 'summer',
  runFlat: false,
  extraLoad: false,
  imageUrl: null,
  priceCents: 189_900,
  listPriceCents: 189_900,
  deal: null,
  stock: 4,
  quantity: 4,
  lines: [
    { what: 'tyre', quantity: 4, eachCents: 189_900, totalCents: 759_600 },
    { what: 'fitting', quantity: 4, eachCents: 8_000, totalCents: 32_000 },
  ],
  totalCents: 791_600,
  fitted: true,
  distanceKm: null,
  loadOk: true,
  speedOk: true,
  shop: {
    id: id(9),
    slug: 'randburg-tyres',
    name: 'Randburg Tyres',
    suburb: 'Ferndale',
    city: 'Randburg',
    province: 'Gauteng',
    phone: null,
    verified: false,
    lat: -26.1,
    lng: 28,
    rating: null,
    reviewCount: 0,
  },
  ...more,
})

const facets = {
  size: '205/55R16',
  total: 5,
  brands: [{ name: 'Michelin', count: 5 }],
  types: [],
  services: [],
  ratings: [{ from: 4, count: 0 }],
  radii: [],
  runFlat: 0,
  deals: 0,
  openNow: 0,
  priceCents: null,
  alike: [],
  usualFittedCents: 209_900,
}

const answer = (offers: Offer[]) =>
  api.answers('GET /offers', { size: '205/55R16', offers, next: null, nearMisses: [] })

const open = (query = '') => {
  const at = `/search/results?size=205/55R16${query}`
  const wish = wishOf(new URLSearchParams(at.split('?')[1]))
  if (!wish) throw new Error('the address asks for nothing')
  return show(<Results wish={wish} />, { at })
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

test('nothing found comes with tips and a way to be told', async () => {
  answer([])
  open('&brand=Dunlop')
  expect(await screen.findByRole('heading', { name: 'No tyres found' })).toBeTruthy()
  expect(screen.getByText('Take away filters.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).not.toContain('brand')
  expect(screen.getByRole('link', { name: 'Tell me when there is one' }).getAttribute('href')).toContain('form=alert')
})

test('an offer shows what it is, its total, how it stands, and no rating that nobody gave', async () => {
  answer([offer(2), offer(3, { totalCents: 839_600 }), offer(4, { fitted: false })])
  open()
  const [card, usual, bare] = await screen.findAllByRole('article')
  if (!card) throw new Error('no offer is shown')
  expect(card.textContent).toContain('R 7 916,00for 4 tyres, fitted')
  expect(await within(card).findByText('R 120 a tyre below the usual for this size here')).toBeTruthy()
  expect(usual?.textContent).toContain('About the usual price for this size here')
  expect(bare?.textContent).not.toContain('usual')
  expect(card.textContent).toContain('Summer · load 91 · speed V')
  expect(card.textContent).toContain('No rating')
  expect(card.textContent).toContain('Limited Stock')
  expect(
    within(card)
      .getByRole('link', { name: /Book on WhatsApp/ })
      .getAttribute('href'),
  ).toBe('https://wa.me/27600123456?text=Book%20TQ7K2')
})

test('four can be compared; a fifth is not added', async () => {
  answer([2, 3, 4, 5, 6].map((n) => offer(n)))
  const { user, address } = open()
  for (const box of await screen.findAllByRole('checkbox', { name: /^Compare/ })) await user.click(box)
  expect(decodeURIComponent(address())).toContain('compare=TQ7K2,TQ7K3,TQ7K4,TQ7K5')
  expect(screen.getByText('4 of 4 to compare')).toBeTruthy()
})
