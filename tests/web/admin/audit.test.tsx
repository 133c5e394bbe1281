// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
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
  names: {},
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
  expect(await shown({ newValues: { by: 'code', signedIn: true } })).toContain('Signed in')
})

test('what a command on the server did is no clock\u2019s work', async () => {
  const newValues = { roles: ['owner'], by: 'a command on the server' }
  const row = await shown({ entityType: 'admin', userId: null, userName: null, ipAddress: null, newValues })
  expect(row).toContain('A command on the server')
  expect(row).not.toContain('clock')
})

test.each([
  { action: 'update', entityType: 'shop', newValues: { importId: id(3), rows: {} } },
  { action: 'create', entityType: 'tyre_import', newValues: { rows: {} } },
] as const)('what a file changed came from the website, though the workers wrote it: $entityType', async (entry) => {
  const row = await shown({ ...entry, ipAddress: null })
  expect(row).toContain('A file on the website')
  expect(row).not.toContain('The chat')
})

test('a notice is nobody’s act: it went to whom it names', async () => {
  const notice = { action: 'send_notification', entityType: 'notification', ipAddress: null } as const
  expect(await shown(notice)).toContain('Spoor, to Lerato Dube')
})

test('what was done by whom can be asked for, and one thing with its name', async () => {
  const asked: URLSearchParams[] = []
  const entry = anEntry(1, { action: 'update', entityType: 'shop', names: { [id(9)]: 'Randburg Tyres' } })
  api.answers('GET /admin/audit', { entries: [entry], next: null }, (_, url) => asked.push(url.searchParams))
  const { user } = show(<AuditScreen />, { at: `/admin/audit?entity=${id(9)}` })
  await screen.findByRole('button', { name: /^Business Randburg Tyres/ })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Admins')
  await waitFor(() => expect(asked.at(-1)?.get('who')).toBe('admins'))
  expect(asked[0]?.get('entityId')).toBe(id(9))
})

test('before and after stand side by side, with names, amounts and the way to the thing', async () => {
  const [shop, invoice] = [id(9), id(7)]
  const entry = anEntry(1, {
    action: 'update',
    entityType: 'shop',
    oldValues: { monthlyFeeCents: 49_900, verified: true },
    newValues: { monthlyFeeCents: 25_000, verified: true, assignee: invoice },
    names: { [shop]: 'Randburg Tyres', [invoice]: 'Lerato Dube' },
  })
  api.answers('GET /admin/audit', { entries: [entry], next: null })
  show(<AuditScreen />, { at: `/admin/audit?entry=${entry.id}` })
  const panel = within(await screen.findByRole('dialog', { name: 'Changed: Business' }))
  const rows = panel.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['FieldBeforeAfter', 'Monthly feeR 499,00R 250,00', 'VerifiedYesYes', 'Assignee–Lerato Dube'])
  expect(panel.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/admin/businesses/${shop}`)
})
