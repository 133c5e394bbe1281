import {
  insertInvoices,
  isMonthMade,
  lockCounter,
  noteMonthMade,
  type ShopToInvoice,
  setCounter,
  shopsToInvoice,
} from '#db/queries/billing/issue.ts'
import { type BillingSettings, billingSettings } from '#db/queries/billing/settings.ts'
import type { Context } from '../context.ts'
import { billingNumber, DAYS_TO_PAY, firstOfMonth, VAT_PERCENT, vatIn } from '../rules/billing/invoices.ts'
import { addDays, localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'

/**
 * Makes the invoices of this month once, on its first day or as soon as we run: one for each business that is active
 * then, at its fee. Returns how many.
 */
export async function issueInvoices(ctx: Context): Promise<number> {
  const today = localDate(ctx.clock.now())
  const month = firstOfMonth(today)
  if (await isMonthMade(ctx.db, month)) return 0
  return transaction(ctx, async (ctx) => {
    const year = Number(today.slice(0, 4))
    const last = await lockCounter(ctx.db, 'invoice', year)
    // Another process may have made them while this one waited for the number.
    if (await isMonthMade(ctx.db, month)) return 0
    const [settings, shops] = [await billingSettings(ctx.db), await shopsToInvoice(ctx.db, month)]
    const at = ctx.clock.now()
    const rows = shops.map((shop, place) => ({
      ...invoiceOf(shop, settings),
      number: billingNumber('invoice', year, last + 1 + place),
      year,
      serial: last + 1 + place,
      shop_id: shop.id,
      month,
      issued_on: today,
      due_on: addDays(today, DAYS_TO_PAY),
      created_at: at,
    }))
    await insertInvoices(ctx.db, rows)
    await setCounter(ctx.db, 'invoice', year, last + rows.length)
    await noteMonthMade(ctx.db, month, rows.length, at)
    return rows.length
  })
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
