import { sql } from 'kysely'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'

export type AdminRow = {
  account_id: string
  contact_id: string | null
  name: string
  email: string | null
  is_demo: boolean
  roles: AdminRole[]
  set_up_hash: string | null
  set_up_until: Date | null
  has_authenticator: boolean
  passkeys: number
  recovery_codes: number
  created_at: Date
}

const adminNow = sql`
  select m.account_id, c.id as contact_id, a.full_name as name, a.email, coalesce(c.is_demo, false) as is_demo, m.roles,
    m.set_up_hash, m.set_up_until, m.created_at,
    exists (select from admin_authenticator f where f.account_id = a.id and f.sealed_key is not null) as has_authenticator,
    (select count(*)::integer from admin_passkey p where p.account_id = a.id) as passkeys,
    (select count(*)::integer from admin_recovery_code r where r.account_id = a.id and r.used_at is null) as recovery_codes
  from admin m join account a on a.id = m.account_id left join contact c on c.account_id = a.id
  where m.ended_at is null`

/** Somebody who works in the console now, with their second factors; undefined for anybody else. */
export async function adminRow(db: Db, accountId: string): Promise<AdminRow | undefined> {
  const { rows } = await sql<AdminRow>`${adminNow} and m.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** The same, so that changes of who is an admin wait for each other. */
export async function lockAdmin(db: Db, accountId: string): Promise<AdminRow | undefined> {
  await db.selectFrom('admin').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
  return adminRow(db, accountId)
}

/** Spends the code of the command on the server; false if it was spent or replaced, or its time is over. */
export const spendSetUp = async (db: Db, accountId: string, hash: string, at: Date): Promise<boolean> =>
  (
    await db
      .updateTable('admin')
      .set({ set_up_hash: null, set_up_until: null })
      .where('account_id', '=', accountId)
      .where('set_up_hash', '=', hash)
      .where('set_up_until', '>', at)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n
