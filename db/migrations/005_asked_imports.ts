import { type Kysely, sql } from 'kysely'

/** Rows of an import wait for an answer about their brand or price, and an import can be taken back for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_import
      -- Which brand is meant by each name that nobody knew, and whether the unlikely prices are right.
      add column answers jsonb not null default '{"brands": [], "pricesAreRight": false}',
      add column rows_waits integer not null default 0,
      add column undone_at timestamptz`.execute(db)
  await sql`alter table stock_import_row drop constraint stock_import_row_fate_check`.execute(db)
  await sql`
    alter table stock_import_row
      add constraint stock_import_row_fate_check check (fate in ('new', 'changed', 'same', 'wrong', 'waits')),
      -- What the row waits for, and the brand that it names.
      add column asks text check (asks in ('brand', 'price')),
      add column brand text`.execute(db)
  // The listings of an import as they stood before and after it; without a row before it, the import made the listing.
  await sql`
    create table stock_import_undo (
      import_id uuid primary key references stock_import on delete cascade,
      before jsonb not null,
      after jsonb not null,
      until timestamptz not null
    )`.execute(db)
  await sql`create index stock_import_undo_until on stock_import_undo (until)`.execute(db)
}
