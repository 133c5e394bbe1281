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

const columns = sql`
  m.account_id, c.id as contact_id, a.full_name as name, a.email, coalesce(c.is_demo, false) as is_demo, m.roles,
    m.set_up_hash, m.set_up_until, m.created_at,
    exists (select from admin_authenticator f where f.account_id = a.id and f.sealed_key is not null) as has_authenticator,
    (select count(*)::integer from admin_passkey p where p.account_id = a.id) as passkeys,
    (select count(*)::integer from admin_recovery_code r where r.account_id = a.id and r.used_at is null) as recovery_codes`
const from = sql`
  from admin m join account a on a.id = m.account_id left join contact c on c.account_id = a.id`

/** Somebody who works in the console now, with their second factors; undefined for anybody else. */
export async function adminRow(db: Db, accountId: string): Promise<AdminRow | undefined> {
  const { rows } = await sql<AdminRow>`
    select ${columns} ${from} where m.ended_at is null and m.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** The same, so that changes of who is an admin wait for each other. */
export async function lockAdmin(db: Db, accountId: string): Promise<AdminRow | undefined> {
  await db.selectFrom('admin').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
  return adminRow(db, accountId)
}

export type ListedAdmin = AdminRow & { ended_at: Date | null; last_seen_at: Date | null; sessions: number }

/** A company has few; nobody pages through its admins. */
const MOST = 200

/** Who works in the console, then who did. */
export async function listedAdmins(db: Db, at: Date): Promise<ListedAdmin[]> {
  const { rows } = await sql<ListedAdmin>`
    select ${columns}, m.ended_at, seen.last_seen_at, coalesce(seen.sessions, 0) as sessions
    ${from}
    left join lateral (
      select max(last_seen_at) as last_seen_at,
        count(*) filter (where revoked_at is null and expires_at > ${at})::integer as sessions
      from session s where s.account_id = a.id and s.opened_by = 'admin'
    ) seen on true
    order by m.ended_at desc nulls first, a.full_name, a.id limit ${MOST}`.execute(db)
  return rows
}

/** The owners of this moment, locked, so that two changes do not take the last one. */
export const lockOwners = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('admin')
      .select('account_id')
      .where('ended_at', 'is', null)
      .where(sql<boolean>`'owner' = any(roles)`)
      .orderBy('account_id')
      .forUpdate()
      .execute()
  ).map(({ account_id }) => account_id)

/** How many can set up the console for others. */
export const countOwners = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('admin')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('ended_at', 'is', null)
      .where(sql<boolean>`'owner' = any(roles)`)
      .executeTakeFirstOrThrow()
  ).count

export const setRoles = (db: Db, accountId: string, roles: AdminRole[]) =>
  db.updateTable('admin').set({ roles }).where('account_id', '=', accountId).execute()

/** The account works in the console no more, and is a customer's. */
export async function endAdminRow(db: Db, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('admin')
    .set({ ended_at: at, set_up_hash: null, set_up_until: null })
    .where('account_id', '=', accountId)
    .execute()
  await db.updateTable('account').set({ role: 'customer', updated_at: at }).where('id', '=', accountId).execute()
}

type NewRow = { accountId: string; roles: AdminRole[]; at: Date }

/** Makes the account an admin's, again if it was one before. */
export async function putAdmin(db: Db, { accountId, roles, at }: NewRow): Promise<void> {
  await db
    .insertInto('admin')
    .values({ account_id: accountId, roles, created_at: at })
    .onConflict((known) => known.column('account_id').doUpdateSet({ roles, ended_at: null }))
    .execute()
  await db.updateTable('account').set({ role: 'admin', updated_at: at }).where('id', '=', accountId).execute()
}

/** Keeps the hash of a code of the command, in the place of one before. */
export const putSetUp = (db: Db, accountId: string, hash: string, until: Date) =>
  db.updateTable('admin').set({ set_up_hash: hash, set_up_until: until }).where('account_id', '=', accountId).execute()

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

/** The accounts of those who are admins now. */
export const presentAdmins = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('admin').select('account_id').where('ended_at', 'is', null).execute()).map(
    ({ account_id }) => account_id,
  )
