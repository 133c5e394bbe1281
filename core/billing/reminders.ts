import { findInvoice } from '#db/queries/billing/invoices.ts'
import { invoicesToTell, noteReminder } from '#db/queries/billing/reminders.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { InvoiceDetails, ReminderStage } from '../contracts/admin/revenue.ts'
import { record } from '../events.ts'
import { dueToRemind } from '../rules/billing/invoices.ts'
import { addDays, localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canBill } from './billing-policy.ts'
import { readInvoice } from './invoices.ts'
import { invoiceCredited, invoiceNotFound, invoicePaid, notifyNobody } from './refusals.ts'

const AT_ONCE = 200
/** A new invoice is told of within so many days, if we did not run before. */
const NEWS_FOR_DAYS = 7

/**
 * Tells the owners of new invoices, and of unpaid ones 3 days before they are due, on the day after and 14 days after;
 * never those of a blocked shop. Returns how many.
 */
export async function remindOfInvoices(ctx: Context): Promise<number> {
  const today = localDate(ctx.clock.now())
  const spans = { issued: { from: addDays(today, -NEWS_FOR_DAYS), to: today }, ...dueToRemind(today) }
  let told = 0
  for (const stage of ['issued', 'before', 'after', 'late'] as const)
    for (const { id } of await invoicesToTell(ctx.db, stage, spans[stage], AT_ONCE)) told += await tell(ctx, id, stage)
  return told
}

const tell = (ctx: Context, invoiceId: string, stage: ReminderStage): Promise<number> =>
  transaction(ctx, async (ctx) => {
    if (!(await noteReminder(ctx.db, invoiceId, stage, ctx.clock.now()))) return 0
    await record(ctx, { type: 'invoice.tell', invoiceId, stage })
    return 1
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
    if (invoice.paid_cents >= invoice.amount_cents) throw invoicePaid()
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
