import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/**
 * What the things with these ids are called today; what is gone, or has no name, is not among them. Each is looked up by
 * its key, so it costs what is shown. Conversations have subjects that people write, so they are none of these.
 */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${[...ids]}::uuid[])`
  const tyre = sql`b.name || ' ' || t.model || ' ' || z.code`
  const ofTyre = sql`join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, name from shop where id = ${wanted}
    union all select c.id, coalesce(a.full_name, c.name) from contact c left join account a on a.id = c.account_id
      where c.id = ${wanted}
    union all select id, full_name from account where id = ${wanted}
    union all select id, code from booking where id = ${wanted}
    union all select t.id, ${tyre} from tyre t ${ofTyre} where t.id = ${wanted}
    union all select l.id, ${tyre} from listing l join tyre t on t.id = l.tyre_id ${ofTyre} where l.id = ${wanted}
    union all select id, title from deal where id = ${wanted}
    union all select id, number from invoice where id = ${wanted}
    union all select p.id, i.number from payment p join invoice i on i.id = p.invoice_id where p.id = ${wanted}
    union all select r.id, s.name || ', ' || r.stars || ' of 5' from review r join shop s on s.id = r.shop_id
      where r.id = ${wanted}
    union all select m.id, coalesce(a.full_name, c.name) from shop_member m join contact c on c.id = m.contact_id
      left join account a on a.id = c.account_id where m.id = ${wanted}
    union all select d.id, s.name from shop_document d join shop s on s.id = d.shop_id where d.id = ${wanted}
    union all select id, make || ' ' || model from fitment where id = ${wanted}
    union all select id, title from announcement where id = ${wanted}
    union all select id, name from api_key where id = ${wanted}
    union all select id, name from admin_passkey where id = ${wanted}
    union all select id, name from switch where id = ${wanted}`.execute(db)
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}
