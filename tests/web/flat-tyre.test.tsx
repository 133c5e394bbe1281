// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HelpShopView } from '#core/contracts/shop-directory.ts'
import { FlatTyre } from '#web/features/help/components/flat-tyre.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const shop: HelpShopView = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  slug: 'rivonia-tyres',
  name: 'Rivonia Tyres',
  suburb: 'Rivonia',
  city: 'Sandton',
  phone: '+27820001001',
  distanceKm: 4.2,
  services: ['road_assistance'],
  comingCents: 35_000,
  openUntil: '17:00',
  opensText: null,
}
const near = '/flat-tyre?near=-26.1,28.05&place=Sandton'

test('before the place is known it is asked for, and what to do meanwhile stands there', () => {
  show(<FlatTyre />, { at: '/flat-tyre' })
  screen.getByText('Where are you?')
  screen.getByText('Warning triangle 45 m or more behind the car')
  expect(screen.getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112')
  expect(screen.getByRole('link', { name: 'Get help on WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent('Flat tyre, help'),
  )
})

test('those who come are named with what they cost, how far they are and the number to call', async () => {
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  show(<FlatTyre />, { at: near })
  const list = within(await screen.findByRole('region', { name: 'Open now and come out near Sandton' }))
  list.getByText('Rivonia · 4.2 km · open until 17:00 · Road Assistance · Call-out R 350')
  expect(list.getByRole('link', { name: 'Call Rivonia Tyres' }).getAttribute('href')).toBe('tel:+27820001001')
})

test('when nobody is open, those that open next; when nobody comes, whom else to ask', async () => {
  api.answers('GET /help', {
    open: [],
    next: [{ ...shop, openUntil: null, opensText: 'Opens Mon 08:00' }],
    tyreShops: [],
  })
  const { unmount } = show(<FlatTyre />, { at: near })
  await screen.findByRole('region', { name: /is open now\. These open next/ })
  screen.getByText(/Opens Mon 08:00/)
  unmount()
  api.answers('GET /help', { open: [], next: [], tyreShops: [] })
  show(<FlatTyre />, { at: near })
  await screen.findByText(/Your insurer or motoring club/)
})

test('a failed look-up says so and can be tried again', async () => {
  api.refuses('GET /help', 500, { code: 'FAILED', message: 'Something went wrong.' })
  const { user } = show(<FlatTyre />, { at: near })
  await screen.findByText('We could not look up who comes')
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Call Rivonia Tyres' })
})
