// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { addDays, instantOf, localDate } from '#core/rules/time/time.ts'
import MessageForm from '#web/features/message-form/components/message-form.tsx'
import { GuestBooking } from '#web/features/my-bookings/components/guest-booking.tsx'
import MoveForm from '#web/features/my-bookings/components/move-form.tsx'
import { MyBookings } from '#web/features/my-bookings/components/my-bookings.tsx'
import { at, booked, id, shop } from './support/a-booking.ts'
import { thread } from './support/a-thread.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const { guestToken: _, ...pending } = booked
const account = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  role: 'customer' as const,
  name: 'Thandi Mokoena',
  phone: null,
  email: 'thandi@post.example',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(pending.askedAt) })
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2027-12-20T10:00:00.000Z' })
})

const mine = (booking: Partial<BookingView>) =>
  api.answers('GET /bookings', { bookings: [{ ...pending, ...booking }], next: null })

test('a booking opens with how it stands and until when the shop answers', async () => {
  mine({})
  show(<MyBookings />, { at: '/booking' })
  await screen.findByText('Waiting for the shop, answers by 13:00')
  await screen.findByText(/^\w+ \d+ \w+ at 10:00 is held for you until 13:00\.$/)
})

test('a request to a shop that is closed says when it opens and answers', async () => {
  const tomorrow = addDays(localDate(new Date(pending.askedAt)), 1)
  mine({ shopOpensAt: instantOf(tomorrow, '08:00').toISOString() })
  show(<MyBookings />, { at: '/booking' })
  await screen.findByText('Randburg Tyres is closed now; it opens tomorrow at 08:00 and answers then')
})

test('a confirmed one says when, a cancelled one by whom, and can be booked again', async () => {
  mine({ status: 'confirmed', awaiting: null, answerBy: null, appointmentStart: pending.slotStart })
  const { unmount } = show(<MyBookings />, { at: '/booking' })
  await screen.findByText(/^Confirmed for \w+ \d+ \w+ at 10:00$/)
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
  unmount()
  mine({ status: 'cancelled', awaiting: null, answerBy: null, cancelledBy: 'shop', cancelReason: 'no stock' })
  show(<MyBookings />, { at: '/booking?show=cancelled' })
  await screen.findByText('Cancelled by the shop, reason: no stock')
  expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toContain('f.offer=TBQ7K')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('what was quoted and what was done, ready, plate, and who was missed', async () => {
  const begun = { awaiting: null, answerBy: null, appointmentStart: pending.slotStart } as const
  mine({ ...begun, status: 'in_progress', readyAt: pending.askedAt, plate: 'CA 123-456' })
  const ready = show(<MyBookings />, { at: '/booking' })
  await screen.findByText('Your car is ready')
  screen.getByText('CA 123-456')
  ready.unmount()
  mine({ ...begun, status: 'completed', done: { lines: pending.lines, totalCents: 810_000 } })
  const done = show(<MyBookings />, { at: '/booking?show=past' })
  await screen.findByText(/R 7 916 quoted, R 8 100 done\./)
  screen.getByText('Quoted')
  done.unmount()
  mine({ ...begun, status: 'completed', done: { lines: pending.lines, totalCents: pending.totalCents } })
  const same = show(<MyBookings />, { at: '/booking?show=past' })
  await screen.findByText(/has finished the work\.$/)
  expect(screen.queryByText('Quoted')).toBeNull()
  same.unmount()
  mine({ ...begun, status: 'cancelled', cancelledBy: 'shop', cancelReason: 'no show' })
  show(<MyBookings />, { at: '/booking?show=cancelled' })
  await screen.findByText(/^You were missed on /)
  expect(screen.getByRole('link', { name: 'New time' }).getAttribute('href')).toContain('f.offer=TBQ7K')
})

test('upcoming, past and cancelled ones are lists of their own, which the address names', async () => {
  const asked: (string | null)[] = []
  api.answers(
    'GET /bookings',
    { bookings: [], next: null },
    (_body, url) => void asked.push(url.searchParams.get('which')),
  )
  const { user, address } = show(<MyBookings />, { at: '/booking' })
  await screen.findByText('No bookings ahead')
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  await screen.findByText('No past bookings')
  expect(address()).toBe('/booking?show=past')
  await user.click(screen.getByRole('tab', { name: 'Cancelled' }))
  await screen.findByText('No cancelled bookings')
  expect(asked).toEqual(['upcoming', 'past', 'cancelled'])
})

test('declining a proposed time says first that it ends the request', async () => {
  mine({ awaiting: 'customer' })
  const sent: unknown[] = []
  api.answers(
    'POST /bookings/:id/decline',
    { ...pending, status: 'cancelled', awaiting: null },
    (body) => void sent.push(body),
  )
  const { user } = show(<MyBookings />, { at: '/booking' })
  await screen.findByText('Your answer is needed by 13:00')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await user.click(await screen.findByRole('button', { name: 'End the request' }))
  await waitFor(() => expect(sent).toEqual([{ seenAt: pending.askedAt }]))
})

const offerOf = (place: number, change: Partial<BookingOffer>): BookingOffer => ({
  id: id(place),
  ...{ by: 'shop', round: 1, start: null, tyre: null, listingId: null, quantity: null, rear: null, services: null },
  ...{ durationMinutes: 60, lines: [], totalCents: pending.totalCents, note: '', until: at('12:00'), state: 'open' },
  ...change,
})

test('several offers stand below each other; one press takes one, and what ended says how', async () => {
  const offers = [
    offerOf(1, { start: at('07:00') }),
    offerOf(2, { totalCents: 700_000, note: 'for cash' }),
    offerOf(3, { start: at('09:00'), state: 'withdrawn' }),
  ]
  mine({ awaiting: 'customer', offers })
  const sent: string[] = []
  api.answers('POST /bookings/:id/offers/:offerId/take', { ...pending, offers: [] }, (_body, url) => {
    sent.push(url.pathname)
  })
  const { user } = show(<MyBookings />, { at: '/booking' })
  const shown = await screen.findByRole('region', { name: /^Offers for / })
  expect(shown.textContent).toContain('11:00Taken back')
  expect(shown.textContent).toContain('Total R 7 000,00, R 916,00 less“for cash”')
  await user.click(screen.getByRole('button', { name: /^Take total R 7 000/ }))
  await waitFor(() => expect(sent).toEqual([expect.stringContaining(`/offers/${id(2)}/take`)]))
})

test('a yes of one of several shops that were asked reads as a yes', async () => {
  mine({ awaiting: 'customer', asksOthers: true, offers: [offerOf(1, {})] })
  show(<MyBookings />, { at: '/booking' })
  await screen.findByText(/^The shop says yes to .* at 10:00\.$/)
  screen.getByRole('button', { name: 'Accept' })
})

test('a driver asks for other tyres of the shop, and sees what each comes to', async () => {
  const sent: unknown[] = []
  api.answers('GET /bookings/:id', pending)
  api.answers('GET /bookings/:id/open-days', { days: [] })
  const firestone = { listingId: id(7), brand: 'Firestone', model: 'F01', size: '205/55R16 91V', totalCents: 500_000 }
  api.answers('GET /bookings/:id/other-tyres', { tyres: [firestone] })
  api.answers('POST /bookings/:id/move', pending, (body) => void sent.push(body))
  const { user } = show(<MoveForm subject={{ booking: pending.id }} onClose={() => {}} />)
  await user.click(await screen.findByLabelText(/Firestone F01.*R 5 000,00/))
  await user.click(screen.getByRole('button', { name: 'Ask the shop' }))
  await waitFor(() => expect(sent).toEqual([{ listingId: firestone.listingId }]))
})

test('a driver asks for another number or price, at the time that stands', async () => {
  const sent: unknown[] = []
  api.answers('GET /bookings/:id', pending)
  api.answers('GET /bookings/:id/open-days', { days: [] })
  api.answers('GET /bookings/:id/other-tyres', { tyres: [] })
  api.answers('POST /bookings/:id/move', pending, (body) => void sent.push(body))
  const { user } = show(<MoveForm subject={{ booking: pending.id }} onClose={() => {}} />)
  await user.type(await screen.findByLabelText(/What you would pay/), 'cheap')
  await user.click(screen.getByRole('button', { name: 'Ask the shop' }))
  await screen.findByText('Please enter a price in rand, such as 7 600')
  await user.clear(screen.getByLabelText(/What you would pay/))
  await user.type(screen.getByLabelText(/What you would pay/), '7 600')
  await user.type(screen.getByLabelText(/Number of tyres/), '2')
  await user.click(screen.getByRole('button', { name: 'Ask the shop' }))
  await waitFor(() => expect(sent).toEqual([{ quantity: 2, totalCents: 760_000 }]))
})

test('a message about a booking takes it along', async () => {
  mine({})
  api.answers('GET /shops/:shop', shop)
  const { unmount } = show(<MyBookings />, { at: '/booking' })
  const link = await screen.findByRole('link', { name: 'Message shop' })
  expect(link.getAttribute('href')).toContain(`f.booking=${pending.id}`)
  unmount()
  const sent: unknown[] = []
  api.answers('POST /threads', thread, (body) => void sent.push(body))
  const { user } = show(<MessageForm subject={{ shop: shop.slug, booking: pending.id }} onClose={() => {}} />)
  await user.type(await screen.findByLabelText('Message'), 'May I come earlier?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(sent).toMatchObject([{ bookingId: pending.id, message: 'May I come earlier?' }]))
})

test('whoever holds a private link and is signed in keeps the booking', async () => {
  const guest = { ...pending, chatKey: null, emailProven: true, inAccount: 'none' as const, besides: [] }
  api.answers('GET /guest-bookings/:token', guest)
  api.answers('POST /guest-bookings/:token/keep', undefined)
  const { user } = show(<GuestBooking />, { at: '/my-booking/abc', path: '/my-booking/:token' })
  const button = await screen.findByRole('button', { name: 'Keep it in My Bookings' })
  api.answers('GET /guest-bookings/:token', { ...guest, inAccount: 'mine' })
  await user.click(button)
  await screen.findByText(/It stands in/)
})

test('a guest who is not signed in is offered to sign in and come back', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /guest-bookings/:token', {
    ...pending,
    chatKey: null,
    emailProven: false,
    inAccount: 'none',
    besides: [],
  })
  show(<GuestBooking />, { at: '/my-booking/abc', path: '/my-booking/:token' })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/login?return=%2Fmy-booking%2Fabc')
})
