import { type Kysely, sql } from 'kysely'

/** Pictures that a list of tyres links to, until a copy of ours stands with the tyre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tyre_picture (
      tyre_id uuid primary key references tyre on delete cascade,
      link text not null,
      attempts integer not null default 0,
      -- Null once it is not tried any more.
      due_at timestamptz,
      -- Why it could not be taken.
      problem text,
      check ((due_at is null) = (problem is not null))
    )`.execute(db)
  await sql`create index tyre_picture_due on tyre_picture (due_at) where due_at is not null`.execute(db)
  await sql`create index tyre_picture_link on tyre_picture (link)`.execute(db)
}
