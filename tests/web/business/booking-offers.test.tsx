// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { BookingPanel } from '#web/features/shop-bookings/booking-panel.tsx'
import { hours } from '../shop-profile/a-shop.ts'
import { at, booked, id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const { guestToken: _, ...view } = booked
const frontDesk: FrontDeskBooking = {
  ...view,
  bay: 1,
  holds: [],
  tyreSize: '205/55R16 91V',
  noShow: false,
  madeByShop: false,
  payer: null,
  updatedAt: at('06:00'),
}
const api = standInApi()

test('up to three things are offered at once, and what stands is taken back', async () => {
  const sent: unknown[] = []
  api.answers('GET /counter-bookings/:id', frontDesk)
  api.answers('GET /shops/:shopId/hours', hours)
  const offered = { ...frontDesk, awaiting: 'customer' as const }
  api.answers('POST /counter-bookings/:id/acts', { booking: offered, undoId: id(8) }, (body) => void sent.push(body))
  api.answers('GET /bookings/:id/open-days', { days: [] })
  api.answers('GET /bookings/:id/open-slots', { starts: [] })
  api.answers('GET /shops/:shopId/listings', { listings: [], total: 0, page: 1, pages: 1 })
  const { user } = show(
    <>
      <BookingPanel id={id(2)} bays={2} onClose={() => {}} />
      <Toasts />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Offer something else' }))
  await user.type(await screen.findByLabelText(/Number of tyres/), '3')
  await user.click(screen.getByRole('button', { name: 'Add another choice' }))
  await user.type(screen.getByLabelText(/Total in rand/), '7000')
  await user.click(screen.getByRole('button', { name: 'Ask the driver' }))
  await screen.findByText('The driver is asked')
  expect(sent).toEqual([
    {
      act: 'offer',
      offers: [
        { quantity: 3, note: '' },
        { totalCents: 700_000, note: '' },
      ],
    },
  ])
})

test('the free times nearest to the one that is wanted stand in the panel, and one tap asks the driver', async () => {
  const sent: unknown[] = []
  const day = ['06:00', '07:00', '07:30', '08:00', '08:30', '09:30', '10:00'].map(at)
  api.answers('GET /counter-bookings/:id', { ...frontDesk, slotStart: at('08:00') })
  api.answers('GET /bookings/:id/open-days', { days: [{ date: '2026-11-23', slots: day.length }] })
  api.answers('GET /bookings/:id/open-slots', { starts: day })
  api.answers('POST /counter-bookings/:id/acts', { booking: frontDesk, undoId: id(8) }, (body) => void sent.push(body))
  const { user } = show(<BookingPanel id={id(2)} bays={2} onClose={() => {}} />)
  const times = within(await screen.findByRole('region', { name: 'Offer another time' }))
  expect(times.getAllByRole('button')).toHaveLength(4)
  await user.click(times.getByRole('button', { name: /at 10:30$/ }))
  expect(sent).toEqual([{ act: 'offer', offers: [{ start: at('08:30') }] }])
})

test('what is taken back, or left as it was, says so', async () => {
  const open = {
    ...{ id: id(4), by: 'shop' as const, round: 1, start: at('11:00'), tyre: null, listingId: null, quantity: null },
    ...{ rear: null, services: null, durationMinutes: 60, lines: [], totalCents: frontDesk.totalCents, note: '' },
    ...{ until: at('12:00'), state: 'open' as const },
  }
  api.answers('GET /counter-bookings/:id', { ...frontDesk, awaiting: 'customer', offers: [open] })
  api.answers('POST /counter-bookings/:id/acts', { booking: frontDesk, undoId: id(8) })
  const { user } = show(
    <>
      <BookingPanel id={id(2)} bays={2} onClose={() => {}} />
      <Toasts />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await screen.findByText('What you offered is taken back')
})
