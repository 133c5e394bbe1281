// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountView, SessionAnswer } from '#core/contracts/auth.ts'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import Toaster from '#web/components/ui/toaster.tsx'
import { Directory as Page } from '#web/features/directory/components/directory.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()

const shop = (number: number, more: Partial<ShopSummary> = {}): ShopSummary => ({
  id: `0190f1a0-0000-7000-8000-00000000000${number}`,
  slug: `shop-${number}`,
  name: `Shop ${number}`,
  address: '1 Long Street',
  suburb: null,
  city: 'Cape Town',
  province: 'Western Cape',
  phone: '+27215550100',
  verified: true,
  lat: -33.92,
  lng: 18.42,
  distanceKm: null,
  services: ['fitting', 'balancing', 'alignment', 'rotation', 'tyre_repair'],
  hours: { weekly: [], special: [], openOnPublicHolidays: false },
  openNow: true,
  opensText: null,
  fittingCents: 9000,
  callOutCents: null,
  serviceRadiusKm: null,
  rating: 4.62,
  reviewCount: 12,
  logoUrl: null,
  imageUrl: null,
  specialties: ['Bakkies'],
  paymentWays: ['card', 'cash'],
  ...more,
})

const account = (role: AccountView['role']): SessionAnswer => ({
  signedIn: true,
  account: { id: shop(9).id, role, name: 'Thandi', phone: null, email: null },
  expiresAt: '2026-12-20T10:00:00.000Z',
})

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => {}

beforeEach(() => {
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /bookmarks', { shops: [], deals: [] })
  api.answers('GET /provinces', { provinces: [{ name: 'Western Cape', shops: 30 }] })
  api.answers('GET /site', {
    claims: [],
    figures: [],
    supportWhatsapp: null,
    registeredAddress: null,
    helpUrl: null,
    codesByWhatsapp: true,
    stopped: { chat: false, sending: false },
    supportEmail: 'support@spoor.example',
  })
  api.answers('GET /shops', { shops: [shop(1), shop(2, { phone: null, rating: null, reviewCount: 0 })], next: null })
})
afterEach(() => vi.unstubAllGlobals())

/** The browser's address follows the router's, as it does outside of tests. */
function Directory() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => window.history.replaceState(null, '', pathname + search), [pathname, search])
  return <Page />
}

const at = (query = '') => ({ at: `/fitment-centres${query}` })
const withToasts = (
  <>
    <Directory />
    <Toaster />
  </>
)

test('a card says what a driver decides by, and leads on', async () => {
  show(<Directory />, at())
  const card = within(await screen.findByRole('article', { name: 'Shop 1' }))
  for (const words of ['Open now', '4.6', 'Verified', '+2 more', 'Bakkies']) card.getByText(words)
  const linkTo = (name: RegExp) => card.getByRole('link', { name }).getAttribute('href')
  expect(linkTo(/^View Details/)).toBe('/business/shop-1')
  expect(linkTo(/^Book Service/)).toBe('/fitment-centres?form=fitting&f.shop=shop-1')
  expect(linkTo(/^Message/)).toBe('/fitment-centres?form=message&f.shop=shop-1&f.as=guest')
  expect(linkTo(/^Call/)).toBe('tel:+27215550100')
  expect(linkTo(/^Map/)).toContain('destination=-33.92')
  expect(linkTo(/WhatsApp/)).toContain(encodeURIComponent('Fitting at Shop 1 (shop-1)'))
})

test('without reviews there is no rating, and without a phone nobody is called', async () => {
  const { user } = show(withToasts, at())
  const card = within(await screen.findByRole('article', { name: 'Shop 2' }))
  card.getByText('No rating')
  await user.click(card.getByRole('button', { name: /^Call/ }))
  await screen.findByText('Phone number not available for this centre')
})

test('a customer writes on the messages page, a business not at all', async () => {
  api.answers('GET /auth/session', account('customer'))
  const { unmount } = show(<Directory />, at())
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Message Shop 1' }).getAttribute('href')).toMatch(/^\/messages\?compose=/),
  )
  unmount()
  api.answers('GET /auth/session', account('business'))
  const { user, address } = show(withToasts, at())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bookmark Shop 1' })).toBeNull())
  await user.click(await screen.findByRole('link', { name: 'Message Shop 1' }))
  await screen.findByText('Business accounts cannot message other businesses directly')
  expect(address()).toBe('/fitment-centres')
})

test('what is typed and chosen stands in the address and is asked for; clearing takes it all out', async () => {
  const asked: string[] = []
  api.answers('GET /shops', { shops: [], next: null }, (_, { search }) => asked.push(search))
  const { user, address } = show(<Directory />, at('?province=Western+Cape&page=2'))
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'cape')
  await waitFor(() => expect(window.location.search).toBe('?province=Western+Cape&text=cape'))
  await user.selectOptions(screen.getByLabelText('Minimum rating'), '4.5+')
  await waitFor(() => expect(window.location.search).toContain('rating=4.5'))
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating')
  await waitFor(() => expect(asked.at(-1)).toBe('?text=cape&province=Western+Cape&minRating=4.5&sort=rating&limit=12'))
  await screen.findByText('No fitment centres found nearby')
  expect(screen.getByRole('link', { name: 'Suggest a Fitment Centre' }).getAttribute('href')).toMatch(
    /^mailto:support@spoor\.example/,
  )
  expect(screen.getByRole('link', { name: 'Request a fitment centre' }).getAttribute('href')).toBe(
    '/request-admin-fitment-centre',
  )
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement)
  expect(address()).toBe('/fitment-centres')
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', ''))
})

test('the location takes the place of the other filters, with a radius of its own', async () => {
  const asked: string[] = []
  api.answers('GET /shops', { shops: [shop(1, { distanceKm: 0.85 })], next: null }, (_, { search }) =>
    asked.push(search),
  )
  api.answers('GET /places/near', { place: { name: 'Cape Town', province: 'Western Cape', lat: -33.9, lng: 18.4 } })
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
    geolocation: {
      getCurrentPosition: (done: (position: unknown) => void) =>
        done({ coords: { latitude: -33.918, longitude: 18.423, accuracy: 20 } }),
    },
  })
  const { user, address } = show(<Directory />, at('?text=cape'))
  await user.click(await screen.findByRole('button', { name: 'Enable Location' }))
  await screen.findByRole('button', { name: 'Location Enabled', pressed: true })
  await screen.findByText('850 m', { exact: false })
  for (const name of ['Search', 'Province', 'Minimum rating', 'Sort by'])
    expect(screen.getByLabelText(name)).toHaveProperty('disabled', true)
  const radius = screen.getByLabelText('Radius (km)')
  expect(radius).toHaveProperty('value', '50')
  await user.clear(radius)
  await user.type(radius, '200')
  screen.getByText('Type a radius from 1 to 100 km')
  await user.clear(radius)
  await user.type(radius, '20')
  await waitFor(() => expect(asked.at(-1)).toBe('?lat=-33.92&lng=18.42&radiusKm=20&limit=12'))
  await user.click(screen.getByRole('button', { name: 'Location Enabled' }))
  expect(address()).toBe('/fitment-centres?text=cape')
})

test('a device that does not tell where it is leaves the location off, and says so', async () => {
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    clipboard: navigator.clipboard,
    geolocation: { getCurrentPosition: (_: unknown, failed: (error: object) => void) => failed({ code: 1 }) },
  })
  const { user } = show(<Directory />, at())
  await user.click(await screen.findByRole('button', { name: 'Enable Location' }))
  await screen.findByText('Unable to retrieve your location.')
  screen.getByRole('button', { name: 'Enable Location', pressed: false })
})

test('a page that follows is shown by the address, and asked for where the one before ended', async () => {
  api.answers('GET /shops', { shops: [shop(1)], next: 'after-1' })
  const { user, address } = show(<Directory />, at())
  await screen.findByRole('article', { name: 'Shop 1' })
  const asked: string[] = []
  api.answers('GET /shops', { shops: [shop(2)], next: null }, (_, { search }) => asked.push(search))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('article', { name: 'Shop 2' })
  expect(asked).toEqual(['?limit=12&after=after-1'])
  expect(address()).toBe('/fitment-centres?page=2')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('what cannot be read says why and can be tried again', async () => {
  api.refuses('GET /shops', 500, { code: 'FAILED', message: 'The directory is resting.' })
  const { user } = show(<Directory />, at())
  await screen.findByText('We could not load the fitment centres')
  screen.getByText('The directory is resting.')
  api.answers('GET /shops', { shops: [shop(1)], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'Shop 1' })
})

test('the shape of the list stands there while it is read', async () => {
  api.keepsWaiting('GET /shops')
  show(<Directory />, at())
  await screen.findByText('Loading fitment centres…')
})

test('a shop that the address names stands out', async () => {
  show(<Directory />, at('?shop=shop-2'))
  const item = (await screen.findByRole('article', { name: 'Shop 2' })).closest('li')
  await waitFor(() => expect(item?.getAttribute('aria-current')).toBe('true'))
})

test('only centres that are open now can be asked for, and the button says so', async () => {
  const asked: string[] = []
  api.answers('GET /shops', { shops: [shop(1)], next: null }, (_, { search }) => asked.push(search))
  const { user } = show(<Directory />, at())
  await user.click(await screen.findByRole('button', { name: 'Open now', pressed: false }))
  await screen.findByRole('button', { name: 'Open now', pressed: true })
  await waitFor(() => expect(asked.at(-1)).toBe('?openNow=true&limit=12'))
})

test('a closed centre says when it opens', async () => {
  api.answers('GET /shops', { shops: [shop(1, { openNow: false, opensText: 'Opens Mon 08:00' })], next: null })
  show(<Directory />, at())
  await screen.findByText('Opens Mon 08:00')
})

test('provinces that could not be read say so, and are read again', async () => {
  api.refuses('GET /provinces', 500, { code: 'FAILED', message: 'Something went wrong.' })
  const { user } = show(<Directory />, at())
  await screen.findByText('The provinces could not be loaded.', { exact: false })
  api.answers('GET /provinces', { provinces: [{ name: 'Limpopo', shops: 2 }] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('option', { name: 'Limpopo' })
})
