// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { KeysScreen } from '#web/features/shop-keys/keys-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { id, myShops } from './an-inbox.ts'

const api = standInApi()
const key = {
  id: id(5),
  name: 'Till',
  prefix: 'spoor_abcd',
  scopes: ['stock:write' as const],
  createdAt: '2026-11-18T07:00:00.000Z',
  lastUsedAt: null,
}
const webhook = {
  id: id(6),
  url: 'https://till.example.co.za/spoor',
  createdAt: '2026-11-18T07:00:00.000Z',
  failingSince: null,
  disabledAt: null,
}
const delivery = {
  id: id(7),
  type: 'booking.confirmed',
  bookingCode: 'KX7M2',
  status: 'failed' as const,
  attempts: 8,
  responseStatus: 500,
  error: 'answered 500',
  happenedAt: '2026-11-18T07:00:00.000Z',
  dueAt: null,
}

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/keys', { keys: [key], keepsOwnBooks: false })
  api.answers('GET /shops/:shopId/webhooks', { webhooks: [webhook] })
  api.answers('GET /webhooks/:id/deliveries', {
    deliveries: [delivery],
    next: null,
  })
})
const open = () => show(<KeysScreen />, { at: '/business/keys' })

test('a key is made for what it may do, and shown this once', async () => {
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/keys', { key, token: 'spoor_secret' }, (body) => sent.push(body))
  const { user } = open()
  await user.type(await screen.findByLabelText('Name of a new key'), 'Till')
  await user.click(screen.getByRole('checkbox', { name: 'Read bookings' }))
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  expect(await screen.findByText('spoor_secret')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Till', scopes: ['stock:read', 'stock:write', 'bookings:read'] }])
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText('spoor_secret')).toBeNull()
})

test('the shop says that it keeps its own books', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /shops/:shopId/own-books', { keepsOwnBooks: true }, (body) => sent.push(body))
  const { user } = open()
  await screen.findByText('We keep our own books: off')
  await user.click(screen.getByRole('button', { name: 'Switch it on' }))
  await waitFor(() => expect(sent).toEqual([{ keepsOwnBooks: true }]))
})

test('revoking a key asks once', async () => {
  const revoked: string[] = []
  api.answers('DELETE /keys/:id', undefined, (_, url) => revoked.push(url.pathname))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Revoke Till' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke the key' }))
  await waitFor(() => expect(revoked).toEqual([`/api/keys/${id(5)}`]))
})

test('the log says what failed and why, and sends it again', async () => {
  const again: string[] = []
  api.answers(
    'POST /deliveries/:id/send',
    { ...delivery, status: 'queued', dueAt: '2026-11-18T07:00:00.000Z' },
    (_, url) => again.push(url.pathname),
  )
  const { user } = open()
  const log = within(await screen.findByRole('list', { name: 'What was sent' }))
  expect(await log.findByText('answered 500')).toBeTruthy()
  expect(log.getByText('Failed 500')).toBeTruthy()
  await user.click(log.getByRole('button', { name: /Send again/ }))
  await waitFor(() => expect(again).toEqual([`/api/deliveries/${id(7)}/send`]))
})

test('staff is told that owners do this', async () => {
  api.refuses('GET /shops/:shopId/keys', 403, {
    code: 'OWNER_REQUIRED',
    message: 'Only an owner of the shop can do this',
  })
  open()
  expect(await screen.findByText('Only an owner of the shop can do this')).toBeTruthy()
})
