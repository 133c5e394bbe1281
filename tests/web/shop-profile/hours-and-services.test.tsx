// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import Toaster from '#web/components/ui/toaster.tsx'
import { HoursSection, ServicesSection } from '#web/features/shop-profile/shop-profile-screen.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { answerAll, hours, ownShop, services } from './a-shop.ts'

const api = standInApi()
beforeEach(() => answerAll(api))
const openHours = () =>
  show(
    <>
      <HoursSection shopId={ownShop.id} />
      <Toaster />
    </>,
  )
const openServices = () =>
  show(
    <>
      <ServicesSection shopId={ownShop.id} />
      <Toaster />
    </>,
  )

test('a day gets a lunch break, another is closed, and the week is saved', async () => {
  const sent: { week: { weekday: number; intervals: unknown[] }[] }[] = []
  api.answers('PATCH /shops/:shopId/hours', hours, (body) => void sent.push(body as never))
  const { user } = openHours()
  await user.click(await screen.findByRole('button', { name: 'Edit Hours' }))
  await user.click(screen.getByRole('button', { name: 'Add a lunch break on Monday' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Monday opens again' }), '2:00 PM')
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await screen.findByText('Opening hours updated successfully')
  expect(sent[0]?.week[0]?.intervals).toEqual([
    { opens: '08:00', closes: '12:30' },
    { opens: '14:00', closes: '17:00' },
  ])
  expect(sent[0]?.week[1]?.intervals).toEqual([])
  expect(sent[0]?.week[6]?.intervals).toEqual([{ opens: '10:00', closes: '14:00' }])
})

test('a shop without hours begins with the usual ones, and a template fills the week', async () => {
  api.answers('GET /shops/:shopId/hours', { ...hours, week: hours.week.map((day) => ({ ...day, intervals: [] })) })
  const { user } = openHours()
  await user.click(await screen.findByRole('button', { name: 'Edit Hours' }))
  const value = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value
  expect([value('Friday opens'), value('Friday closes'), value('Saturday closes')]).toEqual(['09:00', '17:00', '15:00'])
  expect(screen.queryByRole('combobox', { name: 'Sunday opens' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Standard Business' }))
  expect([value('Friday opens'), value('Saturday closes')]).toEqual(['08:00', '12:00'])
  await user.click(screen.getByRole('button', { name: 'Extended Hours' }))
  expect([value('Sunday opens'), value('Sunday closes')]).toEqual(['07:00', '19:00'])
  await user.click(screen.getByRole('button', { name: 'Weekend Friendly' }))
  expect([value('Saturday opens'), value('Saturday closes')]).toEqual(['09:00', '18:00'])
})

test('hours that cannot be saved stay as entered, with a retry', async () => {
  api.refuses('PATCH /shops/:shopId/hours', 500, { code: 'FAILED', message: 'Something went wrong' })
  const { user } = openHours()
  await user.click(await screen.findByRole('button', { name: 'Edit Hours' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Monday opens' }), '7:30 AM')
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await screen.findByText('Opening hours management unavailable')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Monday opens' }).value).toBe('07:30')
  api.answers('PATCH /shops/:shopId/hours', hours)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Opening hours updated successfully')
})

test('a day that closes before it opens cannot be saved', async () => {
  const { user } = openHours()
  await user.click(await screen.findByRole('button', { name: 'Edit Hours' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Monday closes' }), '7:00 AM')
  await screen.findByText('A shop opens before it closes')
  expect(screen.getByRole('button', { name: 'Save Hours' }).hasAttribute('disabled')).toBe(true)
})

test('days are closed with a reason, and a special day can be taken back', async () => {
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/special-days', hours, (body) => void sent.push(body))
  api.answers('DELETE /shops/:shopId/special-days/:day', { ...hours, special: [] })
  const { user } = openHours()
  await user.click(await screen.findByRole('button', { name: 'Add a closure or special day' }))
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Stock-taking')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('button', { name: 'Add a closure or special day' })
  expect(sent).toMatchObject([{ interval: null, reason: 'Stock-taking' }])
  await user.click(screen.getByRole('button', { name: /^Remove / }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('8:00 AM - 12:00 PM · Christmas Eve')
  expect(sent[1]).toEqual({
    from: '2026-12-24',
    to: '2026-12-24',
    interval: { opens: '08:00', closes: '12:00' },
    reason: 'Christmas Eve',
  })
})

test('services get a price, minutes by number of tyres and what is charged with fitting', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/services', services, (body) => void sent.push(body))
  const { user } = openServices()
  await user.click(await screen.findByRole('checkbox', { name: 'Wheel Balancing' }))
  const balancing = within(screen.getByRole('group', { name: 'Wheel Balancing: price and minutes' }))
  await user.type(balancing.getByRole('textbox', { name: 'Price in rand a tyre' }), '40,50')
  await user.click(balancing.getByRole('checkbox', { name: 'Charged with fitting' }))
  const fitting = within(screen.getByRole('group', { name: 'Tyre Fitting: price and minutes' }))
  await user.click(fitting.getByText('Minutes by number of tyres'))
  for (const [count, minutes] of [
    ['1 tyre', '20'],
    ['2 tyres', '30'],
    ['3 tyres', '40'],
    ['4 tyres', '45'],
  ] as const)
    await user.type(fitting.getByRole('textbox', { name: `${count} in minutes, Tyre Fitting` }), minutes)
  await user.click(screen.getByRole('checkbox', { name: 'Mobile Service' }))
  await user.type(screen.getByRole('textbox', { name: /Call-out fee/ }), '350')
  await user.type(screen.getByRole('textbox', { name: /Service radius/ }), '30')
  await user.type(screen.getByRole('textbox', { name: /Specialties/ }), '4x4, Bakkies')
  await user.click(screen.getByRole('button', { name: 'Save Services' }))
  await screen.findByText('Services updated successfully')
  expect(sent).toMatchObject([
    {
      services: [
        { service: 'fitting', priceCents: 8000, minutesByQuantity: [20, 30, 40, 45] },
        { service: 'balancing', priceCents: 4050, chargedWithFitting: true },
        { service: 'mobile', priceCents: null },
      ],
      callOutCents: 35_000,
      serviceRadiusKm: 30,
      specialties: ['4x4', 'Bakkies'],
    },
  ])
})

test('none chosen warns and can be saved; a failure says so', async () => {
  api.refuses('PATCH /shops/:shopId/services', 500, { code: 'FAILED', message: 'Something went wrong' })
  const { user } = openServices()
  await user.click(await screen.findByRole('checkbox', { name: 'Tyre Fitting' }))
  await screen.findByText('Please select at least one service to help customers find your business.')
  await user.click(screen.getByRole('button', { name: 'Save Services' }))
  expect((await screen.findAllByText('Failed to update services')).length).toBeGreaterThan(0)
})

test('bays, buffer, notice and the same day are saved', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/booking-rules', services, (body) => void sent.push(body))
  const { user } = openServices()
  const bays = await screen.findByRole('spinbutton', { name: 'Bays' })
  await user.clear(bays)
  await user.type(bays, '3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Between bookings' }), '15 minutes')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Notice' }), '2 hours before')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Same-day bookings' }), 'Until 3:00 PM')
  await user.click(screen.getByRole('button', { name: 'Save Booking Rules' }))
  await screen.findByText('Booking rules updated successfully')
  expect(sent).toEqual([{ bays: 3, bufferMinutes: 15, leadMinutes: 120, sameDayUntil: '15:00' }])
})

test('ways to pay are chosen, with the names of who gives the credit', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/payment', services, (body) => void sent.push(body))
  const { user } = openServices()
  await user.click(await screen.findByRole('checkbox', { name: 'Cash' }))
  await user.click(screen.getByRole('checkbox', { name: 'Instalments' }))
  await user.type(screen.getByRole('textbox', { name: /Instalments through/ }), 'RCS, Mobicred')
  await user.click(screen.getByRole('button', { name: 'Save Ways to Pay' }))
  await screen.findByText('Ways to pay updated successfully')
  expect(sent).toEqual([
    { ways: ['card', 'cash', 'instalments'], instalmentNames: ['RCS', 'Mobicred'], fleetCardNames: [] },
  ])
})
