// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Delivery } from '#core/contracts/admin/operations.ts'
import { DeliveryView } from '#web/features/admin-operations/delivery.tsx'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
beforeEach(() => api.answers('GET /auth/session', signedInAs(anAccount())))
const at = '2026-11-18T07:00:00.000Z'
const steps = { made: 40, sent: 38, delivered: 30, read: 20, failed: 2 }
const nothing: Delivery = { since: at, errors: [], course: [], funnel: [] }
const delivery: Delivery = {
  since: at,
  errors: [
    {
      ...{ code: 63016, says: 'Outside the 24 hours', action: 'Use a template', count: 3, before: 1 },
      examples: [{ id: id(7), kind: 'booking_confirmed', to: '+27 82 *** 0001', at }],
    },
    { code: null, says: 'It was of no more use', action: null, count: 1, before: 0, examples: [] },
  ],
  course: [
    { at, failed: 0 },
    { at: '2026-11-18T08:00:00.000Z', failed: 4 },
  ],
  funnel: [
    { channel: 'whatsapp', kind: 'booking_confirmed', ...steps, before: { ...steps, made: 10, sent: 5 } },
    { channel: 'email', kind: 'email_link', ...steps, before: { ...steps, made: 0 } },
  ],
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('delivery says what failed, what to do about it, and to whom it happened', async () => {
  api.answers('GET /admin/operations/delivery', delivery)
  const { user } = show(<DeliveryView />)
  const row = await screen.findByRole('row', { name: /Outside the 24 hours/ })
  expect(row.textContent).toMatch(/63016.*Use a template/)
  expect(screen.getByRole('row', { name: /It was of no more use/ }).textContent).toMatch(/ours.*Nothing/)
  screen.getByText('At most 4 failed in an hour')
  expect(within(screen.getByRole('table', { name: 'Failed by hour' })).getAllByRole('row')).toHaveLength(2)
  await user.click(within(row).getAllByRole('button')[0] as HTMLElement)
  const panel = await screen.findByRole('dialog', { name: 'Twilio 63016' })
  expect(panel.textContent).toContain('3, 1 in the period before')
  expect(panel.textContent).toContain('+27 82 *** 0001')
})

test('how far messages come stands in shares of what was queued, beside the period before', async () => {
  api.answers('GET /admin/operations/delivery', delivery)
  show(<DeliveryView />)
  const onWhatsapp = cellsOf(await screen.findByRole('row', { name: /booking confirmed/i })).join(' | ')
  expect(onWhatsapp).toContain('40')
  expect(onWhatsapp).toContain('38 95%50% before')
  const byMail = cellsOf(screen.getByRole('row', { name: /email link/i }))
  // Nobody tells us whether a mail arrived, or was read.
  expect(byMail.filter((words) => words?.endsWith('–'))).toHaveLength(2)
})

test('another time asks for that time, and says so when nothing was sent in it', async () => {
  const asked: string[] = []
  api.answers('GET /admin/operations/delivery', nothing, (_, { searchParams }) =>
    asked.push(searchParams.get('range') ?? ''),
  )
  const { user, address } = show(<DeliveryView />)
  await screen.findByText('Nothing failed.')
  await screen.findByText('Nothing was sent in this time.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last 7 days')
  await waitFor(() => expect(asked).toContain('7d'))
  expect(address()).toContain('range=7d')
})
