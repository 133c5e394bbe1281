// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { BookingPanel } from '#web/features/shop-bookings/booking-panel.tsx'
import { NextAct } from '#web/features/shop-bookings/next-act.tsx'
import { hours } from '../shop-profile/a-shop.ts'
import { at, booked, id, lines } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const { guestToken: _, ...view } = booked
const ago = (minutes: number): string => addMinutes(new Date(), -minutes).toISOString()
const aBooking = (options: Partial<FrontDeskBooking> = {}): FrontDeskBooking => ({
  ...{ ...view, status: 'in_progress', awaiting: null, answerBy: null, appointmentStart: ago(30), slotStart: ago(30) },
  holds: [],
  ...{ bay: 1, tyreSize: '205/55R16 91V', noShow: false, madeByShop: false, payer: null, updatedAt: at('06:00') },
  ...options,
})
const api = standInApi()
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /shops/:shopId/hours', hours)
  api.answers('GET /shops/:shopId/services', {
    services: (['fitting', 'alignment'] as const).map((service) => ({
      ...{ service, priceCents: 35_000, minutes: null, minutesByQuantity: null, chargedWithFitting: false },
    })),
    ...{ callOutCents: null, serviceRadiusKm: null, specialties: [], serviceArea: [], canChange: true },
    payment: { ways: [], instalmentNames: [], fleetCardNames: [] },
    rules: { bays: 1, bufferMinutes: 0, leadMinutes: 0, sameDayUntil: null },
  })
  api.answers('POST /counter-bookings/:id/acts', { booking: aBooking(), undoId: id(8) }, (body) => void sent.push(body))
})

function open(booking: FrontDeskBooking) {
  api.answers('GET /counter-bookings/:id', booking)
  return show(
    <>
      <BookingPanel id={id(2)} bays={1} onClose={() => {}} />
      <Toasts />
    </>,
  )
}

test.each([
  ['wait', 'Complete', 'complete'],
  ['drop_off', 'Ready', 'ready'],
] as const)('the row of work under way has its next act (%s)', async (locationType, name, act) => {
  const { user } = show(<NextAct booking={aBooking({ locationType })} />)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(sent).toEqual([{ act }]))
})

test('work under way is made ready with one tap, and then no more', async () => {
  const { user, unmount } = open(aBooking())
  await user.click(await screen.findByRole('button', { name: 'Ready for collection' }))
  await screen.findByText('The driver is told that the car is ready')
  expect(sent).toEqual([{ act: 'ready' }])
  unmount()
  open(aBooking({ readyAt: at('09:10') }))
  await screen.findByText('Ready')
  expect(screen.queryByRole('button', { name: 'Ready for collection' })).toBeNull()
})

test('a job is done at another price, with another number and a line of one’s own', async () => {
  const { user } = open(aBooking())
  await user.click(await screen.findByRole('button', { name: 'Done at another price' }))
  const form = within(await screen.findByRole('dialog', { name: /What was done for KX7M2/ }))
  await user.clear(form.getByLabelText('Number'))
  await user.type(form.getByLabelText('Number'), '3')
  await user.click(form.getByRole('button', { name: 'Type the lines of the price' }))
  await user.click(form.getByRole('button', { name: 'Add a line' }))
  await user.click(form.getByRole('button', { name: /^Complete/ }))
  await form.findByText('Each line needs a name, a number and a price')
  await user.type(form.getAllByLabelText('What').at(-1) as HTMLElement, 'Sensors')
  await user.type(form.getAllByLabelText('Each (R)').at(-1) as HTMLElement, '125,50')
  await user.type(form.getByLabelText(/Another total/), '8 100')
  await user.click(form.getByRole('button', { name: /^Complete/ }))
  await screen.findByText('Booking in progress')
  expect(sent).toEqual([
    {
      act: 'complete',
      done: {
        quantity: 3,
        lines: [
          ...lines.map(({ what, quantity, eachCents }) => ({ what, quantity, eachCents })),
          { what: 'other', name: 'Sensors', quantity: 1, eachCents: 12_550 },
        ],
        totalCents: 810_000,
      },
    },
  ])
})

test('what needs the driver says so, and holds once it is marked as agreed by phone', async () => {
  const says = 'The driver has to agree to this. If they have on the phone, say so; else propose it to them'
  api.refuses('POST /counter-bookings/:id/acts', 409, { code: 'DRIVER_MUST_AGREE', message: says })
  const { user } = open(aBooking())
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const form = within(await screen.findByRole('dialog', { name: 'Correct KX7M2' }))
  await user.type(form.getByLabelText(/Another total/), '8500')
  await user.type(form.getByLabelText(/Number plate/), 'ca 123')
  await user.click(form.getByRole('button', { name: 'Correct the booking' }))
  await form.findByText(says)
  api.answers('POST /counter-bookings/:id/acts', { booking: aBooking(), undoId: id(8) }, (body) => void sent.push(body))
  await user.click(form.getByLabelText('The driver has agreed by phone'))
  await user.click(form.getByRole('button', { name: 'Correct the booking' }))
  await screen.findByText('KX7M2 is corrected')
  expect(sent).toEqual([{ act: 'correct', correction: { totalCents: 850_000, plate: 'ca 123', agreedByPhone: true } }])
})

test('no-show is greyed before a quarter past the time, and says from when', async () => {
  const { unmount } = open(aBooking({ status: 'confirmed', appointmentStart: ago(5), slotStart: ago(5) }))
  const waits = await screen.findByRole('button', { name: 'No-show' })
  expect((waits as HTMLButtonElement).disabled).toBe(true)
  await screen.findByText(/^No-show from \d\d:\d\d$/)
  unmount()
  open(aBooking({ status: 'confirmed', appointmentStart: ago(16), slotStart: ago(16) }))
  const possible = await screen.findByRole('button', { name: 'No-show' })
  expect((possible as HTMLButtonElement).disabled).toBe(false)
})

test('what was quoted and what was done stand side by side, and what was done is corrected on the same day', async () => {
  const done = { lines, totalCents: 810_000 }
  const { user } = open(aBooking({ status: 'completed', completedAt: ago(0), done }))
  await screen.findByText('R 7 916,00', { selector: 'dd' })
  await screen.findByText('R 8 100,00', { selector: 'dd' })
  // Of what that was made stands below.
  within(screen.getByRole('region', { name: 'Price' })).getByText('R 8 100,00')
  await user.click(screen.getByRole('button', { name: 'Correct what was done' }))
  const form = within(await screen.findByRole('dialog', { name: /Correct what was done/ }))
  await user.type(form.getByLabelText(/Another total/), '8000')
  await user.click(form.getByRole('button', { name: 'Correct it at R 8 000,00' }))
  await screen.findByText('KX7M2 is corrected')
  expect(sent).toEqual([{ act: 'correct_done', done: { totalCents: 800_000 } }])
})
