import { sql } from 'kysely'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import { type AdminArea, mayAdmin } from '#core/rules/admin/admin-areas.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Db } from '#db/client.ts'

export type Admin = {
  account_id: string
  email: string | null
  contact_id: string | null
  language: Language | null
  is_demo: boolean
  roles: AdminRole[]
}

/** The admins who work in this part of the console, with their addresses. */
export async function admins(db: Db, area: AdminArea): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select a.id as account_id, a.email, c.id as contact_id, c.language, coalesce(c.is_demo, false) as is_demo, m.roles
    from admin m join account a on a.id = m.account_id left join contact c on c.account_id = a.id
    where m.ended_at is null order by a.created_at`.execute(db)
  return rows.filter(({ roles }) => mayAdmin(roles, area))
}
