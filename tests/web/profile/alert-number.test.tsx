// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import AlertForm from '#web/features/alerts/components/alert-form.tsx'
import { anAccount, aProfile as profile, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()

test('a number that was only typed gets no alerts: it is proven in the chat first', async () => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /profile', { ...profile, phoneVerified: false })
  show(<AlertForm subject={{ size: '205/55R16' }} onClose={() => {}} />)
  await screen.findByText(/Your account has no confirmed WhatsApp number yet\./)
  expect(screen.queryByRole('button', { name: 'Create alert' })).toBeNull()
})
