// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShopSuggestion, SupportDetail, SupportThread } from '#core/contracts/admin/support.ts'
import { SupportScreen } from '#web/features/admin-support/support-screen.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const toasts: Toast[] = []
const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
const me = { id: id(9), name: 'Anna Botha', you: true }

const aThread = (n: number, options: Partial<SupportThread> = {}): SupportThread => ({
  id: id(n),
  about: 'question',
  subject: 'Inquiry: Spoor',
  person: { name: `Driver ${n}`, guest: false },
  status: 'active',
  waitingSince: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  latest: { words: 'I cannot sign in', from: `Driver ${n}` },
  lastMessageAt: '2026-11-18T07:00:00.000Z',
  assignee: null,
  ...options,
})
const aDetail = (thread: SupportThread): SupportDetail => ({
  thread,
  person: {
    name: thread.person.name,
    guest: false,
    since: '2026-10-01T07:00:00.000Z',
    language: 'af',
    reachedBy: ['whatsapp'],
    shops: [],
    consents: [{ channel: 'whatsapp', purpose: 'deals', given: true, at: '2026-10-02T07:00:00.000Z' }],
    bookings: [{ code: 'BK7X2', shop: 'Bosveld Bande', status: 'confirmed', at: null }],
    blocked: false,
  },
  colleagues: [me],
  reportId: null,
})
const aSuggestion: ShopSuggestion = {
  id: id(7),
  shop: 'Vaal Bande',
  place: 'Vereeniging',
  firstAt: '2026-11-10T07:00:00.000Z',
  doneAt: null,
  times: 2,
  by: [{ threadId: id(7), name: 'Sipho', at: '2026-11-10T07:00:00.000Z' }],
}

beforeEach(() => {
  toasts.length = 0
  showToastsWith((toast) => void toasts.push(toast))
  api.answers('GET /admin/suggestions', { suggestions: [aSuggestion], next: null })
  api.answers('GET /admin/support', { threads: [aThread(1), aThread(2, { assignee: me })], next: null })
  api.answers('GET /admin/support/:id', aDetail(aThread(1)))
})
const open = (at = '/admin/support') =>
  show(<SupportScreen conversation={(thread) => <p>Talk {thread}</p>} replies={<p>What is ready</p>} />, { at })

test('who waits stands with their words and since when; taking one is one press', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/support/:id', aDetail(aThread(1, { assignee: me })), (body) => sent.push(body))
  const { user } = open()
  const row = within(await screen.findByRole('row', { name: /Driver 1/ }))
  row.getByText('Driver 1: I cannot sign in')
  row.getByText('3 h')
  row.getByText('Nobody')
  within(screen.getByRole('row', { name: /Driver 2/ })).getByText('You')
  await user.click(row.getByRole('button', { name: /^Take/ }))
  await waitFor(() => expect(sent).toEqual([{ assigneeId: 'me', instead: null }]))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Assigned']))
})

test('a row opens the conversation beside the list, with what is known of the person', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Driver 1' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Driver 1' }))
  await panel.findByText(`Talk ${id(1)}`)
  expect(address()).toContain(`thread=${id(1)}`)
  await user.click(panel.getByText('About Driver 1'))
  panel.getByText('Afrikaans')
  panel.getByText('BK7X2')
  panel.getByText(/deals by whatsapp: yes/)
})

test('Next and closing go on to the one below, and what is ready to answer with opens beside the list', async () => {
  api.answers('PATCH /admin/support/:id', aDetail(aThread(1, { status: 'closed' })))
  const { user, address } = open(`/admin/support?thread=${id(1)}`)
  const panel = within(await screen.findByRole('dialog', { name: 'Driver 1' }))
  await user.click(await panel.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toContain(id(2)))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toContain(id(1)))
  await user.click(await screen.findByRole('button', { name: 'Close conversation' }))
  await waitFor(() => expect(address()).toContain(id(2)))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Ready replies' }))
  await screen.findByText('What is ready')
})

test('suggested centres stand beside them, each once, and are marked as done', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/suggestions/:id', undefined, (body) => sent.push(body))
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: 'Suggested fitment centres' }))
  await part.findByText('Vaal Bande', { selector: 'p' })
  part.getByText('2 times')
  await user.click(part.getByRole('button', { name: /^Mark done/ }))
  await waitFor(() => expect(sent).toEqual([{ done: true }]))
})

test('nobody waiting, and a list that fails, say so', async () => {
  api.answers('GET /admin/support', { threads: [], next: null })
  const { unmount } = open()
  await screen.findByText('Nobody waits for an answer')
  unmount()
  api.refuses('GET /admin/support', 403, { code: 'NOT_ALLOWED', message: 'Access denied - Platform admin only' })
  open()
  await screen.findByText('Failed to load conversations')
})
