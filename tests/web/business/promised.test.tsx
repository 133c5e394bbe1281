// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { Toasts } from '#web/app/toasts.tsx'
import { PromisedDialog } from '#web/features/shop-bookings/act-dialogs.tsx'
import { BookingPanel } from '#web/features/shop-bookings/booking-panel.tsx'
import { useActs } from '#web/features/shop-bookings/use-acts.ts'
import { at, booked, id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const { guestToken: _, ...view } = booked
const aBooking = (options: Partial<FrontDeskBooking> = {}): FrontDeskBooking => ({
  ...view,
  holds: [],
  ...{ bay: 1, tyreSize: '205/55R16 91V', noShow: false, madeByShop: false, payer: null },
  updatedAt: at('06:00'),
  ...options,
})

beforeEach(() => api.answers('GET /counter-bookings/:id', aBooking({ order: { tyres: 2, readyFrom: at('08:00') } })))

test('confirming more than is free is asked once: the shop goes on, or offers another time', async () => {
  const sent: unknown[] = []
  api.refuses('POST /counter-bookings/:id/acts', 409, {
    code: 'STOCK_PROMISED',
    message: '5 of 9 are promised, so 4 are free, and this booking needs 5',
  })
  const { user } = show(
    <>
      <BookingPanel id={id(2)} bays={2} onClose={() => {}} />
      <Toasts />
    </>,
  )
  await screen.findByText('2 of the tyres')
  await user.click(await screen.findByRole('button', { name: 'I have ordered it' }))
  const asks = await screen.findByRole('dialog', { name: 'More than is free' })
  expect(asks.textContent).toContain('5 of 9 are promised, so 4 are free, and this booking needs 5.')
  within(asks).getByRole('button', { name: 'Offer other' })
  const confirmed = aBooking({ status: 'confirmed', awaiting: null, appointmentStart: at('08:00') })
  api.answers('POST /counter-bookings/:id/acts', { booking: confirmed, undoId: id(8) }, (body) => void sent.push(body))
  await user.click(within(asks).getByRole('button', { name: 'Confirm anyway' }))
  await screen.findByText('Booking confirmed')
  expect(sent).toEqual([{ act: 'confirm', seenAt: at('06:00'), anyway: true }])
})

test.each([
  ['what the driver asks for instead', { act: 'take', offerId: id(4) }],
  ['a correction', { act: 'correct', correction: { quantity: 6, agreedByPhone: true } }],
] as const)('so it is asked about %s', async (_what, act) => {
  const sent: unknown[] = []
  api.refuses('POST /counter-bookings/:id/acts', 409, { code: 'STOCK_PROMISED', message: '5 of 9 are promised' })
  const Asked = () => {
    const { act: does, promised } = useActs()
    return (
      <>
        <button type="button" onClick={() => does(id(2), act)}>
          Do it
        </button>
        <PromisedDialog promised={promised} />
      </>
    )
  }
  const { user } = show(<Asked />)
  await user.click(screen.getByRole('button', { name: 'Do it' }))
  api.answers('POST /counter-bookings/:id/acts', { booking: aBooking(), undoId: id(8) }, (body) => void sent.push(body))
  await user.click(await screen.findByRole('button', { name: 'Confirm anyway' }))
  await waitFor(() => expect(sent).toEqual([{ ...act, anyway: true }]))
})

test('the panel says until when an answer is wanted', async () => {
  show(<BookingPanel id={id(2)} bays={2} onClose={() => {}} />)
  await screen.findByText(/^Waits for your answer until \w{3} \d+ \w{3} at 13:00$/)
})

test('a correction that makes the work longer than its bay is free says who has the bay then', async () => {
  const next = { code: 'KX7M2', name: 'Sipho', start: at('09:00') }
  api.answers('POST /counter-bookings/:id/acts', {
    booking: aBooking({ status: 'confirmed', awaiting: null, appointmentStart: at('08:00') }),
    undoId: id(8),
    overrun: { minutes: 90, heldMinutes: 60, next },
  })
  const More = () => {
    const { act } = useActs()
    return (
      <button
        type="button"
        onClick={() => act(id(2), { act: 'correct', correction: { services: ['fitting', 'alignment'] } })}
      >
        More work
      </button>
    )
  }
  const { user } = show(
    <>
      <More />
      <Toasts />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'More work' }))
  await screen.findByText(/takes about 90 min, and the bay is held for 60; from .* at 11:00 Sipho \(KX7M2\) has it/)
})
