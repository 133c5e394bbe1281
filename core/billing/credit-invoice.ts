import { lockInvoice } from '#db/queries/billing/invoices.ts'
import { insertCreditNote, lockCounter, setCounter } from '#db/queries/billing/issue.ts'
import { lastPayment } from '#db/queries/billing/payments.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { InvoiceDetails } from '../contracts/admin/revenue.ts'
import { billingNumber } from '../rules/billing/invoices.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canBill } from './billing-policy.ts'
import { readInvoice } from './invoices.ts'
import { invoiceCredited, invoiceHasPayments, invoiceNotFound } from './refusals.ts'

/**
 * Takes an invoice back as a whole, by a credit note with a number of its own; the invoice stays to be read. Throws
 * NOT_ALLOWED, INVOICE_NOT_FOUND, INVOICE_CREDITED, INVOICE_HAS_PAYMENTS.
 */
export const creditInvoice = (ctx: Context, actor: Actor, id: string, reason: string): Promise<InvoiceDetails> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const invoice = await lockInvoice(ctx.db, id)
    if (!invoice) throw invoiceNotFound()
    if (invoice.is_credited) throw invoiceCredited()
    if (invoice.paid_cents > 0) throw invoiceHasPayments(await lastPayment(ctx.db, id))
    const at = ctx.clock.now()
    const today = localDate(at)
    const year = Number(today.slice(0, 4))
    const serial = (await lockCounter(ctx.db, 'credit_note', year)) + 1
    const number = billingNumber('credit_note', year, serial)
    await insertCreditNote(ctx.db, {
      number,
      invoice_id: id,
      issued_on: today,
      reason,
      made_by: actor.contactId,
      created_at: at,
    })
    await setCounter(ctx.db, 'credit_note', year, serial)
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'invoice',
      entityId: id,
      before: { invoice: invoice.number, credited: false },
      after: { invoice: invoice.number, credited: true, creditNote: number, amountCents: invoice.amount_cents },
    })
    return readInvoice(ctx, actor, id)
  })
