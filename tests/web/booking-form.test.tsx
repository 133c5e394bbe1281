// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountView } from '#core/contracts/auth.ts'
import type { PriceLine } from '#core/contracts/bookings.ts'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { FormHost } from '#web/app/form-host.tsx'
import { keepPendingAction, pendingAction } from '#web/lib/page/pending-action.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const id = (n: number) => `0190f1a0-0000-7000-8000-00000000000${n}`
const day = addDays(localDate(new Date()), 5)
const at = (clock: string) => `${day}T${clock}:00.000Z`
const place = { address: '12 Bram Fischer Drive', suburb: 'Ferndale', city: 'Randburg', lat: -26.1, lng: 28 }

const shop: OperationAnswer<'GET /shops/:shop'> = {
  id: id(9),
  slug: 'randburg-tyres',
  name: 'Randburg Tyres',
  ...place,
  province: 'Gauteng',
  phone: '+27115550100',
  verified: true,
  distanceKm: null,
  openNow: true,
  fittingCents: 8_000,
  callOutCents: null,
  serviceRadiusKm: null,
  rating: null,
  reviewCount: 0,
  logoUrl: null,
  imageUrl: null,
  specialties: [],
  description: '',
  email: null,
  website: null,
  bays: 2,
  week: [],
  todayText: 'Closed',
  gallery: [],
  nextOpening: null,
  directionsUrl: 'https://maps.example',
  published: true,
  status: 'active',
  hours: { weekly: [], special: [], openOnPublicHolidays: false },
  services: [{ service: 'fitting', priceCents: 8_000, minutes: null, chargedWithFitting: false }],
}
const lines: PriceLine[] = [
  { what: 'tyre', quantity: 4, eachCents: 189_900, totalCents: 759_600 },
  { what: 'fitting', quantity: 4, eachCents: 8_000, totalCents: 32_000 },
]
const offer: OperationAnswer<'GET /offers/:code'> = {
  listingId: id(1),
  code: 'TQ7K2',
  brand: 'Michelin',
  model: 'Primacy 4',
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
  stock: 8,
  quantity: 4,
  lines,
  totalCents: 791_600,
  fitted: true,
  distanceKm: null,
  loadOk: true,
  speedOk: true,
  shop: {
    id: id(9),
    slug: shop.slug,
    name: shop.name,
    suburb: place.suburb,
    city: place.city,
    province: 'Gauteng',
    phone: null,
    verified: true,
    lat: place.lat,
    lng: place.lng,
    rating: null,
    reviewCount: 0,
  },
}
const { address, suburb, city, lat, lng } = place
const booked: OperationAnswer<'POST /bookings'> = {
  id: id(2),
  code: 'KX7M2',
  status: 'pending',
  awaiting: 'shop',
  services: ['fitting'],
  quantity: 4,
  lines,
  shop: { id: id(9), slug: shop.slug, name: shop.name, phone: shop.phone, address, suburb, city, lat, lng },
  listingId: id(1),
  tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
  rear: null,
  cautions: [],
  totalCents: 791_600,
  locationType: 'wait',
  address: null,
  preferredStart: at('08:00'),
  preferredDate: day,
  appointmentStart: null,
  slotStart: at('08:00'),
  move: null,
  askedAt: at('06:00'),
  durationMinutes: 60,
  notes: '',
  cancelledBy: null,
  customer: { name: 'Guest', phone: '+27821234567', email: 'guest@example.com' },
  cancelReason: null,
  createdAt: at('06:00'),
  reviewed: false,
  guestToken: null,
  heldUntil: null,
}

// The dialogs are loaded when first opened; the tests are about what they say, not about that.
beforeAll(async () => {
  await import('#web/features/guest-prompt/components/guest-prompt.tsx')
  await import('#web/features/booking-form/components/booking-form.tsx')
})

beforeEach(() => {
  localStorage.clear()
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /offers/:code', offer)
  api.answers('GET /shops/:shop', shop)
  api.answers('GET /shops/:shopId/work-price', { lines, totalCents: 791_600, minutes: 60, cautions: [] })
  api.answers('GET /shops/:shopId/open-days', { days: [{ date: day, slots: 2 }] })
  api.answers('GET /shops/:shopId/open-slots', { starts: [at('08:00'), at('09:00')] })
})

const asGuest = '/?form=booking&f.offer=TQ7K2&f.as=guest'
const open = (address: string) => show(<FormHost />, { at: address })

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Full name'), 'Guest')
  await user.type(screen.getByLabelText('Phone'), '082 123 4567')
  await user.type(screen.getByLabelText('E-mail'), 'guest@example.com')
  const days = await screen.findAllByRole('radio')
  const wanted = days.find((radio) => radio.getAttribute('value') === day)
  if (!wanted) throw new Error('the day is not offered')
  await user.click(wanted)
  await user.click(await screen.findByLabelText('10:00'))
}

test('a visitor chooses how to go on; what they were about to do is kept', async () => {
  const { user, address } = open('/?form=booking&f.offer=TQ7K2')
  const signIn = await screen.findByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toContain(encodeURIComponent('form=booking'))
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('tab=signup')
  await user.click(screen.getByRole('link', { name: 'Create account' }))
  expect(pendingAction()).toMatchObject({ type: 'booking', dealId: 'TQ7K2', dealData: { offer: 'TQ7K2' } })
  expect(address()).toContain('/login')
})

test('a guest is told everything that is missing, and no more once they write', async () => {
  const { user } = open(asGuest)
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  const missing = ['Customer name', 'Customer email', 'Customer phone', 'Preferred date'].map(
    (one) => `${one} is required`,
  )
  for (const words of missing) await screen.findByText(words)
  await user.type(screen.getByLabelText('Full name'), 'G')
  for (const words of missing) expect(screen.queryByText(words)).toBeNull()
})

test('a time that was taken meanwhile is said beside the times, which are read anew; nothing else is lost', async () => {
  const { user } = open(asGuest)
  await fill(user)
  api.refuses('POST /bookings', 409, { code: 'SLOT_TAKEN', message: 'Every bay is taken at this time' })
  api.answers('GET /shops/:shopId/open-slots', { starts: [at('09:00')] })
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  await screen.findByText(/Somebody was faster/)
  await waitFor(() => expect(screen.queryByLabelText('10:00')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Guest')
})

test('while it is sent the button says so', async () => {
  const { user } = open(asGuest)
  await fill(user)
  api.keepsWaiting('POST /bookings')
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Booking...' })
  expect(busy.disabled).toBe(true)
})

test('what is sent is what was chosen; the answer gives the reference', async () => {
  const { user } = open(asGuest)
  await fill(user)
  let sent: unknown
  api.answers('POST /bookings', booked, (body) => {
    sent = body
  })
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  await screen.findByText('KX7M2')
  expect(sent).toMatchObject({
    listingId: id(1),
    quantity: 4,
    services: ['fitting'],
    date: day,
    time: '10:00',
    seenTotalCents: 791_600,
    customer: { name: 'Guest', email: 'guest@example.com', phone: '082 123 4567' },
  })
})

test('an unexpected failure says so in plain words', async () => {
  const { user } = open(asGuest)
  await fill(user)
  api.refuses('POST /bookings', 500, { code: 'FAILED', message: 'boom' })
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  await screen.findByText('An unexpected error occurred. Please try again.')
})

test('once somebody has signed in, the form that they left opens again by itself, once', async () => {
  const account: AccountView = {
    id: id(3),
    role: 'customer',
    name: 'Thandi',
    phone: '+27820000001',
    email: 'thandi@example.com',
  }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt })
  keepPendingAction('booking', { offer: 'TQ7K2', quantity: '2' }, '/search?size=205/55R16')
  const { address } = open('/')
  await screen.findByText('Book your fitting')
  expect(address()).toBe('/search?size=205/55R16&form=booking&f.offer=TQ7K2&f.quantity=2')
  expect(pendingAction()).toBeUndefined()
  await screen.findByText(/Booking as/)
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})
