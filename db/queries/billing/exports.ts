import type { Db } from '#db/client.ts'
import { invoices } from './invoices.ts'

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
