import { type Insertable, type Selectable, sql } from 'kysely'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'
import type {
  AccountChangeTable,
  CodePurpose,
  EmailLinkTable,
  EntryPurpose,
  Newcomer,
  OneTimeCodeTable,
  SignInLinkTable,
} from '#db/schema/auth.ts'
import { insertContact, lockAddresses } from '../messaging/contacts.ts'
import { type Membership, shopsNow } from '../shops/members.ts'
import { adminRolesNow, role } from './sessions.ts'

export type NewcomerRow = Selectable<Newcomer>
export type EntryInput = NewcomerRow & { purpose: EntryPurpose }

export type NewCode = Insertable<OneTimeCodeTable>
export const insertCode = (db: Db, row: NewCode) => db.insertInto('one_time_code').values(row).execute()

export type TriedCode = NewcomerRow & {
  purpose: CodePurpose
  sent_to: string
  attempts_left: number
  right: boolean
}

/**
 * Spends the code if it is right, or an attempt if it is wrong: one statement, so that guesses at the same moment get
 * no more attempts than there are. Undefined if the code is gone, or if another account asked for it (null: nobody who
 * was signed in).
 */
export async function tryCode(
  db: Db,
  {
    sessionHash,
    codeHash,
    accountId,
    at,
  }: { sessionHash: string; codeHash: string; accountId: string | null; at: Date },
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    update one_time_code
    set attempts_left = attempts_left - (code_hash <> ${codeHash})::integer,
      used_at = case when code_hash = ${codeHash} then ${at}::timestamptz end
    where session_hash = ${sessionHash} and account_id is not distinct from ${accountId}
      and used_at is null and attempts_left > 0 and expires_at > ${at}
    returning sent_to, purpose, name, vehicle_make, vehicle_model, vehicle_year, attempts_left,
      used_at is not null as "right"`.execute(db)
  return rows[0]
}

/** The address of the code that the account has proven with this session since then. */
export const provenBy = (
  db: Db,
  { sessionHash, accountId, since }: { sessionHash: string; accountId: string; since: Date },
): Promise<{ sent_to: string; purpose: CodePurpose } | undefined> =>
  db
    .selectFrom('one_time_code')
    .select(['sent_to', 'purpose'])
    .where('session_hash', '=', sessionHash)
    .where('account_id', '=', accountId)
    .where('used_at', '>=', since)
    .executeTakeFirst()

/** Ends the codes that the account has asked for since then. */
export const endCodesOf = (db: Db, accountId: string, since: Date) =>
  db.deleteFrom('one_time_code').where('account_id', '=', accountId).where('created_at', '>=', since).execute()

/** Whether the session has a code that is unspent and has attempts left, even if its time is over. */
export const isCodeOpen = async (db: Db, sessionHash: string, accountId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('one_time_code')
    .select('sent_to')
    .where('session_hash', '=', sessionHash)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('used_at', 'is', null)
    .where('attempts_left', '>', 0)
    .executeTakeFirst()) !== undefined

/**
 * The contact that owns or claims the number. An unknown number gets a new contact without a person. Call it in a
 * transaction.
 */
export async function contactAtNumber(db: Db, number: string): Promise<{ id: string; address: string | null }> {
  const address = { kind: 'phone' as const, value: number }
  await lockAddresses(db, [address])
  const known = await db
    .selectFrom('contact_address as a')
    .innerJoin('contact as c', 'c.id', 'a.contact_id')
    .select(['c.id', 'c.whatsapp_address as address'])
    .where('a.kind', '=', 'phone')
    .where('a.value', '=', number)
    .executeTakeFirst()
  if (known) return known
  const id = await insertContact(db, { whatsapp_address: number })
  await db
    .insertInto('contact_address')
    .values({ ...address, contact_id: id })
    .execute()
  return { id, address: number }
}

/** Replaces the person's link by a new one; false if they had too many since `hourAgo`. */
export async function replaceLink(
  db: Db,
  row: Pick<Insertable<SignInLinkTable>, 'contact_id' | 'token_hash' | 'expires_at'>,
  { at, hourAgo, most }: { at: Date; hourAgo: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_link (contact_id, token_hash, created_at, expires_at, made, made_since)
    values (${row.contact_id}, ${row.token_hash}, ${at}, ${row.expires_at}, 1, ${at})
    on conflict (contact_id) do update
    set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
      used_at = null,
      made = case when sign_in_link.made_since <= ${hourAgo} then 1 else sign_in_link.made + 1 end,
      made_since = case when sign_in_link.made_since <= ${hourAgo} then excluded.made_since else sign_in_link.made_since end
    where sign_in_link.made_since <= ${hourAgo} or sign_in_link.made < ${most}
    returning contact_id`.execute(db)
  return rows.length > 0
}

/** The owner of a link that still works. */
export const openLink = (db: Db, tokenHash: string, at: Date) =>
  db
    .selectFrom('sign_in_link as l')
    .innerJoin('contact as c', 'c.id', 'l.contact_id')
    .select(['c.language', 'c.whatsapp_address as address'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', at)
    .executeTakeFirst()

/** Spends the link; undefined if it was spent or replaced before, or its time is over. */
export const spendLink = async (db: Db, tokenHash: string, at: Date): Promise<string | undefined> =>
  (
    await db
      .updateTable('sign_in_link')
      .set({ used_at: at })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('contact_id')
      .executeTakeFirst()
  )?.contact_id

/** Ends a link that the person was given since then. */
export const endLinkOf = (db: Db, contactId: string, since: Date) =>
  db.deleteFrom('sign_in_link').where('contact_id', '=', contactId).where('created_at', '>=', since).execute()

export type PersonRow = {
  contact_id: string
  account_id: string | null
  role: 'customer' | 'business' | 'admin' | null
  shops: Membership[]
  admin_roles: AdminRole[]
}

/** The contact's account, role and present memberships, which decide what the person may do. */
export const personRow = (db: Db, contactId: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('contact as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select([
      'c.id as contact_id',
      'a.id as account_id',
      role.$castTo<PersonRow['role']>().as('role'),
      shopsNow.as('shops'),
      adminRolesNow.as('admin_roles'),
    ])
    .where('c.id', '=', contactId)
    .executeTakeFirst()

export const insertEmailLink = (db: Db, row: Insertable<EmailLinkTable>) =>
  db.insertInto('email_link').values(row).execute()

type Purpose = EmailLinkTable['purpose']

type Given = { tokenHash: string; purpose: Purpose; at: Date }

/** Whether the link was not spent and its time is not over. */
export const isEmailLinkOpen = async (db: Db, { tokenHash, purpose, at }: Given): Promise<boolean> =>
  (await db
    .selectFrom('email_link')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()) !== undefined

/**
 * Spends the link; undefined if it was spent before, its time is over, or it belongs to another account than the given
 * one.
 */
export const spendEmailLink = (db: Db, { tokenHash, purpose, at }: Given, accountId?: string) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning(['account_id', 'email'])
    .executeTakeFirst()

/** Ends the account's links for this purpose that were not followed yet. */
export const endEmailLinks = (db: Db, accountId: string, purpose: Purpose, at: Date) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

/** Ends every wait of the account for the proof of another address. */
export const endEmailChanges = (db: Db, accountId: string, at: Date) =>
  sql`
    update email_link l set used_at = ${at} from account a
    where a.id = ${accountId} and l.account_id = a.id and l.purpose = 'verify' and l.used_at is null
      and lower(l.email) is distinct from lower(a.email)`.execute(db)

/** Ends every mailed link of the account. */
export const endEmailLinksOf = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

export type AccountChangeRow = Selectable<AccountChangeTable>

export const insertAccountChange = (db: Db, row: Insertable<AccountChangeTable>) =>
  db.insertInto('account_change').values(row).execute()

/** The first change since then of each of password, address and number: it holds what was there before all of them. */
export const firstChangesSince = (db: Db, accountId: string, since: Date): Promise<AccountChangeRow[]> =>
  db
    .selectFrom('account_change')
    .distinctOn('what')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .orderBy('what')
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Marks the changes as taken back; they stay on record. */
export const markUndone = (db: Db, accountId: string, since: Date, at: Date) =>
  db
    .updateTable('account_change')
    .set({ undone_at: at })
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .execute()
