import {
  BankConfirm,
  BankLines,
  BankPreview,
  BankRecorded,
  ExportQuery,
  FeeSet,
  InvoiceDetails,
  InvoiceId,
  InvoicePage,
  InvoicesQuery,
  Operator,
  Revenue,
  RevenueQuery,
} from '../../admin/revenue.ts'
import { FeeForm, OperatorForm, PaymentForm, ReasonForm } from '../../forms/billing.ts'
import { Problem } from '../../problem.ts'
import { csv } from '../../seller/imports.ts'
import { file, type Operations } from '../operation.ts'

export const adminRevenueOperations = {
  'GET /admin/revenue': { query: RevenueQuery, responses: { 200: Revenue } },
  'PATCH /admin/revenue/fee': { body: FeeForm, responses: { 200: FeeSet } },
  'PATCH /admin/revenue/operator': { body: OperatorForm, responses: { 200: Operator, 403: Problem } },
  'GET /admin/revenue/invoices': { query: InvoicesQuery, responses: { 200: InvoicePage, 400: Problem } },
  'GET /admin/revenue/invoices.csv': { query: ExportQuery, gives: csv, responses: { 200: file } },
  'GET /admin/revenue/payments.csv': { query: ExportQuery, gives: csv, responses: { 200: file } },
  'GET /admin/revenue/invoices/:id': { params: InvoiceId, responses: { 200: InvoiceDetails, 404: Problem } },
  'POST /admin/revenue/invoices/:id/payments': {
    params: InvoiceId,
    body: PaymentForm,
    responses: { 201: InvoiceDetails, 404: Problem, 409: Problem },
  },
  'POST /admin/revenue/payments/:id/reverse': {
    params: InvoiceId,
    body: ReasonForm,
    responses: { 200: InvoiceDetails, 404: Problem, 409: Problem },
  },
  'POST /admin/revenue/invoices/:id/credit': {
    params: InvoiceId,
    body: ReasonForm,
    responses: { 200: InvoiceDetails, 404: Problem, 409: Problem },
  },
  'POST /admin/revenue/invoices/:id/remind': {
    params: InvoiceId,
    responses: { 200: InvoiceDetails, 404: Problem, 409: Problem },
  },
  'POST /admin/revenue/bank-lines/preview': { body: BankLines, responses: { 200: BankPreview } },
  'POST /admin/revenue/bank-lines': { body: BankConfirm, responses: { 200: BankRecorded, 409: Problem } },
} satisfies Operations
