import { type Insertable, sql } from 'kysely'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'
import type { OpenedBy, SessionTable } from '#db/schema/auth.ts'
import type { AccountTable } from '#db/schema/people.ts'
import { isMemberNow, type Membership, shopsNow } from '../shops/members.ts'

export type { OpenedBy }

export type AccountRow = {
  id: string
  role: AccountTable['role']
  full_name: string
  phone: string | null
  email: string | null
  lost_email: string | null
  contact_id: string | null
}

/** The role of the account `a` whose contact is `c`; a member of a shop has the role business. */
export const role = sql<AccountTable['role']>`case
  when a.role <> 'admin' and ${isMemberNow} then 'business' else a.role end`

/** What the account `a` may do in the console. */
export const adminRolesNow = sql<AdminRole[]>`coalesce(
  (select roles from admin where account_id = a.id and ended_at is null), '{}')`

/** The contact, locked, so that nobody else gives it an account at the same time. */
export const lockContact = (db: Db, contactId: string) =>
  db
    .selectFrom('contact')
    .select(['id', 'account_id', 'name', 'email', 'whatsapp_address as address'])
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst()

/** A number that the person has proven; the one that they write from comes first. */
export const provenNumber = async (db: Db, contactId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('contact_address as a')
      .innerJoin('contact as c', 'c.id', 'a.contact_id')
      .select('a.value')
      .where('a.contact_id', '=', contactId)
      .where('a.kind', '=', 'phone')
      .where('a.proven_at', 'is not', null)
      .orderBy(sql`a.value = c.whatsapp_address`, 'desc')
      .orderBy('a.proven_at', 'desc')
      .executeTakeFirst()
  )?.value

/** Gives the contact an account of its own. */
export async function insertAccountOf(
  db: Db,
  contactId: string,
  row: Pick<Insertable<AccountTable>, 'role' | 'full_name' | 'phone'> & { at: Date },
): Promise<string> {
  const { at, ...account } = row
  const { id } = await db
    .insertInto('account')
    .values({ ...account, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('contact')
    .set({ account_id: id, name: sql`coalesce(name, ${account.full_name})` })
    .where('id', '=', contactId)
    .execute()
  return id
}

/** Whether an account names this number without proof. */
export const isNumberClaimed = async (db: Db, number: string): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('phone', '=', number).limit(1).executeTakeFirst()) !== undefined

export const findAccount = (db: Db, accountId: string): Promise<AccountRow | undefined> =>
  accounts(db).where('a.id', '=', accountId).executeTakeFirst()

const accounts = (db: Db) =>
  db
    .selectFrom('account as a')
    .leftJoin('contact as c', 'c.account_id', 'a.id')
    .select(['a.id', role.as('role'), 'a.full_name', 'a.phone', 'a.email', 'a.lost_email', 'c.id as contact_id'])

/** Returns the new session's id. */
export const insertSession = async (db: Db, row: Insertable<SessionTable>): Promise<string> =>
  (await db.insertInto('session').values(row).returning('id').executeTakeFirstOrThrow()).id

export type OpenSession = AccountRow & {
  session_id: string
  expires_at: Date
  shops: Membership[]
  /** None unless the session was opened with a second factor. */
  admin_roles: AdminRole[]
  /** When the second factor was last shown. */
  confirmed_at: Date | null
  /** The shop that an admin looks at as its people see it. */
  looking: { id: string; slug: string; name: string } | null
}

/** How long sessions last: written at most every `everyMs`, `idleMs` after they were last seen, `longestMs` in all. */
export type SessionLife = { everyMs: number; idleMs: number; longestMs: number }

/**
 * The account of the session, if it is open. One that has not been written as seen for `everyMs` is prolonged, as far as
 * its life goes; most reads therefore write nothing.
 */
export async function seeSession(
  db: Db,
  tokenHash: string,
  at: Date,
  life: { ordinary: SessionLife; admin: SessionLife },
): Promise<OpenSession | undefined> {
  const of = (what: keyof SessionLife) =>
    sql`case when opened_by = 'admin' then ${life.admin[what]}::float8 else ${life.ordinary[what]}::float8 end * interval '1 millisecond'`
  const { rows } = await sql<OpenSession>`
    with prolonged as (
      update session set last_seen_at = ${at},
        expires_at = least(${at}::timestamptz + ${of('idleMs')}, created_at + ${of('longestMs')})
      where token_hash = ${tokenHash} and revoked_at is null and expires_at > ${at}
        and last_seen_at < ${at}::timestamptz - ${of('everyMs')}
      returning id, expires_at
    )
    select a.id, ${role} as role, a.full_name, a.phone, a.email, a.lost_email, c.id as contact_id, s.id as session_id, ${shopsNow} as shops, s.confirmed_at,
      case when s.opened_by = 'admin' then ${adminRolesNow} else '{}' end as admin_roles,
      case when s.opened_by = 'admin' and s.looking_until > ${at} then (
        select jsonb_build_object('id', l.id, 'slug', l.slug, 'name', l.name) from shop l where l.id = s.looking_at)
      end as looking,
      coalesce(p.expires_at, s.expires_at) as expires_at
    from session s join account a on a.id = s.account_id
    left join contact c on c.account_id = a.id left join prolonged p on p.id = s.id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${at}`.execute(db)
  return rows[0]
}

/** A session that was open, and was ended. */
export type EndedSession = { account_id: string; opened_by: OpenedBy }

/** Ends the session; undefined if it was not open. */
export const revokeSession = (db: Db, tokenHash: string, at: Date): Promise<EndedSession | undefined> =>
  ending(db, at).where('token_hash', '=', tokenHash).returning(ended).executeTakeFirst()

const ended = ['account_id', 'opened_by'] as const
const ending = (db: Db, at: Date) => db.updateTable('session').set({ revoked_at: at }).where('revoked_at', 'is', null)

/** Signs the person's account out everywhere. */
export const revokeSessionsOfContact = (db: Db, contactId: string, at: Date): Promise<EndedSession[]> =>
  ending(db, at)
    .where('account_id', '=', (account) =>
      account.selectFrom('contact').select('contact.account_id').where('contact.id', '=', contactId),
    )
    .where('expires_at', '>', at)
    .returning(ended)
    .execute()

export type ListedSession = { id: string; user_agent: string | null; created_at: Date; last_seen_at: Date }

/** The open sessions of the account, the latest first. */
export const openSessionsOf = (db: Db, accountId: string, at: Date): Promise<ListedSession[]> =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** Undefined if the account has no such open session. */
export const revokeSessionById = (db: Db, accountId: string, id: string, at: Date): Promise<EndedSession | undefined> =>
  ending(db, at)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .returning(ended)
    .executeTakeFirst()

/** Signs the account out everywhere. */
export const revokeSessionsOf = (db: Db, accountId: string, at: Date): Promise<EndedSession[]> =>
  ending(db, at).where('account_id', '=', accountId).returning(ended).execute()

/** Signs the account out everywhere but in this session. */
export const revokeOtherSessions = (db: Db, accountId: string, sessionId: string, at: Date): Promise<EndedSession[]> =>
  ending(db, at).where('account_id', '=', accountId).where('id', '<>', sessionId).returning(ended).execute()

/** Signs out every browser that was signed in to the account since then. */
export const revokeSessionsSince = (db: Db, accountId: string, since: Date, at: Date) =>
  db
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .where('revoked_at', 'is', null)
    .execute()

export type SessionFacts = { opened_by: OpenedBy; created_at: Date; confirmed_at: Date | null }

/** How and when the session was opened, if it is open. */
export const openSessionRow = (db: Db, id: string, at: Date): Promise<SessionFacts | undefined> =>
  db
    .selectFrom('session')
    .select(['opened_by', 'created_at', 'confirmed_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** The hashes among these that belong to open sessions, and when those end unless they are prolonged. */
export const openTokenHashes = (db: Db, tokenHashes: readonly string[], at: Date) =>
  db
    .selectFrom('session')
    .select(['token_hash', 'expires_at'])
    .where('token_hash', '=', sql<string>`any(${[...tokenHashes]}::text[])`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()

/** The session of an admin looks at the shop until then; null ends that. Returns the shop of before. */
export async function setLook(
  db: Db,
  sessionId: string,
  look: { shopId: string; until: Date } | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ before: string | null }>`
    update session s set looking_at = ${look?.shopId ?? null}, looking_until = ${look?.until ?? null}
    from session o where s.id = ${sessionId} and o.id = s.id returning o.looking_at as before`.execute(db)
  return rows[0]?.before ?? undefined
}
