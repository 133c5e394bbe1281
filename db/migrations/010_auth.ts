import { type Kysely, sql } from 'kysely'

/** Ways in: codes that we send, codes that people send us, links from the chat, and the sessions that they open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      session_hash text primary key,
      -- A number in E.164, or an e-mail address.
      sent_to text not null,
      -- A code for somebody who is signed in proves a number to their account, or that they are still there. It opens nothing.
      purpose text not null check (purpose in ('sign_in', 'sign_up', 'number', 'presence')),
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
      constraint one_time_code_account_check check ((purpose in ('number', 'presence')) = (account_id is not null))
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
      -- What opened it: when a number changes hands, the sessions that it opened end.
      opened_by text not null check (opened_by in ('whatsapp', 'email', 'admin')),
      user_agent text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      confirmed_at timestamptz,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index session_of on session (account_id)`.execute(db)
  await sql`create index session_expiry on session (expires_at)`.execute(db)

  await sql`
    create table number_proof (
      id uuid primary key default uuidv7(),
      poll_hash text not null unique,
      code_hash text not null unique,
      -- The browser that asked, as the phone is told of it.
      user_agent text,
      network text,
      purpose text not null check (purpose in ('sign_in', 'sign_up')),
      name text,
      vehicle_make text,
      vehicle_model text,
      vehicle_year integer,
      contact_id uuid references contact on delete cascade,
      -- The person may hold another contact by the time that they take it back.
      sent_from text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      asked_at timestamptz,
      proven_at timestamptz,
      used_at timestamptz,
      refused_at timestamptz
    )`.execute(db)
  await sql`create index number_proof_of on number_proof (contact_id) where contact_id is not null`.execute(db)
  await sql`create index number_proof_from on number_proof (sent_from) where sent_from is not null`.execute(db)
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

  // What signs an account in, as it was before each change: the record of changes, and the way back.
  await sql`
    create table account_change (
      id uuid primary key default uuidv7(),
      account_id uuid not null references account on delete cascade,
      what text not null check (what in ('password', 'email', 'number')),
      password_hash text,
      email text,
      email_verified_at timestamptz,
      number text,
      at timestamptz not null,
      undone_at timestamptz
    )`.execute(db)
  await sql`create index account_change_of on account_change (account_id, at)`.execute(db)
}
