import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { PushSubscriptionTable } from '#db/schema/site.ts'

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
