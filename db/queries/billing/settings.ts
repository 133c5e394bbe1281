import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { BillingSettingsTable } from '#db/schema/console/billing.ts'

export type BillingSettings = Selectable<BillingSettingsTable>

export const billingSettings = (db: Db): Promise<BillingSettings> =>
  db.selectFrom('billing_settings').selectAll().executeTakeFirstOrThrow()

/** The same, locked until the transaction ends, so that two changes follow one another. */
export const lockBillingSettings = (db: Db): Promise<BillingSettings> =>
  db.selectFrom('billing_settings').selectAll().forUpdate().executeTakeFirstOrThrow()

export const setOperator = (
  db: Db,
  change: { name: string; address: string; vat_number: string | null; bank_details: string },
  at: Date,
) =>
  db
    .updateTable('billing_settings')
    .set({ ...change, updated_at: at })
    .execute()

/** The current fee, and that of every active business. Returns how many those are. */
export async function setFee(db: Db, feeCents: number, at: Date): Promise<number> {
  await db.updateTable('billing_settings').set({ fee_cents: feeCents, updated_at: at }).execute()
  const { numUpdatedRows } = await db
    .updateTable('shop')
    .set({ monthly_fee_cents: feeCents })
    .where('business_status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The sum of the fees of the active businesses, and how many they are. */
export const activeFees = (db: Db): Promise<{ cents: number; businesses: number }> =>
  db
    .selectFrom('shop')
    .select([
      sql<number>`coalesce(sum(monthly_fee_cents), 0)::float8`.as('cents'),
      sql<number>`count(*)::int`.as('businesses'),
    ])
    .where('business_status', '=', 'active')
    .executeTakeFirstOrThrow()

export const monthlyRevenueCents = async (db: Db): Promise<number> => (await activeFees(db)).cents

export const setShopBilling = (
  db: Db,
  shopId: string,
  change: { billing_name: string | null; vat_number: string | null },
) => db.updateTable('shop').set(change).where('id', '=', shopId).execute()

export const shopBilling = (db: Db, shopId: string) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'monthly_fee_cents', 'billing_name', 'vat_number'])
    .where('id', '=', shopId)
    .executeTakeFirst()
