// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SellerSignUp } from '#web/features/joining/components/seller-sign-up.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const account = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  role: 'business' as const,
  name: 'Naledi Mabaso',
  phone: null,
  email: 'naledi@post.example',
}
const made = { account, created: true as const, shop: { id: account.id, slug: 'kopjes-tyres', name: 'Kopjes Tyres' } }
const signedIn = { signedIn: true as const, account, expiresAt: '2026-12-20T10:00:00.000Z' }
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))

async function fillIn() {
  const shown = show(<SellerSignUp terms={<p>The terms</p>} />, { at: '/signup', path: '/signup' })
  const { user } = shown
  await user.type(await screen.findByLabelText('Full name'), 'Naledi Mabaso')
  await user.type(screen.getByLabelText('Business name'), 'Kopjes Tyres')
  await user.type(screen.getByLabelText('Address'), '12 Bram Fischer Drive, Ferndale, Randburg')
  await user.type(screen.getByLabelText('Contact phone'), '011 555 0170')
  await user.click(screen.getByLabelText('Tyre Fitting'))
  await user.type(screen.getByLabelText('E-mail'), 'naledi@post.example')
  await user.type(screen.getByLabelText('Password'), 'Rubber4Road')
  await user.type(screen.getByLabelText('Confirm password'), 'Rubber4Road')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
  return shown
}
const send = () => screen.getByRole('button', { name: 'Create seller account' })

test('nobody registers before the terms are ticked, and what is missing is said', async () => {
  const { user } = show(<SellerSignUp terms={null} />, { at: '/signup' })
  expect(await screen.findByRole('button', { name: 'Create seller account' })).toHaveProperty('disabled', true)
  screen.getByText('Accept the terms to go on.')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await user.click(send())
  for (const words of [
    'Full name is required',
    'Business name is required',
    'Address is required',
    'Phone number is required',
    'Please select at least one service',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please fix the errors in the form.',
  ])
    await screen.findByText(words)
})

test.each([
  ['the browser keeps the session', true, '/business/seller-dashboard', false],
  ['whoever wants to answer on WhatsApp proves the number next', true, '/business/application', true],
  ['the browser refuses the cookie', false, '/login', false],
])(
  'once registered it leads on: %s',
  async (_, keeps, to, onWhatsapp) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const sent: unknown[] = []
    api.answers('POST /auth/seller-sign-up', made, (body) => sent.push(body))
    const { user, address } = await fillIn()
    if (onWhatsapp) await user.click(screen.getByRole('checkbox', { name: /on WhatsApp$/ }))
    if (keeps) api.answers('GET /auth/session', signedIn)
    await user.click(send())
    await screen.findByText(/^Registration successful!/)
    expect(address()).toBe('/signup')
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(address()).toBe(to))
    expect(sent).toMatchObject([{ businessName: 'Kopjes Tyres', services: ['tyre-fitting'], terms: true }])
    expect(sent[0]).not.toHaveProperty('confirm')
  },
  20_000,
)

test('a failure says so, and an address without a known place asks for it', async () => {
  api.refuses('POST /auth/seller-sign-up', 503, {
    code: 'AUTH_UNAVAILABLE',
    message: 'Authentication service unavailable.',
  })
  const { user } = await fillIn()
  await user.click(send())
  await screen.findByText('Registration failed. Please try again or contact support.')
  api.isUnreachable('POST /auth/seller-sign-up')
  await user.click(send())
  await screen.findByText('Failed to submit registration. Please try again.')
  const says = 'Please choose the suburb or town of the shop from the list'
  api.refuses('POST /auth/seller-sign-up', 400, { code: 'PLACE_UNKNOWN', message: says, fields: { place: says } })
  await user.click(send())
  await screen.findByLabelText('Suburb or town')
  await screen.findByText(says)
}, 20_000)

test('somebody who is signed in is led to put a shop forward with that account', async () => {
  api.answers('GET /auth/session', signedIn)
  show(<SellerSignUp terms={null} />, { at: '/signup' })
  const way = await screen.findByRole('link', { name: 'Put a shop forward' })
  expect(way.getAttribute('href')).toBe('/business/signup')
})
