// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { MessageView } from '#core/contracts/threads.ts'
import { Conversation } from '#web/features/messages/components/conversation.tsx'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { id, message, thread } from '../support/a-thread.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const theirs = (n: number, content: string): MessageView =>
  message(n, content, { mine: false, sender: { id: id(9), fullName: 'Riaan Botha', role: 'business' } })
const [first, second] = [theirs(5, 'Lay-by over three months'), theirs(6, 'No batteries')]
/** The newest first. */
const said = [second, first]
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
  api.answers('GET /auth/session', signedInAs(anAccount()))
  api.answers('GET /threads/:id', thread)
  api.answers('GET /threads/:id/messages', { messages: said, more: false })
})

const open = (n: number) => show(<Conversation of={{ id: id(n) }} />)
const area = () => screen.findByLabelText<HTMLTextAreaElement>('Message')
const answers = () => api.answers('POST /threads/:id/messages', message(7, 'Good'), (body) => void sent.push(body))
const goesOut = (replyToId: string) =>
  waitFor(() => expect(sent).toEqual([{ message: 'Good', key: expect.any(String), replyToId }]))

test('the button of a message quotes it above the field, and the answer names it', async () => {
  answers()
  const { user } = open(1)
  const [button] = await screen.findAllByRole('button', { name: 'Reply to Riaan Botha' })
  await user.click(button ?? expect.fail('no button'))
  await screen.findByText('Reply to Riaan Botha')
  screen.getAllByText('Lay-by over three months', { selector: '#quote *' })
  await waitFor(async () => expect(document.activeElement).toBe(await area()))
  await user.keyboard('Good{Enter}')
  await goesOut(first?.id ?? '')
  await waitFor(() => expect(screen.queryByText('Reply to Riaan Botha')).toBeNull())
})

test('from the empty field the arrows choose the message, and Escape lets go of it', async () => {
  answers()
  const { user } = open(2)
  await screen.findByText('No batteries')
  await user.click(await area())
  await user.keyboard('{ArrowUp}{ArrowUp}')
  await screen.findByText('Lay-by over three months', { selector: '#quote *' })
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Reply to Riaan Botha')).toBeNull()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}Good{Enter}')
  await goesOut(second?.id ?? '')
})

test('what is answered is there again after a reload, and waits with the words for the connection', async () => {
  api.isUnreachable('POST /threads/:id/messages')
  const before = open(3)
  await screen.findByText('No batteries')
  await before.user.click(await area())
  await before.user.keyboard('{ArrowUp}')
  before.unmount()
  const after = open(3)
  await screen.findByText('Reply to Riaan Botha')
  await after.user.type(await area(), 'Good{Enter}')
  await screen.findByText('Goes out once you are connected')
  expect(screen.getByText('Answer to').parentElement?.textContent).toBe('Answer to Riaan Botha')
  after.unmount()
  answers()
  open(3)
  await goesOut(second?.id ?? '')
})

test('the quotation leads to its message, however far up it is', async () => {
  const answer = message(8, 'Why not?', {
    replyTo: { id: first?.id ?? '', content: 'Lay-by over three months', from: 'Riaan Botha', mine: false },
  })
  api.answers('GET /threads/:id/messages', { messages: [answer], more: true })
  const { user } = open(4)
  const quote = await screen.findByRole('button', { name: /Answer to Riaan Botha/ })
  api.answers('GET /threads/:id/messages', { messages: said, more: false })
  await user.click(quote)
  await waitFor(() => expect(document.activeElement?.id).toBe(`message-${first?.id}`))
  expect(document.activeElement?.textContent).toContain('Lay-by over three months')
})
