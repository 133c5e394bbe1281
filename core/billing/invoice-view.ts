import type { InvoiceRecord } from '#db/queries/billing/invoices.ts'
import type { PaymentRecord } from '#db/queries/billing/payments.ts'
import type { InvoiceRow, PaymentView } from '../contracts/admin/revenue.ts'
import type { ShopInvoice } from '../contracts/seller/billing.ts'
import { stateOf } from '../rules/billing/invoices.ts'

const common = (row: InvoiceRecord, today: string) => ({
  id: row.id,
  number: row.number,
  month: row.month.slice(0, 7),
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  amountCents: row.amount_cents,
  paidCents: row.paid_cents,
  state: invoiceState(row, today),
})

export const invoiceState = (row: InvoiceRecord, today: string) =>
  stateOf(
    { amountCents: row.amount_cents, paidCents: row.paid_cents, dueOn: row.due_on, isCredited: row.is_credited },
    today,
  )

export const invoiceView = (row: InvoiceRecord, today: string): InvoiceRow => ({
  ...common(row, today),
  shop: { id: row.shop_id, slug: row.slug, name: row.name },
})

export const shopInvoiceView = (row: InvoiceRecord, today: string, creditNote: string | null): ShopInvoice => ({
  ...common(row, today),
  creditNote,
})

export const paymentView = (row: PaymentRecord): PaymentView => ({
  id: row.id,
  amountCents: row.amount_cents,
  paidOn: row.paid_on,
  method: row.method,
  reference: row.reference,
  recordedBy: row.recorded_by_name,
  recordedAt: row.created_at.toISOString(),
  reversed: row.reversed_at && {
    at: row.reversed_at.toISOString(),
    by: row.reversed_by_name,
    reason: row.reversal_reason ?? '',
  },
})
