// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RescueCards } from '#web/features/shop-bookings/rescues/rescue-cards.tsx'
import { CallOutsSection } from '#web/features/shop-profile/call-outs/call-outs-section.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { callOuts } from './a-shop.ts'

const api = standInApi()

test('an owner comes out around the clock, or on some nights only', async () => {
  api.answers('GET /shops/:shopId/call-out-hours', callOuts)
  const { user } = show(<CallOutsSection shopId={id(1)} />)
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/call-out-hours', callOuts, (body) => sent.push(body))
  await user.click(await screen.findByLabelText('Around the clock'))
  expect(screen.queryByLabelText('Monday')).toBeNull()
  await user.click(screen.getByLabelText('Around the clock'))
  await user.click(screen.getByLabelText('Friday'))
  await user.click(screen.getByRole('button', { name: 'Only at night on Friday' }))
  await user.click(screen.getByRole('button', { name: 'Save call-out hours' }))
  const friday = {
    weekday: 5,
    intervals: [
      { opens: '00:00', closes: '06:00' },
      { opens: '18:00', closes: '24:00' },
    ],
  }
  await expect.poll(() => sent).toEqual([{ week: callOuts.week.map((day) => (day.weekday === 5 ? friday : day)) }])
})

test('staff reads them, and a shop that does not come out is told what is missing', async () => {
  api.answers('GET /shops/:shopId/call-out-hours', { ...callOuts, comesOut: false, canChange: false })
  show(<CallOutsSection shopId={id(1)} />)
  await screen.findByText('Only an owner of the shop can change this.')
  screen.getByText(/Nobody asks you before your services name/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save call-out hours' }).matches(':disabled')).toBe(true)
})

test('a driver who waits stands on the dashboard, and one tap answers', async () => {
  const rescue = {
    ...{ askId: id(2), state: 'waiting' as const, minutes: null, name: 'Thandi', place: 'Midrand', distanceKm: 5 },
    ...{ mapUrl: 'https://www.google.com/maps', size: null, askedAt: '2026-11-18T20:00:00.000Z' },
    lines: [
      { what: 'call_out' as const, quantity: 1, eachCents: 45_000, totalCents: 45_000 },
      ...[
        {
          what: 'service' as const,
          service: 'puncture_repair' as const,
          quantity: 1,
          eachCents: 17_000,
          totalCents: 17_000,
        },
      ],
    ],
    totalCents: 62_000,
    note: '',
    isOwnPrice: false,
    said: ['white Polo'],
  }
  api.answers('GET /shops/:shopId/rescues', { rescues: [rescue] })
  const { user } = show(<RescueCards shopId={id(1)} />)
  const card = within(await screen.findByRole('article', { name: 'Thandi, Midrand' }))
  expect(card.getByText(/as on your list/).textContent).toBe('Call-out + Puncture Repairs: R 620,00, as on your list')
  expect(card.getByText('“white Polo”')).toBeDefined()
  const coming = { ...rescue, state: 'coming' as const, minutes: 30 }
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/rescues/:askId/answer', coming, (body) => sent.push(body))
  api.answers('GET /shops/:shopId/rescues', { rescues: [coming] })
  await user.click(card.getByRole('button', { name: '30 min' }))
  await screen.findByText(/You said: about 30 min/)
  expect(sent).toEqual([{ minutes: 30 }])
})
