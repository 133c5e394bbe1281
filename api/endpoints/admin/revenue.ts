import { invoicePage, readInvoice } from '#core/businesses/billing/invoices.ts'
import { creditInvoice } from '#core/businesses/billing/issue-invoices.ts'
import {
  previewBankLines,
  recordBankLines,
  recordPayment,
  remindNow,
  takeBackPayment,
} from '#core/businesses/billing/payments.ts'
import {
  changeOperator,
  exportInvoices,
  exportPayments,
  readRevenue,
  setPlatformFee,
} from '#core/businesses/billing/revenue.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

const admin = adminFor('revenue')
const withCode = adminFor('revenue', { codeAgain: true })

export const revenue = routes({
  'GET /admin/revenue': {
    summary: 'Shows the fee, and what became of the invoices of a month',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => readRevenue(ctx, actor, query.month),
  },
  'PATCH /admin/revenue/fee': {
    summary: 'Sets the fee of all active businesses, and of those that are approved later',
    access: withCode,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => setPlatformFee(ctx, actor, body.feeCents),
  },
  'PATCH /admin/revenue/operator': {
    summary: 'Says who sends the invoices that are made from now on',
    access: withCode,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => changeOperator(ctx, actor, body),
  },
  'GET /admin/revenue/invoices': {
    summary: 'Lists invoices, the newest first',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => invoicePage(ctx, actor, query),
  },
  'GET /admin/revenue/invoices/:id': {
    summary: 'Shows one invoice with its payments',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => readInvoice(ctx, actor, params.id),
  },
  'POST /admin/revenue/invoices/:id/payments': {
    summary: 'Writes down what a shop has paid; nobody is charged',
    access: admin,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => recordPayment(ctx, actor, params.id, body),
  },
  'POST /admin/revenue/payments/:id/reverse': {
    summary: 'Takes back a payment that was recorded by mistake; it stays to be read',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => takeBackPayment(ctx, actor, params.id, body.reason),
  },
  'POST /admin/revenue/invoices/:id/credit': {
    summary: 'Takes back an invoice by a credit note',
    access: withCode,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => creditInvoice(ctx, actor, params.id, body.reason),
  },
  'POST /admin/revenue/invoices/:id/remind': {
    summary: 'Reminds the owners of a shop of an unpaid invoice',
    access: admin,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, params }) => remindNow(ctx, actor, params.id),
  },
  'POST /admin/revenue/bank-lines/preview': {
    summary: 'Says which invoices the lines of a bank statement pay',
    access: admin,
    rateLimit: perMinute(60),
    unseen: () => true,
    handle: ({ ctx, actor, body }) => previewBankLines(ctx, actor, body.text),
  },
  'POST /admin/revenue/bank-lines': {
    summary: 'Records the payments that the preview showed, all or none',
    access: withCode,
    rateLimit: perMinute(60),
    idempotent: true,
    handle: ({ ctx, actor, body }) => recordBankLines(ctx, actor, body),
  },
  'GET /admin/revenue/invoices.csv': {
    summary: 'Gives the invoices of at most 24 months',
    access: admin,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, query }) => csvFile(await exportInvoices(ctx, actor, query)),
  },
  'GET /admin/revenue/payments.csv': {
    summary: 'Gives the payments of at most 24 months',
    access: admin,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, query }) => csvFile(await exportPayments(ctx, actor, query)),
  },
})
