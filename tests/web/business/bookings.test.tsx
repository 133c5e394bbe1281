// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import '#web/features/shop-bookings/bay-calendar.tsx'
import '#web/features/shop-bookings/block-form.tsx'
import '#web/features/shop-bookings/feed-dialog.tsx'
import '#web/features/shop-bookings/new-booking.tsx'
import '#web/features/shop-bookings/review-list.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { BookingsScreen } from '#web/features/shop-bookings/bookings-screen.tsx'
import { hours } from '../shop-profile/a-shop.ts'
import { at, booked, day, id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { myShops } from './an-inbox.ts'

const { guestToken: _, ...view } = booked
const aBooking = (options: Partial<FrontDeskBooking> = {}): FrontDeskBooking => ({
  ...view,
  bay: 1,
  holds: [{ bay: 1, start: view.slotStart ?? at('08:00'), durationMinutes: 60, offerId: null }],
  tyreSize: '205/55R16 91V',
  noShow: false,
  madeByShop: false,
  payer: null,
  updatedAt: at('06:00'),
  ...options,
})
const api = standInApi()
const counts = { pending: 3, confirmed: 1000, in_progress: 0, completed: 12, cancelled: 1, waiting: 3, most: 1000 }
const calendar = {
  bays: 2,
  days: [{ date: day, opens: [{ opens: '08:00', closes: '17:00' }] }],
  bookings: [aBooking()],
  blocks: [{ id: id(7), bay: 2, start: at('07:00'), end: at('08:00'), words: 'White Polo' }],
  tray: [aBooking({ id: id(3), code: 'QR8N4', slotStart: null, preferredStart: null, bay: null })],
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/counter-bookings', { bookings: [aBooking()], next: null })
  api.answers('GET /shops/:shopId/counter-bookings/counts', counts)
  api.answers('GET /shops/:shopId/bay-calendar', calendar)
  api.answers('GET /counter-bookings/:id', aBooking())
  api.answers('GET /shops/:shopId/hours', hours)
  api.answers('GET /shops/:shopId/saved-views', { views: [] })
  api.answers('GET /shops/:shopId/rescues', { rescues: [] })
  api.answers('GET /shops/:shopId/counter-price', { lines: [], totalCents: 35_000, minutes: 45, cautions: [] })
})

/** The browser's own address, which changes of the query begin from. */
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (query = '') =>
  show(
    <>
      <AddressBar />
      <BookingsScreen />
      <Toasts />
    </>,
    { at: `/business/bookings${query}` },
  )

/** The panel, once it has been read. */
async function opened(): Promise<HTMLElement> {
  await screen.findByText('Preferred slot')
  return screen.getByRole('dialog', { name: /KX7M2/ })
}

test('the list counts by status, is narrowed by the address, and opens a booking beside it', async () => {
  const asked: string[] = []
  api.answers('GET /shops/:shopId/counter-bookings', { bookings: [aBooking()], next: null }, (_body, { search }) => {
    asked.push(search)
  })
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Pending 3' }))
  expect(screen.getByRole('button', { name: 'Confirmed 1000+' })).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)).toContain('status=pending'))
  await user.type(screen.getByLabelText('Search bookings'), 'kx7')
  await waitFor(() => expect(asked.at(-1)).toContain('q=kx7'))
  await user.click(await screen.findByRole('button', { name: 'KX7M2' }))
  expect(address()).toContain(`booking=${id(2)}`)
  const { textContent } = await opened()
  for (const words of ['Guest', '082 123 4567', 'guest@example.com', 'Michelin', 'Primacy 4', 'Waits at the shop'])
    expect(textContent).toContain(words)
})

test('confirming says so, and is taken back by Undo', async () => {
  const sent: unknown[] = []
  const confirmed = aBooking({ status: 'confirmed', awaiting: null, appointmentStart: at('08:00') })
  api.answers('POST /counter-bookings/:id/acts', { booking: confirmed, undoId: id(8) }, (body) => void sent.push(body))
  api.answers('POST /counter-bookings/:id/undo', aBooking(), (body) => void sent.push(body))
  const { user } = open(`?booking=${id(2)}`)
  const panel = await opened()
  await user.click(await within(panel).findByRole('button', { name: 'Confirm' }))
  await screen.findByText('Booking confirmed')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back: booking pending')
  expect(sent).toEqual([{ act: 'confirm', seenAt: at('06:00') }, { undoId: id(8) }])
})

test('a colleague who was faster is named by what has become of the booking', async () => {
  const says = 'This booking is confirmed for Friday 20 November at 10:00'
  api.refuses('POST /counter-bookings/:id/acts', 409, { code: 'BOOKING_NOT_PENDING', message: says })
  const { user } = open(`?booking=${id(2)}`)
  await user.click(await within(await opened()).findByRole('button', { name: 'Confirm' }))
  await within(await opened()).findByText(says)
})

test('cancelling asks for a reason, and deleting asks its question', async () => {
  const sent: unknown[] = []
  const done = { booking: aBooking({ status: 'cancelled', awaiting: null }), undoId: id(8) }
  api.answers('POST /counter-bookings/:id/acts', done, (body) => void sent.push(body))
  const { user } = open(`?booking=${id(2)}`)
  const panel = await opened()
  await user.click(await within(panel).findByRole('button', { name: 'Cancel booking' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('Please say why: the driver reads it')).toBeTruthy()
  await user.type(screen.getByLabelText('Reason'), 'Out of stock')
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  await screen.findByText('Booking cancelled')
  expect(sent).toEqual([{ act: 'cancel', reason: 'Out of stock' }])
  await user.click(within(panel).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Are you sure you want to delete this booking?')
})

test('the day shows each bay, what stands in it, and what has no time yet', async () => {
  const { user, address } = open(`?view=day&date=${day}`)
  const [first, second] = await screen.findAllByRole('region', { name: /^Bay \d, / })
  if (!first || !second) throw new Error('two bays')
  within(first).getByRole('button', { name: /10:00 Guest/ })
  within(second).getByText('White Polo')
  const tray = screen.getByRole('region', { name: 'Requests without a time' })
  await user.click(within(tray).getByRole('button', { name: /QR8N4/ }))
  expect(address()).toContain(`booking=${id(3)}`)
})

test('a load failure shows the server’s words and a retry', async () => {
  api.refuses('GET /shops/:shopId/counter-bookings', 500, {
    code: 'BOOKINGS_FAILED',
    message: 'Failed to load bookings',
  })
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load bookings')
  api.answers('GET /shops/:shopId/counter-bookings', { bookings: [aBooking()], next: null })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByRole('button', { name: 'KX7M2' })
})

test('a load failure without words of the server’s says what failed all the same', async () => {
  api.refuses('GET /shops/:shopId/counter-bookings', 500, { code: 'FAILED', message: 'Something went wrong' })
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load bookings')
})

test('a review is answered once', async () => {
  const review = { id: id(4), user: 'Thandi M.', rating: 4, comment: 'Quick', answer: null, createdAt: at('06:00') }
  api.answers('GET /shops/:shopId/own-reviews', { reviews: [review], next: null })
  api.answers('POST /reviews/:id/answer', { ...review, answer: 'Thank you' }, () => {
    api.answers('GET /shops/:shopId/own-reviews', { reviews: [{ ...review, answer: 'Thank you' }], next: null })
  })
  const { user } = open('?view=reviews')
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.type(screen.getByLabelText('Your answer'), 'Thank you')
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }))
  await screen.findByText('Thank you')
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('what comes while a hand is on the list waits above it', async () => {
  const { user } = open()
  await user.hover(await screen.findByRole('button', { name: 'KX7M2' }))
  const newer = aBooking({ id: id(5), code: 'NW3R2' })
  api.answers('GET /shops/:shopId/counter-bookings', { bookings: [newer, aBooking()], next: null })
  api.answers('POST /counter-bookings/:id/acts', {
    booking: aBooking({ status: 'confirmed', awaiting: null }),
    undoId: id(8),
  })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  const news = await screen.findByRole('button', { name: '1 new' })
  expect(screen.queryByRole('button', { name: 'NW3R2' })).toBeNull()
  await user.click(news)
  await screen.findByRole('button', { name: 'NW3R2' })
})

const servicesOf = (services: ServiceCode[]): OperationAnswer<'GET /shops/:shopId/services'> => ({
  services: services.map((service) => ({
    ...{ service, priceCents: 35_000, minutes: null, minutesByQuantity: null, chargedWithFitting: false },
  })),
  callOutCents: null,
  payment: { ways: [], instalmentNames: [], fleetCardNames: [] },
  serviceRadiusKm: null,
  specialties: [],
  serviceArea: [],
  rules: { bays: 2, bufferMinutes: 0, leadMinutes: 0, sameDayUntil: null },
  canChange: true,
})
const neverOpen = { ...hours, week: hours.week.map((one) => ({ ...one, intervals: [] })), special: [] }

test('a shop without opening hours is led to where they are set, before it enters a booking', async () => {
  api.answers('GET /shops/:shopId/services', servicesOf(['alignment']))
  api.answers('GET /shops/:shopId/hours', neverOpen)
  const { user } = open()
  const begin = await screen.findByRole('button', { name: 'New booking' })
  await user.click(begin)
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await form.findByText(/Your opening hours are not set yet/)
  expect(form.getByRole('link', { name: 'Set opening hours' }).getAttribute('href')).toBe('/business/profile#hours')
  expect(form.queryByRole('button', { name: 'Book it' })).toBeNull()
})

test('staff of a shop without opening hours are told who sets them', async () => {
  api.answers('GET /shops/:shopId/services', servicesOf(['alignment']))
  api.answers('GET /shops/:shopId/hours', { ...neverOpen, canChange: false })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New booking' }))
  await screen.findByText(/An owner of the shop sets them in its profile/)
})

test('a shop without services is led to where they are chosen', async () => {
  api.answers('GET /shops/:shopId/services', servicesOf([]))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New booking' }))
  const link = await screen.findByRole('link', { name: 'Choose services' })
  expect(link.getAttribute('href')).toBe('/business/profile#services')
})

test('staff of a shop without services are told who chooses them', async () => {
  api.answers('GET /shops/:shopId/services', { ...servicesOf([]), canChange: false })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New booking' }))
  await screen.findByText(/An owner of the shop chooses them in its profile/)
  expect(screen.queryByRole('link', { name: 'Choose services' })).toBeNull()
})

test('a new booking is entered from what the shop itself offers, whether drivers see the shop or not', async () => {
  api.answers('GET /shops/:shopId/services', servicesOf(['alignment']))
  api.answers('GET /shops/:shopId/counter-days', { days: [{ date: day, slots: 1 }] })
  api.answers('GET /shops/:shopId/counter-slots', { starts: [at('08:00')] })
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/counter-bookings', aBooking({ status: 'confirmed' }), (body) => void sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'New booking' }))
  const form = await screen.findByRole('dialog', { name: 'New booking' })
  await within(form).findByRole('option', { name: 'Wheel Alignment' })
  await user.click(await within(form).findByRole('radio'))
  await user.click(await within(form).findByRole('radio', { name: '10:00' }))
  await user.type(within(form).getByLabelText('Name'), 'Mr Botha')
  await within(form).findByText('About 45 minutes, 10:00 to 10:45')
  await within(form).findByText('R 350,00')
  await user.click(within(form).getByRole('button', { name: 'Book it' }))
  await screen.findByText('Booking KX7M2 confirmed')
  expect(sent).toMatchObject([{ services: ['alignment'], start: at('08:00'), customer: { name: 'Mr Botha' } }])
})

test('a walk-in is the work that it is; where every bay is taken, the next free time is one tap away', async () => {
  api.answers('GET /shops/:shopId/services', servicesOf(['alignment']))
  const now = Date.now()
  const busy = (bay: number) => ({
    ...{ id: id(4 + bay), bay, words: 'Polo' },
    start: new Date(now - 60_000).toISOString(),
    end: new Date(now + bay * 3_600_000).toISOString(),
  })
  api.answers('GET /shops/:shopId/bay-calendar', { ...calendar, bookings: [], blocks: [busy(1), busy(2)], tray: [] })
  api.refuses('POST /shops/:shopId/bay-blocks', 409, { code: 'SLOT_TAKEN', message: 'Every bay is taken then' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Block a bay' }))
  const form = within(await screen.findByRole('dialog', { name: 'Block a bay' }))
  await user.type(form.getByLabelText('Name, plate or note'), 'White Polo')
  await user.type(form.getByLabelText(/Cell phone number/), '0821234567')
  await user.click(form.getByRole('button', { name: 'Block the bay' }))
  await form.findByText('Please choose the work')
  await user.selectOptions(form.getByLabelText('Work'), 'Wheel Alignment')
  await waitFor(() => expect((form.getByLabelText('Minutes') as HTMLSelectElement).value).toBe('45'))
  await user.click(form.getByRole('button', { name: 'Book it from now' }))
  const next = await form.findByRole('button', { name: /^Bay 1 from \d\d:\d\d$/ })
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/bay-blocks', busy(1), (body) => void sent.push(body))
  api.answers('POST /shops/:shopId/counter-bookings', aBooking({ status: 'confirmed' }), (body) => void sent.push(body))
  await user.click(next)
  await screen.findByText('Booking KX7M2 confirmed')
  expect(sent).toMatchObject([
    { words: 'White Polo', minutes: 45, bay: 1, start: busy(1).end },
    { services: ['alignment'], blockId: busy(1).id, customer: { name: 'White Polo', phone: '0821234567' } },
  ])
})
