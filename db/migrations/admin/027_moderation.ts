import { type Kysely, sql } from 'kysely'

/** What admins do with shops: the history of each one's standing, and admins who look at a shop as its people see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_history (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      what text not null check (what in ('submitted', 'resubmitted', 'more_asked', 'approved', 'rejected', 'blocked',
        'reinstated', 'unpublished', 'republished')),
      -- The admin's: the reason, or what is missing.
      words text,
      by_contact uuid references contact on delete set null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index shop_history_of on shop_history (shop_id, at desc, id desc)`.execute(db)
  await sql`create index shop_updated on shop (updated_at desc, id desc)`.execute(db)
  // What is cancelled with a shop that is blocked.
  await sql`create index booking_open on booking (shop_id) where status in ('pending', 'confirmed')`.execute(db)
  await sql`create index audit_entry_about on audit_entry (entity_id, at desc, id desc)`.execute(db)
  // An admin who looks at a shop as its people see it, in this session.
  await sql`
    alter table session add column looking_at uuid references shop on delete set null, add column looking_until timestamptz`.execute(
    db,
  )
}
