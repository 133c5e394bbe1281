// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import BayCalendar from '#web/features/shop-bookings/bay-calendar.tsx'
import { at, booked, day, id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const { guestToken: _, ...view } = booked
const booking = (bay: number): FrontDeskBooking => ({
  ...{ ...view, bay, tyreSize: '205/55R16 91V' },
  holds: [{ bay, start: view.slotStart ?? '', durationMinutes: view.durationMinutes, offerId: null }],
  ...{ noShow: false, madeByShop: false, payer: null, updatedAt: at('06:00') },
})

test('each key moves a booking of the day, however fast they come', async () => {
  const sent: unknown[] = []
  const days = [{ date: day, opens: [{ opens: '08:00', closes: '17:00' }] }]
  api.answers('GET /shops/:shopId/bay-calendar', { bays: 2, days, bookings: [booking(1)], blocks: [], tray: [] })
  api.keepsWaiting('GET /bookings/:id/open-days')
  api.keepsWaiting('GET /bookings/:id/open-slots')
  const done = { booking: booking(2), undoId: id(8) }
  api.answers('POST /counter-bookings/:id/acts', done, (body) => void sent.push(body))
  const { user } = show(<BayCalendar shop={{ id: id(9), name: 'Shop 9' }} date={day} days={1} />)
  const card = await screen.findByRole('button', { name: /10:00 Guest/ })
  card.focus()
  await user.keyboard('[Space][ArrowDown][ArrowDown][ArrowDown][ArrowRight][ArrowRight]')
  await screen.findByText(/, 11:30, bay 2\.$/)
  await user.keyboard('[Escape]')
  await screen.findByText('The booking was put back.')
  await user.keyboard('[Space][ArrowRight][Space]')
  await waitFor(() => expect(sent).toEqual([{ act: 'move_bay', bay: 2 }]))
  await user.keyboard('[Space][ArrowDown][ArrowDown][Enter]')
  await screen.findByRole('dialog', { name: /^Offer something else/ })
})
