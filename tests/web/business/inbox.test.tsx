// @vitest-environment jsdom
import '#web/components/ui/toaster.tsx'
import '#web/features/messages/front-desk/block-dialog.tsx'
import '#web/features/messages/components/report-dialog.tsx'
import '#web/features/messages/front-desk/front-desk-settings.tsx'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { Toasts } from '#web/app/toasts.tsx'
import { InboxScreen } from '#web/features/messages/inbox/inbox-screen.tsx'
import { useSteadyOrder } from '#web/features/messages/inbox/use-steady-order.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'
import { aMessage, anEntry, aThread, counts, id, members, myShops } from './an-inbox.ts'

const api = standInApi()
const entries = [anEntry(1, { unreadCount: 12 }), anEntry(2), anEntry(3)]

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'business', hasShop: true })))
  api.answers('GET /my-shops', myShops)
  api.answers('GET /shops/:shopId/inbox', { threads: entries, next: null })
  api.answers('GET /shops/:shopId/inbox/counts', counts)
  api.answers('GET /shops/:shopId/labels', { labels: [{ id: id(70), name: 'Fleet', color: 'link' }] })
  api.answers('GET /shops/:shopId/members', members)
  api.answers('GET /shops/:shopId/canned-replies', { replies: [] })
  api.answers('GET /threads', { threads: [], next: null })
  api.answers('GET /threads/:id', aThread(1))
  api.answers('GET /threads/:id/inbox', anEntry(1))
  api.answers('GET /threads/:id/messages', { messages: [aMessage(31)], more: false })
  api.answers('GET /threads/:id/notes', { notes: [] })
  api.answers('GET /threads/:id/reply-values', { values: noValues })
  api.answers('POST /threads/:id/read', undefined)
})
const noValues = {
  driver: 'Driver 1',
  shop: null,
  'booking time': null,
  'booking code': null,
  tyre: null,
  price: null,
  address: null,
  phone: null,
  quote: null,
}
const aNote = {
  ...{ id: id(60), content: 'Owner of the taxi rank', author: 'Nomsa', mine: false },
  createdAt: '2026-11-18T07:30:00.000Z',
}
/** The browser's own address, which changes of the query begin from. */
function AddressBar() {
  const { pathname, search } = useLocation()
  window.history.replaceState(null, '', pathname + search)
  return null
}
const open = (at = '/business/messages') =>
  show(
    <>
      <AddressBar />
      <InboxScreen />
      <Toasts />
    </>,
    { at },
  )
const row = (n: number) => screen.findByRole('link', { name: new RegExp(`^Driver ${n}`) })
const openOne = `/business/messages?thread=${id(1)}`

describe('the list', () => {
  test('says who writes, what was said, what is unread, and who waits how long', async () => {
    const now = Date.now()
    const since = new Date(now - 3 * 3_600_000).toISOString()
    const due = new Date(now - 3_600_000).toISOString()
    const late = anEntry(1, { unreadCount: 12, waitingSince: since, answerBy: due, notes: 1 })
    api.answers('GET /shops/:shopId/inbox', { threads: [late], next: null })
    open()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Messages - Manage your customer conversations',
    )
    const entry = await row(1)
    for (const words of ['Driver 1', '9+', 'Do you have it?', 'Waits 3 h', 'later than two opening hours', '00000001'])
      expect(entry.textContent).toContain(words)
    within(entry).getByLabelText('Has private notes')
  })

  test('is narrowed by what stands in the address', async () => {
    const asked: string[] = []
    api.answers('GET /shops/:shopId/inbox', { threads: [], next: null }, (_body, { search }) => void asked.push(search))
    const { user, address } = open(`/business/messages?assignee=nobody&view=waiting&label=${id(70)}`)
    await screen.findByText('No conversations found')
    await waitFor(() => expect(asked.at(-1)).toBe(`?assignee=nobody&label=${id(70)}&order=waiting`))
    await screen.findByRole('option', { name: 'Waiting longest (2)' })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('No conversations yet')
    await user.selectOptions(screen.getByLabelText('Label'), 'Fleet')
    expect(address()).toBe(`/business/messages?label=${id(70)}`)
  })

  test('holds still under the hand, and lets in what came when it is asked to', () => {
    const before = entries
    const moved = anEntry(3, { lastMessageAt: '2026-11-18T08:30:00.000Z' })
    const after = [moved, anEntry(4, { lastMessageAt: '2026-11-18T08:20:00.000Z' }), ...entries.slice(0, 2), anEntry(9)]
    const { result, rerender } = renderHook(({ fresh }) => useSteadyOrder('list', fresh, true), {
      initialProps: { fresh: before },
    })
    const shown = () => result.current.rows.map(({ customer }) => customer.name)
    rerender({ fresh: after })
    expect(shown()).toEqual(['Driver 1', 'Driver 2', 'Driver 3', 'Driver 9'])
    expect(result.current.news).toBe(2)
    act(() => result.current.adopt())
    expect(shown()).toEqual(['Driver 3', 'Driver 4', 'Driver 1', 'Driver 2', 'Driver 9'])
    expect(result.current.news).toBe(0)
  })

  test('that cannot be read says so and is tried again', async () => {
    api.refuses('GET /shops/:shopId/inbox', 500, { code: 'THREAD_LIST_FAILED', message: 'Failed to fetch threads' })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch threads')
    api.answers('GET /shops/:shopId/inbox', { threads: entries, next: null })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row(1)
  })
})

describe('by keyboard', () => {
  test('rows are walked, opened, answered and left', async () => {
    const { user, address } = open()
    await row(1)
    await user.keyboard('jj')
    expect(document.activeElement).toBe(await row(2))
    await user.keyboard('k{Enter}')
    await waitFor(() => expect(address()).toBe(openOne))
    await screen.findByRole('textbox', { name: 'Message' })
    await user.keyboard('r')
    const field = screen.getByRole('textbox', { name: 'Message' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('jku')
    expect((field as HTMLTextAreaElement).value).toBe('jku')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(await row(1))
    await user.keyboard('{Escape}')
    expect(address()).toBe('/business/messages')
    expect(document.activeElement).toBe(await row(1))
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Search conversations'))
  })

  test('a row is archived, the next one has the focus, and it is taken back', async () => {
    const sent: unknown[] = []
    api.answers('PATCH /threads/:id', aThread(1), (body) => {
      sent.push(body)
      const isGone = sent.length === 1
      api.answers('GET /shops/:shopId/inbox', { threads: isGone ? entries.slice(1) : entries, next: null })
    })
    const { user } = open()
    await row(1)
    await user.keyboard('je')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Driver 1/ })).toBeNull())
    expect(document.activeElement).toBe(await row(2))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await user.keyboard('j')
    expect(document.activeElement).toBe(await row(3))
    await user.click(undo)
    await row(1)
    await waitFor(() => expect(sent).toEqual([{ archived: true }, { archived: false }]))
  })

  test('an open conversation is marked as unread and closes', async () => {
    const sent: unknown[] = []
    api.answers('PATCH /threads/:id', aThread(1), (body) => void sent.push(body))
    const { user, address } = open(openOne)
    await screen.findByRole('textbox', { name: 'Message' })
    await user.keyboard('u')
    await waitFor(() => expect(sent).toEqual([{ unread: true }]))
    expect(address()).toBe('/business/messages')
  })
})

describe('at the counter', () => {
  test('a colleague takes it over, it gets a label, and sleeps', async () => {
    const sent: unknown[] = []
    api.answers('PATCH /threads/:id/inbox', anEntry(1), (body) => void sent.push(body))
    const { user } = open(openOne)
    await user.selectOptions(await screen.findByLabelText('Looked after by'), 'Nomsa Khumalo')
    await user.click(screen.getByRole('button', { name: 'Labels' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Fleet' }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Snooze' }))
    await user.click(await screen.findByRole('menuitem', { name: 'For an hour' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent).toEqual([{ assigneeId: id(81) }, { labelIds: [id(70)] }, { snoozedUntil: expect.any(String) }])
  })

  test('a private note stands between the messages and goes to nobody else', async () => {
    api.answers('GET /threads/:id/notes', { notes: [aNote] })
    const sent: unknown[] = []
    api.answers('POST /threads/:id/notes', aNote, (body) => void sent.push(body))
    const { user } = open(openOne)
    const words = await screen.findByText('Owner of the taxi rank')
    expect(words.closest('li')?.textContent).toContain('Private note')
    await user.click(screen.getByRole('tab', { name: 'Private note' }))
    await user.type(screen.getByRole('textbox', { name: 'Private note' }), 'Pays late{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toEqual([{ content: 'Pays late' }]))
  })

  test('a note that is ended once another conversation is chosen, but not drawn yet, is kept with neither', async () => {
    const sent: unknown[] = []
    api.answers('POST /threads/:id/notes', aNote, (body) => void sent.push(body))
    const { user } = open(openOne)
    await user.click(await screen.findByRole('tab', { name: 'Private note' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Private note' })
    await user.type(field, 'Pays late')
    window.history.pushState(null, '', `/business/messages?thread=${id(2)}`)
    await user.type(field, '{Control>}{Enter}{/Control}')
    expect(field.value).toBe('Pays late')
    expect(sent).toEqual([])
  })

  test('a slash offers the ready replies, asks for what is missing, and braces never go out', async () => {
    const picture = {
      ...{ id: id(51), kind: 'picture' as const, state: 'ready' as const, name: 'gate.jpg', type: 'image/jpeg' },
      ...{ bytes: 300_000, width: 800, height: 600, seconds: null },
    }
    const words = { id: id(50), title: 'Price', shortcut: 'price', content: 'Hi {driver}, that is {price}.' }
    api.answers('GET /shops/:shopId/canned-replies', { replies: [{ ...words, files: [picture] }] })
    api.answers('POST /threads/:id/reply-files/:replyId', { files: [{ ...picture, id: id(52) }] })
    const { user } = open(openOne)
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    await user.type(field, '/pr')
    await screen.findByText('/price')
    await user.keyboard('{Enter}')
    await user.type(await screen.findByLabelText('Price'), 'R 1 899{Enter}')
    await waitFor(() => expect(field.value).toBe('Hi Driver 1, that is R 1 899.'))
    await within(await screen.findByRole('list', { name: 'Attached files' })).findByText('gate.jpg')
    await user.clear(field)
    await user.type(field, 'It is {{price}')
    await screen.findByText('Please fill in {price} first')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  test('it says before one writes how the words come to the driver', async () => {
    const at = Date.now() + 3.5 * 3_600_000
    const ways = ['whatsapp', 'email', 'website'] as const
    const window = { openUntil: new Date(at).toISOString(), ways: [...ways], reason: null }
    api.answers('GET /threads/:id', { ...aThread(1), window })
    const { unmount } = open(openOne)
    await screen.findByText('WhatsApp open for another 3 h. Also by e-mail and on the website.')
    unmount()
    api.answers('GET /threads/:id', {
      ...aThread(1),
      window: { openUntil: null, ways: ['ask_to_reply', 'website'], reason: null },
    })
    open(openOne)
    await screen.findByText(
      'WhatsApp lets you write once they reply. We ask Driver to reply; your words wait until then. Also on the website.',
    )
  })

  test('a driver is blocked only after a question', async () => {
    let isBlocked = false
    api.answers('POST /threads/:id/block', anEntry(1, { blocked: true }), () => {
      isBlocked = true
    })
    const { user } = open(openOne)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block Driver 1' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Driver 1?' }))
    expect(isBlocked).toBe(false)
    await user.click(question.getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(isBlocked).toBe(true))
  })

  test('a driver is reported with a reason, and we answer in a conversation', async () => {
    const sent: unknown[] = []
    api.answers('POST /threads/:id/reports', { threadId: id(44), link: null }, (body) => void sent.push(body))
    const { user } = open(openOne)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report Driver 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Driver 1' }))
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    await dialog.findByText('Please choose a reason')
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('radio', { name: 'Insults or threats' }))
    await user.type(dialog.getByLabelText(/^What happened/), 'He shouts')
    await user.click(dialog.getByRole('button', { name: 'Report' }))
    const way = await dialog.findByRole('link', { name: 'a conversation with us' })
    expect(way.getAttribute('href')).toBe(`/messages?thread=${id(44)}`)
    expect(sent).toEqual([{ reason: 'abuse', words: 'He shouts' }])
  })
})
