import { brand } from '../brand.ts'
import type { InvoiceParty } from './invoices.ts'

/** What stands on an invoice, a credit note or a booking for who pays it; core/media/draw-document.ts draws it. */
export type PrintedDocument = {
  title: string
  number: string
  /** The day on which it was issued. */
  day: string
  facts: [name: string, value: string][]
  from: string[]
  to: string[]
  /** What stands above the two, if they are no seller and buyer. */
  parties?: [from: string, to: string]
  lines: { description: string; quantity: number | undefined; cents: number | undefined }[]
  totals: [name: string, cents: number][]
  notes: string[]
}

export type IssuedInvoice = {
  number: string
  issuedOn: string
  dueOn: string
  month: string
  amountCents: number
  vatPercent: number | null
  vatCents: number | null
  supplier: InvoiceParty
  recipient: InvoiceParty
}

const long = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-ZA', { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
export const dayInWords = (day: string): string => long(day, { day: 'numeric', month: 'long', year: 'numeric' })
export const monthInWords = (day: string): string => long(day, { month: 'long', year: 'numeric' })

/**
 * A vendor's is a tax invoice with all that section 20(4) of the Value-Added Tax Act asks for: the words, both parties
 * with their VAT numbers, the serial number and date, what was supplied and how much of it, value, tax and
 * consideration. Without a VAT number it says nothing of VAT.
 */
export function invoiceDocumentOf(invoice: IssuedInvoice): PrintedDocument {
  const { number, issuedOn, dueOn, supplier } = invoice
  const pay = supplier.bankDetails?.split('\n').filter((line) => line.trim() !== '') ?? []
  return {
    ...common(invoice),
    title: invoice.vatPercent === null ? 'Invoice' : 'Tax Invoice',
    number,
    day: issuedOn,
    facts: [
      ['Invoice number', number],
      ['Date of issue', dayInWords(issuedOn)],
      ['Due on', dayInWords(dueOn)],
    ],
    notes: [
      ...(pay.length > 0 ? ['How to pay', ...pay] : []),
      `Please give ${number} as the reference of your payment.`,
    ],
  }
}

/** It takes back the whole invoice. */
export function creditNoteDocumentOf(
  invoice: IssuedInvoice,
  note: { number: string; issuedOn: string; reason: string },
): PrintedDocument {
  return {
    ...common(invoice),
    title: 'Credit Note',
    number: note.number,
    day: note.issuedOn,
    facts: [
      ['Credit note number', note.number],
      ['Date of issue', dayInWords(note.issuedOn)],
      ['For invoice', `${invoice.number} of ${dayInWords(invoice.issuedOn)}`],
    ],
    notes: [`Reason: ${note.reason}`, 'Nothing is to be paid on the invoice any more.'],
  }
}

const common = ({ month, amountCents, vatPercent, vatCents, supplier, recipient }: IssuedInvoice) => ({
  from: partyLines(supplier, supplier.name || brand.name),
  to: partyLines(recipient, recipient.name),
  lines: [
    { description: `${brand.name} monthly subscription, ${monthInWords(month)}`, quantity: 1, cents: amountCents },
  ],
  totals: totalsOf(amountCents, vatPercent, vatCents),
})

const partyLines = ({ address, vatNumber }: InvoiceParty, name: string): string[] => [
  name,
  ...address.split('\n').filter((line) => line.trim() !== ''),
  ...(vatNumber ? [`VAT number: ${vatNumber}`] : []),
]

const totalsOf = (amount: number, percent: number | null, vat: number | null): [string, number][] =>
  percent === null || vat === null
    ? [['Total', amount]]
    : [
        ['Value excluding VAT', amount - vat],
        [`VAT at ${percent} %`, vat],
        ['Total including VAT', amount],
      ]
