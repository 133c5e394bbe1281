import { invoicesBetween, monthFigures, paymentsBetween, unpaidByAge } from '#db/queries/billing/invoices.ts'
import { activeFees, billingSettings, lockBillingSettings, setFee, setOperator } from '#db/queries/billing/settings.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { FeeSet, MonthFigures, Operator, Revenue } from '../../contracts/admin/revenue.ts'
import type { OperatorForm } from '../../contracts/forms/billing.ts'
import { orFail } from '../../errors.ts'
import { firstOfMonth, monthAfter, monthBefore } from '../../rules/billing/invoices.ts'
import { csv } from '../../rules/exports/csv.ts'
import { localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { canBill, canChangeOperator } from './billing-policy.ts'
import { invoiceState } from './invoices.ts'
import { ownersSettings } from './refusals.ts'

/** The fee, and what became of the invoices of a month (YYYY-MM) and of the one before it. Throws NOT_ALLOWED. */
export async function readRevenue(ctx: Context, actor: Actor, month: string | undefined): Promise<Revenue> {
  if (!canBill(actor)) throw adminsOnly()
  const today = localDate(ctx.clock.now())
  const first = month ? `${month}-01` : firstOfMonth(today)
  const settings = await billingSettings(ctx.db)
  const active = await activeFees(ctx.db)
  return {
    feeCents: settings.fee_cents,
    monthlyRevenueCents: active.cents,
    activeBusinesses: active.businesses,
    month: await figuresOf(ctx, first, today),
    previous: await figuresOf(ctx, monthBefore(first), today),
    aging: await agingOf(ctx, today),
    operator: operatorView(settings),
  }
}

async function figuresOf(ctx: Context, first: string, today: string): Promise<MonthFigures> {
  const { invoices, invoiced, collected, paid, overdue, received } = await monthFigures(ctx.db, first, today)
  return {
    month: first.slice(0, 7),
    invoices,
    invoicedCents: invoiced,
    collectedCents: collected,
    collectionRate: invoiced === 0 ? null : Math.round((collected * 1000) / invoiced) / 10,
    paid,
    overdue,
    waiting: invoices - paid - overdue,
    receivedCents: received,
  }
}

const spans = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const

async function agingOf(ctx: Context, today: string): Promise<Revenue['aging']> {
  const rows = await unpaidByAge(ctx.db, today)
  return spans.map((span, at) => {
    const found = rows.find((row) => row.span === at)
    return { span, invoices: found?.invoices ?? 0, cents: found?.cents ?? 0 }
  })
}

/** From the beginning of one month to the end of another, YYYY-MM. */
type Span = { from: string; to: string }
type CsvFile = { name: string; text: string }

const rand = (cents: number): string => (cents / 100).toFixed(2)
const daysOf = ({ from, to }: Span) => ({ from: firstOfMonth(`${from}-01`), before: monthAfter(`${to}-01`) })

const invoiceHead = [
  ...['Invoice', 'Month', 'Issued', 'Due', 'Business', 'VAT number', 'Amount', 'VAT', 'Paid', 'Status'],
  ...['Credit note', 'Credited on'],
]

/** The invoices of these months, each with its credit note. Throws NOT_ALLOWED. */
export async function exportInvoices(ctx: Context, actor: Actor, span: Span): Promise<CsvFile> {
  if (!canBill(actor)) throw adminsOnly()
  const today = localDate(ctx.clock.now())
  const rows = await invoicesBetween(ctx.db, daysOf(span))
  const cells = rows.map((row) => [
    ...[row.number, row.month.slice(0, 7), row.issued_on, row.due_on, row.recipient.name, row.recipient.vatNumber],
    ...[rand(row.amount_cents), row.vat_cents === null ? null : rand(row.vat_cents), rand(row.paid_cents)],
    ...[words[invoiceState(row, today)], row.credit_note, row.credited_on],
  ])
  return { name: `invoices-${span.from}-to-${span.to}.csv`, text: csv([invoiceHead, ...cells]) }
}

const words = { open: 'Open', part_paid: 'Part paid', paid: 'Paid', overdue: 'Overdue', credited: 'Credited' } as const
const methods = { eft: 'EFT', cash: 'Cash', other: 'Other' } as const
const paymentHead = [
  ...['Paid on', 'Invoice', 'Business', 'Amount', 'Method', 'Reference', 'Recorded', 'Reversed', 'Reason of reversal'],
]

/** The payments of these months, also those that were taken back. Throws NOT_ALLOWED. */
export async function exportPayments(ctx: Context, actor: Actor, span: Span): Promise<CsvFile> {
  if (!canBill(actor)) throw adminsOnly()
  const rows = await paymentsBetween(ctx.db, daysOf(span))
  const cells = rows.map((row) => [
    ...[row.paid_on, row.number, row.shop_name, rand(row.amount_cents), methods[row.method], row.reference],
    ...[localDate(row.created_at), row.reversed_at && localDate(row.reversed_at), row.reversal_reason],
  ])
  return { name: `payments-${span.from}-to-${span.to}.csv`, text: csv([paymentHead, ...cells]) }
}

/** The fee of all active businesses, and of those that are approved from now on. Throws NOT_ALLOWED, FEE_UPDATE_FAILED. */
export async function setPlatformFee(ctx: Context, actor: Actor, feeCents: number): Promise<FeeSet> {
  if (!canBill(actor)) throw adminsOnly()
  return orFail(ctx, { code: 'FEE_UPDATE_FAILED', says: 'Failed to update platform fee' }, () =>
    transaction(ctx, async (ctx) => {
      const before = await lockBillingSettings(ctx.db)
      const businesses = await setFee(ctx.db, feeCents, ctx.clock.now())
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'platform_fee',
        entityId: before.id,
        before: { feeCents: before.fee_cents },
        after: { feeCents, businesses },
      })
      return { feeCents, businesses }
    }),
  )
}

/** Who sends the invoices that are made from now on. Throws NOT_ALLOWED. */
export const changeOperator = (ctx: Context, actor: Actor, form: OperatorForm): Promise<Operator> =>
  transaction(ctx, async (ctx) => {
    if (!canBill(actor)) throw adminsOnly()
    if (!canChangeOperator(actor)) throw ownersSettings()
    const before = await lockBillingSettings(ctx.db)
    const { name, address, vatNumber, bankDetails } = form
    const change = { name, address, vat_number: vatNumber, bank_details: bankDetails }
    await setOperator(ctx.db, change, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'operator',
      entityId: before.id,
      // Which parts: where money goes to stands in full on the invoices, and not here.
      before: { chargesVat: before.vat_number !== null },
      after: {
        chargesVat: vatNumber !== null,
        changed: (['name', 'address', 'vat_number', 'bank_details'] as const).filter(
          (one) => before[one] !== change[one],
        ),
      },
    })
    return operatorView(await billingSettings(ctx.db))
  })

const operatorView = (row: Awaited<ReturnType<typeof billingSettings>>): Operator => ({
  name: row.name,
  address: row.address,
  vatNumber: row.vat_number,
  bankDetails: row.bank_details,
})
