import { expect, test } from 'vitest'
import type { MessageView } from '#core/contracts/threads.ts'
import { catchUp, newestOf, type Said, withOlder, withSent } from '#web/features/messages/so-far.ts'

const id = (n: number) => `0190f1a0-0000-7000-8000-${String(n).padStart(12, '0')}`
const message = (n: number, options: Partial<MessageView> = {}): MessageView => ({
  id: id(n),
  threadId: id(0),
  content: `message ${n}`,
  type: 'text',
  mine: n % 2 === 0,
  metadata: {},
  attachments: [],
  about: null,
  replyTo: null,
  read: true,
  isAutomated: false,
  scheduledFor: null,
  sentAt: new Date(Date.UTC(2026, 10, 18) + n * 1000).toISOString(),
  delivery: null,
  archived: false,
  sender: { id: id(2), fullName: 'Thandi', role: 'customer' },
  ...options,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => message(from + at))
const numbers = ({ messages }: Said) => messages.map(({ content }) => Number(content.slice(8)))

/** The conversation as the server has it, in pages of five, and how often it was asked. */
function server(all: MessageView[]) {
  let asked = 0
  const readPage = async ({ before }: { before?: string }) => {
    asked += 1
    const until = before ? all.findIndex((one) => one.id === before) : all.length
    const page = all.slice(Math.max(0, until - 5), until)
    return { messages: page.toReversed(), more: until > 5 }
  }
  return { readPage, asked: () => asked }
}

test('what came since is read without a gap and without a double, and what was read before stays', async () => {
  const had: Said = { messages: range(4, 20), more: true }
  const { readPage, asked } = server(range(1, 32))
  const said = await catchUp(readPage, () => had)
  expect(numbers(said)).toEqual(range(4, 32).map((_, at) => at + 4))
  expect([said.more, asked()]).toEqual([true, 3])
  expect(said.messages[0]).toBe(had.messages[0])
  const anew = await catchUp(readPage, () => said)
  expect(asked()).toBe(4)
  expect(anew.messages.every((one, at) => one === said.messages[at])).toBe(true)
})

test('who was away for very long begins at the newest', async () => {
  const said = await catchUp(server(range(1, 100)).readPage, () => ({ messages: range(1, 20), more: false }))
  expect(numbers(said)).toEqual(range(81, 100).map((_, at) => at + 81))
  expect(said.more).toBe(true)
})

test('a message that was taken back is gone, a read one is shown as read, also further up', async () => {
  const had: Said = { messages: range(1, 12).map((one) => ({ ...one, read: false })), more: false }
  const now = range(1, 13).filter((one) => one.id !== id(11))
  const said = await catchUp(server(now).readPage, () => had)
  expect(numbers(said)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13])
  expect(said.messages.filter(({ mine, read }) => mine && !read)).toEqual([])
})

test('older ones, one’s own that was just sent, and a later read of all are each there once', async () => {
  const older = withOlder({ messages: range(6, 10), more: true }, { messages: range(1, 6).toReversed(), more: false })
  const sent = withSent(withSent(older, message(12)), message(12))
  expect(numbers(sent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
  const said = await catchUp(server(range(1, 12)).readPage, () => sent)
  expect(numbers(said)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect([numbers(newestOf(said, 3)), newestOf(said, 3).more]).toEqual([[10, 11, 12], true])
})
