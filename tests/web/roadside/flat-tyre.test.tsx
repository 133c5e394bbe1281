// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RescueView } from '#core/contracts/deal/rescue.ts'
import type { HelpShopView } from '#core/contracts/shop-directory.ts'
import { FlatTyre } from '#web/features/help/components/flat-tyre.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))
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
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112')
  expect(screen.getByRole('link', { name: 'Get help on WhatsApp' }).getAttribute('href')).toContain(
    encodeURIComponent('Flat tyre, help'),
  )
})

test('those who come are named with what they cost, how far they are and the number to call', async () => {
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  show(<FlatTyre />, { at: near })
  const list = within(await screen.findByRole('region', { name: 'Open now and come out near Sandton' }))
  list.getByText('Rivonia · 4.2 km · open until 17:00 · Road Assistance · Call-out R 350')
  expect(list.getByRole('link', { name: /^Call Rivonia Tyres,/ }).getAttribute('href')).toBe('tel:+27820001001')
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
  await screen.findByText(/We know no shop that comes out near Sandton/)
})

test('a failed look-up says so and can be tried again', async () => {
  api.refuses('GET /help', 500, { code: 'FAILED', message: 'Something went wrong.' })
  const { user } = show(<FlatTyre />, { at: near })
  await screen.findByText('We could not look up who comes')
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /^Call Rivonia Tyres,/ })
})

const answer = {
  id: '0190f1a0-0000-7000-8000-000000000003',
  shop: { id: shop.id, slug: shop.slug, name: shop.name, phone: shop.phone },
  distanceKm: 4.2,
  state: 'waiting' as const,
  minutes: null,
  lines: [{ what: 'call_out' as const, quantity: 1, eachCents: 45_000, totalCents: 45_000 }],
  totalCents: 45_000,
  note: '',
  dueAt: null,
  thereAt: null,
}
const rescue: RescueView = {
  id: '0190f1a0-0000-7000-8000-000000000002',
  state: 'open',
  place: 'Sandton',
  pinned: true,
  said: [],
  size: null,
  openedAt: '2026-11-18T20:00:00.000Z',
  bookingId: null,
  bookingCode: null,
  answers: [answer],
}

test('a driver with a proven number asks all of them, and takes the one that comes', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  api.answers('GET /rescues/mine', { rescue: null, mayAsk: true })
  const { user } = show(<FlatTyre />, { at: near })
  const asked: unknown[] = []
  const coming = { ...rescue, answers: [{ ...answer, state: 'coming' as const, minutes: 30 }] }
  api.answers('POST /rescues', coming, (body) => asked.push(body))
  await user.type(await screen.findByLabelText(/Tyre size/), '205/55R16')
  await user.click(screen.getByRole('button', { name: 'Ask them all' }))
  await screen.findByText('Rivonia Tyres: comes, about 30 min')
  expect(asked).toEqual([{ lat: -26.1, lng: 28.05, place: 'Sandton', size: '205/55R16' }])
  api.answers('POST /rescues/:id/take', { ...coming, state: 'taken', bookingCode: 'B4K7Q' }, (body) => asked.push(body))
  await user.click(screen.getByRole('button', { name: 'Take Rivonia Tyres' }))
  await screen.findByText('This shop comes to you')
  expect(asked[1]).toEqual({ askId: answer.id })
})

test('without a proven number the numbers stand there, and nothing to ask with', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /help', { open: [shop], next: [], tyreShops: [] })
  api.answers('GET /rescues/mine', { rescue: null, mayAsk: false })
  show(<FlatTyre />, { at: near })
  await screen.findByRole('link', { name: /^Call Rivonia Tyres,/ })
  expect(screen.queryByRole('button', { name: 'Ask them all' })).toBeNull()
})
