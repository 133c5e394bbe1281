// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Alert } from '#core/contracts/alerts.ts'
import { MyAlerts } from '#web/features/alerts/components/my-alerts.tsx'
import { id } from '../support/a-booking.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const alert: Alert = {
  id: id(1),
  name: '',
  size: '205/55R16',
  quantity: 4,
  runFlat: false,
  maxCents: 150_000,
  maxCovers: 'tyre',
  dealsOnly: false,
  near: { lat: -26.1, lng: 28.05, label: 'Sandton', radiusKm: 25 },
  active: true,
}

test('an alert says its car and its price, and is changed in place', async () => {
  localStorage.setItem(
    'spoor.garage',
    JSON.stringify([
      {
        id: '1',
        name: '',
        make: 'Volkswagen',
        model: 'Polo',
        variant: '',
        year: 2018,
        size: '205/55R16',
        rearSize: null,
      },
    ]),
  )
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /alerts', { alerts: [alert], silent: false })
  const { user } = show(<MyAlerts />, { at: '/alerts' })
  expect(await screen.findByText('Volkswagen Polo 2018')).toBeTruthy()
  expect(screen.getByText(/up to R\s1\s500 a tyre · within 25 km of Sandton/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the alert for 205/55R16' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the alert' }))
  const price = dialog.getByLabelText(/^Maximum price a tyre/)
  expect(price).toHaveProperty('value', '1500')
  await user.clear(price)
  await user.type(price, '1800')
  const changed = { ...alert, maxCents: 180_000 }
  api.answers(
    'PATCH /alerts/:id',
    { alert: changed, existed: false, present: { offers: 0, cheapestCents: null } },
    (sent) => expect(sent).toMatchObject({ maxCents: 180_000, quantity: 4, near: { label: 'Sandton', radiusKm: 25 } }),
  )
  api.answers('GET /alerts', { alerts: [changed], silent: false })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/up to R\s1\s800 a tyre/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an alert is called what its person calls it, and says its cars beside that', async () => {
  const cars = [2018, 2020, 2022].map((year, at) => ({
    ...{ id: `${at}`, name: '', make: 'Volkswagen', model: 'Polo', variant: '', year },
    ...{ size: '205/55R16', rearSize: null },
  }))
  localStorage.setItem('spoor.garage', JSON.stringify(cars))
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('GET /alerts', { alerts: [{ ...alert, name: 'Before winter' }], silent: false })
  const { user } = show(<MyAlerts />, { at: '/alerts' })
  expect(await screen.findByText('Before winter')).toBeTruthy()
  expect(
    screen.getByText(/^Volkswagen Polo 2018, Volkswagen Polo 2020 and 1 more of yours · up to R\s1\s500 a tyre/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the alert for Before winter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the alert' }))
  const name = dialog.getByRole('textbox', { name: /^What you call it/ })
  await user.clear(name)
  await user.type(name, 'Bakkie')
  const changed = { ...alert, name: 'Bakkie' }
  api.answers(
    'PATCH /alerts/:id',
    { alert: changed, existed: false, present: { offers: 0, cheapestCents: null } },
    (sent) => expect(sent).toMatchObject({ name: 'Bakkie' }),
  )
  api.answers('GET /alerts', { alerts: [changed], silent: false })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Bakkie')).toBeTruthy()
})

test('a new alert begins on the page of alerts, with none and with some', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  for (const alerts of [[], [alert]]) {
    api.answers('GET /alerts', { alerts, silent: false })
    const { unmount } = show(<MyAlerts />, { at: '/alerts' })
    const link = await screen.findByRole('link', { name: 'New alert' })
    expect(link.getAttribute('href')).toBe('/alerts?form=alert')
    unmount()
  }
})
