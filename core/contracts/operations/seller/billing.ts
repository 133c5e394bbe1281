import { InvoiceId } from '../../admin/revenue.ts'
import { BillingForm } from '../../forms/billing.ts'
import { Problem } from '../../problem.ts'
import { BillingOf, BillingQuery, ShopBilling } from '../../seller/billing.ts'
import { file, nothing, type Operations } from '../operation.ts'

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
