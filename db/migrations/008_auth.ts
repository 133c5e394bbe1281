import { type Kysely, sql } from 'kysely'

/** Ways in: codes that we send, codes that people send us, links from the chat, and the sessions that they open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      session_hash text primary key,
      number text not null,
      purpose text not null check (purpose in ('sign_in', 'sign_up')),
      name text,
      code_hash text not null,
      attempts_left integer not null check (attempts_left >= 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index one_time_code_expiry on one_time_code (expires_at)`.execute(db)

  // One link a person: a new one ends the one before.
  await sql`
    create table sign_in_link (
      contact_id uuid primary key references contact on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      made integer not null,
      made_since timestamptz not null
    )`.execute(db)

  await sql`
    create table session (
      id uuid primary key default uuidv7(),
      token_hash text not null unique,
      account_id uuid not null references account on delete cascade,
      user_agent text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index session_of on session (account_id)`.execute(db)
  await sql`create index session_expiry on session (expires_at)`.execute(db)

  await sql`
    create table number_proof (
      poll_hash text primary key,
      code_hash text not null unique,
      purpose text not null check (purpose in ('sign_in', 'sign_up')),
      name text,
      contact_id uuid references contact on delete cascade,
      session_id uuid references session on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      proven_at timestamptz,
      used_at timestamptz
    )`.execute(db)
  await sql`create index number_proof_of on number_proof (contact_id) where contact_id is not null`.execute(db)
  await sql`create index number_proof_expiry on number_proof (expires_at)`.execute(db)

  // Where this one message goes, when that is not the person's usual address.
  await sql`alter table outbound_message add column to_address text`.execute(db)

  // A code or link that signs in stays readable only while it waits to be sent, whichever way it leaves the queue.
  await sql`
    create function keep_no_secret() returns trigger language plpgsql as $$
    begin
      new.content := jsonb_build_object('type', 'text', 'body', '(not kept)', 'secret', true);
      new.opener := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger keep_no_secret before insert or update on outbound_message for each row
    when (new.content ->> 'secret' = 'true' and new.status not in ('held', 'queued', 'sending'))
    execute function keep_no_secret()`.execute(db)

  await sql`create index rate_limit_expiry on rate_limit (expire)`.execute(db)
}
