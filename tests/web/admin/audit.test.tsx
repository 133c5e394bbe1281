// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type AuditEntry, AuditedEntity } from '#core/contracts/admin/audit.ts'
import { AuditScreen } from '#web/features/admin-audit/audit-screen.tsx'
import { id } from '../support/a-booking.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const anEntry = (number: number, of: Partial<AuditEntry>): AuditEntry => ({
  id: id(number),
  userId: id(8),
  userName: 'Lerato Dube',
  threadId: null,
  messageId: null,
  action: 'create',
  entityType: 'admin_sign_in',
  entityId: id(9),
  oldValues: null,
  newValues: null,
  ipAddress: '10.0.0.7',
  userAgent: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  ...of,
})
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['owner'] })))
  api.answers('GET /admin/audit/old', { entries: 0 })
})
const shown = async (entry: Partial<AuditEntry>) => {
  api.answers('GET /admin/audit', { entries: [anEntry(1, entry)], next: null })
  show(<AuditScreen />)
  const [when] = await screen.findAllByText(/21 November 2026/)
  return when?.closest('tr')?.textContent
}

test('everything that is noted can be asked for', async () => {
  await shown({})
  const choices = within(screen.getByRole('combobox', { name: 'Of what' })).getAllByRole('option')
  expect(choices.map((choice) => choice.getAttribute('value')).sort()).toEqual(['', ...AuditedEntity.options].sort())
})

test('a sign-in that was refused does not read like one', async () => {
  expect(await shown({ newValues: { by: 'code', signedIn: false } })).toContain('Refused')
})

test('a sign-in reads as it did', async () => {
  expect(await shown({ newValues: { by: 'code', signedIn: true } })).toContain('Made')
})

test('what a command on the server did is no clock\u2019s work', async () => {
  const newValues = { roles: ['owner'], by: 'a command on the server' }
  const row = await shown({ entityType: 'admin', userId: null, userName: null, ipAddress: null, newValues })
  expect(row).toContain('A command on the server')
  expect(row).not.toContain('clock')
})
