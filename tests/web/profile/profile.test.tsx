// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ProfileScreen } from '#web/features/account/components/profile/profile-screen.tsx'
import { preferences, aProfile as profile } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => {
  api.answers('GET /profile', profile)
  api.answers('GET /preferences', preferences)
  api.answers('GET /auth/sessions', { sessions: [] })
  api.answers('GET /push/devices', { publicKey: 'x', devices: [] })
  api.answers('GET /notifications', { told: [], next: null })
})

test('what is typed stays where saving fails, and saving leads back to reading', async () => {
  const { user } = show(<ProfileScreen />, { at: '/profile' })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('City'), 'Randburg')
  api.refuses('PATCH /profile', 400, {
    code: 'INVALID',
    message: 'Please check what you entered.',
    fields: { city: 'Must be at most 100 characters' },
  })
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Must be at most 100 characters')
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Randburg')
  api.answers('PATCH /profile', { ...profile, city: 'Randburg' }, (sent) =>
    expect(sent).toMatchObject({ city: 'Randburg', firstName: 'Thandi', vehicleYear: null }),
  )
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('button', { name: 'Edit Profile' })
  expect(screen.getByText('Randburg')).toBeDefined()
})

test('topics show while their channel is on, and saving says so', async () => {
  const { user } = show(<ProfileScreen />, { at: '/profile?part=notifications' })
  const master = await screen.findByLabelText('E-mail notifications')
  expect(screen.getByLabelText('Marketing')).toBeDefined()
  await user.click(master)
  expect(screen.queryByLabelText('Marketing')).toBeNull()
  api.answers('PATCH /preferences', { ...preferences, email: { ...preferences.email, enabled: false } }, (sent) =>
    expect(sent).toEqual({ email: { enabled: false } }),
  )
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
  await screen.findByText('Notification preferences saved successfully!')
})

test('WhatsApp goes on with a number that is proven, which is asked for first', async () => {
  // The browser's address follows the router's, as it does outside of tests.
  window.history.replaceState(null, '', '/profile?part=notifications')
  const { user, address } = show(<ProfileScreen />, { at: '/profile?part=notifications' })
  const asks = await screen.findByLabelText('WhatsApp notifications')
  await user.click(asks)
  expect(address()).toBe('/profile?part=notifications&change=number')
  await screen.findByLabelText('New WhatsApp number')
  window.history.replaceState(null, '', '/')
})

test('each part that cannot be read says so', async () => {
  api.refuses('GET /preferences', 503, { code: 'X', message: 'x' })
  api.refuses('GET /auth/sessions', 503, { code: 'X', message: 'x' })
  const { user } = show(<ProfileScreen />, { at: '/profile?part=notifications' })
  await screen.findByText('Failed to load notification preferences')
  await user.click(screen.getByRole('tab', { name: 'Signing in' }))
  await waitFor(() => expect(screen.getByText('Failed to load where you are signed in')).toBeDefined())
})

test('each part is a page with an address, and a driver has more of them', async () => {
  const { user, address } = show(<ProfileScreen garage={<p>Two cars</p>} />, { at: '/profile' })
  await user.click(await screen.findByRole('tab', { name: 'My cars' }))
  expect(address()).toBe('/profile?part=cars')
  expect(screen.getByText('Two cars')).toBeDefined()
  expect(screen.queryByText('Personal Information')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'You' }))
  expect(address()).toBe('/profile')
  expect(screen.getByText('Personal Information')).toBeDefined()
})
