import { type Kysely, sql } from 'kysely'

/** What the admins say of the product, and the pictures of shops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_content (
      name text primary key check (name in ('claims', 'figures', 'support_email', 'support_whatsapp',
        'registered_address', 'help_url')),
      value jsonb not null,
      is_demo boolean not null default false,
      updated_at timestamptz not null
    )`.execute(db)

  await sql`
    create table shop_image (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      position integer not null check (position >= 0),
      url text not null,
      alt text not null default '',
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null,
      unique (shop_id, position)
    )`.execute(db)
}
