// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PersonDetail } from '#core/contracts/admin/people.ts'
import { PeopleScreen } from '#web/features/admin-people/people-screen.tsx'
import { PersonScreen } from '#web/features/admin-people/person-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const at = '2026-11-18T07:00:00.000Z'
const person: PersonDetail['person'] = {
  contactId: id(1),
  name: 'Thandi Nkosi',
  role: 'driver',
  hasAccount: true,
  phone: '…567',
  email: 't…@example.com',
  since: at,
  isDemo: false,
}
const given = {
  channel: 'email',
  purpose: 'marketing',
  given: true,
  how: 'switched it on in the settings',
  source: 'web',
}
const detail: PersonDetail = {
  person,
  language: 'en',
  lastWroteAt: at,
  windowUntil: null,
  contacts: [{ kind: 'phone', masked: '…567', provenAt: at }],
  shops: [],
  preferences: null,
  consents: [{ ...given, at, isLatest: true }],
  sessions: 1,
  blockedBy: [],
}
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /admin/people', { by: 'number', people: [person] })
  api.answers('GET /admin/people/:contactId', detail)
  api.answers('GET /admin/people/:contactId/history', {
    entries: [
      {
        id: id(2),
        kind: 'booking_confirmed',
        channel: 'whatsapp',
        state: 'delivered',
        because: 'you wrote to us within the 24 hours before',
        at,
        until: null,
      },
    ],
    next: null,
  })
})
const open = () => show(<PersonScreen />, { at: `/admin/people/${id(1)}`, path: '/admin/people/:contactId' })

test('nobody is listed before somebody is looked for, and who is found leads to their page', async () => {
  const { user } = show(<PeopleScreen />, { at: '/admin/people', path: '/admin/people' })
  expect(await screen.findByText('Find somebody first.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Find a person' }), '082 123 4567')
  const link = await screen.findByRole('link', { name: 'Thandi Nkosi' })
  expect(link.getAttribute('href')).toBe(`/admin/people/${id(1)}`)
})

test('the history says what was sent and why; contacts show in full only when asked for', async () => {
  api.answers('POST /admin/people/:contactId/contacts', { phones: ['+27821234567'], emails: [] })
  const { user } = open()
  expect(await screen.findByText(/because you wrote to us within the 24 hours before/)).toBeTruthy()
  expect(screen.getByText('Booking confirmed')).toBeTruthy()
  expect(screen.queryByText('+27 82 123 4567')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show in full' }))
  expect((await screen.findByText(/82 123 4567/)).textContent).toContain('82 123 4567')
})

test('a consent is withdrawn after a question', async () => {
  const sent: unknown[] = []
  const withdrawn = { ...detail, consents: [{ ...given, given: false, at, isLatest: true }] }
  api.answers('POST /admin/people/:contactId/withdraw', withdrawn, (body) => sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Withdraw News by E-mail' }))
  api.answers('GET /admin/people/:contactId', withdrawn)
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(sent).toEqual([{ channel: 'email', purpose: 'marketing' }])
})
