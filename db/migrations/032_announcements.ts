import { type Kysely, sql } from 'kysely'

/** What admins tell many people at once, their wish to have templates looked at, and the versions of legal texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement (
      id uuid primary key default uuidv7(),
      title text not null,
      words text not null,
      -- A page of ours.
      path text,
      audience text not null check (audience in ('drivers', 'owners', 'members', 'accounts')),
      channels text[] not null check (channels <@ array['whatsapp', 'email', 'in_app'] and cardinality(channels) > 0),
      province text,
      language text check (language ~ '^[a-z]{2}$'),
      -- People a minute.
      pace integer not null check (pace between 1 and 600),
      state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'stopped', 'done')),
      -- What each of its notices is told because of.
      event_id uuid references event on delete set null,
      -- The recipients are rows up to this one; all of them once planned_at is set.
      planned_to uuid,
      planned_at timestamptz,
      -- From then on the next person is on time.
      next_at timestamptz,
      people integer not null default 0,
      told integer not null default 0,
      left_out integer not null default 0,
      made_by uuid references contact,
      created_at timestamptz not null,
      starts_at timestamptz,
      ended_at timestamptz,
      check (state = 'draft' or starts_at is not null)
    )`.execute(db)
  await sql`create index announcement_running on announcement (starts_at) where state = 'sending'`.execute(db)

  // A person is told once, whatever becomes of the process that tells them.
  await sql`
    create table announcement_recipient (
      announcement_id uuid not null references announcement on delete cascade,
      contact_id uuid not null references contact on delete cascade,
      due_at timestamptz not null,
      settled_at timestamptz,
      primary key (announcement_id, contact_id)
    )`.execute(db)
  await sql`
    create index announcement_waiting on announcement_recipient (announcement_id, due_at)
    where settled_at is null`.execute(db)
  await sql`create index announcement_recipient_of on announcement_recipient (contact_id)`.execute(db)
  await sql`create index announcement_recipient_old on announcement_recipient (settled_at)`.execute(db)
  await sql`
    create index consent_to_marketing on consent (contact_id) where purpose = 'marketing' and given`.execute(db)

  // The first version of each stands in the repository.
  await sql`
    create table legal_text (
      id uuid primary key default uuidv7(),
      name text not null check (name in ('terms', 'privacy', 'popia')),
      version integer not null check (version > 1),
      markup text not null,
      effective_on date not null,
      published_at timestamptz not null,
      published_by uuid references contact,
      unique (name, version)
    )`.execute(db)

  // An admin asks for the templates to be submitted and looked at; a worker does it.
  await sql`
    create table template_check (
      one boolean primary key default true check (one),
      -- Of the latest wish.
      id uuid not null default uuidv7(),
      asked_at timestamptz not null,
      done_at timestamptz,
      failed boolean not null default false
    )`.execute(db)
  // Admins look for a person by the beginning of a name, and read what they were sent.
  await sql`create index contact_name on contact (lower(name) text_pattern_ops)`.execute(db)
  await sql`create index contact_email on contact (lower(email)) where email is not null`.execute(db)
  await sql`create index mail_of on mail (contact_id, created_at desc)`.execute(db)
  await sql`create index notification_mail on notification (mail_id) where mail_id is not null`.execute(db)

  // What was sent over a month is counted; rows come in the order of time, so this index is tiny.
  await sql`create index outbound_created on outbound_message using brin (created_at)`.execute(db)
}
