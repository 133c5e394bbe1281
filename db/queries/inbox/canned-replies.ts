import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { CannedReplyTable } from '#db/schema/inbox.ts'

export type ReplyRow = Pick<Selectable<CannedReplyTable>, 'id' | 'title' | 'shortcut' | 'content'>

const columns = ['id', 'title', 'shortcut', 'content'] as const

/** By title. */
export const repliesOf = (db: Db, shopId: string): Promise<ReplyRow[]> =>
  db
    .selectFrom('canned_reply')
    .select(columns)
    .where('shop_id', '=', shopId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute()

export const findReply = (db: Db, id: string) =>
  db
    .selectFrom('canned_reply')
    .select([...columns, 'shop_id'])
    .where('id', '=', id)
    .executeTakeFirst()

type Words = Omit<ReplyRow, 'id'>

/** Undefined if the shop has a reply with this shortcut, or as many as it may have. */
export async function insertReply(
  db: Db,
  { shopId, title, shortcut, content, at }: Words & { shopId: string; at: Date },
  most: number,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    insert into canned_reply (shop_id, title, shortcut, content, created_at, updated_at)
    select ${shopId}, ${title}, ${shortcut}, ${content}, ${at}, ${at}
    where (select count(*) from canned_reply where shop_id = ${shopId}) < ${most}
    on conflict do nothing returning id, title, shortcut, content`.execute(db)
  return rows[0]
}

/** Undefined if another reply of the shop has this shortcut. */
export async function updateReply(
  db: Db,
  { id, title, shortcut, content, at }: ReplyRow & { at: Date },
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    update canned_reply r set title = ${title}, shortcut = ${shortcut}, content = ${content}, updated_at = ${at}
    where r.id = ${id} and not exists (
      select from canned_reply o where o.shop_id = r.shop_id and o.id <> r.id and o.shortcut = ${shortcut})
    returning id, title, shortcut, content`.execute(db)
  return rows[0]
}

export const deleteReply = (db: Db, id: string) => db.deleteFrom('canned_reply').where('id', '=', id).execute()
