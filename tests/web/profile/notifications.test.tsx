// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PushDevice, ToldView } from '#core/contracts/notices.ts'
import { NotificationHistory } from '#web/features/account/components/notifications/notification-history.tsx'
import { NotificationPanel } from '#web/features/account/components/notifications/notification-panel.tsx'
import { anAccount, preferences, aProfile as profile, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const publicKey = 'BHt4Wgh4pbEvjRZR0Fyqa-LdPJd6WuuzVfa0oFOKOb8ErvA5lGFd76KzDXduS6bJrLCvUUBkUBEh_Y_CdfO31xo'
const device: PushDevice = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  name: 'Chrome on Android',
  here: true,
  showsWords: false,
  since: '2026-11-18T07:00:00.000Z',
  lastSentAt: null,
}
const held: ToldView = {
  id: '0190f1a0-0000-7000-8000-000000000002',
  title: 'Randburg Tyres answered',
  channel: 'whatsapp',
  state: 'held',
  because: 'it waits for the end of your quiet hours',
  at: '2026-11-18T20:30:00.000Z',
  until: '2026-11-19T06:00:00.000Z',
  canGoNow: true,
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /preferences', preferences)
  api.answers('GET /push/devices', { publicKey, devices: [] })
})
afterEach(() => vi.unstubAllGlobals())

/** The wire of a browser that can be notified, and what its person answers when it asks. */
function standInBrowser(permission: NotificationPermission) {
  const asked: unknown[] = []
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  }
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async (options: unknown) => {
      asked.push(options)
      return subscription
    },
  }
  const worker = { pushManager }
  const serviceWorker = { getRegistration: async () => worker, ready: Promise.resolve(worker) }
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return asked
}

test('a browser is notified once its person presses the button and allows it, and not before', async () => {
  const asked = standInBrowser('granted')
  const { user } = show(<NotificationPanel profile={profile} />)
  const button = await screen.findByRole('button', { name: 'Show notifications in this browser' })
  expect(asked).toEqual([])
  api.answers('POST /push/devices', { publicKey, devices: [device] }, (sent) =>
    expect(sent).toMatchObject({ endpoint: 'https://push.example.com/1' }),
  )
  await user.click(button)
  await screen.findByText('Chrome on Android')
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }])

  api.answers('PATCH /push/devices/:id', { publicKey, devices: [{ ...device, showsWords: true }] }, (sent) =>
    expect(sent).toEqual({ showsWords: true }),
  )
  await user.click(screen.getByLabelText('Show the words of messages'))
  await vi.waitFor(() => expect(screen.getByLabelText('Show the words of messages')).toHaveProperty('checked', true))
  api.answers('DELETE /push/devices/:id', { publicKey, devices: [] })
  await user.click(screen.getByRole('button', { name: 'Switch off Chrome on Android' }))
  await screen.findByRole('button', { name: 'Show notifications in this browser' })
})

test('a no to the browser’s question is said, and leaves the button', async () => {
  standInBrowser('default')
  const { user } = show(<NotificationPanel profile={profile} />)
  await user.click(await screen.findByRole('button', { name: 'Show notifications in this browser' }))
  await screen.findByText('Your browser did not allow it. Press the button again to be asked once more.')
})

test('the Push group has its switches, and a test says what became of it', async () => {
  const { user } = show(<NotificationPanel profile={profile} />)
  const group = within(await screen.findByRole('group', { name: 'Push' }))
  for (const name of ['Push notifications', 'Bookings', 'Quotes', 'Messages', 'Deal alerts']) group.getByLabelText(name)
  api.answers('POST /notifications/test', { ...held, channel: 'push' }, (sent) =>
    expect(sent).toEqual({ channel: 'push' }),
  )
  await user.click(group.getByRole('button', { name: 'Send me a test: Push' }))
  await group.findByText('Held until Thursday 19 November at 08:00, because it waits for the end of your quiet hours.')
})

test('the panel of a seller that cannot be read says so', async () => {
  api.refuses('GET /preferences', 500, { code: 'MESSAGE_FAILED', message: 'x' })
  show(<NotificationPanel profile={{ ...profile, role: 'business' }} />)
  await screen.findByText('Notification preferences unavailable')
})

test('what is held says until when, and goes out at once if its person wants it', async () => {
  api.answers('GET /notifications', { told: [held], next: null })
  const { user } = show(<NotificationHistory />)
  const now = within(await screen.findByRole('region', { name: 'Held for now' }))
  now.getByText('WhatsApp, until Thursday 19 November at 08:00: it waits for the end of your quiet hours')
  await screen.findByText('Held')
  const sent: string[] = []
  api.answers(
    'POST /notifications/:id/send',
    { ...held, state: 'waiting' },
    (_, { pathname }) => void sent.push(pathname),
  )
  api.answers('GET /notifications', { told: [], next: null })
  await user.click(now.getByRole('button', { name: 'Send now: Randburg Tyres answered, WhatsApp' }))
  await screen.findByText('Nothing yet.')
  expect(sent).toEqual([`/api/notifications/${held.id}/send`])
})

test('a member of a shop switches the weekly question about stock off; a driver is not offered it', async () => {
  const { unmount } = show(<NotificationPanel profile={profile} />)
  const email = await screen.findByRole('group', { name: 'E-mail' })
  expect(within(email).queryByLabelText('Questions about stock and pictures')).toBeNull()
  unmount()

  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  const { user } = show(<NotificationPanel profile={{ ...profile, role: 'business' }} />)
  const ask = await within(await screen.findByRole('group', { name: 'E-mail' })).findByLabelText(
    'Questions about stock and pictures',
  )
  expect(
    within(screen.getByRole('group', { name: 'Push' })).queryByLabelText('Questions about stock and pictures'),
  ).toBeNull()
  await user.click(ask)
  api.answers('PATCH /preferences', { ...preferences, email: { ...preferences.email, stock: false } }, (sent) =>
    expect(sent).toEqual({ email: { stock: false } }),
  )
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
  await screen.findByText('Notification preferences saved successfully!')
})

test('who asked for text messages sees it, also while there are none, and nobody else is offered them', async () => {
  const open = () => show(<NotificationPanel profile={profile} />)
  const first = open()
  await screen.findByLabelText('E-mail notifications')
  expect(screen.queryByLabelText(/^SMS/)).toBeNull()
  first.unmount()
  api.answers('GET /preferences', { ...preferences, sms: { enabled: true, available: false } })
  const { user } = open()
  expect(await screen.findByLabelText(/^SMS/)).toHaveProperty('checked', true)
  screen.getByText('We send no text messages yet. Your choice is kept.')
  const off = { ...preferences, sms: { enabled: false, available: false } }
  api.answers('PATCH /preferences', off)
  await user.click(screen.getByLabelText(/^SMS/))
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
  await screen.findByText('Notification preferences saved successfully!')
  await user.click(screen.getByLabelText(/^SMS/))
  expect(screen.getByLabelText(/^SMS/)).toHaveProperty('checked', true)
})
