import {
  insertCreditNote,
  insertInvoices,
  invoicedAmong,
  lockCounter,
  lockInvoice,
  noteMonthMade,
  type ShopToInvoice,
  setCounter,
  shopsToInvoice,
} from '#db/queries/billing/invoices.ts'
import { lastPayment } from '#db/queries/billing/payments.ts'
import { type BillingSettings, billingSettings } from '#db/queries/billing/settings.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { InvoiceDetails } from '../../contracts/admin/revenue.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { billingNumber, DAYS_TO_PAY, firstOfMonth, VAT_PERCENT, vatIn } from '../../rules/billing/invoices.ts'
import { addDays, localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { canBill } from './billing-policy.ts'
import { readInvoice } from './invoices.ts'
import { invoiceCredited, invoiceHasPayments, invoiceNotFound } from './refusals.ts'

type Due = ShopToInvoice & { month: string }

/** One for each business that is active, at its fee, with the next number. */
export const dueInvoices = eachDue<Due>({
  name: 'invoice',
  claim: async (ctx, claim) => {
    const month = claim.only?.split(' ')[1] ?? monthOf(ctx)
    return (await shopsToInvoice(ctx.db, month, claim)).map((shop) => ({ ...shop, month }))
  },
  id: ({ id, month }) => `${id} ${month}`,
  doAll: async (ctx, due) => {
    const today = localDate(ctx.clock.now())
    const year = Number(today.slice(0, 4))
    const last = await lockCounter(ctx.db, 'invoice', year)
    // Another process may have made some of them while this one waited for the number.
    const month = due[0]?.month ?? monthOf(ctx)
    const made = await invoicedAmong(
      ctx.db,
      month,
      due.map(({ id }) => id),
    )
    const settings = await billingSettings(ctx.db)
    const rows = due
      .filter(({ id }) => !made.has(id))
      .map((shop, place) => ({
        ...invoiceOf(shop, settings),
        number: billingNumber('invoice', year, last + 1 + place),
        year,
        serial: last + 1 + place,
        shop_id: shop.id,
        month,
        issued_on: today,
        due_on: addDays(today, DAYS_TO_PAY),
        created_at: ctx.clock.now(),
      }))
    await insertInvoices(ctx.db, rows)
    await setCounter(ctx.db, 'invoice', year, last + rows.length)
  },
})

const monthOf = (ctx: Context): string => firstOfMonth(localDate(ctx.clock.now()))

/** Makes the invoices of this month, on its first day or as soon as we run. Returns how many businesses there were. */
export async function issueInvoices(ctx: Context): Promise<number> {
  const shops = await dueInvoices(ctx)
  await noteMonthMade(ctx.db, monthOf(ctx), ctx.clock.now(), dueInvoices)
  return shops
}

/** Amount and parties as they are now; an invoice without the supplier's VAT number claims no VAT. */
function invoiceOf(shop: ShopToInvoice, settings: BillingSettings) {
  const amount = shop.monthly_fee_cents
  const charges = settings.vat_number !== null
  return {
    amount_cents: amount,
    vat_percent: charges ? VAT_PERCENT : null,
    vat_cents: charges ? vatIn(amount, VAT_PERCENT) : null,
    supplier: JSON.stringify({
      name: settings.name,
      address: settings.address,
      vatNumber: settings.vat_number,
      bankDetails: settings.bank_details,
    }),
    recipient: JSON.stringify({
      name: shop.billing_name ?? shop.name,
      address: addressOf(shop),
      vatNumber: shop.vat_number,
    }),
  }
}

/** Parts that the address names already are not said twice. */
const addressOf = ({ address, suburb, city, province }: ShopToInvoice): string =>
  [suburb, city, province].reduce<string>(
    (said, part) => (part && !said.includes(part) ? `${said}, ${part}` : said),
    address,
  )

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
