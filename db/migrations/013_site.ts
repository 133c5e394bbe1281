import { type Kysely, sql } from 'kysely'

/** What the admins say of the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_content (
      name text primary key check (name in ('claims', 'figures', 'support_email', 'support_whatsapp',
        'registered_address', 'help_url')),
      -- By which the audit trail names it.
      id uuid not null default uuidv7(),
      value jsonb not null,
      is_demo boolean not null default false,
      updated_at timestamptz not null
    )`.execute(db)
}
