import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type {
  CodePurpose,
  EntryPurpose,
  Newcomer,
  NumberProofTable,
  OneTimeCodeTable,
  SignInLinkTable,
} from '#db/schema/auth.ts'
import { insertContact, lockAddresses } from '../messaging/contacts.ts'

export type NewcomerRow = Selectable<Newcomer>
export type EntryWish = NewcomerRow & { purpose: EntryPurpose }

export type NewCode = Insertable<OneTimeCodeTable>
export const insertCode = (db: Db, row: NewCode) => db.insertInto('one_time_code').values(row).execute()

export type TriedCode = NewcomerRow & {
  purpose: CodePurpose
  number: string
  attempts_left: number
  right: boolean
}

/**
 * Spends an attempt on a wrong code, or the code itself on the right one: one statement, so guesses at the same moment
 * get no more attempts than there are. Undefined when the code is gone, whatever was typed, or was not asked for by
 * this account (null: by nobody in particular).
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
    returning number, purpose, name, vehicle_make, vehicle_model, vehicle_year, attempts_left,
      used_at is not null as "right"`.execute(db)
  return rows[0]
}

/** The number that the account has proven with this code since then. */
export const numberProvenBy = async (
  db: Db,
  { sessionHash, accountId, since }: { sessionHash: string; accountId: string; since: Date },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('one_time_code')
      .select('number')
      .where('session_hash', '=', sessionHash)
      .where('account_id', '=', accountId)
      .where('used_at', '>=', since)
      .executeTakeFirst()
  )?.number

/** Whether a code could still be tried if its time were not over. */
export const isCodeOpen = async (db: Db, sessionHash: string, accountId: string | null): Promise<boolean> =>
  (await db
    .selectFrom('one_time_code')
    .select('number')
    .where('session_hash', '=', sessionHash)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('used_at', 'is', null)
    .where('attempts_left', '>', 0)
    .executeTakeFirst()) !== undefined

/** Whoever the number belongs to or is claimed by; a new contact that is nobody yet where it is unknown. In a transaction. */
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

/** Replaces the person's link by a new one; false when they had too many since `hourAgo`. */
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

/** Whose link it is, while it works. */
export const openLink = (db: Db, tokenHash: string, at: Date) =>
  db
    .selectFrom('sign_in_link as l')
    .innerJoin('contact as c', 'c.id', 'l.contact_id')
    .select(['c.language', 'c.whatsapp_address as address'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', at)
    .executeTakeFirst()

/** Spends the link; undefined when it was spent before, replaced, or its time is over. */
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

/** False when the code is taken. */
export const insertProof = async (db: Db, row: Insertable<NumberProofTable>): Promise<boolean> =>
  (await db
    .insertInto('number_proof')
    .values(row)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('poll_hash')
    .executeTakeFirst()) !== undefined

/** The code came in from this person, which leaves the browser until `leaving`; false when it is unknown, too old, or was sent before. */
export const proveWith = async (
  db: Db,
  codeHash: string,
  contactId: string,
  { at, leaving }: { at: Date; leaving: Date },
): Promise<boolean> =>
  (await db
    .updateTable('number_proof')
    .set({ contact_id: contactId, proven_at: at, expires_at: sql`greatest(expires_at, ${leaving})` })
    .where('code_hash', '=', codeHash)
    .where('proven_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('poll_hash')
    .executeTakeFirst()) !== undefined

export const findProof = (db: Db, pollHash: string) =>
  db
    .selectFrom('number_proof')
    .select(['expires_at', 'proven_at', 'used_at'])
    .where('poll_hash', '=', pollHash)
    .executeTakeFirst()

export type SpentProof = EntryWish & { contact_id: string }

/** Spends a proof that has come in; undefined when it has not, was spent before, or its time is over. */
export async function spendProof(db: Db, pollHash: string, at: Date): Promise<SpentProof | undefined> {
  const row = await db
    .updateTable('number_proof')
    .set({ used_at: at })
    .where('poll_hash', '=', pollHash)
    .where('proven_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['purpose', 'name', 'vehicle_make', 'vehicle_model', 'vehicle_year', 'contact_id'])
    .executeTakeFirst()
  return row?.contact_id ? { ...row, contact_id: row.contact_id } : undefined
}

export const linkProof = (db: Db, pollHash: string, sessionId: string) =>
  db.updateTable('number_proof').set({ session_id: sessionId }).where('poll_hash', '=', pollHash).execute()

/**
 * Takes back what the person's proofs since `since` have opened or could still open: the accounts whose sessions that
 * ended, and null for a proof that had opened none.
 */
export async function undoProofs(db: Db, contactId: string, since: Date, at: Date): Promise<(string | null)[]> {
  const { rows } = await sql<{ account_id: string | null }>`
    with undone as (
      update number_proof set used_at = coalesce(used_at, ${at}), expires_at = least(expires_at, ${at})
      where contact_id = ${contactId} and proven_at >= ${since}
      returning session_id
    ), closed as (
      update session set revoked_at = ${at} where id in (select session_id from undone) and revoked_at is null
      returning id, account_id
    )
    select c.account_id from undone u left join closed c on c.id = u.session_id`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

/** Clears what has been of no use since `before`. */
export async function deleteSpent(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('expires_at', '<', before).execute()
  await db.deleteFrom('email_link').where('expires_at', '<', before).execute()
  await db.deleteFrom('sign_in_link').where('expires_at', '<', before).execute()
  await db.deleteFrom('number_proof').where('expires_at', '<', before).execute()
  await db.deleteFrom('session').where('expires_at', '<', before).execute()
  await sql`delete from rate_limit where expire < ${before.getTime()}`.execute(db)
}
