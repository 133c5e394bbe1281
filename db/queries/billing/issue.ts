import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { BillingSeries, CreditNoteTable, InvoiceTable } from '#db/schema/console/billing.ts'
import { type Claim, mayTry } from '../due.ts'

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

const lacksInvoice = (month: string) =>
  sql<boolean>`s.business_status = 'active' and s.monthly_fee_cents > 0
    and not exists (select from invoice i where i.shop_id = s.id and i.month = ${month}::date)`

/**
 * Notes that the invoices of the month are made, once no business lacks one but those whose invoice failed. Whoever
 * joins later in the month pays from the next one on.
 */
export async function noteMonthMade(db: Db, month: string, at: Date, { work }: Pick<Claim, 'work'>): Promise<void> {
  const key = sql`s.id || ' ' || ${month}`
  await sql`
    insert into billing_run (month, invoices, at)
    select ${month}::date, (select count(*) from invoice where month = ${month}::date), ${at}
    where not exists (select from billing_run where month = ${month}::date)
      and not exists (select from shop s where ${lacksInvoice(month)} and ${mayTry(key, { work })})
    on conflict do nothing`.execute(db)
}

/**
 * The active businesses that pay something and have no invoice for the month, the oldest first. None once the month is
 * made, but for the one that is asked for.
 */
export const shopsToInvoice = (db: Db, month: string, claim: Claim) =>
  db
    .selectFrom('shop as s')
    .select(['s.id', 's.name', 's.billing_name', 's.vat_number', 's.monthly_fee_cents'])
    .select(['s.address', 's.suburb', 's.city', 's.province'])
    .where(lacksInvoice(month))
    .where(mayTry(sql`s.id || ' ' || ${month}`, claim))
    .$if(claim.only === undefined, (query) =>
      query.where(sql<boolean>`not exists (select from billing_run where month = ${month}::date)`),
    )
    .orderBy('s.created_at')
    .orderBy('s.id')
    .limit(claim.limit)
    .execute()
export type ShopToInvoice = Awaited<ReturnType<typeof shopsToInvoice>>[number]

/** Those of them that have an invoice for the month by now. */
export const invoicedAmong = async (db: Db, month: string, shopIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('invoice')
        .select('shop_id')
        .where('month', '=', month)
        .where('shop_id', 'in', shopIds)
        .execute()
    ).map((row) => row.shop_id),
  )

const BATCH_SIZE = 1000

export async function insertInvoices(db: Db, rows: readonly Insertable<InvoiceTable>[]): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const part = await db
      .insertInto('invoice')
      .values(rows.slice(start, start + BATCH_SIZE))
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
