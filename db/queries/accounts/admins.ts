import { sql } from 'kysely'
import type { Language } from '#core/texts/texts.ts'
import type { Db } from '#db/client.ts'

export type Admin = {
  account_id: string
  email: string | null
  contact_id: string | null
  language: Language | null
  is_demo: boolean
}

/** The admins with their addresses. */
export async function admins(db: Db): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select a.id as account_id, a.email, c.id as contact_id, c.language, coalesce(c.is_demo, false) as is_demo
    from account a left join contact c on c.account_id = a.id
    where a.role = 'admin' order by a.created_at`.execute(db)
  return rows
}
