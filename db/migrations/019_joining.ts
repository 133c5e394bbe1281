import { type Kysely, sql } from 'kysely'

/** How a shop and its people come to us: the papers that admins look at, and invitations to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_document (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      kind text not null check (kind in ('registration', 'identity', 'address')),
      name text not null,
      type text not null,
      bytes integer not null check (bytes between 1 and 10000000),
      sha256 text not null,
      storage_key text not null,
      uploaded_by uuid references contact on delete set null,
      created_at timestamptz not null,
      unique (shop_id, kind)
    )`.execute(db)

  await sql`
    create table shop_invitation (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      role text not null check (role in ('owner', 'staff')),
      email text,
      phone text,
      -- Of the link in the mail, which proves the mailbox.
      token_hash text unique,
      invited_by uuid references contact on delete set null,
      created_at timestamptz not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
      check ((email is null) <> (phone is null)),
      check ((ended_at is null) = (outcome is null))
    )`.execute(db)
  await sql`
    create unique index one_open_invitation on shop_invitation (shop_id, coalesce(lower(email), phone))
    where ended_at is null`.execute(db)
  await sql`create index shop_invitation_to_phone on shop_invitation (phone) where ended_at is null`.execute(db)
  await sql`create index shop_invitation_to_email on shop_invitation (lower(email)) where ended_at is null`.execute(db)
}
