// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { InvoiceDetails, MonthFigures, Revenue } from '#core/contracts/admin/revenue.ts'
import { RevenueScreen } from '#web/features/admin-revenue/revenue-screen.tsx'
import { showToastsWith, type Toast } from '#web/lib/toast.ts'
import { id } from '../business/an-inbox.ts'
import { anAccount, signedInAs } from '../support/a-profile.ts'
import { standInApi } from '../support/api.ts'
import { show } from '../support/show.tsx'

const api = standInApi()
const figures = (month: string, options: Partial<MonthFigures> = {}): MonthFigures => ({
  ...{ month, invoices: 0, invoicedCents: 0, collectedCents: 0, collectionRate: null },
  ...{ paid: 0, overdue: 0, waiting: 0, receivedCents: 0 },
  ...options,
})
const revenue: Revenue = {
  feeCents: 49_900,
  monthlyRevenueCents: 149_700,
  activeBusinesses: 3,
  month: figures('2026-11', {
    ...{ invoices: 3, invoicedCents: 149_700, collectedCents: 99_800, collectionRate: 66.7 },
    ...{ paid: 2, overdue: 1, receivedCents: 99_800 },
  }),
  previous: figures('2026-10'),
  aging: [{ span: 'to_30', invoices: 1, cents: 49_900 }],
  operator: { name: 'Spoor (Pty) Ltd', address: '1 Main Road', vatNumber: null, bankDetails: '' },
}
const invoice: InvoiceDetails = {
  id: id(1),
  number: 'SP-2026-00001',
  shop: { id: id(9), slug: 'randburg-tyres', name: 'Randburg Tyres' },
  ...{ month: '2026-11', issuedOn: '2026-11-01', dueOn: '2026-11-15', amountCents: 49_900, paidCents: 0 },
  state: 'overdue',
  vatCents: null,
  vatPercent: null,
  recipient: { name: 'Randburg Tyres', address: '12 Bram Fischer Drive', vatNumber: null },
  payments: [],
  creditNote: null,
  reminders: [{ stage: 'after', at: '2026-11-16T08:00:00.000Z' }],
}
const payment: InvoiceDetails['payments'][number] = {
  ...{ id: id(2), amountCents: 49_900, paidOn: '2026-11-18', method: 'eft', reference: '', reversed: null },
  recordedBy: 'Lerato Dube',
  recordedAt: '2026-11-18T08:00:00.000Z',
}
const { vatCents, vatPercent, recipient, payments, creditNote, reminders, ...row } = invoice

beforeEach(() => {
  api.answers('GET /auth/session', signedInAs(anAccount({ role: 'admin', adminRoles: ['finance'] })))
  api.answers('GET /admin/revenue', revenue)
  api.answers('GET /admin/revenue/invoices', { invoices: [row], next: null })
  api.answers('GET /admin/revenue/invoices/:id', invoice)
})
const open = (query = '') => show(<RevenueScreen />, { at: `/admin/revenue${query}` })

test('the fee is a number from 0 in steps of 1, and is updated only when it is one', async () => {
  const sent: unknown[] = []
  api.answers('PATCH /admin/revenue/fee', { feeCents: 59_900, businesses: 3 }, (body) => sent.push(body))
  const { user } = open()
  const fee = await screen.findByRole('spinbutton', { name: 'Platform fee (R a month)' })
  expect(fee).toMatchObject({ value: '499', min: '0', step: '1' })
  const update = screen.getByRole('button', { name: 'Update Fee' })
  await user.clear(fee)
  expect(update).toHaveProperty('disabled', true)
  await user.type(fee, '599')
  await user.click(update)
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('R 599,00')
  expect(sent).toEqual([])
  await user.click(question.getByRole('button', { name: /^Change it for/ }))
  expect(await screen.findByText('Platform fee updated successfully!')).toBeTruthy()
  expect(sent).toEqual([{ feeCents: 59_900 }])
  await waitFor(() => expect(screen.queryByText('Platform fee updated successfully!')).toBeNull(), { timeout: 5_000 })
})

test('a fee that could not be updated says so', async () => {
  api.refuses('PATCH /admin/revenue/fee', 500, { code: 'FAILED', message: 'Something went wrong' })
  const { user } = open()
  await user.type(await screen.findByRole('spinbutton', { name: 'Platform fee (R a month)' }), '9')
  await user.click(screen.getByRole('button', { name: 'Update Fee' }))
  await user.click(await screen.findByRole('button', { name: /^Change it for/ }))
  expect(await screen.findByText('Failed to update platform fee')).toBeTruthy()
})

test('a fee that everybody pays already is no change, and the page says so', async () => {
  open()
  expect(await screen.findByRole('button', { name: 'Update Fee' })).toHaveProperty('disabled', true)
  screen.getByText('This is the fee today.')
})

test('the fee of today is a change if somebody has a fee of their own, and the question says what it comes to', async () => {
  api.answers('GET /admin/revenue', { ...revenue, monthlyRevenueCents: 119_700 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Update Fee' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('R 499,00 a month each, also for those that have a fee of their own today')
  expect(question.textContent).toContain('R 1 197,00 becomes R 1 497,00 a month')
})

test('figures are those of the month, and a month without invoices has no rate', async () => {
  open()
  expect(await screen.findByText('66,7 %')).toBeTruthy()
  expect(screen.getByText(/of R 1 497,00. October 2026: No invoices/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /1 to 30 days late 1 R 499,00/ })).toBeTruthy()
})

test('a payment is recorded with two keys, and can be undone', async () => {
  const sent: unknown[] = []
  api.answers(
    'POST /admin/revenue/invoices/:id/payments',
    { ...invoice, state: 'paid', paidCents: 49_900, payments: [payment] },
    (body) => sent.push(body),
  )
  const toasts: Toast[] = []
  showToastsWith((toast) => toasts.push(toast))
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: /^Record payment.*of SP-2026-00001$/ }))
  expect(address()).toContain('act=pay')
  const form = await screen.findByRole('form', { name: 'Record payment' })
  expect(within(form).getByLabelText('Amount (R)')).toMatchObject({ value: '499' })
  await user.click(within(form).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(address()).not.toContain('act=pay'))
  expect(toasts).toMatchObject([{ title: 'R 499,00 recorded on SP-2026-00001', action: { label: 'Undo' } }])
  expect(sent).toMatchObject([{ amountCents: 49_900, method: 'eft', reference: '' }])
})

test('lines of the bank are shown with what becomes of them before any is recorded', async () => {
  const text = '2026-11-12,SP-2026-00001,499.00'
  const match = { id: id(1), number: 'SP-2026-00001', shop: 'Randburg Tyres' }
  api.answers('POST /admin/revenue/bank-lines/preview', {
    lines: [
      { line: 1, text, fate: 'pays', paidOn: '2026-11-12', amountCents: 49_900, invoice: match },
      { line: 2, text: 'Fuel', fate: 'unknown', paidOn: null, amountCents: null, invoice: null },
    ],
    records: 1,
    cents: 49_900,
  })
  const sent: unknown[] = []
  api.answers('POST /admin/revenue/bank-lines', { records: 1, cents: 49_900 }, (body) => sent.push(body))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Record bank lines' }))
  await user.type(await screen.findByLabelText('Lines of the bank'), text)
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('No invoice')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record 1 payment, R 499,00' }))
  await waitFor(() => expect(sent).toEqual([{ text, records: 1, cents: 49_900 }]))
})

test('the filters stand in the address and go to the server', async () => {
  const asked: string[] = []
  api.answers('GET /admin/revenue/invoices', { invoices: [], next: null }, (_, url) => asked.push(url.search))
  open(`?status=overdue&of=2026-10&search=rand&shop=${id(9)}`)
  expect(await screen.findByText('No invoice is like that.')).toBeTruthy()
  const query = new URLSearchParams(asked[0])
  expect(Object.fromEntries(query)).toMatchObject({
    ...{ status: 'overdue', month: '2026-10', search: 'rand', shopId: id(9) },
  })
})
