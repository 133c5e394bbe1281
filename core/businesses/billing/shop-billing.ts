import {
  creditNoteOf,
  creditNotesOf,
  findInvoice,
  type InvoiceRecord,
  listInvoices,
  owedBy,
} from '#db/queries/billing/invoices.ts'
import { billingSettings, setShopBilling, shopBilling } from '#db/queries/billing/settings.ts'
import type { Actor, Person } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import { shopNotFound } from '../../bookings/refusals.ts'
import type { Context } from '../../context.ts'
import type { BillingForm } from '../../contracts/forms/billing.ts'
import type { ShopBilling } from '../../contracts/seller/billing.ts'
import { drawDocument } from '../../media/draw-document.ts'
import { creditNoteDocumentOf, type IssuedInvoice, invoiceDocumentOf } from '../../rules/billing/printed-document.ts'
import { localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { ownerRequired } from '../members/members.ts'
import { canBill, canSeeBilling, worksAtShop } from './billing-policy.ts'
import { cursorOf, placeOf, shopInvoiceView } from './invoices.ts'
import { invoiceNotFound } from './refusals.ts'

const A_PAGE = 24

/** What a shop pays and has paid, for its owners. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, PAGE_NOT_FOUND. */
export async function readShopBilling(
  ctx: Context,
  actor: Actor,
  shopId: string,
  after: string | undefined,
): Promise<ShopBilling> {
  payerOf(actor, shopId)
  const today = localDate(ctx.clock.now())
  const shop = await shopBilling(ctx.db, shopId)
  if (!shop) throw shopNotFound()
  const rows = await listInvoices(ctx.db, { shopId }, { today, limit: A_PAGE + 1, after: placeOf(after) })
  const shown = rows.slice(0, A_PAGE)
  const credited = shown.filter(({ is_credited }) => is_credited).map(({ id }) => id)
  const notes = new Map((await creditNotesOf(ctx.db, credited)).map((one) => [one.invoice_id, one.number]))
  return {
    monthlyFeeCents: shop.monthly_fee_cents,
    owedCents: await owedBy(ctx.db, shopId),
    bankDetails: (await billingSettings(ctx.db)).bank_details,
    billingName: shop.billing_name,
    vatNumber: shop.vat_number,
    invoices: shown.map((row) => shopInvoiceView(row, today, notes.get(row.id) ?? null)),
    next: rows.length > A_PAGE ? cursorOf(shown.at(-1)) : null,
  }
}

/** Stands on invoices that are made from then on. Throws SHOP_NOT_FOUND, OWNER_REQUIRED. */
export const changeShopBilling = (ctx: Context, actor: Actor, shopId: string, form: BillingForm): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = payerOf(actor, shopId)
    const before = await shopBilling(ctx.db, shopId)
    if (!before) throw shopNotFound()
    const change = { billing_name: form.billingName, vat_number: form.vatNumber }
    await setShopBilling(ctx.db, shopId, change)
    await noteAudit(ctx, {
      contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { hasVatNumber: before.vat_number !== null, hasBillingName: before.billing_name !== null },
      after: { hasVatNumber: form.vatNumber !== null, hasBillingName: form.billingName !== null },
    })
  })

function payerOf(actor: Actor, shopId: string): Person {
  if (!worksAtShop(actor, shopId)) throw shopNotFound()
  if (!canSeeBilling(actor, shopId)) throw ownerRequired()
  return actor
}

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
