import { invoicesBetween, paymentsBetween } from '#db/queries/billing/exports.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import { firstOfMonth, monthAfter } from '../rules/billing/invoices.ts'
import { csv } from '../rules/exports/csv.ts'
import { localDate } from '../rules/time/time.ts'
import { canBill } from './billing-policy.ts'
import { invoiceState } from './invoice-view.ts'

/** From the beginning of one month to the end of another, YYYY-MM. */
type Span = { from: string; to: string }
export type CsvFile = { name: string; text: string }

const rand = (cents: number): string => (cents / 100).toFixed(2)
const daysOf = ({ from, to }: Span) => ({ from: firstOfMonth(`${from}-01`), before: monthAfter(`${to}-01`) })

const invoiceHead = [
  ...['Invoice', 'Month', 'Issued', 'Due', 'Business', 'VAT number', 'Amount', 'VAT', 'Paid', 'Status'],
  ...['Credit note', 'Credited on'],
]

/** The invoices of these months, each with its credit note. Throws NOT_ALLOWED. */
export async function exportInvoices(ctx: Context, actor: Actor, span: Span): Promise<CsvFile> {
  if (!canBill(actor)) throw adminsOnly()
  const today = localDate(ctx.clock.now())
  const rows = await invoicesBetween(ctx.db, daysOf(span))
  const cells = rows.map((row) => [
    ...[row.number, row.month.slice(0, 7), row.issued_on, row.due_on, row.recipient.name, row.recipient.vatNumber],
    ...[rand(row.amount_cents), row.vat_cents === null ? null : rand(row.vat_cents), rand(row.paid_cents)],
    ...[words[invoiceState(row, today)], row.credit_note, row.credited_on],
  ])
  return { name: `invoices-${span.from}-to-${span.to}.csv`, text: csv([invoiceHead, ...cells]) }
}

const words = { open: 'Open', part_paid: 'Part paid', paid: 'Paid', overdue: 'Overdue', credited: 'Credited' } as const
const methods = { eft: 'EFT', cash: 'Cash', other: 'Other' } as const
const paymentHead = [
  ...['Paid on', 'Invoice', 'Business', 'Amount', 'Method', 'Reference', 'Recorded', 'Reversed', 'Reason of reversal'],
]

/** The payments of these months, also those that were taken back. Throws NOT_ALLOWED. */
export async function exportPayments(ctx: Context, actor: Actor, span: Span): Promise<CsvFile> {
  if (!canBill(actor)) throw adminsOnly()
  const rows = await paymentsBetween(ctx.db, daysOf(span))
  const cells = rows.map((row) => [
    ...[row.paid_on, row.number, row.shop_name, rand(row.amount_cents), methods[row.method], row.reference],
    ...[localDate(row.created_at), row.reversed_at && localDate(row.reversed_at), row.reversal_reason],
  ])
  return { name: `payments-${span.from}-to-${span.to}.csv`, text: csv([paymentHead, ...cells]) }
}
