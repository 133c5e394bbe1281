import { sql } from 'kysely'
import type { SavedView, SaveView } from '#core/contracts/seller/saved-views.ts'
import type { Db } from '#db/client.ts'

const columns = ['id', 'page', 'name', 'query'] as const

const membership = (db: Db, shopId: string, contactId: string) =>
  db
    .selectFrom('shop_member')
    .select('shop_member.id')
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .where('until', 'is', null)

/** The member's row, held until the end of the transaction, so that what they save at once is counted one by one. */
export const holdMembership = (db: Db, shopId: string, contactId: string): Promise<{ id: string } | undefined> =>
  membership(db, shopId, contactId).forNoKeyUpdate().executeTakeFirst()

/** The oldest first. */
export const viewsOf = (db: Db, shopId: string, contactId: string): Promise<SavedView[]> =>
  db
    .selectFrom('saved_view')
    .select(columns)
    .where('member_id', 'in', membership(db, shopId, contactId))
    .orderBy('id')
    .execute()

/** Undefined if the name is taken. */
export const insertView = (db: Db, memberId: string, { page, name, query }: SaveView): Promise<SavedView | undefined> =>
  db
    .insertInto('saved_view')
    .values({ member_id: memberId, page, name, query })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Undefined if another view of the page has the name. The member's row is held. */
export const renameView = (db: Db, view: SavedView, memberId: string, name: string): Promise<SavedView | undefined> =>
  db
    .updateTable('saved_view')
    .set({ name })
    .where('id', '=', view.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_view as other')
            .select('other.id')
            .where('other.member_id', '=', memberId)
            .where('other.page', '=', view.page)
            .where('other.id', '<>', view.id)
            .where(sql`lower(other.name)`, '=', sql`lower(${name})`),
        ),
      ),
    )
    .returning(columns)
    .executeTakeFirst()

/** Whether it was there. */
export async function deleteView(db: Db, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
