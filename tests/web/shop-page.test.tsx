// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { InventoryPage, ShopProfile, StockedTyre } from '#core/contracts/shop-directory.ts'
import { Gallery } from '#web/features/shop/components/gallery.tsx'
import { ShopOf } from '#web/features/shop/components/shop-page.tsx'
import { shop as aShop } from './support/a-booking.ts'
import { standInApi } from './support/api.ts'
import { dealsOf } from './support/deals.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const id = '0190f1a0-0000-7000-8000-000000000001'

const shop: ShopProfile = {
  ...aShop,
  id,
  slug: 'karee-tyres',
  name: 'Karee Tyres',
  openNow: true,
  services: (['rotation', 'alignment', 'fitting'] as const).map((service) => ({
    service,
    priceCents: service === 'fitting' ? 8000 : null,
    minutes: null,
    minutesByQuantity: null,
    chargedWithFitting: false,
  })),
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals:
      weekday === 1
        ? [
            { opens: '08:00', closes: '13:00' },
            { opens: '14:00', closes: '17:30' },
          ]
        : [],
  })),
}

const tyre = (options: Partial<StockedTyre>): StockedTyre => ({
  listingId: id,
  code: 'TBQ7K',
  brand: 'Dunlop',
  model: 'Sport',
  size: '205/55R16',
  width: 205,
  aspect: 55,
  rim: 16,
  loadIndex: 91,
  speedRating: 'V',
  service: '91V',
  type: 'summer',
  features: [],
  imageUrl: null,
  priceCents: 120_000,
  listPriceCents: 120_000,
  dealCode: null,
  stock: 8,
  stockConfirmedAt: null,
  ...options,
})

const stock = (tyres: StockedTyre[], total = tyres.length): InventoryPage => ({ tyres, next: null, total })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /shops/:shop', shop)
  api.answers('GET /shops/:shop/deals', dealsOf())
  api.answers('GET /shops/:shop/reviews', { reviews: [], next: null })
  api.answers('GET /shops/:shop/inventory', stock([]))
})

test('a shop of which little is known says so and invents nothing', async () => {
  show(<ShopOf slug="karee-tyres" />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await screen.findByRole('heading', { name: 'Karee Tyres' })
  for (const words of [
    'No gallery images available.',
    'No deals available.',
    'No reviews available.',
    'No inventory available at this time.',
    'No description available.',
    'No rating',
  ])
    await screen.findByText(words)
  const hours = within(screen.getByRole('table', { name: 'Business hours' }))
  expect(hours.getByRole('row', { name: /Monday/ }).textContent).toBe('Monday8:00 AM - 1:00 PM2:00 PM - 5:30 PM')
  expect(hours.getByRole('row', { name: /Sunday/ }).textContent).toBe('SundayClosed')
})

test('the first two services, then the others', async () => {
  const { user } = show(<ShopOf slug="karee-tyres" />)
  const services = within(await screen.findByRole('region', { name: 'Services' }))
  expect(services.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Tyre Fittingfrom R 80',
    'Wheel Alignment',
  ])
  await user.click(services.getByRole('button', { name: '+1 more' }))
  expect(services.getAllByRole('listitem')).toHaveLength(3)
})

test('tyres with stock can be booked and asked about, sold out ones cannot', async () => {
  api.answers(
    'GET /shops/:shop/inventory',
    stock([tyre({}), tyre({ listingId: id.replace('1', '2'), brand: 'Pirelli', stock: 0 })]),
  )
  show(<ShopOf slug="karee-tyres" />)
  const here = within(await screen.findByRole('article', { name: /Dunlop/ }))
  expect(here.getByText('In Stock')).toBeTruthy()
  expect(here.getByRole('link', { name: /Book fitting/ }).getAttribute('href')).toContain('form=booking&f.offer=TBQ7K')
  const gone = within(screen.getByRole('article', { name: /Pirelli/ }))
  expect(gone.getByText('Out of stock')).toBeTruthy()
  expect(gone.getByText('Contact for Availability')).toBeTruthy()
  for (const name of ['Book Fitting', 'Message Seller'])
    expect(gone.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
})

test('the search of the shelves is in the address, and says when nothing matches', async () => {
  api.answers('GET /shops/:shop/inventory', stock([], 12))
  const { user, address } = show(<ShopOf slug="karee-tyres" />)
  await user.type(await screen.findByLabelText(/Search this shop/), 'zzz')
  await waitFor(() => expect(address()).toBe('/?stock=zzz'))
  await screen.findByText('No tyres match your search criteria.')
})

test('no such shop, and a shop that cannot be read', async () => {
  api.refuses('GET /shops/:shop', 404, { code: 'SHOP_NOT_FOUND', message: 'This shop is not listed any more' })
  const { unmount } = show(<ShopOf slug="nowhere" />)
  await screen.findByText('Business not found.')
  expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/')
  unmount()
  api.refuses('GET /shops/:shop', 500, { code: 'FAILED', message: 'Something went wrong.' })
  show(<ShopOf slug="karee-tyres" />)
  await screen.findByText('Failed to load business')
  expect(screen.getByRole('heading', { name: 'Business Not Found' })).toBeTruthy()
})

test('pictures turn by hand and open large', async () => {
  const pictures = ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.webp`, alt: name, width: 1200, height: 800 }))
  const { user } = show(<Gallery pictures={pictures} />)
  const turning = within(screen.getByRole('region', { name: 'Pictures of the shop' }))
  await user.click(turning.getByRole('button', { name: 'The picture before' }))
  expect(turning.getByText('3 of 3')).toBeTruthy()
  await user.click(turning.getByRole('button', { name: 'The next picture' }))
  expect(turning.getByText('1 of 3')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /show large/ })).toHaveLength(3)
})

test('a review can be reported by somebody who is signed in, for a reason that they choose', async () => {
  const review = { id, user: 'Thandi N.', rating: 1, comment: 'Call 082 555 0100', answer: null }
  api.answers('GET /shops/:shop/reviews', {
    reviews: [{ ...review, createdAt: '2026-11-18T07:00:00.000Z' }],
    next: null,
  })
  const first = show(<ShopOf slug="karee-tyres" />)
  await first.user.click(await screen.findByRole('button', { name: 'Report the review by Thandi N.' }))
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toContain('return=')
  first.unmount()

  const sent: unknown[] = []
  const account = { id, role: 'customer' as const, name: 'Sipho Dube', phone: null, email: null }
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2026-12-20T10:00:00.000Z' })
  api.answers('POST /reviews/:id/reports', { threadId: id }, (body) => sent.push(body))
  const { user } = show(<ShopOf slug="karee-tyres" />)
  await user.click(await screen.findByRole('button', { name: 'Report the review by Thandi N.' }))
  const asked = within(await screen.findByRole('dialog'))
  await user.click(await asked.findByRole('button', { name: 'Report' }))
  await asked.findByText('Please choose a reason')
  await user.click(asked.getByRole('radio', { name: 'Names somebody or their details' }))
  await user.click(asked.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'private', words: '' }]))
  await asked.findByRole('link', { name: 'a conversation with us' })
})
