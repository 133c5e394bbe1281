// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AccountView } from '#core/contracts/auth.ts'
import { FormHost } from '#web/app/around.tsx'
import { keepPendingAction, pendingAction } from '#web/lib/page/pending-action.ts'
import { at, booked, day, id, lines, offer, shop } from './support/a-booking.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()

beforeEach(() => {
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

test('tyres that the shop has to order: from when they can be there stands below the days', async () => {
  api.answers('GET /shops/:shopId/open-days', { days: [{ date: day, slots: 2 }], readyFrom: at('09:00') })
  open(asGuest)
  await screen.findByText(/The shop has to order these tyres: they can be there from .+ at 11:00\./)
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
