import { addDays } from '../time/time.ts'

export const DAYS_TO_PAY = 14
export const VAT_PERCENT = 15

/** Who sends an invoice, or gets it, as it stands on the paper. */
export type InvoiceParty = {
  name: string
  address: string
  vatNumber: string | null
  /** Of who sends it: where to pay. */
  bankDetails?: string
}

export const invoiceStates = ['open', 'part_paid', 'paid', 'overdue', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Standing = { amountCents: number; paidCents: number; dueOn: string; isCredited: boolean }

/** How an invoice stands on that day. The same as the conditions of db/queries/billing/invoices.ts. */
export function stateOf({ amountCents, paidCents, dueOn, isCredited }: Standing, today: string): InvoiceState {
  if (isCredited) return 'credited'
  if (paidCents >= amountCents) return 'paid'
  if (dueOn < today) return 'overdue'
  return paidCents > 0 ? 'part_paid' : 'open'
}

/** The part of an amount that is VAT: prices contain it. */
export const vatIn = (amountCents: number, percent: number): number =>
  Math.round((amountCents * percent) / (100 + percent))

/** SP-2026-00001; the letters say what it is. */
export const billingNumber = (series: 'invoice' | 'credit_note', year: number, serial: number): string =>
  `${series === 'invoice' ? 'SP' : 'SPC'}-${year}-${String(serial).padStart(5, '0')}`

/** The first day of the month of a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
export const monthBefore = (first: string): string => firstOfMonth(addDays(first, -1))
export const monthAfter = (first: string): string => firstOfMonth(addDays(first, 32))

/** How long after its day a reminder is still sent; who missed an earlier one is not told twice. */
const LATE_FOR_DAYS = 30

/** The days on which invoices are due whose shops are written to today: 3 days before, the day after, 14 days after. */
export const dueToRemind = (today: string) => ({
  before: { from: today, to: addDays(today, 3) },
  after: { from: addDays(today, -13), to: addDays(today, -1) },
  late: { from: addDays(today, -14 - LATE_FOR_DAYS), to: addDays(today, -14) },
})

/** A VAT number of the South African Revenue Service: ten digits, the first one a 4. */
export const isVatNumber = (text: string): boolean => /^4\d{9}$/.test(text)
