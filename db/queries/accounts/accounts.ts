import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type AdminArea, type AdminRole, mayAdmin } from '#core/rules/admin/admin-areas.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Db } from '#db/client.ts'
import type { AccountTable } from '#db/schema/people.ts'
import { giveBookingsOfEmail, shareBookingsOfEmail } from '../bookings/guest-bookings.ts'
import { keepHolds } from '../bookings/guest-holds.ts'
import { claimThreadsOfEmail } from '../threads/thread-people.ts'
import { role } from './sessions.ts'

type NewEmailAccount = Pick<
  Insertable<AccountTable>,
  'role' | 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'password_hash'
>

/** Somebody who signs in by e-mail, with a contact of their own. */
export async function insertEmailAccount(
  db: Db,
  row: NewEmailAccount,
  at: Date,
): Promise<{ accountId: string; contactId: string }> {
  const account = await db
    .insertInto('account')
    .values({ ...row, registered_by: 'email', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contact = await db
    .insertInto('contact')
    .values({ account_id: account.id, name: row.full_name, email: row.email ?? null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { accountId: account.id, contactId: contact.id }
}

export type EmailAccount = {
  id: string
  role: AccountTable['role']
  contact_id: string | null
  email: string
  password_hash: string | null
  email_verified_at: Date | null
  created_at: Date
  /** Another account has proven the address meanwhile. */
  is_lost: boolean
}

/** At most so many accounts are tried with one password. The oldest come first, so that newcomers push nobody out. */
const MAX_CLAIMANTS = 10

/**
 * The account that has proven the address (`owner`), and those that claim it or claimed it until then, the oldest
 * first.
 */
export async function accountsByEmail(
  db: Db,
  email: string,
): Promise<{ owner: EmailAccount | undefined; claimants: EmailAccount[] }> {
  const { rows } = await sql<EmailAccount>`
    select a.id, a.role, coalesce(a.email, a.lost_email) as email, a.password_hash, a.email_verified_at, a.created_at,
      a.lost_email is not null as is_lost, c.id as contact_id
    from account a left join contact c on c.account_id = a.id
    where lower(a.email) = lower(${email}) or (a.email is null and lower(a.lost_email) = lower(${email}))
    order by a.email_verified_at is null, a.created_at, a.id limit ${MAX_CLAIMANTS + 1}`.execute(db)
  return {
    owner: rows.find((row) => row.email_verified_at !== null),
    claimants: rows.filter((row) => row.email_verified_at === null),
  }
}

export type ProfileRow = Selectable<AccountTable> & {
  contact_id: string | null
  proven_phone: string | null
  pending_email: string | null
}

/** Everything that an account knows of its person. */
export async function profileRow(db: Db, accountId: string, at: Date): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select a.*, ${role} as role, c.id as contact_id,
      (
        select d.value from contact_address d
        where d.contact_id = c.id and d.kind = 'phone' and d.proven_at is not null
        order by d.value = c.whatsapp_address desc, d.proven_at desc limit 1
      ) as proven_phone,
      (
        select l.email from email_link l
        where l.account_id = a.id and l.purpose = 'verify' and l.used_at is null and l.expires_at > ${at}
          and lower(l.email) is distinct from lower(a.email)
        order by l.created_at desc limit 1
      ) as pending_email
    from account a left join contact c on c.account_id = a.id
    where a.id = ${accountId}`.execute(db)
  return rows[0]
}

export const updateAccount = (db: Db, accountId: string, change: Updateable<AccountTable>) =>
  db.updateTable('account').set(change).where('id', '=', accountId).execute()

/** Gives the contact the account's name, which shops and messages use. */
export const renameContactOf = (db: Db, accountId: string, name: string) =>
  db.updateTable('contact').set({ name }).where('account_id', '=', accountId).execute()

/**
 * Makes the proven address the account's. Other accounts that only claimed it lose it: they still sign in with it and
 * their own password, and are asked for another. Those of them without a proven address in the chat are signed out, and
 * returned.
 */
export async function giveEmail(db: Db, accountId: string, email: string, at: Date): Promise<Set<string>> {
  const { rows } = await sql<{ account_id: string }>`
    with void as (
      update account set email = null, lost_email = email, updated_at = ${at}
      where lower(email) = lower(${email}) and id <> ${accountId} and email_verified_at is null
      returning id
    ), unsaid as (
      update contact set email = null where account_id in (select id from void) and lower(email) = lower(${email})
    )
    update session set revoked_at = ${at}
    where revoked_at is null and account_id in (
      select void.id from void where not exists (
        select from contact c join contact_address d on d.contact_id = c.id
        where c.account_id = void.id and d.proven_at is not null))
    returning account_id`.execute(db)
  await updateAccount(db, accountId, { email, email_verified_at: at, lost_email: null, updated_at: at })
  await db.updateTable('contact').set({ email }).where('account_id', '=', accountId).execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

/**
 * Gives bookings and questions that a guest made with this address to the person who has proven it. Returns the bookings
 * that changed by it.
 */
export async function claimByEmail(
  db: Db,
  { contactId, accountId }: { contactId: string; accountId: string },
  email: string,
  at: Date,
): Promise<{ id: string }[]> {
  const kept = await keepHolds(db, contactId)
  const given = await giveBookingsOfEmail(db, contactId, email, at)
  const shared = await shareBookingsOfEmail(db, accountId, email, at)
  await claimThreadsOfEmail(db, contactId, email)
  return [...kept, ...given, ...shared]
}

/** Gives the account the bookings that its person made in the chat before. */
export const claimChatBookings = (db: Db, contactId: string, accountId: string) =>
  db
    .updateTable('booking')
    .set({ customer_account_id: accountId })
    .where('customer_contact_id', '=', contactId)
    .where('customer_account_id', 'is', null)
    .execute()

/** Removes the person's addresses in the chat, and the time of their last message. */
export async function dropAddresses(db: Db, contactId: string): Promise<void> {
  await db.deleteFrom('contact_address').where('contact_id', '=', contactId).execute()
  await setWhatsappAddress(db, contactId, null)
  await db.updateTable('contact').set({ last_inbound_at: null }).where('id', '=', contactId).execute()
}

export const setWhatsappAddress = (db: Db, contactId: string, number: string | null) =>
  db.updateTable('contact').set({ whatsapp_address: number }).where('id', '=', contactId).execute()

/** The account that another contact signs in with, if any. */
export const accountOfContact = async (db: Db, contactId: string): Promise<string | null> =>
  (await db.selectFrom('contact').select('account_id').where('id', '=', contactId).executeTakeFirst())?.account_id ??
  null

/** What a mail about the account needs to know of its reader. */
export const mailedContact = (db: Db, contactId: string) =>
  db.selectFrom('contact').select(['language', 'is_demo']).where('id', '=', contactId).executeTakeFirst()

/** Makes others who change the account wait until this transaction ends. */
export async function lockAccount(db: Db, accountId: string): Promise<{ contact_id: string | null } | undefined> {
  const locked = await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst()
  if (!locked) return undefined
  const contact = await db.selectFrom('contact').select('id').where('account_id', '=', accountId).executeTakeFirst()
  return { contact_id: contact?.id ?? null }
}

/** Gives the account its former address back; only as a claim if another account has proven it meanwhile. */
export async function restoreEmail(
  db: Db,
  accountId: string,
  { email, email_verified_at }: { email: string | null; email_verified_at: Date | null },
  at: Date,
): Promise<void> {
  await sql`
    update account set email = ${email}, updated_at = ${at},
      email_verified_at = case when exists (
        select from account o
        where lower(o.email) = lower(${email}) and o.email_verified_at is not null and o.id <> ${accountId}
      ) then null else ${email_verified_at}::timestamptz end
    where id = ${accountId}`.execute(db)
  await db.updateTable('contact').set({ email }).where('account_id', '=', accountId).execute()
}

type Admin = {
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
