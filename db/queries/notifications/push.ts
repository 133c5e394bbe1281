import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { PushMessageTable, PushSubscriptionTable } from '#db/schema/site.ts'
import { type Claim, mayTry } from '../due.ts'
import { isOff } from '../operations/switches.ts'

export type PushDeviceRow = Selectable<PushSubscriptionTable>

/** Our pair of keys. The first caller's is kept, whoever makes another at the same moment. */
export async function keepPushKeys(
  db: Db,
  make: () => { publicKey: string; privateKey: string },
): Promise<{ publicKey: string; privateKey: string }> {
  const read = () =>
    db.selectFrom('push_key').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()
  const known = await read()
  if (known) return known
  const { publicKey, privateKey } = make()
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read()) ?? { publicKey, privateKey }
}

/** The browsers of the account that are signed in and show notices, the first one first. */
export const pushDevicesOf = (db: Db, accountId: string, at: Date): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .selectAll('p')
    .where('s.account_id', '=', accountId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()

/** The same of a person, by their contact. */
export const pushDevicesOfContact = (db: Db, contactId: string, at: Date) =>
  db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .innerJoin('contact as c', 'c.account_id', 's.account_id')
    .select(['p.id', 'p.shows_words'])
    .where('c.id', '=', contactId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at)
    .execute()

/**
 * Keeps the browser of a session; the same browser in an earlier session goes, which its keys show. False if the address
 * belongs to another browser.
 */
export async function keepPushDevice(db: Db, row: Insertable<PushSubscriptionTable>): Promise<boolean> {
  const { session_id, endpoint, p256dh, auth } = row
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .where('session_id', '<>', session_id)
    .execute()
  const { rows } = await sql`
    insert into push_subscription (session_id, endpoint, p256dh, auth, device, created_at)
    select ${session_id}, ${endpoint}, ${p256dh}, ${auth}, ${row.device}, ${row.created_at}
    where not exists (select from push_subscription where endpoint = ${endpoint} and session_id <> ${session_id})
    on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth
    returning id`.execute(db)
  return rows.length > 0
}

const ofAccount = (accountId: string) =>
  sql<boolean>`session_id in (select id from session where account_id = ${accountId})`

/** False if the account has no such browser. */
export const changePushDevice = async (
  db: Db,
  accountId: string,
  id: string,
  change: { device?: string; shows_words?: boolean },
): Promise<boolean> =>
  (
    await db
      .updateTable('push_subscription')
      .set({ ...change, id: sql`id` })
      .where('id', '=', id)
      .where(ofAccount(accountId))
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** False if the account has no such browser. */
export const forgetPushDevice = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('push_subscription').where('id', '=', id).where(ofAccount(accountId)).executeTakeFirst())
    .numDeletedRows > 0n

/** Forgets a browser that its push service no longer knows. */
export const forgetGoneDevice = (db: Db, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute()

type PushRow = Selectable<PushMessageTable>

/** Returns their ids. */
export const insertPushes = async (db: Db, rows: readonly Insertable<PushMessageTable>[]): Promise<string[]> =>
  (await db.insertInto('push_message').values(rows).returning('id').execute()).map(({ id }) => id)

/** A message for a browser that its push service can be given. */
export type ClaimedPush = PushRow & { to: { endpoint: string; p256dh: string; auth: string } | null }

/**
 * Claims a message that is due until `lease`, also one whose sender died; nobody else gets it meanwhile. `to` is null
 * if the browser is signed out, or is no longer notified.
 */
export async function claimPush(db: Db, id: string, at: Date, lease: Date): Promise<ClaimedPush | undefined> {
  const row = await db
    .updateTable('push_message')
    .set({ status: 'sending', claimed_at: at, due_at: lease, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where('due_at', '<=', at)
    .where(sql<boolean>`not ${isOff('sending')}`)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const to = await db
    .selectFrom('push_subscription as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.id', '=', row.subscription_id)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', at)
    .executeTakeFirst()
  return { ...row, to: to ?? null }
}

export async function markPushSent(db: Db, { id, subscription_id }: PushRow, at: Date): Promise<void> {
  await db
    .updateTable('push_message')
    .set({ status: 'sent', sent_at: at, error_text: null })
    .where('id', '=', id)
    .execute()
  if (subscription_id)
    await db.updateTable('push_subscription').set({ last_sent_at: at }).where('id', '=', subscription_id).execute()
}

export const markPushFailed = (db: Db, id: string, why: string) =>
  db.updateTable('push_message').set({ status: 'failed', error_text: why }).where('id', '=', id).execute()

/** Puts a message back into the queue, not before `due`, with the reason of the failure. */
export const pushLater = (db: Db, id: string, due: Date, why: string) =>
  db.updateTable('push_message').set({ status: 'queued', due_at: due, error_text: why }).where('id', '=', id).execute()

/** The ids of at most `limit` messages that are due, or whose sender died. */
export const pushesDue = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('push_message')
      .select('id')
      .where('status', 'in', ['queued', 'sending'])
      .where('due_at', '<=', claim.at)
      .where(mayTry(sql.ref('push_message.id'), claim))
      .where(sql<boolean>`not ${isOff('sending')}`)
      .orderBy('due_at')
      .limit(claim.limit)
      .execute()
  ).map(({ id }) => id)

export type HeldPush = PushRow & { contact_id: string | null; kind: string }

/** Held messages that are due, locked for this transaction. */
export const heldPushesDue = (db: Db, claim: Claim): Promise<HeldPush[]> =>
  db
    .selectFrom('push_message as p')
    .innerJoin('notification as n', 'n.id', 'p.notification_id')
    .selectAll('p')
    .select(['n.contact_id', 'n.kind'])
    .where('p.status', '=', 'held')
    .where('p.due_at', '<=', claim.at)
    .where(mayTry(sql.ref('p.id'), claim))
    .orderBy('p.due_at')
    .limit(claim.limit)
    .forUpdate('p')
    .skipLocked()
    .execute()

/** Saves the new decision about a held message. */
export const settleHeldPush = (db: Db, id: string, to: { status: 'held' | 'queued' | 'dropped'; due_at: Date }) =>
  db.updateTable('push_message').set(to).where('id', '=', id).where('status', '=', 'held').execute()
