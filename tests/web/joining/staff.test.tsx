// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { InvitationScreen } from '#web/features/staff/components/invitation-screen.tsx'
import { StaffScreen } from '#web/features/staff/components/staff-screen.tsx'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const id = (end: number) => `0190f1a0-0000-7000-8000-00000000000${end}`
const account = { id: id(1), role: 'business' as const, name: 'Naledi', phone: null, email: 'naledi@post.example' }
const shop = { id: id(2), slug: 'kopjes-tyres', name: 'Kopjes Tyres' }
const since = '2026-11-18T07:00:00.000Z'
const invitation = {
  ...{ id: id(5), to: '+27821234567', by: 'whatsapp' as const, role: 'staff' as const },
  ...{ sentAt: since, expiresAt: '2026-11-25T07:00:00.000Z', expired: false },
}
const people = (role: 'owner' | 'staff') => ({
  members: [
    { id: id(3), name: 'Naledi', role, since, you: true },
    { id: id(4), name: 'Sipho', role: 'owner' as const, since, you: false },
  ],
})
beforeEach(() => {
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2026-12-20T10:00:00.000Z' })
  api.answers('GET /my-shops', { shops: [{ id: id(3), role: 'owner', since, shop }] })
  api.answers('GET /shops/:shopId/members', people('owner'))
  api.answers('GET /shops/:shopId/invitations', { invitations: [] })
})

test('an owner invites somebody by number, who then stands among the invitations', async () => {
  const sent: unknown[] = []
  api.answers('POST /shops/:shopId/invitations', invitation, (body) => sent.push(body))
  const { user } = show(<StaffScreen />)
  await screen.findByText('Nobody is invited at the moment.')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await user.type(await screen.findByLabelText('E-mail or WhatsApp number'), '082 123 4567')
  api.answers('GET /shops/:shopId/invitations', { invitations: [invitation] })
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await screen.findByText('082 123 4567')
  expect(sent).toEqual([{ to: '082 123 4567', role: 'staff' }])
})

test('staff sees who works here and may leave, and changes nobody', async () => {
  api.answers('GET /shops/:shopId/members', people('staff'))
  show(<StaffScreen />)
  await screen.findByText('Sipho')
  expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
})

test('the last owner stays, and is told why', async () => {
  const message = 'A shop needs an owner. Please make somebody else an owner first.'
  api.refuses('DELETE /members/:id', 409, { code: 'LAST_OWNER', message })
  const { user } = show(<StaffScreen />)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await user.click(screen.getAllByRole('button', { name: 'Leave' }).at(-1) as HTMLElement)
  await screen.findByText(message)
})

test('an invitation to an address of the account is accepted', async () => {
  const mine = { id: id(5), shop, role: 'staff' as const, from: 'Naledi', to: '+27821234567', expiresAt: since }
  api.answers('GET /my-invitations', { invitations: [mine] })
  api.answers('POST /my-invitations/:id/accept', { shop, role: 'staff' })
  const { user, address } = show(<InvitationScreen />, { at: '/invitation', path: '/invitation' })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(address()).toBe('/business/seller-dashboard?shop=kopjes-tyres'))
})
