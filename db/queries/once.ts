import { sql } from 'kysely'
import type { Db } from '../client.ts'

export type RequestKey = { actor: string; endpoint: string; key: string }
type Lifetime = { at: Date; expiresAt: Date }

/**
 * Takes the key for the running transaction. A second request with the key waits for its end; false if the key was used
 * before and is still kept.
 */
export async function takeKey(
  db: Db,
  { actor, endpoint, key }: RequestKey,
  fingerprint: string,
  { at, expiresAt }: Lifetime,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (actor, endpoint, key, fingerprint, created_at, expires_at)
    values (${actor}, ${endpoint}, ${key}, ${fingerprint}, ${at}, ${expiresAt})
    on conflict (actor, endpoint, key) do update
    set fingerprint = excluded.fingerprint, status = null, answer = null, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    where idempotency_key.expires_at <= ${at}
    returning key`.execute(db)
  return rows.length > 0
}

const ofKey = (db: Db, { actor, endpoint, key }: RequestKey) =>
  db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'answer'])
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)

export const answerOf = (db: Db, key: RequestKey) => ofKey(db, key).executeTakeFirstOrThrow()

export const keepAnswer = (
  db: Db,
  { actor, endpoint, key }: RequestKey,
  { status, answer }: { status: number; answer: string },
) =>
  db
    .updateTable('idempotency_key')
    .set({ status, answer })
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute()
