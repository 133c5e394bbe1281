import { z } from 'zod'
import { isVatNumber } from '#core/rules/billing/invoices.ts'
import { Line, Lines } from './typed.ts'

/** R 1 000 000. */
const MAX_CENTS = 100_000_000
export const PaymentMethod = z.enum(['eft', 'cash', 'other'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

const feeSays = 'Please enter the fee in whole rand, 0 or more'
export const FeeForm = z.strictObject({
  feeCents: z.int(feeSays).min(0, feeSays).multipleOf(100, feeSays).max(MAX_CENTS, 'Must be at most R 1 000 000'),
})

const VatNumber = z
  .string()
  .trim()
  .refine((text) => text === '' || isVatNumber(text), 'A VAT number has ten digits and begins with 4')
  .transform((text) => text || null)
const Name = Line('Please enter a name').trim().max(200, 'Must be at most 200 characters')

/** Who sends the invoices; without a VAT number no VAT is charged. */
export const OperatorForm = z.strictObject({
  name: Name.min(1, 'Please enter a name'),
  address: Lines().trim().min(1, 'Please enter an address').max(500, 'Must be at most 500 characters'),
  vatNumber: VatNumber,
  bankDetails: Lines().trim().max(500, 'Must be at most 500 characters'),
})
export type OperatorForm = z.infer<typeof OperatorForm>
export type OperatorInput = z.input<typeof OperatorForm>

/** Of a shop; stands on invoices that are made from then on. */
export const BillingForm = z.strictObject({
  billingName: Name.transform((text) => text || null),
  vatNumber: VatNumber,
})
export type BillingForm = z.infer<typeof BillingForm>
export type BillingInput = z.input<typeof BillingForm>

const daySays = 'Please enter the day'
const amountSays = 'Please enter an amount above R 0'
export const PaymentForm = z.strictObject({
  amountCents: z.int(amountSays).min(1, amountSays).max(MAX_CENTS, 'Must be at most R 1 000 000'),
  paidOn: z.iso.date(daySays).refine((day) => day >= '2020-01-01', daySays),
  method: PaymentMethod,
  reference: Line().trim().max(100, 'Must be at most 100 characters'),
  /** It is more than the invoice still asks for, and meant. */
  aboveOwed: z.boolean().optional(),
})
export type PaymentForm = z.infer<typeof PaymentForm>

/** Why a payment is taken back, or an invoice credited. */
export const ReasonForm = z.strictObject({
  reason: Line('Please give a reason').trim().min(1, 'Please give a reason').max(300, 'Must be at most 300 characters'),
})
export type ReasonForm = z.infer<typeof ReasonForm>
