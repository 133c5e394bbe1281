import { type Kysely, sql } from 'kysely'

/** Ways in: codes that we send, codes that people send us, links from the chat, and the sessions that they open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      session_hash text primary key,
      number text not null,
      -- A code for somebody who is signed in proves a number to their account, and opens nothing.
      purpose text not null check (purpose in ('sign_in', 'sign_up', 'number')),
      account_id uuid references account on delete cascade,
      -- Who signs up with a number says so before it is proven.
      name text,
      vehicle_make text,
      vehicle_model text,
      vehicle_year integer,
      code_hash text not null,
      attempts_left integer not null check (attempts_left >= 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint one_time_code_account_check check ((purpose = 'number') = (account_id is not null))
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
      vehicle_make text,
      vehicle_model text,
      vehicle_year integer,
      contact_id uuid references contact on delete cascade,
      session_id uuid references session on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      proven_at timestamptz,
      used_at timestamptz
    )`.execute(db)
  await sql`create index number_proof_of on number_proof (contact_id) where contact_id is not null`.execute(db)
  await sql`create index number_proof_expiry on number_proof (expires_at)`.execute(db)

  await sql`
    create table email_link (
      token_hash text primary key,
      account_id uuid not null references account on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index email_link_of on email_link (account_id)`.execute(db)
  await sql`create index email_link_expiry on email_link (expires_at)`.execute(db)
}
