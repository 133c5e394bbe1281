// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { AdminReview, Report, ReportDetail } from '#core/contracts/admin/reports.ts'
import { ReportsScreen } from '#web/features/admin-reports/reports-screen.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const toasts: Toast[] = []
const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`

const aReport = (options: Partial<Report> = {}): Report => ({
  id: id(1),
  about: 'person',
  reason: 'abuse',
  subject: 'Driver One',
  shop: 'Bosveld Bande',
  reporter: { name: 'Owner Two', guest: false },
  timesBefore: 2,
  createdAt: new Date(Date.now() - 5 * 3_600_000).toISOString(),
  outcome: null,
  decidedAt: null,
  decidedBy: null,
  ...options,
})
const aDetail = (options: Partial<ReportDetail> = {}): ReportDetail => ({
  ...aReport(),
  words: 'Every day',
  answerThreadId: id(3),
  reporterTimesBefore: 0,
  said: [{ name: 'Driver One', words: 'You thief', at: '2026-11-18T07:00:00.000Z', byReported: true }],
  review: null,
  shopStanding: { id: id(4), slug: 'bosveld-bande', status: 'active' },
  blocked: false,
  acts: ['dismissed', 'warned', 'person_blocked'],
  ...options,
})

beforeEach(() => {
  toasts.length = 0
  showToastsWith((toast) => void toasts.push(toast))
  api.answers('GET /admin/reports', { reports: [aReport()], next: null })
  api.answers('GET /admin/reports/:id', aDetail())
})
const open = (at = '/admin/reports') => show(<ReportsScreen />, { at })

test('a report opens with the words around it, and is dismissed by one more key', async () => {
  const sent: unknown[] = []
  api.answers('POST /admin/reports/:id/decision', aDetail({ outcome: 'dismissed', acts: [] }), (body) =>
    sent.push(body),
  )
  const { user } = open()
  const row = within(await screen.findByRole('row', { name: /Driver One/ }))
  row.getByText('Insults or threats')
  row.getByText('2 times before')
  row.getByText('5 h')
  await user.click(row.getByRole('button', { name: 'Driver One' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Person: Driver One' }))
  panel.getByText('You thief')
  panel.getByText('Every day')
  await user.click(panel.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(sent).toEqual([{ outcome: 'dismissed' }]))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Dismissed']))
})

test('the queue goes on to the report below, and from the last to the first', async () => {
  api.answers('GET /admin/reports', { reports: [aReport({ id: id(7) }), aReport({ id: id(8) })], next: null })
  const { user, address } = open(`/admin/reports?report=${id(7)}`)
  await user.click(await screen.findByRole('button', { name: 'Next report' }))
  await waitFor(() => expect(address()).toContain(id(8)))
  await user.click(await screen.findByRole('button', { name: 'Next report' }))
  await waitFor(() => expect(address()).toContain(id(7)))
})

test('the only report leads nowhere else', async () => {
  open(`/admin/reports?report=${id(1)}`)
  await screen.findByRole('button', { name: 'Dismiss' })
  expect(screen.queryByRole('button', { name: 'Next report' })).toBe(null)
})

test('blocking says what follows and asks once', async () => {
  const sent: unknown[] = []
  api.answers('POST /admin/reports/:id/decision', aDetail({ outcome: 'person_blocked', acts: [] }), (body) =>
    sent.push(body),
  )
  const { user } = open(`/admin/reports?report=${id(1)}`)
  await user.click(await screen.findByRole('button', { name: 'Block the person' }))
  const ask = within(await screen.findByRole('alertdialog', { name: 'Block Driver One?' }))
  ask.getByText(/can no longer write to shops or book/)
  expect(sent).toEqual([])
  await user.click(ask.getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(sent).toEqual([{ outcome: 'person_blocked' }]))
})

test('a review is hidden for a reason, and shown again', async () => {
  const review: AdminReview = {
    id: id(5),
    shop: { name: 'Bosveld Bande', slug: 'bosveld-bande' },
    reviewer: 'Thandi N.',
    stars: 1,
    comment: 'Call 082 555 0100',
    answer: null,
    createdAt: '2026-11-18T07:00:00.000Z',
    hiddenAt: null,
    hiddenFor: null,
  }
  const hidden: AdminReview = {
    ...review,
    id: id(6),
    reviewer: 'Sipho D.',
    hiddenAt: '2026-11-18T08:00:00.000Z',
    hiddenFor: 'abuse',
  }
  const sent: unknown[] = []
  api.answers('GET /admin/reviews', { reviews: [review, hidden], next: null })
  api.answers('PATCH /admin/reviews/:id', hidden, (body) => sent.push(body))
  const { user } = open('/admin/reports?view=reviews')
  await user.click(await screen.findByRole('button', { name: /^Hide.*Thandi/ }))
  const ask = within(await screen.findByRole('dialog', { name: 'Hide this review?' }))
  await user.click(ask.getByRole('button', { name: 'Hide review' }))
  await ask.findByText('Please choose a reason')
  await user.click(ask.getByRole('radio', { name: 'Names somebody or their details' }))
  await user.click(ask.getByRole('button', { name: 'Hide review' }))
  await waitFor(() => expect(sent).toEqual([{ hidden: true, reason: 'private' }]))
  await user.click(await screen.findByRole('button', { name: /^Show again.*Sipho/ }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ hidden: false }))
})

test('who is blocked is listed and unblocked', async () => {
  const block = { id: id(7), name: 'Driver One', guest: true, reason: 'abuse' as const, blockedBy: 'Anna Botha' }
  api.answers('GET /admin/blocks', { blocks: [{ ...block, createdAt: '2026-11-18T07:00:00.000Z' }], next: null })
  const asked: string[] = []
  api.answers('DELETE /admin/blocks/:id', undefined, (_, { pathname }) => asked.push(pathname))
  const { user } = open('/admin/reports?view=blocked')
  const row = within(await screen.findByRole('row', { name: /Driver One/ }))
  row.getByText('Anna Botha')
  await user.click(row.getByRole('button', { name: /^Unblock/ }))
  await waitFor(() => expect(asked).toEqual([`/api/admin/blocks/${id(7)}`]))
})

test('shops in whose conversations money came up are listed with their counts', async () => {
  const shop = { id: id(8), name: 'Quick Tyres', slug: 'quick-tyres', status: 'active' as const }
  const counts = { byShop: 3, byDrivers: 1, bankDetails: 2, deposits: 2, threads: 3 }
  api.answers('GET /admin/money-talk', { shops: [{ shop, ...counts, lastAt: '2026-11-18T07:00:00.000Z' }] })
  open('/admin/reports?view=money')
  const row = within(await screen.findByRole('row', { name: /Quick Tyres/ }))
  expect(row.getByRole('link', { name: 'Quick Tyres' }).getAttribute('href')).toBe('/business/quick-tyres')
})
