import { monthFigures, unpaidByAge } from '#db/queries/billing/figures.ts'
import { activeFees, billingSettings } from '#db/queries/billing/settings.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { MonthFigures, Revenue } from '../contracts/admin/revenue.ts'
import { firstOfMonth, monthBefore } from '../rules/billing/invoices.ts'
import { localDate } from '../rules/time/time.ts'
import { canBill } from './billing-policy.ts'
import { operatorView } from './fee.ts'

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
