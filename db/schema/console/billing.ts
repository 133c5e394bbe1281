import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { PaymentMethod } from '#core/contracts/forms/billing.ts'
import type { InvoiceParty } from '#core/rules/billing/invoices.ts'
import type { DateOnly, Defaulted, Instant, Json, Optional, OptionalInstant } from '../columns.ts'

/** The one row of what the platform asks for, and who asks. */
export type BillingSettingsTable = {
  id: Defaulted<string>
  is_only: Defaulted<boolean>
  fee_cents: Defaulted<number>
  name: Defaulted<string>
  address: Defaulted<string>
  /** Null: no VAT is charged. */
  vat_number: Optional<string>
  bank_details: Defaulted<string>
  updated_at: Defaulted<Date>
}

export type BillingSeries = 'invoice' | 'credit_note'
export type BillingCounterTable = { series: BillingSeries; year: number; last: number }
export type BillingRunTable = { month: DateOnly; invoices: number; at: Instant }

/** Stays as it was issued, but for what payments and credit notes make of it. */
export type InvoiceTable = {
  id: Defaulted<string>
  number: string
  year: number
  serial: number
  shop_id: string
  /** Its first day. */
  month: DateOnly
  issued_on: DateOnly
  due_on: DateOnly
  amount_cents: number
  vat_percent: number | null
  vat_cents: number | null
  supplier: Json<InvoiceParty>
  recipient: Json<InvoiceParty>
  created_at: Instant
  /** The sum of its payments that stand. */
  paid_cents: Defaulted<number>
  is_credited: Defaulted<boolean>
}

export type CreditNoteTable = {
  id: Defaulted<string>
  number: string
  invoice_id: string
  issued_on: DateOnly
  reason: string
  made_by: string | null
  created_at: Instant
}

export type PaymentTable = {
  id: Defaulted<string>
  invoice_id: string
  shop_id: string
  amount_cents: number
  paid_on: DateOnly
  method: PaymentMethod
  reference: Defaulted<string>
  recorded_by: string | null
  created_at: Instant
  reversed_at: OptionalInstant
  reversed_by: Optional<string>
  reversal_reason: Optional<string>
}

export type InvoiceReminderTable = { id: Defaulted<string>; invoice_id: string; stage: ReminderStage; at: Instant }
