import { type Kysely, sql } from 'kysely'

/** Who works in the console, and as what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin (
      account_id uuid primary key references account on delete cascade,
      roles text[] not null check (cardinality(roles) > 0 and roles <@ array['support', 'catalogue', 'finance', 'owner']),
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
}
