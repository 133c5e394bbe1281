// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdminChallenge } from '#core/contracts/admin/entry/sign-in.ts'
import { Component as ResetPassword } from '#web/app/pages/admin/reset-password.tsx'
import { SignInScreen } from '#web/features/admin-entry/components/sign-in/sign-in-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))

const CODE = 'Code of your authenticator'
const over = {
  code: 'SIGN_IN_OVER',
  message: 'This took too long, or there were too many tries. Please sign in again.',
}
const said = (words: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words))

async function givePassword() {
  const shown = show(<SignInScreen home="/admin/platform" />, { at: '/admin-login', path: '/admin-login' })
  await shown.user.type(await screen.findByLabelText('E-mail address'), 'lerato@post.example')
  await shown.user.type(screen.getByLabelText('Password'), 'Rubber4Road')
  await shown.user.click(screen.getByRole('button', { name: 'Continue' }))
  return shown
}

/** The second step, for an admin with these second factors. */
function secondStep(ways: AdminChallenge['ways'] = ['code', 'recovery_code']) {
  api.answers('POST /admin/sign-in', { challenge: 'a-challenge', expiresAt: '2026-11-22T08:05:00.000Z', ways })
  return givePassword()
}

test('the page says whose it is; a refused password keeps what was typed', async () => {
  const wrong = { code: 'WRONG_SIGN_IN', message: 'Invalid e-mail address or password.' }
  api.refuses('POST /admin/sign-in', 401, wrong)
  await givePassword()
  await said(wrong.message)
  screen.getByRole('heading', { name: 'Platform Admin Login' })
  screen.getByText('Admin Access')
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'lerato@post.example')
})

test('a failure without words is told as one', async () => {
  api.refuses('POST /admin/sign-in', 500, { code: 'FAILED', message: 'Something went wrong' })
  await givePassword()
  await said('Login failed')
})

test('the right code leads into the console, a wrong one says how many tries are left', async () => {
  const { user, address } = await secondStep()
  const wrong = { code: 'WRONG_CODE', message: 'Invalid code. 4 attempts remaining.', fields: { attemptsLeft: '4' } }
  api.refuses('POST /admin/sign-in/code', 401, wrong)
  await user.type(await screen.findByLabelText(CODE), '000000{Enter}')
  await said(wrong.message)
  expect(screen.getByLabelText(CODE)).toHaveProperty('value', '')
  const account = anAccount({ role: 'admin', adminRoles: ['owner'] })
  api.answers('POST /admin/sign-in/code', { account, recoveryCodesLeft: 9 })
  api.answers('GET /auth/session', signedInAs(account))
  await user.type(screen.getByLabelText(CODE), '123 456{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/platform'))
})

test.each([
  [
    'after the last try',
    401,
    { code: 'WRONG_CODE', message: 'Invalid code. Please sign in again.', fields: { attemptsLeft: '0' } },
  ],
  ['when its time is over', 410, over],
] as const)('a sign-in begins again %s, and says why', async (_, status, problem) => {
  const { user } = await secondStep()
  api.refuses('POST /admin/sign-in/code', status, problem)
  await user.type(await screen.findByLabelText(CODE), '000000{Enter}')
  await screen.findByLabelText('Password')
  await said(problem.message)
})

test('too many codes in an hour are refused in words, and the step stays', async () => {
  const { user } = await secondStep()
  const locked = { code: 'TOO_MANY_FACTORS', message: 'Too many attempts. Please try again in 12 minutes.' }
  api.refuses('POST /admin/sign-in/code', 429, locked)
  await user.type(await screen.findByLabelText(CODE), '000000{Enter}')
  await said(locked.message)
  screen.getByLabelText(CODE)
})

test('a recovery code is offered only while there are some, and a used one is refused', async () => {
  const { user, unmount } = await secondStep()
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
  const wrong = {
    code: 'WRONG_CODE',
    message: 'Invalid recovery code. 4 attempts remaining.',
    fields: { attemptsLeft: '4' },
  }
  api.refuses('POST /admin/sign-in/recovery-code', 401, wrong)
  await user.type(screen.getByLabelText('Recovery code'), 'BCDF-GHJK{Enter}')
  await said(wrong.message)
  unmount()
  await secondStep(['code', 'passkey'])
  await screen.findByLabelText(CODE)
  screen.getByRole('button', { name: 'Use a passkey instead' })
  expect(screen.queryByRole('button', { name: /recovery code/ })).toBe(null)
})

test('a browser without passkeys says so, and the other ways stay', async () => {
  const { user } = await secondStep(['passkey', 'code'])
  api.answers('POST /admin/sign-in/passkey/start', { challenge: 'another', options: { challenge: 'YQ' } })
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  await said('This browser could not use a passkey.')
  screen.getByRole('button', { name: 'Use the authenticator instead' })
})

test('somebody else who is signed in is told so, and can log out', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business' })))
  api.answers('POST /auth/sign-out', undefined, () => api.answers('GET /auth/session', { signedIn: false }))
  const { user } = show(<SignInScreen home="/admin/platform" />, { at: '/admin-login' })
  await screen.findByText(
    'You are logged in as a business user. Please log out and sign in with a platform admin account.',
  )
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByLabelText('Password')
})

test('a new password is asked for by the admin’s address, and a failure says what went wrong', async () => {
  const { user } = show(<SignInScreen home="/admin/platform" />, { at: '/admin-login?forgot=1' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password?' }))
  const send = () => user.click(dialog.getByRole('button', { name: 'Send link' }))
  await send()
  await dialog.findByText('Email is required')
  await user.type(dialog.getByLabelText('Admin email'), 'lerato')
  await send()
  await dialog.findByText('Please enter a valid email address')
  await user.type(dialog.getByLabelText('Admin email'), '@post.example')
  api.isUnreachable('POST /auth/password/forgot')
  await send()
  await dialog.findByText('Failed to send reset email.')
  api.refuses('POST /auth/password/forgot', 429, { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' })
  await send()
  await dialog.findByText('Failed to send password reset email: Too many attempts.')
  api.answers('POST /auth/password/forgot', undefined)
  await send()
  await dialog.findByText('Password reset link sent to your email address.')
})

test('a new password that is not taken says why, and the words of the failure stand before it', async () => {
  api.answers('POST /auth/password/reset/check', undefined)
  const { user, address } = show(<ResetPassword />, {
    at: '/admin/reset-password#a-token',
    path: '/admin/reset-password',
  })
  await user.type(await screen.findByLabelText('New password'), 'Rubber5Road')
  await user.type(screen.getByLabelText(/^Confirm/), 'Rubber5Road')
  const update = () => user.click(screen.getByRole('button', { name: 'Update password' }))
  api.refuses('POST /auth/password/reset', 410, { code: 'LINK_OVER', message: 'This link has been used.' })
  await update()
  await said('Failed to update password: This link has been used.')
  api.answers('POST /auth/password/reset', undefined)
  await update()
  await screen.findByText('Password Updated!')
  await waitFor(() => expect(address()).toBe('/admin-login'))
})
