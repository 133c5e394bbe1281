import { type InvoiceRecord, invoicesByNumber, lockInvoices } from '#db/queries/billing/invoices.ts'
import { samePayments } from '#db/queries/billing/payments.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { BankLine, BankLineOutcome, BankPreview, BankRecorded } from '../contracts/admin/revenue.ts'
import { Refusal } from '../errors.ts'
import { MAX_BANK_LINES, type ReadLine, readBankLines } from '../rules/billing/bank-lines.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canBill } from './billing-policy.ts'
import { writePayment } from './payments.ts'
import { bankLinesChanged } from './refusals.ts'

/** What would become of each line of a bank statement; nothing is written. Throws NOT_ALLOWED, INVALID. */
export async function previewBankLines(ctx: Context, actor: Actor, text: string): Promise<BankPreview> {
  if (!canBill(actor)) throw adminsOnly()
  const read = readable(text)
  return previewOf(await matched(ctx, read, await invoicesByNumber(ctx.db, numbersIn(read))))
}

/**
 * Records the payments that the preview showed, all of them or none. Throws NOT_ALLOWED, INVALID, BANK_LINES_CHANGED.
 */
export const recordBankLines = (
  ctx: Context,
  actor: Actor,
  { text, records, cents }: { text: string; records: number; cents: number },
): Promise<BankRecorded> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const read = readable(text)
    const found = await invoicesByNumber(ctx.db, numbersIn(read))
    const invoices = await lockInvoices(
      ctx.db,
      found.map(({ id }) => id),
    )
    const lines = await matched(ctx, read, invoices)
    const preview = previewOf(lines)
    if (preview.records !== records || preview.cents !== cents) throw bankLinesChanged()
    const byId = new Map(invoices.map((one) => [one.id, one]))
    for (const { fate, invoice, paidOn, amountCents } of lines) {
      const row = invoice && byId.get(invoice.id)
      if (!isRecorded(fate) || !row || !paidOn || !amountCents) continue
      await writePayment(ctx, actor, row, { amountCents, paidOn, method: 'eft', reference: row.number })
      byId.set(row.id, { ...row, paid_cents: row.paid_cents + amountCents })
    }
    return { records, cents }
  })

function readable(text: string): ReadLine[] {
  const read = readBankLines(text)
  if (read.length <= MAX_BANK_LINES) return read
  throw new Refusal('INVALID', 'Please check what you entered.', 400, {
    text: `Please paste at most ${MAX_BANK_LINES} lines at a time`,
  })
}

const numbersIn = (read: readonly ReadLine[]): string[] => [
  ...new Set(read.flatMap(({ number }) => (number ? [number] : []))),
]

/** Lines of one invoice are counted one after another, and a payment that stands already is not recorded again. */
async function matched(
  ctx: Context,
  read: readonly ReadLine[],
  invoices: readonly InvoiceRecord[],
): Promise<BankLine[]> {
  const today = localDate(ctx.clock.now())
  const byNumber = new Map(invoices.map((one) => [one.number, one]))
  const paid = new Map(invoices.map(({ id, paid_cents }) => [id, paid_cents]))
  const standing = await samePayments(
    ctx.db,
    invoices.map(({ id }) => id),
  )
  const known = new Set(standing.map((one) => keyOf(one.invoice_id, one.paid_on, one.amount_cents)))
  return read.map(({ line, text, number, paidOn, amountCents }) => {
    const invoice = number === undefined ? undefined : byNumber.get(number)
    const shown = {
      line,
      text,
      paidOn: paidOn ?? null,
      amountCents: amountCents ?? null,
      invoice: invoice ? { id: invoice.id, number: invoice.number, shop: invoice.name } : null,
    }
    if (!invoice) return { ...shown, fate: 'unknown' }
    if (!paidOn || !amountCents || paidOn > today) return { ...shown, fate: 'unreadable' }
    const key = keyOf(invoice.id, paidOn, amountCents)
    if (known.has(key)) return { ...shown, fate: 'recorded' }
    const before = paid.get(invoice.id) ?? 0
    const fate = outcomeOf(invoice, before, amountCents)
    if (isRecorded(fate)) {
      known.add(key)
      paid.set(invoice.id, before + amountCents)
    }
    return { ...shown, fate }
  })
}

const keyOf = (invoiceId: string, paidOn: string, cents: number): string => `${invoiceId} ${paidOn} ${cents}`

function outcomeOf({ is_credited, amount_cents }: InvoiceRecord, before: number, cents: number): BankLineOutcome {
  if (is_credited) return 'credited'
  if (before >= amount_cents) return 'settled'
  if (before + cents === amount_cents) return 'pays'
  return before + cents < amount_cents ? 'part' : 'over'
}

const isRecorded = (fate: BankLineOutcome): boolean => fate === 'pays' || fate === 'part' || fate === 'over'

function previewOf(lines: BankLine[]): BankPreview {
  const recorded = lines.filter(({ fate }) => isRecorded(fate))
  return { lines, records: recorded.length, cents: recorded.reduce((sum, one) => sum + (one.amountCents ?? 0), 0) }
}
