// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TemplateView } from '#core/contracts/admin/operations.ts'
import { OperationsScreen } from '#web/features/admin-operations/operations-screen.tsx'
import { TemplatesScreen } from '#web/features/admin-templates/templates-screen.tsx'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', signedInAs(anAccount())))
const at = '2026-11-18T07:00:00.000Z'

const template = (name: string, options: Partial<TemplateView> = {}): TemplateView => ({
  ...{ name, language: 'en', category: 'UTILITY', tells: 'A booking that was confirmed', buttons: ['Move it'] },
  ...{ preview: 'Your fitting is on Friday at 10:30.', approval: 'approved', reason: null, checkedAt: at },
  ...{ sent: 12, failed: 0, ...options },
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

test('what was set aside is named by what it does, and is tried again', async () => {
  const row = { work: 'booking-reminder', name: 'Reminders of bookings', rowId: id(2), about: null, attempts: 3 }
  const at2 = { since: at, setAsideAt: at, reason: 'no such zone' }
  const rows = [
    { id: id(7), ...row, ...at2 },
    { id: id(8), ...row, ...at2 },
  ]
  api.answers('GET /admin/operations/set-aside', { messages: [], rows, capped: false })
  const asked: string[] = []
  api.answers('POST /admin/operations/due/:id/retry', undefined, (_, { pathname }) => asked.push(pathname))
  api.answers('POST /admin/operations/due/retry', { rows: 2 }, (_, { pathname }) => asked.push(pathname))
  const { user } = show(<OperationsScreen />, { at: '/admin/operations?view=aside' })
  const [first] = await screen.findAllByRole('row', { name: /Reminders of bookings/ })
  if (!first) throw new Error('no row')
  within(first).getByText('no such zone')
  await user.click(within(first).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toEqual([`/api/admin/operations/due/${id(7)}/retry`]))
  await user.click(screen.getByRole('button', { name: 'Try all again: Reminders of bookings' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('what was set aside and what is held say so when there is nothing', async () => {
  api.answers('GET /admin/operations/set-aside', { messages: [], rows: [], capped: false })
  const first = show(<OperationsScreen />, { at: '/admin/operations?view=aside' })
  await screen.findByText('No message was set aside.')
  await screen.findByText('Nothing else was set aside.')
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
