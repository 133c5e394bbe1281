import { type Kysely, sql } from 'kysely'

/** Pictures for everybody that were kept or given up lately, until it is known whether anything shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loose_picture (
      url text primary key,
      since timestamptz not null
    )`.execute(db)
  await sql`create index loose_picture_oldest on loose_picture (since)`.execute(db)
  // Whether anything shows a picture is asked by its address.
  await sql`create index shop_logo on shop (logo_url) where logo_url is not null`.execute(db)
  await sql`create index shop_image_url on shop_image (url)`.execute(db)
  await sql`create index tyre_image on tyre (image_url) where image_url is not null`.execute(db)
}
