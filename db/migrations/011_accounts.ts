import { type Kysely, sql } from 'kysely'

/** Signing in by e-mail, and what an account knows of its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column email_verified_at timestamptz,
      add column registered_by text not null default 'whatsapp' check (registered_by in ('email', 'whatsapp')),
      add column first_name text,
      add column last_name text,
      add column address text,
      add column city text,
      add column postal_code text,
      add column vehicle_make text,
      add column vehicle_model text,
      add column vehicle_year integer,
      add column tyre_size text,
      add column tyre_brand text`.execute(db)

  // An address belongs to whoever has proven it; until then anybody may have typed it.
  await sql`drop index account_email`.execute(db)
  await sql`create unique index account_email on account (lower(email)) where email_verified_at is not null`.execute(db)
  await sql`create index account_email_claims on account (lower(email), created_at)`.execute(db)
  await sql`create index shop_owner on shop (owner_account_id)`.execute(db)

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

  // A code for somebody who is signed in proves a number to their account, and opens nothing.
  await sql`
    alter table one_time_code
      add column account_id uuid references account on delete cascade,
      drop constraint one_time_code_purpose_check,
      add constraint one_time_code_purpose_check check (purpose in ('sign_in', 'sign_up', 'number')),
      add constraint one_time_code_account_check check ((purpose = 'number') = (account_id is not null))`.execute(db)

  // Who signs up with a number says so before it is proven.
  for (const table of ['one_time_code', 'number_proof'])
    await sql`
      alter table ${sql.table(table)}
        add column vehicle_make text, add column vehicle_model text, add column vehicle_year integer`.execute(db)

  // Holds a link that opens an account.
  await sql`alter table mail add column secret boolean not null default false`.execute(db)
}
