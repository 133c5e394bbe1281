// @vitest-environment jsdom
import '#web/app/layout/user-menu.tsx'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Header } from '#web/app/layout/header.tsx'
import { Component as AlertsPage } from '#web/app/pages/alerts.tsx'
import { Toasts } from '#web/app/toasts.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { useSessionNews } from '#web/lib/session-news.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const account = {
  id: '0190f1a0-0000-7000-8000-000000000001',
  role: 'customer' as const,
  name: 'Thandi Mokoena',
  phone: '+27820000001',
  email: null,
}
const sipho = { ...account, id: '0190f1a0-0000-7000-8000-000000000002', name: 'Sipho Dlamini' }
const expiresAt = '2026-12-20T10:00:00.000Z'
const alert = {
  id: '0190f1a0-0000-7000-8000-000000000009',
  name: '',
  size: '205/55R16',
  quantity: 4,
  maxCovers: 'tyre' as const,
  dealsOnly: false,
  runFlat: false,
  active: true,
}
const ended = { code: 'SIGN_IN_REQUIRED', message: 'Please sign in first.' }

beforeEach(() => {
  api.answers('GET /auth/session', { signedIn: true, account, expiresAt })
  api.answers('GET /threads/unread', { unread: 3 })
  api.answers('GET /notices/unread', { unread: 0 })
  api.answers('GET /alerts', { alerts: [alert], silent: false })
})

/** A page of the person's own with all that the website has around it. */
function Tab() {
  useSessionNews()
  const stop = useSend('POST /alerts/stop')
  return (
    <>
      <Header />
      <AlertsPage />
      <button type="button" onClick={() => stop.mutate()}>
        Change something
      </button>
      <Toasts />
    </>
  )
}

async function signedIn() {
  const shown = show(<Tab />, { at: '/alerts' })
  await screen.findByText('205/55R16')
  await screen.findByText('3')
  return shown
}

async function isOut() {
  await screen.findByText('Please Log In')
  await screen.findByRole('link', { name: 'Get Started' })
  expect(screen.queryByText('205/55R16')).toBeNull()
  expect(screen.queryByText('3')).toBeNull()
  expect(screen.queryByText('Thandi Mokoena')).toBeNull()
}

/** Another tab of the same browser. */
function otherTab() {
  const channel = new BroadcastChannel('session')
  onTestFinished(() => channel.close())
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => void heard.push(data)
  return { say: (news: string) => channel.postMessage(news), heard }
}

test('signing out shows nobody at once, here and in the other tabs', async () => {
  const { user } = await signedIn()
  const other = otherTab()
  api.answers('POST /auth/sign-out', undefined)
  api.answers('GET /auth/session', { signedIn: false })
  await user.click(await screen.findByRole('button', { name: /Thandi Mokoena/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await isOut()
  await waitFor(() => expect(other.heard).toEqual(['ended']))
})

test('a sign-out in another tab is followed without a tap', async () => {
  await signedIn()
  api.answers('GET /auth/session', { signedIn: false })
  otherTab().say('ended')
  await isOut()
})

test('a change after the session has ended shows nobody, says so, and tells the other tabs', async () => {
  const { user } = await signedIn()
  const other = otherTab()
  api.refuses('POST /alerts/stop', 401, ended)
  api.answers('GET /auth/session', { signedIn: false })
  await user.click(screen.getByRole('button', { name: 'Change something' }))
  await isOut()
  await screen.findByText('Your session has ended. Please sign in again.')
  await waitFor(() => expect(other.heard).toEqual(['ended']))
})

test('a read that is refused does the same', async () => {
  api.refuses('GET /alerts', 401, ended)
  show(<Tab />, { at: '/alerts', path: '/alerts' })
  api.answers('GET /auth/session', { signedIn: false })
  await isOut()
})

test('somebody else who signs in in another tab never sees what stood here', async () => {
  await signedIn()
  api.answers('GET /auth/session', { signedIn: true, account: sipho, expiresAt })
  api.keepsWaiting('GET /alerts')
  otherTab().say('changed')
  await screen.findByText('Sipho Dlamini')
  await waitFor(() => expect(screen.queryByText('205/55R16')).toBeNull())
})
