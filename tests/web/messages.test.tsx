// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { MessageView, ThreadSummary, ThreadView } from '#core/contracts/threads.ts'
import { GuestForm } from '#web/features/message-form/components/guest-form.tsx'
import { Bubbles } from '#web/features/messages/components/bubbles.tsx'
import { ThreadHeader } from '#web/features/messages/components/thread-header.tsx'
import { ThreadList } from '#web/features/messages/components/thread-list.tsx'
import { useMessages } from '#web/features/messages/use-messages.ts'
import { ago } from '#web/features/messages/words.ts'
import { message as aMessage, thread as aThread } from './support/a-thread.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', { signedIn: false }))

const id = '0190f1a0-0000-7000-8000-0000abcd1234'
const thread: ThreadSummary = {
  id,
  subject: 'Inquiry: Randburg Tyres',
  type: 'quote',
  status: 'active',
  shop: null,
  quoteReference: 'KX7M2',
  bookingId: null,
  unreadCount: 12,
  archived: false,
  deleted: false,
  role: 'customer',
  latestMessage: { content: `${'Yes, eight of them. '.repeat(5)}`, senderFullName: 'Pieter Nel' },
  lastMessageAt: '2026-11-18T07:00:00.000Z',
}

test('an entry shows who wrote what, how much is unread, and a short id', async () => {
  api.answers('GET /threads', { threads: [thread], next: null })
  show(<ThreadList open={undefined} />, { at: '/messages' })
  const entry = await screen.findByRole('link', { name: /Inquiry: Randburg Tyres/ })
  const [preview] = entry.textContent?.match(/Yes,.*…/) ?? []
  expect(preview?.length).toBeLessThanOrEqual(61)
  for (const words of ['Pieter Nel:', '9+', 'abcd1234', 'Quote']) expect(entry.textContent).toContain(words)
})

test('an entry names its shop once, also under a subject of its own', async () => {
  const shop = {
    id: '0190f1a0-0000-7000-8000-000000000009',
    slug: 'randburg',
    name: 'Randburg Tyres',
    phone: null,
    logoUrl: null,
  }
  const other = { ...thread, id: '0190f1a0-0000-7000-8000-0000aaaa1234', subject: 'Rims for a Polo', shop }
  api.answers('GET /threads', { threads: [{ ...thread, shop }, other], next: null })
  show(<ThreadList open={undefined} />, { at: '/messages' })
  for (const subject of [/Inquiry/, /Rims for a Polo/]) {
    const entry = await screen.findByRole('link', { name: subject })
    expect(entry.textContent?.match(/Randburg Tyres/g)).toHaveLength(1)
  }
})

test('the filters stand in the address and are asked for', async () => {
  const asked: string[] = []
  api.answers('GET /threads', { threads: [], next: null }, (_body, { search }) => void asked.push(search))
  const { user, address } = show(<ThreadList open={undefined} />, { at: '/messages' })
  await screen.findByText('No conversations yet')
  await user.selectOptions(screen.getByLabelText('Type'), 'Quotes')
  await screen.findByText('No conversations found')
  expect(address()).toBe('/messages?type=quote')
  await waitFor(() => expect(asked.at(-1)).toBe('?type=quote'))
})

test('a list that cannot be read says so and is tried again', async () => {
  api.refuses('GET /threads', 500, { code: 'THREAD_LIST_FAILED', message: 'Failed to fetch threads' })
  const { user } = show(<ThreadList open={undefined} />, { at: '/messages' })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch threads')
  api.answers('GET /threads', { threads: [thread], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Inquiry: Randburg Tyres')
})

const message: MessageView = { ...aMessage(3, 'one\ntwo'), id, threadId: id, read: false, delivery: null }

const nothingWaits = { waiting: [], retry: () => {}, remove: () => {} }
const Said = () => <Bubbles messages={useMessages({ id })} outbox={nothingWaits} />

test('older messages that cannot be read leave the others where they are, and are tried again', async () => {
  api.answers('GET /threads/:id/messages', { messages: [message], more: true })
  const { user } = show(<Said />)
  const older = await screen.findByRole('button', { name: 'Show older messages' })
  api.refuses('GET /threads/:id/messages', 403, { code: 'MESSAGE_FETCH_FAILED', message: 'Failed to fetch messages' })
  await user.click(older)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch messages')
  expect(screen.getAllByText(/one/)).toHaveLength(1)
  const first = { ...message, id: '0190f1a0-0000-7000-8000-0000abcd0001', content: 'Good day' }
  api.answers('GET /threads/:id/messages', { messages: [first], more: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Good day')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a booking stands above its conversation, and leads a customer, who has one, to their bookings', async () => {
  const view: ThreadView = {
    ...aThread,
    id,
    subject: null,
    type: 'booking',
    shop: { id, slug: 'kloof-tyres', name: 'Kloof Tyres', phone: '+27215550100', logoUrl: null },
    booking: {
      id,
      code: 'KDNP5',
      appointmentAt: null,
      services: ['fitting'],
      status: 'pending',
      quantity: 4,
      tyre: { brand: 'Dunlop', model: 'SP Sport', size: '205/55R16 91V' },
    },
  }
  const { unmount } = show(<ThreadHeader of={{ id }} thread={view} onBack={() => {}} />)
  expect(
    screen
      .getByRole('link', { name: /^Your booking: 4 × Dunlop SP Sport 205.55R16 91V, Tyre Fitting/ })
      .getAttribute('href'),
  ).toBe('/booking')
  expect(screen.queryByText(/KDNP5/), 'codes are for the shop').toBeNull()
  expect(screen.getByRole('link', { name: 'Call Kloof Tyres' }).getAttribute('href')).toBe('tel:+27215550100')
  screen.getByRole('link', { name: 'Book at Kloof Tyres' })
  unmount()
  show(<ThreadHeader of={{ id }} thread={{ ...view, role: 'business' }} onBack={() => {}} />)
  screen.getByText(/KDNP5/)
  expect(screen.queryByRole('link', { name: /KDNP5/ })).toBeNull()
})

test('the header says how soon the shop usually answers, never sooner than it does, and when it opens', () => {
  const says = (usualMinutes: number | null, openNow: boolean, opensText: string | null) => {
    const { unmount } = show(
      <ThreadHeader of={{ id }} thread={{ ...aThread, answers: { usualMinutes, openNow, opensText } }} />,
    )
    const said = screen.queryByText(/answers|Opens|Open now/)?.textContent
    unmount()
    return said
  }
  expect(says(70, false, 'Opens Thu 08:00')).toBe('Usually answers within 2 hours while open. Opens Thu 08:00')
  expect(says(20, true, null)).toBe('Usually answers within 30 minutes while open. Open now')
  expect(says(null, false, 'Opens Thu 08:00')).toBe('Opens Thu 08:00')
  expect(says(null, false, null)).toBeUndefined()
})

test('a guest is told what is missing, and after a failure keeps what they typed', async () => {
  const shop = { id, slug: 'randburg-tyres', name: 'Randburg Tyres' }
  const { user } = show(
    <GuestForm shop={shop} about={{ listingCode: undefined, dealCode: undefined }} onClose={() => {}} />,
  )
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  for (const says of ['Name is required', 'Message is required', 'Please enter a phone number or an e-mail address'])
    await screen.findByText(says)
  api.isUnreachable('POST /guest-messages')
  await user.type(screen.getByLabelText('Name'), 'Sipho')
  await user.type(screen.getByLabelText('Phone'), '082 123 4567')
  await user.type(screen.getByLabelText('Message'), 'Open on Saturday?')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Failed to send message. Please try again.')
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Open on Saturday?')
})

test('times go from just now to a short date', () => {
  const now = new Date('2026-11-18T12:00:00Z')
  const at = (minutes: number) => ago(new Date(now.getTime() - minutes * 60_000).toISOString(), now)
  expect([0.5, 5, 150, 1500, 7 * 1440, 9 * 1440].map(at)).toEqual([
    ...['Just now', '5 min ago', '2 h ago', '1 day ago', '7 days ago', 'Mon 9 Nov'],
  ])
})
