// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import NumberDialog from '#web/features/account/components/security/number-dialog.tsx'
import { aProfile } from './support/a-profile.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()

test('a changed number offers to sign out every other browser', async () => {
  const at = '2026-11-18T10:00:00.000Z'
  const seen = { signedInAt: at, lastSeenAt: at }
  const here = { ...seen, id: '0190f1a0-0000-7000-8000-000000000002', device: 'Firefox on Linux', current: true }
  const there = { ...seen, id: '0190f1a0-0000-7000-8000-000000000003', device: 'Chrome on Android', current: false }
  const ended: string[] = []
  api.answers('GET /auth/sessions', { sessions: [here, there] })
  api.answers('POST /auth/number/code', { session: 's', expiresAt: at, againAt: at })
  api.answers('POST /auth/number/check', { changed: true, asked: false, phone: '+27821234567' })
  api.answers('POST /auth/sign-out-others', undefined, () => ended.push('others'))
  const { user } = show(
    <NumberDialog profile={aProfile} onClose={() => ended.push('closed')} onDone={() => ended.push('done')} />,
    { at: '/profile' },
  )
  await user.type(await screen.findByLabelText('New WhatsApp number'), '082 123 4567')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/signs in to your account now/)
  await user.click(await screen.findByRole('button', { name: 'Sign out every other browser' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(ended).toEqual(['others', 'done'])
})
