import { z } from 'zod'
import { invoiceStates } from '#core/rules/billing/invoices.ts'
import { FeeForm, OperatorForm, PaymentForm, PaymentMethod, ReasonForm } from '../forms/billing.ts'
import { file, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { csv } from '../seller/imports.ts'

const Cents = z.int().min(0)
export const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Must be a month such as 2026-11')

export const InvoiceStateName = z.enum(invoiceStates)
/** Why a shop was written to about an invoice. */
export const ReminderStage = z.enum(['issued', 'before', 'after', 'late', 'by_hand'])
export type ReminderStage = z.infer<typeof ReminderStage>

/** What became of the invoices of one month by now; credited ones do not count. */
export const MonthFigures = z.strictObject({
  month: Month,
  invoices: z.int(),
  invoicedCents: Cents,
  /** Of these invoices, however much more was paid. */
  collectedCents: Cents,
  /** In per cent, one place behind the point; null without invoices. */
  collectionRate: z.number().nullable(),
  paid: z.int(),
  overdue: z.int(),
  /** Neither paid nor overdue. */
  waiting: z.int(),
  /** Paid in that month, whichever invoice it was for. */
  receivedCents: Cents,
})
export type MonthFigures = z.infer<typeof MonthFigures>

/** How late money is that was asked for. */
export const Aging = z.strictObject({
  span: z.enum(['not_due', 'to_30', 'to_60', 'to_90', 'over_90']),
  invoices: z.int(),
  cents: Cents,
})

/** Who sends the invoices. */
export const Operator = z.strictObject({
  name: z.string(),
  address: z.string(),
  vatNumber: z.string().nullable(),
  bankDetails: z.string(),
})
export type Operator = z.infer<typeof Operator>

export const Revenue = z.strictObject({
  feeCents: Cents,
  /** The sum of the fees of the active businesses. */
  monthlyRevenueCents: Cents,
  activeBusinesses: z.int(),
  month: MonthFigures,
  previous: MonthFigures,
  aging: z.array(Aging),
  operator: Operator,
})
export type Revenue = z.infer<typeof Revenue>
/** Without a month it is the present one. */
export const RevenueQuery = z.strictObject({ month: Month.optional() })

export const FeeSet = z.strictObject({ feeCents: Cents, businesses: z.int() })
export type FeeSet = z.infer<typeof FeeSet>

export const InvoicesQuery = z.strictObject({
  /** 'unpaid': open, part paid or overdue. */
  status: z.enum([...invoiceStates, 'unpaid']).optional(),
  month: Month.optional(),
  shopId: z.uuid().optional(),
  /** A part of the number, or of the shop's name. */
  search: z.string().trim().max(100).optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type InvoicesQuery = z.infer<typeof InvoicesQuery>

export const InvoiceRow = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  shop: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }),
  month: Month,
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  amountCents: Cents,
  paidCents: Cents,
  state: InvoiceStateName,
})
export type InvoiceRow = z.infer<typeof InvoiceRow>
export const InvoicePage = z.strictObject({ invoices: z.array(InvoiceRow), next: z.string().nullable() })
export type InvoicePage = z.infer<typeof InvoicePage>

export const PaymentView = z.strictObject({
  id: z.uuid(),
  amountCents: Cents,
  paidOn: z.iso.date(),
  method: PaymentMethod,
  reference: z.string(),
  recordedBy: z.string().nullable(),
  recordedAt: z.iso.datetime(),
  reversed: z.strictObject({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() }).nullable(),
})
export type PaymentView = z.infer<typeof PaymentView>

export const InvoiceDetails = InvoiceRow.extend({
  vatCents: Cents.nullable(),
  vatPercent: z.int().nullable(),
  recipient: z.strictObject({ name: z.string(), address: z.string(), vatNumber: z.string().nullable() }),
  /** The newest first. */
  payments: z.array(PaymentView),
  creditNote: z.strictObject({ number: z.string(), issuedOn: z.iso.date(), reason: z.string() }).nullable(),
  /** The newest first. */
  reminders: z.array(z.strictObject({ stage: ReminderStage, at: z.iso.datetime() })),
})
export type InvoiceDetails = z.infer<typeof InvoiceDetails>
export const InvoiceId = z.strictObject({ id: z.uuid() })

/** Lines of a bank statement: date, words and amount of each, as a bank exports or shows them. */
export const BankLines = z.strictObject({
  text: z.string().min(1, 'Please paste the lines of the bank').max(30_000, 'Must be at most 30 000 characters'),
})
export const BankLineOutcome = z.enum([
  'pays',
  'part',
  'over',
  'settled',
  'credited',
  'recorded',
  'unknown',
  'unreadable',
])
export type BankLineOutcome = z.infer<typeof BankLineOutcome>
export const BankLine = z.strictObject({
  /** As it was pasted, from 1. */
  line: z.int(),
  text: z.string(),
  fate: BankLineOutcome,
  paidOn: z.iso.date().nullable(),
  amountCents: Cents.nullable(),
  invoice: z.strictObject({ id: z.uuid(), number: z.string(), shop: z.string() }).nullable(),
})
export type BankLine = z.infer<typeof BankLine>
/** `records`: those that confirming records. */
export const BankPreview = z.strictObject({ lines: z.array(BankLine), records: z.int(), cents: Cents })
export type BankPreview = z.infer<typeof BankPreview>
/** The figures that the preview showed; others mean that something changed since. */
export const BankConfirm = BankLines.extend({ records: z.int().min(1), cents: Cents })
export const BankRecorded = z.strictObject({ records: z.int(), cents: Cents })
export type BankRecorded = z.infer<typeof BankRecorded>

/** Lists for the bookkeeper: from the beginning of a month to the end of another. */
export const ExportQuery = z
  .strictObject({ from: Month, to: Month })
  .refine(({ from, to }) => from <= to && monthsBetween(from, to) < 24, 'Please choose at most 24 months')
const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5))

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
