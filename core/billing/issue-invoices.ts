import {
  insertInvoices,
  invoicedAmong,
  lockCounter,
  noteMonthMade,
  type ShopToInvoice,
  setCounter,
  shopsToInvoice,
} from '#db/queries/billing/issue.ts'
import { type BillingSettings, billingSettings } from '#db/queries/billing/settings.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { billingNumber, DAYS_TO_PAY, firstOfMonth, VAT_PERCENT, vatIn } from '../rules/billing/invoices.ts'
import { addDays, localDate } from '../rules/time/time.ts'

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
export function invoiceOf(shop: ShopToInvoice, settings: BillingSettings) {
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
