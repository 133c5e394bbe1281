import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { BillingSeries, CreditNoteTable, InvoiceTable } from '#db/schema/console/billing.ts'

/**
 * The last number that was given in the series and year. Whoever asks next waits until this transaction ends; a
 * rollback leaves the number as it was.
 */
export async function lockCounter(db: Db, series: BillingSeries, year: number): Promise<number> {
  await db
    .insertInto('billing_counter')
    .values({ series, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['series', 'year']).doNothing())
    .execute()
  const { last } = await db
    .selectFrom('billing_counter')
    .select('last')
    .where('series', '=', series)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return last
}

export const setCounter = (db: Db, series: BillingSeries, year: number, last: number) =>
  db.updateTable('billing_counter').set({ last }).where('series', '=', series).where('year', '=', year).execute()

export const isMonthMade = async (db: Db, month: string): Promise<boolean> =>
  (await db.selectFrom('billing_run').select('month').where('month', '=', month).executeTakeFirst()) !== undefined

export const noteMonthMade = (db: Db, month: string, invoices: number, at: Date) =>
  db.insertInto('billing_run').values({ month, invoices, at }).execute()

/** The active businesses that pay something and have no invoice for the month, the oldest first. */
export const shopsToInvoice = (db: Db, month: string) =>
  db
    .selectFrom('shop as s')
    .select(['s.id', 's.name', 's.billing_name', 's.vat_number', 's.monthly_fee_cents'])
    .select(['s.address', 's.suburb', 's.city', 's.province'])
    .where('s.business_status', '=', 'active')
    .where('s.monthly_fee_cents', '>', 0)
    .where(sql<boolean>`not exists (select from invoice i where i.shop_id = s.id and i.month = ${month}::date)`)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
export type ShopToInvoice = Awaited<ReturnType<typeof shopsToInvoice>>[number]

const AT_ONCE = 1000

export async function insertInvoices(db: Db, rows: readonly Insertable<InvoiceTable>[]): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = await db
      .insertInto('invoice')
      .values(rows.slice(start, start + AT_ONCE))
      .returning('id')
      .execute()
    ids.push(...part.map(({ id }) => id))
  }
  return ids
}

export async function insertCreditNote(db: Db, row: Insertable<CreditNoteTable>): Promise<void> {
  await db.insertInto('credit_note').values(row).execute()
  await db.updateTable('invoice').set({ is_credited: true }).where('id', '=', row.invoice_id).execute()
}
