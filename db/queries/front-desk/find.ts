import { sql } from 'kysely'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'
import { nameOf } from '../threads/thread-people.ts'

type Named = { shopId: string; text: string; digits: string | undefined; limit: number }

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** By code, the customer's name, or a part of their number. */
export async function bookingsNamed(db: Db, { shopId, text, digits, limit }: Named) {
  const { rows } = await sql<{ id: string; code: string; customer: string; status: BookingStatus; at: Date | null }>`
    select b.id, b.code, b.customer_name as customer, b.status,
      coalesce(b.appointment_start, b.preferred_start) as at
    from booking b
    where b.shop_id = ${shopId} and b.hidden_by_shop_at is null
      and (b.code = upper(${text}) or b.customer_name ilike ${part(text)}
        or b.customer_phone like '%' || ${digits ?? null}::text || '%')
    order by b.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** By size, or with each word in brand, model or size. */
export async function listingsNamed(db: Db, { shopId, text, size, limit }: Named & { size: string | undefined }) {
  const words = text.split(/\s+/).map(part)
  const { rows } = await sql<{
    id: string
    brand: string
    model: string
    size: string
    quantity: number
    priceCents: number
  }>`
    select l.id, b.name as brand, t.model, z.code as size, l.quantity, l.price_cents as "priceCents"
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId}
      and ${size === undefined ? sql`(b.name || ' ' || t.model || ' ' || z.code) ilike all (${words}::text[])` : sql`z.code = ${size}`}
    order by l.quantity > 0 desc, l.price_cents limit ${limit}`.execute(db)
  return rows
}

/** By subject or the customer's name, as this member sees them. */
export async function threadsNamed(db: Db, { shopId, contactId, text, limit }: Named & { contactId: string }) {
  const { rows } = await sql<{ id: string; subject: string; customer: string }>`
    select t.id, t.subject, coalesce(asker.name, 'Customer') as customer
    from thread t
    join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.is_active and not p.is_deleted
    left join lateral (
      select ${nameOf('k')} as name
      from thread_participant k left join contact c on c.id = k.contact_id left join account a on a.id = c.account_id
      where k.thread_id = t.id and k.role = 'customer' order by k.joined_at, k.id limit 1) asker on true
    where t.shop_id = ${shopId} and (t.subject ilike ${part(text)} or asker.name ilike ${part(text)})
    order by t.last_message_at desc limit ${limit}`.execute(db)
  return rows
}
