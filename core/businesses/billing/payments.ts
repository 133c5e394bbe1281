import {
  findInvoice,
  type InvoiceRecord,
  invoicesByNumber,
  lockInvoice,
  lockInvoices,
} from '#db/queries/billing/invoices.ts'
import {
  type DueStage,
  findPayment,
  insertPayment,
  invoicesToTell,
  lastPayment,
  noteReminder,
  reversePayment,
  samePayments,
  sumPayments,
} from '#db/queries/billing/payments.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import type { Actor, Person } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type {
  BankLine,
  BankLineOutcome,
  BankPreview,
  BankRecorded,
  InvoiceDetails,
} from '../../contracts/admin/revenue.ts'
import type { PaymentForm } from '../../contracts/forms/billing.ts'
import { Refusal } from '../../errors.ts'
import { record } from '../../events.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { MAX_BANK_LINES, type ReadLine, readBankLines } from '../../rules/billing/bank-lines.ts'
import { dueToRemind } from '../../rules/billing/invoices.ts'
import { addDays, localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { canBill } from './billing-policy.ts'
import { readInvoice } from './invoices.ts'
import {
  bankLinesChanged,
  invoiceCredited,
  invoiceNotFound,
  invoicePaid,
  notifyNobody,
  paidInFuture,
  paymentAboveOwed,
  paymentNotFound,
  paymentReversed,
  paymentTooLarge,
} from './refusals.ts'

/**
 * Writes down what a shop has paid; nobody is charged. It may be a part, or more than is owed if the form says so.
 * Throws NOT_ALLOWED, INVOICE_NOT_FOUND, INVOICE_CREDITED, PAYMENT_ABOVE_OWED, PAYMENT_TOO_LARGE, INVALID.
 */
export const recordPayment = (ctx: Context, actor: Actor, id: string, form: PaymentForm): Promise<InvoiceDetails> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const invoice = await lockInvoice(ctx.db, id)
    if (!invoice) throw invoiceNotFound()
    const owedCents = Math.max(invoice.amount_cents - invoice.paid_cents, 0)
    if (!invoice.is_credited && !form.aboveOwed && form.amountCents > owedCents)
      throw paymentAboveOwed(owedCents, await lastPayment(ctx.db, id))
    await writePayment(ctx, actor, invoice, form)
    return readInvoice(ctx, actor, id)
  })

/** More than so much on one invoice is a slip of the hand. */
const MAX_PAID_CENTS = 1_000_000_000

/** The transaction has locked the invoice. */
async function writePayment(
  ctx: Context,
  { contactId }: Person,
  invoice: InvoiceRecord,
  { amountCents, paidOn, method, reference }: PaymentForm,
): Promise<void> {
  const at = ctx.clock.now()
  if (invoice.is_credited) throw invoiceCredited()
  if (paidOn > localDate(at)) throw paidInFuture()
  if (invoice.paid_cents + amountCents > MAX_PAID_CENTS) throw paymentTooLarge()
  const paymentId = await insertPayment(ctx.db, {
    invoice_id: invoice.id,
    shop_id: invoice.shop_id,
    amount_cents: amountCents,
    paid_on: paidOn,
    method,
    reference,
    recorded_by: contactId,
    created_at: at,
  })
  const paidCents = await sumPayments(ctx.db, invoice.id)
  await noteAudit(ctx, {
    contactId,
    action: 'create',
    entity: 'payment',
    entityId: paymentId,
    before: { invoice: invoice.number, paidCents: invoice.paid_cents },
    after: { invoice: invoice.number, paidCents, amountCents, paidOn, method },
  })
}

/** A payment that was recorded by mistake counts no more. Throws NOT_ALLOWED, PAYMENT_NOT_FOUND, PAYMENT_REVERSED. */
export const takeBackPayment = (ctx: Context, actor: Actor, id: string, reason: string): Promise<InvoiceDetails> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const { contactId } = actor
    const payment = await findPayment(ctx.db, id)
    const invoice = payment && (await lockInvoice(ctx.db, payment.invoice_id))
    if (!payment || !invoice) throw paymentNotFound()
    if (!(await reversePayment(ctx.db, id, { by: contactId, reason, at: ctx.clock.now() }))) throw paymentReversed()
    const paidCents = await sumPayments(ctx.db, invoice.id)
    await noteAudit(ctx, {
      contactId,
      action: 'update',
      entity: 'payment',
      entityId: id,
      before: { invoice: invoice.number, paidCents: invoice.paid_cents, reversed: false },
      after: { invoice: invoice.number, paidCents, reversed: true },
    })
    return readInvoice(ctx, actor, invoice.id)
  })

/** A new invoice is told of within so many days, if we did not run before. */
const NEWS_FOR_DAYS = 7

/**
 * Tells the owners of new invoices, and of unpaid ones 3 days before they are due, on the day after and 14 days after;
 * never those of a blocked shop.
 */
export const remindOfInvoices = eachDue<DueStage>({
  name: 'invoice-reminder',
  claim: (ctx, claim) => {
    const today = localDate(claim.at)
    const news = { from: addDays(today, -NEWS_FOR_DAYS), to: today }
    return invoicesToTell(ctx.db, { issued: news, ...dueToRemind(today) }, claim)
  },
  id: ({ id, stage }) => `${id} ${stage}`,
  do: async (ctx, { id: invoiceId, stage }) => {
    if (await noteReminder(ctx.db, invoiceId, stage, ctx.clock.now()))
      await record(ctx, { type: 'invoice.tell', invoiceId, stage })
  },
})

/**
 * An admin reminds the owners now, whatever the clock says. Throws NOT_ALLOWED, INVOICE_NOT_FOUND, INVOICE_CREDITED,
 * INVOICE_PAID, NOBODY_TO_TELL.
 */
export const remindNow = (ctx: Context, actor: Actor, id: string): Promise<InvoiceDetails> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    const invoice = await findInvoice(ctx.db, id)
    if (!invoice) throw invoiceNotFound()
    if (invoice.is_credited) throw invoiceCredited()
    if (invoice.paid_cents >= invoice.amount_cents) throw invoicePaid(await lastPayment(ctx.db, id))
    if ((await ownersOfShop(ctx.db, invoice.shop_id)).length === 0) throw notifyNobody()
    await noteReminder(ctx.db, id, 'by_hand', ctx.clock.now())
    await record(ctx, { type: 'invoice.tell', invoiceId: id, stage: 'by_hand' })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'send_notification',
      entity: 'invoice',
      entityId: id,
      after: { invoice: invoice.number, reminded: 'by hand' },
    })
    return readInvoice(ctx, actor, id)
  })

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
