import { billingSettings, lockBillingSettings, setFee, setOperator } from '#db/queries/billing/settings.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { FeeSet, Operator } from '../contracts/admin/revenue.ts'
import type { OperatorForm } from '../contracts/forms/billing.ts'
import { orFail } from '../or-fail.ts'
import { transaction } from '../transaction.ts'
import { canBill, canChangeOperator } from './billing-policy.ts'
import { ownersSettings } from './refusals.ts'

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

export const operatorView = (row: Awaited<ReturnType<typeof billingSettings>>): Operator => ({
  name: row.name,
  address: row.address,
  vatNumber: row.vat_number,
  bankDetails: row.bank_details,
})
