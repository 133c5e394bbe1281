import { type Kysely, sql } from 'kysely'

/** The day that somebody asks for who leaves the time to the shop; and a guest's bookings by the number they typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column preferred_date date`.execute(db)
  await sql`
    create index booking_of_guest on booking (customer_phone)
    where customer_contact_id is null and customer_phone is not null`.execute(db)
}
