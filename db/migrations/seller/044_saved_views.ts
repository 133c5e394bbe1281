import { type Kysely, sql } from 'kysely'

/** Filters of a list that a member of a shop keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_view (
      id uuid primary key default uuidv7(),
      member_id uuid not null references shop_member on delete cascade,
      page text not null check (page in ('inventory', 'bookings')),
      name text not null,
      query text not null
    )`.execute(db)
  await sql`create unique index saved_view_named on saved_view (member_id, page, lower(name))`.execute(db)
}
