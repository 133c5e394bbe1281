import { type Kysely, sql } from 'kysely'

/** Which shops are asked every week whether their stock is right, and when each was asked last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_round (
      shop_id uuid primary key references shop on delete cascade,
      asks boolean not null default true,
      asked_at timestamptz
    )`.execute(db)
}
