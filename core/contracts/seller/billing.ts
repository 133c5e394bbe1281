import { z } from 'zod'
import { InvoiceStateName, Month } from '../admin/revenue.ts'
import { After } from '../query.ts'

/** What a shop's owners see of an invoice. */
export const ShopInvoice = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  month: Month,
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  amountCents: z.int(),
  paidCents: z.int(),
  state: InvoiceStateName,
  /** Of the credit note that took it back. */
  creditNote: z.string().nullable(),
})
export type ShopInvoice = z.infer<typeof ShopInvoice>

export const BillingOf = z.strictObject({ shopId: z.uuid() })
export const BillingQuery = z.strictObject({ after: After.optional() })
export const ShopBilling = z.strictObject({
  monthlyFeeCents: z.int(),
  /** Still to pay, of all invoices. */
  owedCents: z.int(),
  /** Where to pay; empty while the operator has not said. */
  bankDetails: z.string(),
  /** The name on invoices; null: that of the shop. */
  billingName: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** The newest first. */
  invoices: z.array(ShopInvoice),
  next: z.string().nullable(),
})
export type ShopBilling = z.infer<typeof ShopBilling>
