import { type Insertable, sql } from 'kysely'
import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { Db } from '#db/client.ts'
import type { PaymentTable } from '#db/schema/console/billing.ts'
import { type Claim, mayTry } from '../due.ts'

const nameOf = (column: 'recorded_by' | 'reversed_by') =>
  sql<string | null>`(select coalesce(a.full_name, c.name) from contact c left join account a on a.id = c.account_id
    where c.id = ${sql.ref(`p.${column}`)})`

/** Of one invoice, the newest first. */
export const paymentsOf = (db: Db, invoiceId: string) =>
  db
    .selectFrom('payment as p')
    .selectAll('p')
    .select([nameOf('recorded_by').as('recorded_by_name'), nameOf('reversed_by').as('reversed_by_name')])
    .where('p.invoice_id', '=', invoiceId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()

/** The newest of those that stand. */
export const lastPayment = async (db: Db, invoiceId: string) =>
  (await paymentsOf(db, invoiceId)).find(({ reversed_at }) => !reversed_at)

export type PaymentRecord = Awaited<ReturnType<typeof paymentsOf>>[number]

export const insertPayment = async (db: Db, row: Insertable<PaymentTable>): Promise<string> =>
  (await db.insertInto('payment').values(row).returning('id').executeTakeFirstOrThrow()).id

export const findPayment = (db: Db, id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** False if it was reversed already. */
export const reversePayment = async (
  db: Db,
  id: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ reversed_at: at, reversed_by: by, reversal_reason: reason })
    .where('id', '=', id)
    .where('reversed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Writes what the payments that stand add up to into the invoice, which the transaction has locked. Returns the sum. */
export async function sumPayments(db: Db, invoiceId: string): Promise<number> {
  const { rows } = await sql<{ paid_cents: number }>`
    update invoice set paid_cents = (
      select coalesce(sum(amount_cents), 0) from payment where invoice_id = ${invoiceId} and reversed_at is null)
    where id = ${invoiceId} returning paid_cents`.execute(db)
  return rows[0]?.paid_cents ?? 0
}

/** Whether a payment like this one stands: of the same invoice, day, amount and words. */
export const samePayments = (db: Db, invoiceIds: readonly string[]) =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payment')
        .select(['invoice_id', 'paid_on', 'amount_cents'])
        .where('invoice_id', 'in', invoiceIds)
        .where('reversed_at', 'is', null)
        .execute()

/** The newest payments that stand, for what the overview tells of. */
export const recentPayments = (db: Db, limit: number) =>
  db
    .selectFrom('payment as p')
    .innerJoin('shop as s', 's.id', 'p.shop_id')
    .innerJoin('invoice as i', 'i.id', 'p.invoice_id')
    .select(['p.id', 'p.shop_id', 's.name as shop_name', 's.slug as shop_slug', 'p.amount_cents', 'p.paid_on'])
    .select(['p.created_at', 'i.number as invoice_number'])
    .where('p.reversed_at', 'is', null)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()

/** False if the shop was told of this stage already. */
export async function noteReminder(db: Db, invoiceId: string, stage: ReminderStage, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into invoice_reminder (invoice_id, stage, at) values (${invoiceId}, ${stage}, ${at})
    on conflict (invoice_id, stage) where stage <> 'by_hand' do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Of one invoice, the newest first. */
export const remindersOf = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoice_reminder')
    .select(['stage', 'at'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const UNPAID = sql`not i.is_credited and i.paid_cents < i.amount_cents`

export type DueStage = { id: string; stage: ReminderStage }
type Span = { from: string; to: string }

/**
 * Unpaid invoices of shops that are not blocked, with the day of a stage in its span, whose shop was not told of the
 * stage.
 */
export async function invoicesToTell(
  db: Db,
  spans: Record<'issued' | 'before' | 'after' | 'late', Span>,
  claim: Claim,
): Promise<DueStage[]> {
  const stages = Object.entries(spans).map(([stage, span]) => ({ stage, ...span }))
  const { rows } = await sql<DueStage>`
    select i.id, g.stage
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) as g (stage text, "from" date, "to" date)
    join invoice i on case g.stage when 'issued' then i.issued_on else i.due_on end between g."from" and g."to"
    join shop s on s.id = i.shop_id
    where ${UNPAID} and s.business_status <> 'blocked'
      and not exists (select from invoice_reminder r where r.invoice_id = i.id and r.stage = g.stage)
      and ${mayTry(sql`i.id || ' ' || g.stage`, claim)}
    order by g.stage <> 'issued', i.year, i.serial limit ${claim.limit}`.execute(db)
  return rows
}
