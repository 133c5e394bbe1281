import { sql } from 'kysely'
import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

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
