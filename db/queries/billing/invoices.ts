import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { type InvoiceState, monthAfter } from '#core/rules/billing/invoices.ts'
import type { Db } from '#db/client.ts'
import type { BillingSeries, CreditNoteTable, InvoiceTable } from '#db/schema/console/billing.ts'
import type { Database } from '#db/schema/database.ts'
import { type Claim, mayTry } from '../due.ts'

const invoices = (db: Db) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .select(['i.id', 'i.number', 'i.year', 'i.serial', 'i.shop_id', 's.slug', 's.name', 'i.month', 'i.issued_on'])
    .select(['i.due_on', 'i.amount_cents', 'i.vat_percent', 'i.vat_cents', 'i.supplier', 'i.recipient'])
    .select(['i.paid_cents', 'i.is_credited'])
export type InvoiceRecord = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>

export const findInvoice = (db: Db, id: string): Promise<InvoiceRecord | undefined> =>
  invoices(db).where('i.id', '=', id).executeTakeFirst()

/** What changes of an invoice waits for this transaction. */
export const lockInvoice = (db: Db, id: string): Promise<InvoiceRecord | undefined> =>
  invoices(db).where('i.id', '=', id).forUpdate('i').executeTakeFirst()

/** The same of several, always in one order, so that no two wait for each other. */
export const lockInvoices = (db: Db, ids: readonly string[]): Promise<InvoiceRecord[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : invoices(db).where('i.id', 'in', ids).orderBy('i.id').forUpdate('i').execute()

export const invoicesByNumber = (db: Db, numbers: readonly string[]): Promise<InvoiceRecord[]> =>
  numbers.length === 0 ? Promise.resolve([]) : invoices(db).where('i.number', 'in', numbers).execute()

type InvoiceFilter = {
  status?: InvoiceState | 'unpaid' | undefined
  month?: string | undefined
  shopId?: string | undefined
  search?: string | undefined
}
export type InvoicePlace = { year: number; serial: number }

/** The newest first; those that are overdue the oldest first. `today` says what is late. */
export function listInvoices(
  db: Db,
  filter: InvoiceFilter,
  { today, limit, after }: { today: string; limit: number; after?: InvoicePlace | undefined },
): Promise<InvoiceRecord[]> {
  const isUp = filter.status === 'overdue'
  const past = sql<boolean>`(i.year, i.serial) ${isUp ? sql`>` : sql`<`} (${after?.year}::int, ${after?.serial}::int)`
  const filtered = narrowed(invoices(db), filter, today)
  return filtered
    .$if(after !== undefined, (query) => query.where(past))
    .orderBy('i.year', isUp ? 'asc' : 'desc')
    .orderBy('i.serial', isUp ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

type Joined = Database & { i: Database['invoice']; s: Database['shop'] }

function narrowed<O>(
  query: SelectQueryBuilder<Joined, 'i' | 's', O>,
  { status, month, shopId, search }: InvoiceFilter,
  today: string,
) {
  return query
    .$if(status !== undefined, (one) => one.where(inState(status ?? 'unpaid', today)))
    .$if(month !== undefined, (one) => one.where('i.month', '=', month ?? ''))
    .$if(shopId !== undefined, (one) => one.where('i.shop_id', '=', shopId ?? ''))
    .$if(Boolean(search), (one) => {
      const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
      return one.where((where) => where.or([where('i.number', 'ilike', like), where('s.name', 'ilike', like)]))
    })
}

const unsettled = sql`not i.is_credited and i.paid_cents < i.amount_cents`

/** The same states as stateOf in core/rules/billing/invoices.ts. */
const inState = (status: InvoiceState | 'unpaid', today: string) =>
  ({
    credited: sql<boolean>`i.is_credited`,
    paid: sql<boolean>`not i.is_credited and i.paid_cents >= i.amount_cents`,
    unpaid: sql<boolean>`${unsettled}`,
    overdue: sql<boolean>`${unsettled} and i.due_on < ${today}::date`,
    part_paid: sql<boolean>`${unsettled} and i.due_on >= ${today}::date and i.paid_cents > 0`,
    open: sql<boolean>`${unsettled} and i.due_on >= ${today}::date and i.paid_cents = 0`,
  })[status]

export const creditNoteOf = (db: Db, invoiceId: string) =>
  db
    .selectFrom('credit_note')
    .select(['number', 'issued_on', 'reason'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()

export const creditNotesOf = (db: Db, invoiceIds: readonly string[]) =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('credit_note').select(['invoice_id', 'number']).where('invoice_id', 'in', invoiceIds).execute()

/** What the shop still has to pay. */
export const owedBy = async (db: Db, shopId: string): Promise<number> =>
  (
    await db
      .selectFrom('invoice as i')
      .select(sql<number>`coalesce(sum(i.amount_cents - i.paid_cents), 0)::float8`.as('cents'))
      .where('i.shop_id', '=', shopId)
      .where(sql<boolean>`${unsettled}`)
      .executeTakeFirstOrThrow()
  ).cents

type Days = { from: string; before: string }

/** The invoices of the months that begin in the span, by number. */
export const invoicesBetween = (db: Db, { from, before }: Days) =>
  invoices(db)
    .leftJoin('credit_note as n', 'n.invoice_id', 'i.id')
    .select(['n.number as credit_note', 'n.issued_on as credited_on'])
    .where('i.month', '>=', from)
    .where('i.month', '<', before)
    .orderBy('i.year')
    .orderBy('i.serial')
    .execute()

/** The payments of these days, the oldest first. */
export const paymentsBetween = (db: Db, { from, before }: Days) =>
  db
    .selectFrom('payment as p')
    .innerJoin('invoice as i', 'i.id', 'p.invoice_id')
    .innerJoin('shop as s', 's.id', 'p.shop_id')
    .select(['p.paid_on', 'i.number', 's.name as shop_name', 'p.amount_cents', 'p.method', 'p.reference'])
    .select(['p.created_at', 'p.reversed_at', 'p.reversal_reason'])
    .where('p.paid_on', '>=', from)
    .where('p.paid_on', '<', before)
    .orderBy('p.paid_on')
    .orderBy('p.id')
    .execute()

const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
const sum = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::float8`
const isPaid = sql`paid_cents >= amount_cents`

/** What became of the invoices of the month that begins on that day; credited ones do not count. */
export async function monthFigures(db: Db, first: string, today: string) {
  const late = sql`not (${isPaid}) and due_on < ${today}::date`
  const { rows } = await sql<{
    invoices: number
    invoiced: number
    collected: number
    paid: number
    overdue: number
  }>`
    select count(*)::int as invoices, ${sum(sql`amount_cents`)} as invoiced,
      ${sum(sql`least(paid_cents, amount_cents)`)} as collected, ${count(isPaid)} as paid, ${count(late)} as overdue
    from invoice where month = ${first}::date and not is_credited`.execute(db)
  const received = await sql<{ cents: number }>`
    select ${sum(sql`amount_cents`)} as cents from payment
    where paid_on >= ${first}::date and paid_on < ${monthAfter(first)}::date and reversed_at is null`.execute(db)
  const { invoices = 0, invoiced = 0, collected = 0, paid = 0, overdue = 0 } = rows[0] ?? {}
  return { invoices, invoiced, collected, paid, overdue, received: received.rows[0]?.cents ?? 0 }
}

/** What is not paid, by how many days late it is: 0 not due, 1 to 30, 31 to 60, 61 to 90, over 90. */
export async function unpaidByAge(db: Db, today: string) {
  const { rows } = await sql<{ span: number; invoices: number; cents: number }>`
    select case when due_on >= ${today}::date then 0 else least((${today}::date - due_on - 1) / 30 + 1, 4) end as span,
      count(*)::int as invoices, ${sum(sql`amount_cents - paid_cents`)} as cents
    from invoice where not is_credited and paid_cents < amount_cents
    group by 1 order by 1`.execute(db)
  return rows
}

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
