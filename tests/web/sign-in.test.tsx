// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { report } from '#web/components/copy-report.tsx'
import { VerifyEmailScreen } from '#web/features/account/components/security/verify-email-screen.tsx'
import { SignInScreen } from '#web/features/account/components/sign-in/sign-in-screen.tsx'
import { ownReturn } from '#web/features/account/where-to.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))

const account = (role: 'customer' | 'business') => ({
  id: '0190f1a0-0000-7000-8000-000000000001',
  role,
  name: 'Thandi Mokoena',
  phone: null,
  email: 'thandi@post.example',
})
const refusal = { code: 'WRONG_SIGN_IN', message: 'Invalid e-mail address or password.' }

async function fillIn(at = '/login') {
  const shown = show(<SignInScreen terms={<p>The terms</p>} />, { at })
  await shown.user.type(await screen.findByLabelText('E-mail address'), 'thandi@post.example')
  await shown.user.type(screen.getByLabelText('Password'), 'Rubber4Road')
  return shown
}
const press = (name: string) => screen.getByRole('button', { name })

test('what is missing is said beside the fields, and nothing is sent', async () => {
  const { user } = show(<SignInScreen terms={null} />, { at: '/login' })
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await screen.findByText('Please enter a valid email')
  expect(screen.getByText('Password must be at least 6 characters')).toBeDefined()
})

test('a refusal shows in the service’s words and keeps what was typed', async () => {
  api.refuses('POST /auth/sign-in', 401, refusal)
  const { user } = await fillIn()
  await user.click(press('Sign in'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusal.message))
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'thandi@post.example')
})

test('what went wrong is said until the next try', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  api.refuses('POST /auth/sign-in', 401, refusal)
  const { user } = await fillIn()
  await user.click(press('Sign in'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusal.message))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByRole('alert').textContent).toBe(refusal.message)
  api.keepsWaiting('POST /auth/sign-in')
  await user.click(press('Sign in'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
})

test('a service that does not answer is said to be unavailable', async () => {
  api.isUnreachable('POST /auth/sign-in')
  const { user } = await fillIn()
  await user.click(press('Sign in'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Authentication service unavailable.'))
})

test.each([
  ['customer', '/login?return=/booking', '/booking'],
  ['customer', '/login?return=https://elsewhere.example', '/profile'],
  ['customer', '/login', '/profile'],
  ['business', '/login?return=/booking', '/business/seller-dashboard'],
  ['business', '/login?return=/business/messages', '/business/messages'],
  ['business', '/login', '/business/seller-dashboard'],
] as const)('a %s who is signed in is led on from %s to %s', async (role, at, to) => {
  api.answers('GET /auth/session', { signedIn: true, account: account(role), expiresAt: '2026-12-20T10:00:00.000Z' })
  const { address } = show(<SignInScreen terms={null} />, { at, path: '/login' })
  await waitFor(() => expect(address()).toBe(to))
})

test('the terms can be read', async () => {
  show(<SignInScreen terms={<p>The terms</p>} />, { at: '/login?tab=signup&terms=1' })
  await within(await screen.findByRole('dialog', { name: 'Terms and Conditions' })).findByText('The terms')
})

test('nobody signs up before the terms are ticked', async () => {
  const { user } = show(<SignInScreen terms={null} />, { at: '/login?tab=signup' })
  const create = await screen.findByRole('button', { name: 'Create account' })
  expect(create).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox'))
  expect(create).toHaveProperty('disabled', false)
  await user.type(screen.getByLabelText('Password'), 'Rubber4Road')
  await user.type(screen.getByLabelText('Confirm password'), 'Rubber5Road')
  await user.click(create)
  await screen.findByText('Passwords do not match')
})

test('the code step says how many attempts are left, and starting over goes back', async () => {
  api.answers('POST /auth/code', {
    session: 's',
    expiresAt: '2026-11-18T07:05:00.000Z',
    againAt: '2026-11-18T07:01:00.000Z',
  })
  api.refuses('POST /auth/code/check', 401, { code: 'WRONG_CODE', message: 'Invalid OTP. 2 attempts remaining.' })
  const { user } = show(<SignInScreen terms={null} />, { at: '/login?method=whatsapp' })
  await user.type(await screen.findByLabelText('WhatsApp number'), '082 123 4567')
  await user.click(press('Send code'))
  await user.type(await screen.findByLabelText('Code'), '123456')
  expect(screen.getByRole('button', { name: /^Resend code in \d+ s$/ })).toHaveProperty('disabled', true)
  await user.click(press('Sign in'))
  await screen.findByText('Invalid OTP. 2 attempts remaining.')
  await user.click(press('Start Over'))
  expect(screen.getByLabelText('WhatsApp number')).toBeDefined()
})

test.each([
  ['/search?size=205/55R16#top', '/search?size=205/55R16#top'],
  ['//elsewhere.example/x', undefined],
  ['/\\elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/login?return=/x', undefined],
  [null, undefined],
])('coming back to %s leads to %s', (wanted, leads) => {
  expect(ownReturn(wanted)).toBe(leads)
})

test('signing up by WhatsApp says everything at once, the vehicle too, and ends with a last step', async () => {
  const said: unknown[] = []
  const until = { expiresAt: '2026-11-18T07:05:00.000Z', againAt: '2026-11-18T07:01:00.000Z' }
  api.answers('POST /auth/code', { session: 's', ...until }, (body) => said.push(body))
  api.answers('POST /auth/code/check', { account: account('customer'), created: true })
  const { user } = show(<SignInScreen terms={null} />, { at: '/login?tab=signup&method=whatsapp' })
  await user.type(await screen.findByLabelText('Full name'), 'Thandi Mokoena')
  await user.type(screen.getByLabelText('WhatsApp number'), '082 123 4567')
  await user.type(screen.getByLabelText('Make'), 'Toyota')
  await user.type(screen.getByLabelText('Year'), '2019')
  await user.click(screen.getByRole('checkbox'))
  await user.click(press('Send code'))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(press('Create account'))
  await screen.findByRole('dialog', { name: 'One last step!' })
  expect(said).toEqual([
    {
      purpose: 'sign_up',
      name: 'Thandi Mokoena',
      number: '+27821234567',
      vehicleMake: 'Toyota',
      vehicleModel: null,
      vehicleYear: 2019,
    },
  ])
})

test('a session that cannot be read is noted, and counts as signed out', async () => {
  api.refuses('GET /auth/session', 500, { code: 'FAILED', message: 'Something went wrong' })
  show(<SignInScreen terms={null} />, { at: '/login' })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(report('00000000')).toContain('GET /api/auth/session 500 FAILED')
})

test('a mailed link asks who is not signed in to sign in first, and works when they come back', async () => {
  const { user, address, unmount } = show(<VerifyEmailScreen />, {
    at: '/verify-email#the-token',
    path: '/verify-email',
  })
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(address()).toBe('/login?return=%2Fverify-email')
  unmount()
  const said: unknown[] = []
  api.answers('GET /auth/session', {
    signedIn: true,
    account: account('customer'),
    expiresAt: '2026-12-20T10:00:00.000Z',
  })
  api.answers('POST /auth/email/confirm', { email: 'thandi@post.example' }, (body) => said.push(body))
  const seen = { signedInAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-18T10:00:00.000Z' }
  const here = { ...seen, id: '0190f1a0-0000-7000-8000-000000000001', device: 'Firefox on Linux', current: true }
  const there = { ...seen, id: '0190f1a0-0000-7000-8000-000000000002', device: 'Chrome on Android', current: false }
  api.answers('GET /auth/sessions', { sessions: [here, there] })
  api.answers('POST /auth/sign-out-others', undefined, () => api.answers('GET /auth/sessions', { sessions: [here] }))
  const back = show(<VerifyEmailScreen />, { at: '/verify-email' })
  await back.user.click(await screen.findByRole('button', { name: 'Confirm my e-mail address' }))
  await screen.findByText('Confirmed')
  expect(said).toEqual([{ token: 'the-token' }])
  await screen.findByText('You are also signed in on: Chrome on Android. Is that still you?')
  await back.user.click(screen.getByRole('button', { name: 'Sign out every other browser' }))
  await waitFor(() => expect(screen.queryByText(/You are also signed in/)).toBeNull())
})

test('without the integration WhatsApp says at once that it is unavailable', async () => {
  api.answers('GET /site', {
    claims: [],
    figures: [],
    supportEmail: null,
    supportWhatsapp: null,
    registeredAddress: null,
    helpUrl: null,
    codesByWhatsapp: false,
    stopped: { chat: false, sending: false },
  })
  show(<SignInScreen terms={null} />, { at: '/login?method=whatsapp' })
  await screen.findByText('WhatsApp authentication temporarily unavailable')
})

test('a proven number without an account leads to making one', async () => {
  api.answers('POST /auth/code', {
    session: 's',
    expiresAt: '2026-12-20T10:00:00.000Z',
    againAt: '2026-12-20T10:00:00.000Z',
  })
  api.refuses('POST /auth/code/check', 404, {
    code: 'NOT_REGISTERED',
    message: 'WhatsApp number not found. Please register first.',
  })
  const { user, address } = show(<SignInScreen terms={null} />, { at: '/login?method=whatsapp' })
  await user.type(await screen.findByLabelText('WhatsApp number'), '082 123 4567')
  await user.click(press('Send code'))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(press('Sign in'))
  await user.click(await screen.findByRole('button', { name: 'Create an account with this number' }))
  expect(address()).toContain('tab=signup')
  await screen.findByLabelText('Full name')
})

test('whoever goes over to the other way of signing up keeps what both ask for, and finds the rest on coming back', async () => {
  window.history.replaceState(null, '', '/login?tab=signup')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const { user } = show(<SignInScreen terms={null} />, { at: '/login?tab=signup' })
  await user.type(await screen.findByLabelText('Full name'), 'Lindani Zwane')
  await user.type(screen.getByLabelText('E-mail address'), 'lindani@post.example')
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }))
  await user.type(await screen.findByLabelText('WhatsApp number'), '082 555 0123')
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Lindani Zwane')
  await user.click(screen.getByRole('radio', { name: 'E-mail' }))
  expect(await screen.findByLabelText('E-mail address')).toHaveProperty('value', 'lindani@post.example')
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }))
  expect(await screen.findByLabelText('WhatsApp number')).toHaveProperty('value', '082 555 0123')
})
