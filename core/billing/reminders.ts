import { findInvoice } from '#db/queries/billing/invoices.ts'
import { lastPayment } from '#db/queries/billing/payments.ts'
import { type DueStage, invoicesToTell, noteReminder } from '#db/queries/billing/reminders.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { InvoiceDetails } from '../contracts/admin/revenue.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { dueToRemind } from '../rules/billing/invoices.ts'
import { addDays, localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canBill } from './billing-policy.ts'
import { readInvoice } from './invoices.ts'
import { invoiceCredited, invoiceNotFound, invoicePaid, notifyNobody } from './refusals.ts'

/** A new invoice is told of within so many days, if we did not run before. */
const NEWS_FOR_DAYS = 7

/**
 * Tells the owners of new invoices, and of unpaid ones 3 days before they are due, on the day after and 14 days after;
 * never those of a blocked shop.
 */
export const remindOfInvoices = eachDue<DueStage>({
  name: 'invoice-reminder',
  claim: (ctx, claim) => {
    const today = localDate(claim.at)
    const news = { from: addDays(today, -NEWS_FOR_DAYS), to: today }
    return invoicesToTell(ctx.db, { issued: news, ...dueToRemind(today) }, claim)
  },
  id: ({ id, stage }) => `${id} ${stage}`,
  do: async (ctx, { id: invoiceId, stage }) => {
    if (await noteReminder(ctx.db, invoiceId, stage, ctx.clock.now()))
      await record(ctx, { type: 'invoice.tell', invoiceId, stage })
  },
})

/**
 * An admin reminds the owners now, whatever the clock says. Throws NOT_ALLOWED, INVOICE_NOT_FOUND, INVOICE_CREDITED,
 * INVOICE_PAID, NOBODY_TO_TELL.
 */
export const remindNow = (ctx: Context, actor: Actor, id: string): Promise<InvoiceDetails> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const invoice = await findInvoice(ctx.db, id)
    if (!invoice) throw invoiceNotFound()
    if (invoice.is_credited) throw invoiceCredited()
    if (invoice.paid_cents >= invoice.amount_cents) throw invoicePaid(await lastPayment(ctx.db, id))
    if ((await ownersOfShop(ctx.db, invoice.shop_id)).length === 0) throw notifyNobody()
    await noteReminder(ctx.db, id, 'by_hand', ctx.clock.now())
    await record(ctx, { type: 'invoice.tell', invoiceId: id, stage: 'by_hand' })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'send_notification',
      entity: 'invoice',
      entityId: id,
      after: { invoice: invoice.number, reminded: 'by hand' },
    })
    return readInvoice(ctx, actor, id)
  })
