import { z } from 'zod'
import { creditNoteOf, findInvoice, type InvoicePlace, listInvoices } from '#db/queries/billing/invoices.ts'
import { paymentsOf } from '#db/queries/billing/payments.ts'
import { remindersOf } from '#db/queries/billing/reminders.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { InvoiceDetails, InvoicePage, InvoicesQuery } from '../contracts/admin/revenue.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { localDate } from '../rules/time/time.ts'
import { canBill } from './billing-policy.ts'
import { invoiceView, paymentView } from './invoice-view.ts'
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
