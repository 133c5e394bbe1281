import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type DemoPhoneRow = { address: string; name: string; shop: string | null; place: string | null }

/** Every demo contact with a WhatsApp address, with the active shop that it belongs to; shops by name. */
export async function demoPhoneRows(db: Db): Promise<DemoPhoneRow[]> {
  const { rows } = await sql<DemoPhoneRow>`
    select c.whatsapp_address as address, coalesce(c.name, c.whatsapp_address) as name, min(s.name) as shop,
      min(concat_ws(', ', s.suburb, s.city)) as place
    from contact c
    left join shop_member w on w.contact_id = c.id and w.until is null
    left join shop s on s.id = w.shop_id and s.business_status = 'active'
    where c.is_demo and c.whatsapp_address is not null
      and (s.id is not null or w.shop_id is null)
    group by c.id
    order by min(s.name) nulls first, c.whatsapp_address`.execute(db)
  return rows
}
