import { type Kysely, sql } from 'kysely'

/** Files of conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table thread_message drop constraint thread_message_content_check`.execute(db)
  // Without a message it has not been sent yet, or is to go: the sweep takes it away with its content.
  await sql`
    create table attachment (
      id uuid primary key default uuidv7(),
      thread_id uuid not null references thread on delete cascade,
      participant_id uuid not null references thread_participant on delete cascade,
      message_id uuid references thread_message on delete set null,
      position integer not null default 0,
      state text not null check (state in ('ready', 'pending', 'failed')),
      kind text not null check (kind in ('picture', 'document', 'voice')),
      name text not null,
      type text not null,
      bytes integer not null check (bytes between 0 and 10000000),
      width integer,
      height integer,
      duration_ms integer,
      sha256 text,
      storage_key text,
      source_url text,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      discarded boolean not null default false,
      created_at timestamptz not null,
      check ((state = 'ready') = (storage_key is not null)),
      check (state <> 'pending' or source_url is not null and next_attempt_at is not null)
    )`.execute(db)
  // In no conversation: for a first message that is being written, where whoever knows the id, which cannot be guessed,
  // may send it; or a picture of a ready reply, which its shop keeps.
  await sql`
    create table loose_file (
      id uuid primary key default gen_random_uuid(),
      canned_reply_id uuid references canned_reply on delete set null,
      position integer not null default 0,
      kind text not null check (kind in ('picture', 'document', 'voice')),
      name text not null,
      type text not null,
      bytes integer not null check (bytes between 0 and 10000000),
      width integer,
      height integer,
      duration_ms integer,
      sha256 text,
      storage_key text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index loose_file_unsent on loose_file (created_at) where canned_reply_id is null`.execute(db)
  await sql`create index loose_file_of_reply on loose_file (canned_reply_id, position)`.execute(db)
  await sql`create index attachment_of_message on attachment (message_id, position)`.execute(db)
  await sql`create index attachment_of_writer on attachment (participant_id, created_at)`.execute(db)
  await sql`create index attachment_pending on attachment (next_attempt_at) where state = 'pending'`.execute(db)
  await sql`create index attachment_unsent on attachment (created_at) where message_id is null`.execute(db)
}
