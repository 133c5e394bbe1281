import { sql } from 'kysely'
import type { ReminderStage } from '#core/contracts/admin/revenue.ts'
import type { Db } from '#db/client.ts'

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

const UNPAID = sql<boolean>`not i.is_credited and i.paid_cents < i.amount_cents`

/** Unpaid invoices of shops that are not blocked, with that day in the span, whose shop was not told of the stage. */
export const invoicesToTell = (
  db: Db,
  stage: ReminderStage,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ id: string }[]> =>
  db
    .selectFrom('invoice as i')
    .innerJoin('shop as s', 's.id', 'i.shop_id')
    .select('i.id')
    .where(UNPAID)
    .where(stage === 'issued' ? 'i.issued_on' : 'i.due_on', '>=', from)
    .where(stage === 'issued' ? 'i.issued_on' : 'i.due_on', '<=', to)
    .where('s.business_status', '<>', 'blocked')
    .where(sql<boolean>`not exists (select from invoice_reminder r where r.invoice_id = i.id and r.stage = ${stage})`)
    .orderBy('i.year')
    .orderBy('i.serial')
    .limit(limit)
    .execute()
