import { type Kysely, sql } from 'kysely'

/** How a shop works through its conversations. Drivers see nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createState(db)

  await sql`
    create table thread_note (
      id uuid primary key default uuidv7(),
      thread_id uuid not null references thread on delete cascade,
      author_id uuid references contact on delete set null,
      content text not null check (content <> ''),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index thread_note_of on thread_note (thread_id, created_at, id)`.execute(db)

  await sql`
    create table thread_label (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      name text not null check (name <> ''),
      color text not null check (color in ('accent', 'verified', 'danger', 'link', 'ink'))
    )`.execute(db)
  await sql`create unique index one_label_of_a_name on thread_label (shop_id, lower(name))`.execute(db)
  await sql`
    create table thread_labelled (
      thread_id uuid not null references thread on delete cascade,
      label_id uuid not null references thread_label on delete cascade,
      primary key (thread_id, label_id)
    )`.execute(db)
  await sql`create index thread_labelled_with on thread_labelled (label_id, thread_id)`.execute(db)

  await sql`
    create table canned_reply (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      title text not null check (title <> ''),
      shortcut text not null check (shortcut <> ''),
      content text not null check (content <> ''),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create unique index one_reply_of_a_shortcut on canned_reply (shop_id, shortcut)`.execute(db)

  await sql`
    create table away_message (
      shop_id uuid primary key references shop on delete cascade,
      enabled boolean not null,
      content text not null check (content <> ''),
      updated_at timestamptz not null
    )`.execute(db)

  // Who may not write to a shop: the person or guest who is this participant.
  await sql`
    create table shop_block (
      shop_id uuid not null references shop on delete cascade,
      participant_id uuid not null references thread_participant on delete cascade,
      blocked_by uuid references contact on delete set null,
      created_at timestamptz not null,
      primary key (shop_id, participant_id)
    )`.execute(db)
}

/** What one shop's members share about a thread, beside the thread, so that a list of a shop is one read of an index. */
async function createState(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table thread
      -- A membership that has ended assigns nothing.
      add column assignee_id uuid references shop_member on delete set null,
      -- Who of us looks after a conversation with us.
      add column admin_id uuid references contact on delete set null,
      add column snoozed_until timestamptz,
      -- When a snooze ended: the thread is listed as if it had news then.
      add column woken_at timestamptz,
      -- The customer's first message that nobody has answered.
      add column waiting_since timestamptz,
      -- When the members are told that the answer is due soon; null once they were.
      add column warn_at timestamptz,
      -- The away message has been sent for the closed spell that ends then.
      add column away_until timestamptz`.execute(db)
  await sql`
    create index thread_inbox on thread (shop_id, greatest(last_message_at, woken_at) desc, id desc)`.execute(db)
  await sql`
    create index thread_waiting on thread (shop_id, waiting_since, id) where waiting_since is not null`.execute(db)
  await sql`
    create index thread_support_waiting on thread (waiting_since, id)
    where shop_id is null and waiting_since is not null`.execute(db)
  await sql`create index thread_warn on thread (warn_at) where warn_at is not null`.execute(db)
  await sql`create index thread_snoozed on thread (snoozed_until) where snoozed_until is not null`.execute(db)
}
