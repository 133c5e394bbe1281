// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ApplicationView } from '#core/contracts/seller/joining.ts'
import { StandingStrip } from '#web/app/business/standing-strip.tsx'
import { ApplicationScreen } from '#web/features/joining/components/application-screen.tsx'
import { ApprovalScreen } from '#web/features/joining/components/approval-screen.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const id = '0190f1a0-0000-7000-8000-000000000001'
const account = { id, role: 'business' as const, name: 'Naledi Mabaso', phone: null, email: 'naledi@post.example' }
const shop = { id, slug: 'kopjes-tyres', name: 'Kopjes Tyres' }
const application: ApplicationView = {
  shop,
  role: 'owner',
  status: 'pending',
  verified: false,
  rejectionReason: null,
  moreAsked: null,
  submittedAt: '2026-11-18T07:00:00.000Z',
  logoUrl: null,
  ready: { emailProven: false, numberProven: false, hasLogo: false, hasHours: true, hasServices: true },
  documents: [],
}
beforeEach(() => {
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2026-12-20T10:00:00.000Z' })
  api.answers('GET /my-shops', { shops: [{ id, role: 'owner', since: '2026-11-18T07:00:00.000Z', shop }] })
  api.answers('GET /shops/:shopId/application', application)
})

test('a waiting shop says what is missing, and sends the link of the mail again', async () => {
  const sent: unknown[] = []
  api.answers('POST /auth/email/resend', undefined, () => sent.push('mail'))
  const { user } = show(<ApprovalScreen />)
  await screen.findByText('Pending Verification')
  expect(screen.getByRole('link', { name: 'Add a logo' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(sent).toEqual(['mail']))
})

test('a rejected shop shows the reason, and is sent in again', async () => {
  const rejected = { ...application, status: 'inactive' as const, rejectionReason: 'The address does not exist' }
  api.answers('GET /shops/:shopId/application', rejected)
  api.answers('POST /shops/:shopId/application/resubmit', application)
  const { user } = show(<ApprovalScreen />)
  await screen.findByText('The address does not exist')
  api.answers('GET /shops/:shopId/application', application)
  await user.click(screen.getByRole('button', { name: 'Correct and resubmit' }))
  await screen.findByText('Pending Verification')
})

test('the strip over the pages is there until drivers see the shop', async () => {
  show(<StandingStrip />)
  await screen.findByText('Pending Verification: confirm your e-mail or WhatsApp number first.')
  expect(screen.getByRole('link', { name: 'See what is missing' }).getAttribute('href')).toBe(
    '/business/application?shop=kopjes-tyres',
  )
})

test('an application without a logo is not sent, and says why', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  const { user } = show(<ApplicationScreen />)
  await user.click(await screen.findByRole('button', { name: 'Submit application' }))
  await screen.findByText('Please fix the errors in the form.')
  await screen.findByText('Business logo is required')
  const large = new File(['x'], 'logo.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 })
  await user.upload(screen.getByLabelText('Business logo'), large)
  await screen.findByText('Logo file size must be less than 5MB')
  await user.type(screen.getByLabelText('Business name'), 'K')
  await screen.findByText('Business name must be at least 2 characters')
})

test('a logo that is no picture inside is named as such, and the application goes on with another', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  api.answers('POST /auth/seller-sign-up', { account, created: true, shop })
  const says = 'Logo must be a JPEG, PNG, or WebP image'
  api.refuses('POST /shops/:shopId/application/logo', 400, { code: 'INVALID', message: says })
  const { user } = show(<ApplicationScreen />)
  for (const [label, text] of [
    ['Business name', 'Kopjes Tyres'],
    ['Address', '12 Bram Fischer Drive, Ferndale, Randburg'],
    ['Contact phone', '011 555 0170'],
    ['Full name', 'Naledi Mabaso'],
    ['E-mail', 'n@post.example'],
    ['Password', 'Rubber4Road'],
    ['Confirm password', 'Rubber4Road'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text)
  await user.click(screen.getByLabelText('Tyre Fitting'))
  await user.upload(screen.getByLabelText('Business logo'), new File(['text'], 'logo.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Submit application' }))
  await screen.findByText(says)
}, 20_000)
