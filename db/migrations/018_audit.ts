import { type Kysely, sql } from 'kysely'

/** Who did what in conversations, notices and preferences. Written once; the table refuses everything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: an entry outlives what it is about.
  await sql`
    create table audit_entry (
      id uuid primary key default uuidv7(),
      contact_id uuid,
      thread_id uuid,
      message_id uuid,
      action text not null check (action in ('create', 'update', 'delete', 'read', 'send_notification')),
      entity_type text not null check (entity_type in ('thread', 'message', 'notification', 'preference', 'shop', 'listing', 'member', 'invitation', 'document', 'api_key', 'webhook', 'booking', 'quote', 'fitment', 'unknown_vehicle', 'vehicle_name', 'place', 'place_name', 'misheard', 'announcement', 'template', 'person', 'site_content', 'legal_text', 'tyre', 'brand', 'tyre_import', 'switch', 'job', 'event', 'trouble', 'platform_fee', 'operator', 'invoice', 'payment', 'admin', 'admin_sign_in', 'deal', 'review', 'report', 'block', 'suggestion', 'unknown_place')),
      entity_id uuid not null,
      old_values jsonb,
      new_values jsonb,
      ip_address text,
      user_agent text,
      at timestamptz not null
    )`.execute(db)
  await sql`create index audit_entry_at on audit_entry (at desc, id desc)`.execute(db)
  await sql`create index audit_entry_entity on audit_entry (entity_id, at desc, id desc)`.execute(db)
  await sql`create index audit_entry_of on audit_entry (contact_id, at desc, id desc)`.execute(db)
  await sql`create index audit_entry_thread on audit_entry (thread_id, at desc, id desc)`.execute(db)
  await sql`create index audit_entry_message on audit_entry (message_id, at desc, id desc)`.execute(db)

  // Privileges do not bind the owner of a table, which the product's own role is; a trigger does.
  await sql`
    create function audit_entry_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
        return old;
      end if;
      raise exception 'audit_entry takes new entries only, and keeps them for 365 days' using errcode = '42501';
    end $$`.execute(db)
  await sql`
    create trigger audit_entry_stays before update or delete on audit_entry
    for each row execute function audit_entry_stays()`.execute(db)
  await sql`
    create trigger audit_entry_is_not_emptied before truncate on audit_entry
    for each statement execute function audit_entry_stays()`.execute(db)
}
