import { type Kysely, sql } from 'kysely'

/** Owners are asked for a picture of their shop once a quarter, and send it in the chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop add column ask_picture_at timestamptz`.execute(db)
  await sql`update shop set ask_picture_at = now() where business_status = 'active'`.execute(db)
  await sql`
    create index shop_to_ask_for_picture on shop (ask_picture_at)
      where business_status = 'active' and ask_picture_at is not null`.execute(db)
  await sql`
    create table sent_picture (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      -- The owner who sent it and wants to have it shown.
      contact_id uuid not null references contact,
      -- Where Twilio keeps it.
      source_url text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index sent_picture_of_shop on sent_picture (shop_id)`.execute(db)
  await sql`create index sent_picture_of_contact on sent_picture (contact_id)`.execute(db)
}
