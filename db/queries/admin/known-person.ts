import { sql } from 'kysely'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'

export type KnownPersonRow = {
  since: Date
  language: string | null
  whatsapp: boolean
  email: boolean
  account: boolean
  shops: { name: string; slug: string }[]
  consents: { channel: string; purpose: string; given: boolean; at: string }[]
  bookings: { code: string; shop: string; status: BookingStatus; at: string | null }[]
}

const MOST_BOOKINGS = 5

/** What an answer to the person needs: how they are reached, what they agreed to and what they have booked. */
export async function knownPerson(db: Db, contactId: string): Promise<KnownPersonRow | undefined> {
  const { rows } = await sql<KnownPersonRow>`
    select c.created_at as since, c.language, c.whatsapp_address is not null as whatsapp,
      coalesce(a.email, c.email) is not null as email, a.id is not null as account,
      array(select jsonb_build_object('name', s.name, 'slug', s.slug)
        from shop_member m join shop s on s.id = m.shop_id
        where m.contact_id = c.id and m.until is null order by s.name) as shops,
      coalesce((select jsonb_agg(to_jsonb(n) order by n.channel, n.purpose) from (
        select distinct on (x.channel, x.purpose) x.channel, x.purpose, x.given, x.at from consent x
        where x.contact_id = c.id order by x.channel, x.purpose, x.at desc, x.id desc) n), '[]') as consents,
      coalesce((select jsonb_agg(to_jsonb(b)) from (
        select k.code, s.name as shop, k.status, coalesce(k.appointment_start, lower(k.slot), k.preferred_start) as at
        from booking k join shop s on s.id = k.shop_id where k.customer_contact_id = c.id
        order by k.created_at desc limit ${MOST_BOOKINGS}::int) b), '[]') as bookings
    from contact c left join account a on a.id = c.account_id where c.id = ${contactId}`.execute(db)
  return rows[0]
}
