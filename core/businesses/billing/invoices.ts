import { z } from 'zod'
import {
  creditNoteOf,
  findInvoice,
  type InvoicePlace,
  type InvoiceRecord,
  listInvoices,
} from '#db/queries/billing/invoices.ts'
import { type PaymentRecord, paymentsOf, remindersOf } from '#db/queries/billing/payments.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import type { Context } from '../../context.ts'
import type {
  InvoiceDetails,
  InvoicePage,
  InvoiceRow,
  InvoicesQuery,
  PaymentView,
} from '../../contracts/admin/revenue.ts'
import type { ShopInvoice } from '../../contracts/seller/billing.ts'
import { readCursor, writeCursor } from '../../cursor.ts'
import { stateOf } from '../../rules/billing/invoices.ts'
import { localDate } from '../../rules/time/time.ts'
import { canBill } from './billing-policy.ts'
import { invoiceNotFound } from './refusals.ts'

/** Invoices page by page, the newest first; what is overdue the oldest first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function invoicePage(ctx: Context, actor: Actor, query: InvoicesQuery): Promise<InvoicePage> {
  if (!canBill(actor)) throw adminsOnly()
  const { limit, after, month, ...filter } = query
  const today = localDate(ctx.clock.now())
  const rows = await listInvoices(
    ctx.db,
    { ...filter, month: month && `${month}-01` },
    { today, limit: limit + 1, after: placeOf(after) },
  )
  const shown = rows.slice(0, limit)
  return {
    invoices: shown.map((row) => invoiceView(row, today)),
    next: rows.length > limit ? cursorOf(shown.at(-1)) : null,
  }
}

const PER_YEAR = 10_000_000

/** Throws PAGE_NOT_FOUND. */
export function placeOf(after: string | undefined): InvoicePlace | undefined {
  const past = readCursor('invoices', after, z.int())
  return past && { year: Math.floor(past.rank / PER_YEAR), serial: past.rank % PER_YEAR }
}

export const cursorOf = (row: (InvoicePlace & { id: string }) | undefined): string | null =>
  row ? writeCursor('invoices', { rank: row.year * PER_YEAR + row.serial, id: row.id }) : null

/** One invoice with its payments and what the shop was told. Throws NOT_ALLOWED, INVOICE_NOT_FOUND. */
export async function readInvoice(ctx: Context, actor: Actor, id: string): Promise<InvoiceDetails> {
  if (!canBill(actor)) throw adminsOnly()
  const row = await findInvoice(ctx.db, id)
  if (!row) throw invoiceNotFound()
  const [payments, note, reminders] = [
    await paymentsOf(ctx.db, id),
    await creditNoteOf(ctx.db, id),
    await remindersOf(ctx.db, id),
  ]
  const { name, address, vatNumber } = row.recipient
  return {
    ...invoiceView(row, localDate(ctx.clock.now())),
    vatCents: row.vat_cents,
    vatPercent: row.vat_percent,
    recipient: { name, address, vatNumber },
    payments: payments.map(paymentView),
    creditNote: note ? { number: note.number, issuedOn: note.issued_on, reason: note.reason } : null,
    reminders: reminders.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
  }
}

const common = (row: InvoiceRecord, today: string) => ({
  id: row.id,
  number: row.number,
  month: row.month.slice(0, 7),
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  amountCents: row.amount_cents,
  paidCents: row.paid_cents,
  state: invoiceState(row, today),
})

export const invoiceState = (row: InvoiceRecord, today: string) =>
  stateOf(
    { amountCents: row.amount_cents, paidCents: row.paid_cents, dueOn: row.due_on, isCredited: row.is_credited },
    today,
  )

const invoiceView = (row: InvoiceRecord, today: string): InvoiceRow => ({
  ...common(row, today),
  shop: { id: row.shop_id, slug: row.slug, name: row.name },
})

export const shopInvoiceView = (row: InvoiceRecord, today: string, creditNote: string | null): ShopInvoice => ({
  ...common(row, today),
  creditNote,
})

const paymentView = (row: PaymentRecord): PaymentView => ({
  id: row.id,
  amountCents: row.amount_cents,
  paidOn: row.paid_on,
  method: row.method,
  reference: row.reference,
  recordedBy: row.recorded_by_name,
  recordedAt: row.created_at.toISOString(),
  reversed: row.reversed_at && {
    at: row.reversed_at.toISOString(),
    by: row.reversed_by_name,
    reason: row.reversal_reason ?? '',
  },
})
