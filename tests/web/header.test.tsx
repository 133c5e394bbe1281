// @vitest-environment jsdom
import '#web/app/layout/user-menu.tsx'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Header } from '#web/app/layout/header.tsx'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
beforeEach(() =>
  api.answers('GET /site', {
    claims: [],
    figures: [],
    supportWhatsapp: null,
    registeredAddress: null,
    helpUrl: 'https://help.spoor.example',
    codesByWhatsapp: true,
    stopped: { chat: false, sending: false },
    supportEmail: null,
  }),
)
const thandi = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  role: 'customer' as const,
  name: 'Thandi Mokoena',
  phone: '+27820000001',
  email: null,
}

test('a visitor is offered to sign in and to get started, and comes back to where they were', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  show(<Header />, { at: '/search?size=205/55R16' })
  const signIn = await screen.findByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/login?return=%2Fsearch%3Fsize%3D205%2F55R16')
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toContain('tab=signup')
})

test('who is signed in sees their initial, name and role, and what is unread', async () => {
  api.answers('GET /threads/unread', { unread: 120 })
  api.answers('GET /notices/unread', { unread: 0 })
  api.answers('GET /auth/session', { signedIn: true, account: thandi, expiresAt: '2026-12-20T10:00:00.000Z' })
  show(<Header />)
  const menu = await screen.findByRole('button', { name: /Thandi Mokoena/ })
  expect(menu.textContent).toBe('TThandi MokoenaCustomer')
  expect((await screen.findByText(/99\+/)).textContent).toBe('99+ unread')
})

test('the header shows a shop’s people, and nobody else, their dashboard', async () => {
  api.answers('GET /threads/unread', { unread: 0 })
  api.answers('GET /notices/unread', { unread: 0 })
  const account = { ...thandi, role: 'business' as const, hasShop: true as const }
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt: '2026-12-20T10:00:00.000Z' })
  const { unmount } = show(<Header />)
  const link = await screen.findByRole('link', { name: 'Dashboard' })
  expect(link.getAttribute('href')).toContain('/business/seller-dashboard')
  unmount()
  api.answers('GET /auth/session', { signedIn: true, account: thandi, expiresAt: '2026-12-20T10:00:00.000Z' })
  show(<Header />)
  await screen.findByRole('button', { name: /Thandi Mokoena/ })
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
})

test('the menu leads to what stands in no bar of a small screen', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  show(<Header />)
  const menu = within(screen.getByLabelText('Menu', { selector: 'nav' }))
  await menu.findByText('Help centre')
  const names = menu.getAllByRole('link', { hidden: true }).map((link) => link.textContent)
  for (const name of [
    'Compare',
    'Flat tyre? Help',
    'Contact',
    'Terms',
    'Privacy Policy',
    'POPIA Notice',
    'Help centre',
  ])
    expect(names).toContain(name)
})
