import { findInvoice } from '#db/queries/billing/invoices.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../../context.ts'
import type { ReminderStage } from '../../contracts/admin/revenue.ts'
import { personOf } from '../../messaging/people/person.ts'
import { textsIn } from '../../texts/texts.ts'
import { kinds } from '../kinds/kinds.ts'
import { notify } from '../notify.ts'
import { asMail } from '../render.ts'

/** Tells the owners of a shop of an invoice, as long as something is to be paid on it. */
export async function tellInvoice(
  ctx: Context,
  { eventId, invoiceId, stage }: { eventId: string; invoiceId: string; stage: ReminderStage },
): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId)
  if (!invoice || invoice.is_credited || invoice.paid_cents >= invoice.amount_cents) return
  const facts = {
    stage,
    shop: invoice.name,
    number: invoice.number,
    owedCents: invoice.amount_cents - invoice.paid_cents,
    dueOn: invoice.due_on,
    billingUrl: `${ctx.config.publicUrl}/business/billing?shop=${invoice.slug}`,
  }
  for (const contactId of await ownersOfShop(ctx.db, invoice.shop_id)) {
    const person = await personOf(ctx, contactId)
    const say = textsIn(person.language ?? 'en')
    const notice = kinds.invoice_due.notice(facts, say)
    await notify(ctx, {
      eventId,
      recipient: `contact:${contactId}`,
      contactId,
      person,
      kind: 'invoice_due',
      bookingId: null,
      notice,
      ...(person.email && {
        email: { ...asMail(notice, { footer: say.billingNotices.footer, answer: undefined }), attachments: [] },
      }),
      ...(person.accountId && { inApp: true }),
    })
  }
}
