import { sql } from 'kysely'
import { monthAfter } from '#core/rules/billing/invoices.ts'
import type { Db } from '#db/client.ts'

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
