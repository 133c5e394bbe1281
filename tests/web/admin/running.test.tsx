// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TemplateView } from '#core/contracts/admin/templates.ts'
import { OperationsScreen } from '#web/features/admin-operations/operations-screen.tsx'
import { TemplatesScreen } from '#web/features/admin-templates/templates-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', signedInAs(anAccount())))
const at = '2026-11-18T07:00:00.000Z'

const template = (name: string, wish: Partial<TemplateView> = {}): TemplateView => ({
  ...{ name, language: 'en', category: 'UTILITY', tells: 'A booking that was confirmed', buttons: ['Move it'] },
  ...{ preview: 'Your fitting is on Friday at 10:30.', approval: 'approved', reason: null, checkedAt: at },
  ...{ sent: 12, failed: 0, ...wish },
})

test('templates that need somebody come first, and say why WhatsApp refused them', async () => {
  const refused = template('deal_alert', { approval: 'rejected', reason: 'It reads like advertising' })
  const check = { isRunning: false, failed: false }
  const templates = [template('booking_confirmed'), refused]
  const running = { isRunning: true, failed: false }
  api.answers('GET /admin/templates', { templates, check })
  api.answers('POST /admin/templates/check', running, () =>
    api.answers('GET /admin/templates', { templates, check: running }),
  )
  const { user } = show(<TemplatesScreen />)
  await screen.findByRole('row', { name: /Deal alert/ })
  const [, first, second] = screen.getAllByRole('row')
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/^Deal alert.*Rejected/),
    expect.stringMatching(/^Booking confirmed.*Approved/),
  ])
  await user.click(screen.getByRole('button', { name: 'Deal alert' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Deal alert' }))
  for (const words of ['It reads like advertising', 'Your fitting is on Friday at 10:30.', 'Move it'])
    panel.getByText(words)
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Submit and check' }))
  await screen.findByRole('button', { name: 'Asking WhatsApp...' })
})

test('a failed job is named by what it does, and is tried again', async () => {
  const job = { id: '7', name: 'whatsapp', ids: { messageId: id(2) }, reason: 'Twilio does not answer', attempts: 5 }
  api.answers('GET /admin/operations/jobs', { jobs: [{ ...job, failedAt: at }], hasMore: false })
  const asked: string[] = []
  api.answers('POST /admin/operations/jobs/:id/retry', undefined, (_, { pathname }) => asked.push(pathname))
  const { user } = show(<OperationsScreen />, { at: '/admin/operations?view=jobs' })
  const row = within(await screen.findByRole('row', { name: /Sending on WhatsApp/ }))
  row.getByText('Twilio does not answer')
  await user.click(row.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toEqual(['/api/admin/operations/jobs/7/retry']))
})

test('what was set aside and what is held say so when there is nothing', async () => {
  api.answers('GET /admin/operations/set-aside', { messages: [], events: [], capped: false })
  const first = show(<OperationsScreen />, { at: '/admin/operations?view=aside' })
  await screen.findByText('No message was set aside.')
  await screen.findByText('Every event has had its effects.')
  first.unmount()
  const held = {
    channel: 'whatsapp',
    kind: 'deal_alert',
    reason: 'quiet_hours',
    count: 3,
    earliest: at,
    latest: at,
  } as const
  api.answers('GET /admin/operations/held', { groups: [held], capped: false })
  show(<OperationsScreen />, { at: '/admin/operations?view=held' })
  const row = within(await screen.findByRole('row', { name: /deal alert/i }))
  row.getByText('Quiet hours')
})
