import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { available } from '../inventory/inventory.ts'
import { runs } from '../inventory/offers.ts'

type Subject = { shop_id: string; deal_id: null } | { shop_id: null; deal_id: string }

const of = (db: Db, contactId: string, { shop_id, deal_id }: Subject) =>
  db
    .deleteFrom('bookmark')
    .where('contact_id', '=', contactId)
    .where('shop_id', 'is not distinct from', shop_id)
    .where('deal_id', 'is not distinct from', deal_id)

/** True if there was one. */
export const deleteBookmark = async (db: Db, contactId: string, subject: Subject): Promise<boolean> =>
  (await of(db, contactId, subject).returning('id').execute()).length > 0

/** False if the contact has no such bookmark. */
export const deleteBookmarkById = async (db: Db, contactId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('bookmark').where('contact_id', '=', contactId).where('id', '=', id).returning('id').execute())
    .length > 0

export const insertBookmark = (db: Db, contactId: string, subject: Subject, notes: string, at: Date) =>
  db
    .insertInto('bookmark')
    .values({ contact_id: contactId, type: subject.shop_id ? 'shop' : 'deal', ...subject, notes, created_at: at })
    .onConflict((conflict) => conflict.constraint('bookmarked_once').doNothing())
    .execute()

/** Whether the public may see the shop or the deal. */
export async function isBookmarkable(db: Db, { shop_id, deal_id }: Subject): Promise<boolean> {
  const found = shop_id
    ? await db
        .selectFrom('shop')
        .select('id')
        .where('id', '=', shop_id)
        .where('business_status', '=', 'active')
        .executeTakeFirst()
    : await db
        .selectFrom('deal as d')
        .innerJoin('shop as s', 's.id', 'd.shop_id')
        .select('d.id')
        .where('d.id', '=', deal_id ?? '')
        .where('s.business_status', '=', 'active')
        .executeTakeFirst()
  return found !== undefined
}

/** Newest first. */
export const shopBookmarks = (db: Db, contactId: string) =>
  db
    .selectFrom('bookmark as m')
    .innerJoin('shop as s', 's.id', 'm.shop_id')
    .select(['m.id', 'm.notes', 'm.created_at', 's.id as shop_id', 's.logo_url'])
    .where('m.contact_id', '=', contactId)
    .where('s.business_status', '=', 'active')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()

/** Newest first; `today` is Johannesburg's day. */
export const dealBookmarks = (db: Db, contactId: string, today: string) =>
  db
    .selectFrom('bookmark as m')
    .innerJoin('deal as d', 'd.id', 'm.deal_id')
    .innerJoin('listing as l', 'l.id', 'd.listing_id')
    .innerJoin('tyre as t', 't.id', 'l.tyre_id')
    .innerJoin('brand as b', 'b.id', 't.brand_id')
    .innerJoin('tyre_size as z', 'z.id', 't.size_id')
    .innerJoin('shop as s', 's.id', 'd.shop_id')
    .select(['m.id', 'm.notes', 'm.created_at', 'd.id as deal_id', 'd.code', 'd.title', 'd.price_cents', 'd.ends_on'])
    .select(['l.price_cents as list_price_cents', 'b.name as brand', 't.model', 'z.code as size'])
    .select(['s.slug as shop_slug', 's.name as shop_name', 's.city as shop_city'])
    .select(sql<boolean>`${runs(today)} and ${available} > 0`.as('active'))
    .where('m.contact_id', '=', contactId)
    .where('s.business_status', '=', 'active')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute()
