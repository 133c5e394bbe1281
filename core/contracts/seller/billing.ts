import { z } from 'zod'
import { InvoiceId, InvoiceStateName, Month } from '../admin/revenue.ts'
import { BillingForm } from '../forms/billing.ts'
import { file, nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
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

export const billingOperations = {
  'GET /shops/:shopId/billing': {
    params: BillingOf,
    query: BillingQuery,
    responses: { 200: ShopBilling, 403: Problem, 404: Problem },
  },
  'PATCH /shops/:shopId/billing': {
    params: BillingOf,
    body: BillingForm,
    responses: { 204: nothing, 403: Problem, 404: Problem },
  },
  'GET /invoices/:id/invoice.pdf': {
    params: InvoiceId,
    gives: ['application/pdf'],
    responses: { 200: file, 404: Problem },
  },
  'GET /invoices/:id/credit-note.pdf': {
    params: InvoiceId,
    gives: ['application/pdf'],
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations
