import { creditNoteOf, findInvoice, type InvoiceRecord } from '#db/queries/billing/invoices.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { drawDocument } from '../media/draw-document.ts'
import { creditNoteDocumentOf, type IssuedInvoice, invoiceDocumentOf } from '../rules/billing/printed-document.ts'
import { canBill, canSeeBilling } from './billing-policy.ts'
import { invoiceNotFound } from './refusals.ts'

type File = { name: string; bytes: Buffer }

/** The invoice as a PDF, for admins and for the shop's owners. Throws INVOICE_NOT_FOUND, also for anybody else. */
export async function invoiceDocument(ctx: Context, actor: Actor, id: string): Promise<File> {
  const invoice = await seenBy(ctx, actor, id)
  return { name: `${invoice.number}.pdf`, bytes: await drawDocument(invoiceDocumentOf(issued(invoice))) }
}

/** Its credit note. Throws INVOICE_NOT_FOUND. */
export async function creditNoteDocument(ctx: Context, actor: Actor, id: string): Promise<File> {
  const invoice = await seenBy(ctx, actor, id)
  const note = await creditNoteOf(ctx.db, id)
  if (!note) throw invoiceNotFound()
  const paper = creditNoteDocumentOf(issued(invoice), { ...note, issuedOn: note.issued_on })
  return { name: `${note.number}.pdf`, bytes: await drawDocument(paper) }
}

async function seenBy(ctx: Context, actor: Actor, id: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(ctx.db, id)
  if (!invoice || !(canBill(actor) || canSeeBilling(actor, invoice.shop_id))) throw invoiceNotFound()
  return invoice
}

const issued = (row: InvoiceRecord): IssuedInvoice => ({
  number: row.number,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  month: row.month,
  amountCents: row.amount_cents,
  vatPercent: row.vat_percent,
  vatCents: row.vat_cents,
  supplier: row.supplier,
  recipient: row.recipient,
})
