import { type Kysely, sql } from 'kysely'

/** What further clean-ups search by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sign_in_link_expiry on sign_in_link (expires_at)`.execute(db)
  await sql`create index shop_invitation_over on shop_invitation (coalesce(ended_at, expires_at))`.execute(db)
  await sql`create index rescue_round_ended on rescue_round (ended_at) where ended_at is not null`.execute(db)
  await sql`create index alert_round_told on alert_round (told_at) where due_at is null`.execute(db)
}
