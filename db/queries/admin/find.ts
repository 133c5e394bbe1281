import { sql } from 'kysely'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { ThreadType } from '#core/contracts/threads.ts'
import type { Db } from '#db/client.ts'

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** By a part of the name or of the address on the web, or by a whole number or e-mail address. */
export async function businessesNamed(db: Db, text: string, phone: string | undefined, limit: number) {
  const { rows } = await sql<{ id: string; name: string; city: string; status: BusinessStatus }>`
    select id, name, city, business_status as status from shop
    where name ilike ${part(text)} or slug = lower(${text}) or lower(contact_email) = lower(${text})
      or contact_phone = ${phone ?? null}::text
    order by business_status = 'active' desc, name limit ${limit}`.execute(db)
  return rows
}

export async function bookingsCoded(db: Db, code: string) {
  const { rows } = await sql<{ code: string; status: BookingStatus; shop_id: string; shop: string }>`
    select b.code, b.status, s.id as shop_id, s.name as shop from booking b join shop s on s.id = b.shop_id
    where b.code = upper(${code})`.execute(db)
  return rows
}

export async function invoicesNumbered(db: Db, number: string, limit: number) {
  const { rows } = await sql<{ id: string; number: string; business: string }>`
    select i.id, i.number, s.name as business from invoice i join shop s on s.id = i.shop_id
    where i.number ilike ${part(number)} order by i.year desc, i.serial desc limit ${limit}`.execute(db)
  return rows
}

export async function dealsNamed(db: Db, text: string, limit: number) {
  const { rows } = await sql<{ code: string; title: string; business: string }>`
    select d.code, d.title, s.name as business from deal d join shop s on s.id = d.shop_id
    where d.code = upper(${text}) or d.title ilike ${part(text)}
    order by d.code = upper(${text}) desc, d.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** Those whose ids lie between, by the index of the key. */
export async function threadsBetween(db: Db, first: string, last: string, limit: number) {
  const { rows } = await sql<{ id: string; type: ThreadType; business: string | null }>`
    select t.id, t.type, s.name as business from thread t left join shop s on s.id = t.shop_id
    where t.id between ${first} and ${last} order by t.id desc limit ${limit}`.execute(db)
  return rows
}
