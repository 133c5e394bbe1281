import { type Kysely, sql } from 'kysely'

/** The answers to requests that must not take effect twice, kept for as long as somebody may send them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      actor text not null,
      endpoint text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      answer text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (actor, endpoint, key)
    )`.execute(db)
  await sql`create index idempotency_key_expiry on idempotency_key (expires_at)`.execute(db)
}
