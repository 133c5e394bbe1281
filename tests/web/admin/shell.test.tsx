// @vitest-environment jsdom
import '#web/app/admin/log-in-panel.tsx'
import '#web/app/admin/shell.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminLayout } from '#web/app/admin/layout.tsx'
import { ApplicationsScreen } from '#web/features/admin-applications/applications-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { anApplication } from '../support/admin-shops.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const admin = anAccount({ role: 'admin', name: 'Lerato Dube', adminRoles: ['owner'] })
beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(admin))
  api.answers('GET /admin/waiting', { waiting: [] })
  api.answers('GET /admin/switches', { switches: [] })
})
const open = () => show(<AdminLayout />, { at: '/admin/platform?month=2026-10' })

test('who is not signed in is asked to log in as an admin, and comes back to the page', async () => {
  api.answers('GET /auth/session', { signedIn: false })
  open()
  await screen.findByRole('heading', { level: 1, name: 'Please log in as platform admin' })
  const link = screen.getByRole('link', { name: 'Log In' })
  expect(link.getAttribute('href')).toBe('/admin-login?return=%2Fadmin%2Fplatform%3Fmonth%3D2026-10')
})

test.each(['customer', 'business'] as const)(
  'a signed-in %s is told that this is for admins, and stays',
  async (role) => {
    api.answers('GET /auth/session', signedInAs(anAccount({ role })))
    const { address } = open()
    await screen.findByRole('heading', { level: 1, name: 'Access denied - Platform admin only' })
    expect(address()).toBe('/admin/platform?month=2026-10')
    expect(screen.getByRole('link', { name: 'Go to the homepage' }).getAttribute('href')).toBe('/')
  },
)

test('an admin sees the pages of their roles', async () => {
  api.answers('GET /auth/session', signedInAs({ ...admin, adminRoles: ['catalogue'] }))
  open()
  const pages = within(await screen.findByRole('navigation', { name: 'Admin pages' }))
  pages.getByRole('link', { name: 'Overview' })
  expect(pages.queryByRole('link', { name: 'Audit trail' })).toBe(null)
})

test('a page outside one’s role says what opens it and who gives it', async () => {
  api.answers('GET /auth/session', signedInAs({ ...admin, adminRoles: ['catalogue'] }))
  show(<AdminLayout />, { at: '/admin/revenue' })
  await screen.findByText('Your roles do not open Revenue')
  screen.getByText('It needs the role owner or finance. An owner gives it to you under Admins.')
})

test('Support counts who waits for an answer and which fitment centres people miss', async () => {
  const since = '2026-11-22T07:00:00.000Z'
  const waiting = [
    { what: 'support' as const, count: 2, since },
    { what: 'suggestions' as const, count: 3, since },
  ]
  api.answers('GET /admin/waiting', { waiting })
  open()
  const pages = within(await screen.findByRole('navigation', { name: 'Admin pages' }))
  await waitFor(() => expect(pages.getByTitle('Support').textContent).toBe('Support5 unread'))
})

test('what an admin has decided is no longer counted in the side bar', async () => {
  const [first, second] = [anApplication(1), anApplication(2)]
  const waiting = (...applications: (typeof first)[]) => {
    api.answers('GET /admin/applications', { applications, next: null })
    const since = '2026-11-22T07:00:00.000Z'
    api.answers('GET /admin/waiting', { waiting: [{ what: 'applications', count: applications.length, since }] })
  }
  waiting(first, second)
  const { user } = show(
    <>
      <AdminLayout />
      <ApplicationsScreen />
    </>,
    { at: '/admin/business-approval' },
  )
  const pages = within(await screen.findByRole('navigation', { name: 'Admin pages' }))
  const count = () => pages.getByTitle(/applications/i).textContent
  await waitFor(() => expect(count()).toBe('Applications2 unread'))
  api.answers('POST /admin/applications/:shopId/approve', { id: first.shop.id, status: 'active', verified: true })
  const approve = await screen.findByRole('button', { name: 'Approve Shop 1' })
  waiting(second)
  await user.click(approve)
  await waitFor(() => expect(count()).toBe('Applications1 unread'))
})

test('what an owner has stopped stands over every page, with the reason', async () => {
  const off = { stoppedAt: '2026-11-22T07:00:00.000Z', reason: 'wrong prices', by: 'Lerato Dube', resumedAt: null }
  api.answers('GET /admin/switches', { switches: [{ name: 'sending', ...off, waiting: 3, capped: false }] })
  open()
  await screen.findByText('All sending stopped: wrong prices')
  expect(screen.getAllByRole('link', { name: 'Operations' }).length).toBeGreaterThan(1)
})

test('the note about a stop goes within seconds of somebody else ending it', async () => {
  const stopped = { name: 'bot', stoppedAt: '2026-11-22T07:00:00.000Z', reason: 'wrong prices', by: null } as const
  const works = { ...stopped, stoppedAt: null, reason: null }
  const waits = { resumedAt: null, waiting: 0, capped: false }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    api.answers('GET /admin/switches', { switches: [{ ...stopped, ...waits }] })
    open()
    await screen.findByText('The bot stopped: wrong prices')
    api.answers('GET /admin/switches', { switches: [{ ...works, ...waits }] })
    await vi.advanceTimersByTimeAsync(11_000)
    await waitFor(() => expect(screen.queryByText('The bot stopped: wrong prices')).toBeNull())
  } finally {
    vi.useRealTimers()
  }
})

test('nobody at the desk for half an hour ends the session; a key keeps it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const ended = vi.fn()
    api.answers('POST /auth/sign-out', undefined, ended)
    const { address } = open()
    await screen.findByRole('navigation', { name: 'Admin pages' })
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    fireEvent.keyDown(document.body, { key: 'a' })
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    await waitFor(() => expect(address()).toBe('/admin-login'))
    expect(ended).toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
