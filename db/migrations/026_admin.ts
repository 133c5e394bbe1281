import { type Kysely, sql } from 'kysely'

/** Who works in the console, and as what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin (
      account_id uuid primary key references account on delete cascade,
      roles text[] not null check (cardinality(roles) > 0 and roles <@ array['support', 'catalogue', 'finance', 'owner']),
      created_at timestamptz not null,
      ended_at timestamptz,
      -- Of the code that the command on the server printed: who has it and the password may set up a second factor.
      set_up_hash text,
      set_up_until timestamptz
    )`.execute(db)

  // The keys are encrypted with AUTH_SECRET. A new key counts once a code of it was typed.
  await sql`
    create table admin_authenticator (
      account_id uuid primary key references account on delete cascade,
      sealed_key text,
      since timestamptz,
      -- A code counts once: the step of time of the last one.
      last_step integer not null default 0,
      next_sealed_key text
    )`.execute(db)

  await sql`
    create table admin_passkey (
      id uuid primary key default uuidv7(),
      account_id uuid not null references account on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index admin_passkey_of on admin_passkey (account_id)`.execute(db)

  await sql`
    create table admin_recovery_code (
      account_id uuid not null references account on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db)

  // Between a right password and the second factor, and around each use of a passkey. It opens nothing by itself.
  await sql`
    create table admin_challenge (
      token_hash text primary key,
      -- Null: a passkey says who it is.
      account_id uuid references account on delete cascade,
      purpose text not null check (purpose in ('sign_in', 'passkey', 'add_passkey', 'confirm')),
      passkey_challenge text,
      set_up_at timestamptz,
      tries_left integer not null check (tries_left >= 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index admin_challenge_of on admin_challenge (account_id)`.execute(db)
  await sql`create index admin_challenge_expiry on admin_challenge (expires_at)`.execute(db)
}
