import { type Kysely, sql } from 'kysely'

/**
 * What a driver beside the road tells of the place and the car, whether a pin says where that is, and what the shop on
 * its way says of itself: its own price, by when it is there, and that it is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rescue_round
    add column pinned boolean not null default true,
    add column said text[] not null default '{}'`.execute(db)
  await sql`alter table rescue_ask
    add column own_price boolean not null default false,
    add column due_at timestamptz,
    add column there_at timestamptz`.execute(db)
}
