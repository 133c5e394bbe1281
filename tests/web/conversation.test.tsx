// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Bubbles } from '#web/features/messages/components/bubbles.tsx'
import { Conversation } from '#web/features/messages/components/conversation.tsx'
import { useMessages } from '#web/features/messages/use-messages.ts'
import { dayName } from '#web/features/messages/words.ts'
import { piecesOf } from '#web/lib/said.ts'
import { anAccount, signedInAs } from './support/a-profile.ts'
import { id, message, thread } from './support/a-thread.ts'
import { standInApi } from './support/api.ts'
import { show } from './support/show.tsx'

const api = standInApi()
const first = message(3, 'Do you have it?')

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /threads/:id', thread)
  api.answers('GET /threads/:id/messages', { messages: [first], more: false })
})

const open = (threadId = id(1)) => show(<Conversation of={{ id: threadId }} />)
const area = () => screen.findByLabelText<HTMLTextAreaElement>('Message')

test('Enter sends, Shift+Enter begins a line, and blanks are not sent', async () => {
  const sent: unknown[] = []
  api.answers('POST /threads/:id/messages', message(4, 'one\ntwo'), (body) => void sent.push(body))
  const { user } = open()
  await user.type(await area(), '  {Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  await user.clear(await area())
  await user.type(await area(), 'one{Shift>}{Enter}{/Shift}two{Enter}')
  await waitFor(() => expect(sent).toEqual([{ message: 'one\ntwo', key: expect.any(String) }]))
  expect(await area()).toHaveProperty('value', '')
})

test('what is typed while a message is being sent stays', async () => {
  api.keepsWaiting('POST /threads/:id/messages')
  const { user } = open(id(8))
  await user.type(await area(), 'Do you fit it?{Enter}')
  await screen.findByText('Sending...')
  await user.type(await area(), 'And balance it?{Enter}')
  expect(await area()).toHaveProperty('value', 'And balance it?')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

test('words that were not sent are there again after a reload, each in its own conversation', async () => {
  const before = open()
  await before.user.type(await area(), 'Half a sen')
  before.unmount()
  const other = open(id(9))
  expect(await area()).toHaveProperty('value', '')
  other.unmount()
  open()
  expect(await area()).toHaveProperty('value', 'Half a sen')
})

test('a message without a connection waits in sight, survives a reload, and goes out once when it is back', async () => {
  api.isUnreachable('POST /threads/:id/messages')
  const before = open()
  await screen.findByText('Do you have it?')
  await before.user.type(await area(), 'Still there?{Enter}')
  await screen.findByText('Goes out once you are connected')
  before.unmount()
  const sent: unknown[] = []
  api.answers('POST /threads/:id/messages', message(4, 'Still there?', { read: false }), (body) => {
    sent.push(body)
    const both = [message(4, 'Still there?', { read: false }), first]
    api.answers('GET /threads/:id/messages', { messages: both, more: false })
  })
  open()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getAllByLabelText('Sent')).toHaveLength(2))
  expect(screen.getAllByText('Still there?')).toHaveLength(1)
  expect(sent).toEqual([{ message: 'Still there?', key: expect.any(String) }])
  expect(screen.queryByText('Goes out once you are connected')).toBeNull()
})

test('a message that is refused says why, and is tried again or taken out', async () => {
  api.refuses('POST /threads/:id/messages', 403, {
    code: 'UNAUTHORIZED',
    message: 'User is not a participant in this thread',
  })
  const { user } = open()
  await user.type(await area(), 'Hello?{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not sent. User is not a participant in this thread')
  api.refuses('POST /threads/:id/messages', 500, { code: 'FAILED', message: 'boom' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/Failed to send message/)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Hello?')).toBeNull())
})

test('a paste that is too long is neither cut nor sent', async () => {
  const { user } = open()
  await user.click(await area())
  await user.paste('x'.repeat(2_010))
  expect((await area()).value).toHaveLength(2_010)
  screen.getByText(', 10 too many')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

test('who reads further up is not thrown to the bottom: a button leads to what is new', async () => {
  const Said = () => {
    const messages = useMessages({ id: id(1) })
    return (
      <>
        <button type="button" onClick={() => void messages.refetch()}>
          read anew
        </button>
        <Bubbles messages={messages} outbox={{ waiting: [], retry: () => {}, remove: () => {} }} />
      </>
    )
  }
  const { user } = show(<Said />)
  await screen.findByText('Do you have it?')
  const list = screen.getByRole('region', { name: 'Messages' })
  list.scrollTop = -500
  fireEvent.scroll(list)
  const theirs = message(5, 'Yes, eight.', { mine: false })
  api.answers('GET /threads/:id/messages', { messages: [theirs, first], more: false })
  await user.click(screen.getByRole('button', { name: 'read anew' }))
  await screen.findByRole('button', { name: '1 new message' })
  expect(list.scrollTop).toBe(-500)
  list.scrollTo = () => {
    list.scrollTop = 0
  }
  await user.click(screen.getByRole('button', { name: '1 new message' }))
  expect(list.scrollTop).toBe(0)
  expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull()
})

test('each day is named once above its messages', async () => {
  const later = message(6, 'Good day', { sentAt: '2026-11-19T07:00:00.000Z' })
  api.answers('GET /threads/:id/messages', { messages: [later, message(4, 'Thank you'), first], more: false })
  open()
  const said = await screen.findByRole('list')
  await screen.findByText('Good day')
  expect([...said.children].map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
    ...['Wed 18 Nov', 'Do you hav', 'Thank you0', 'Thu 19 Nov', 'Good day09'],
  ])
  expect([dayName('2026-11-19', '2026-11-19'), dayName('2026-11-18', '2026-11-19')]).toEqual(['Today', 'Yesterday'])
})

test('links and bold words are shown as such; a customer’s link is mere text to a shop', async () => {
  expect(piecesOf('See https://spoor.example/a?b=1. *Now* 2*3*4 * not *')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://spoor.example/a?b=1' },
    { kind: 'text', text: '. ' },
    { kind: 'bold', text: 'Now' },
    { kind: 'text', text: ' 2*3*4 * not *' },
  ])
  const shop = { id: id(2), fullName: 'Pieter', role: 'business' } as const
  const answer = message(4, 'Our map: https://shop.example', { mine: false, sender: shop })
  const asks = message(5, 'Look: https://elsewhere.example', { mine: false })
  api.answers('GET /threads/:id/messages', { messages: [asks, answer], more: false })
  open()
  const link = await screen.findByRole('link', { name: 'https://shop.example' })
  expect(link.getAttribute('rel')).toContain('noopener')
  const bubble = screen.getByText(/elsewhere/)
  expect(within(bubble).queryByRole('link')).toBeNull()
})
