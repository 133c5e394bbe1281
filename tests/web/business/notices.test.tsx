// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ShopNoticesScreen } from '#web/features/shop-notices/shop-notices-screen.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { aNotice } from './a-dashboard.ts'
import { myShops } from './an-inbox.ts'

const api = standInApi()
const LIST = 'GET /shops/:shopId/notices'
const listed = (notices: ReturnType<typeof aNotice>[]) =>
  api.answers(LIST, { notices, unread: notices.filter(({ read }) => !read).length, next: null })

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  listed([aNotice(1), aNotice(2), aNotice(3, { read: true })])
})

/** The browser's own address, which changes of the query begin from. */
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (at = '/business/notifications') =>
  show(
    <>
      <AddressBar />
      <ShopNoticesScreen preferences={<p>How you are told</p>} />
    </>,
    { at },
  )

test('one is marked as read, then all of them', async () => {
  api.answers('POST /shops/:shopId/notices/:noticeId/read', undefined, () =>
    listed([aNotice(1, { read: true }), aNotice(2), aNotice(3, { read: true })]),
  )
  api.answers('POST /shops/:shopId/notices/read', undefined, () =>
    listed([1, 2, 3].map((n) => aNotice(n, { read: true }))),
  )
  const { user } = open()
  await screen.findByText('2 unread')
  screen.getByText('2h ago')
  await user.click(screen.getByRole('button', { name: 'Mark as read: Notice 1' }))
  await screen.findByText('1 unread')
  expect(screen.queryByRole('button', { name: 'Mark as read: Notice 1' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByText('All read')
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
})

test('what is dismissed goes; with the last one the page says that there is none', async () => {
  listed([aNotice(1)])
  api.answers('DELETE /shops/:shopId/notices/:noticeId', undefined, () => listed([]))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Dismiss: Notice 1' }))
  await screen.findByText("No notifications yet. We'll keep you updated on important business activities.")
})

test('three skeletons stand for what is being read', async () => {
  api.keepsWaiting(LIST)
  const { container } = open()
  await screen.findByRole('status')
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3)
})

test('a list that failed is tried again', async () => {
  api.refuses(LIST, 500, { code: 'INTERNAL', message: 'Something went wrong' })
  const { user } = open()
  const panel = within(await screen.findByRole('alert'))
  panel.getByText('Failed to load notifications')
  listed([aNotice(1)])
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Notice 1')
})

test('the preferences are a tab of the page, which stands in the address', async () => {
  const { user, address } = open()
  await user.click(screen.getByRole('tab', { name: 'Preferences' }))
  screen.getByText('How you are told')
  await waitFor(() => expect(address()).toBe('/business/notifications?tab=preferences'))
  await user.keyboard('{ArrowLeft}')
  await screen.findByText('2 unread')
  expect(address()).toBe('/business/notifications')
})

test('a notice of one conversation leads there', async () => {
  const thread = '0190f1a0-0000-7000-8000-000000000077'
  listed([aNotice(1, { place: 'messages', opens: { what: 'thread', id: thread } })])
  open('/business/notifications?shop=randburg-tyres')
  const link = await screen.findByRole('link', { name: 'Open the conversation' })
  expect(link.getAttribute('href')).toBe(`/business/messages?shop=randburg-tyres&thread=${thread}`)
})
