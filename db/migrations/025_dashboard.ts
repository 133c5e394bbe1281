import { type Kysely, sql } from 'kysely'

/** What a shop's own pages begin with: standing notices, what each member has seen of them, and banners put away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row as long as its cause stands: core/rules/seller/shop-notices.ts says when that is.
  await sql`
    create table shop_notice (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      cause text not null check (cause in ('low_stock', 'pending_bookings', 'verification_pending', 'not_visible',
        'no_active_deals', 'great_performance')),
      count integer not null check (count >= 0),
      since timestamptz not null,
      unique (shop_id, cause)
    )`.execute(db)
  await sql`
    create table shop_notice_mark (
      notice_id uuid not null references shop_notice on delete cascade,
      contact_id uuid not null references contact on delete cascade,
      read_at timestamptz not null,
      dismissed_at timestamptz,
      primary key (notice_id, contact_id)
    )`.execute(db)
  await sql`create index shop_notice_mark_of on shop_notice_mark (contact_id)`.execute(db)
  // When the causes of a shop were last looked at by the clock.
  await sql`
    create table shop_notice_check (
      shop_id uuid primary key references shop on delete cascade,
      checked_at timestamptz not null
    )`.execute(db)

  // A banner that a member has put away comes back when it has more to say than it had then.
  await sql`
    create table banner_dismissal (
      shop_id uuid not null references shop on delete cascade,
      contact_id uuid not null references contact on delete cascade,
      banner text not null check (banner in ('dashboard-active', 'low-stock', 'pending-bookings', 'unread-messages')),
      count integer not null check (count >= 0),
      primary key (shop_id, contact_id, banner)
    )`.execute(db)
  await sql`create index banner_dismissal_of on banner_dismissal (contact_id)`.execute(db)

  await sql`create index deal_of_shop on deal (shop_id, created_at desc, id desc)`.execute(db)
  await sql`create index deal_featured on deal (created_at desc, id desc) where featured_on_homepage`.execute(db)
}
