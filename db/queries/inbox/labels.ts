import { sql } from 'kysely'
import type { Label, LabelColor } from '#core/contracts/messages/inbox.ts'
import type { Db } from '#db/client.ts'

/** By name. */
export const labelsOf = (db: Db, shopId: string): Promise<Label[]> =>
  db
    .selectFrom('thread_label')
    .select(['id', 'name', 'color'])
    .where('shop_id', '=', shopId)
    .orderBy(sql`lower(name)`)
    .execute()

export const findLabel = (db: Db, id: string) =>
  db.selectFrom('thread_label').select(['id', 'shop_id', 'name', 'color']).where('id', '=', id).executeTakeFirst()

/** Undefined if the shop has a label of this name, or as many as it may have. */
export async function insertLabel(
  db: Db,
  { shopId, name, color }: { shopId: string; name: string; color: LabelColor },
  most: number,
): Promise<Label | undefined> {
  const { rows } = await sql<Label>`
    insert into thread_label (shop_id, name, color)
    select ${shopId}, ${name}, ${color}
    where (select count(*) from thread_label where shop_id = ${shopId}) < ${most}
    on conflict do nothing returning id, name, color`.execute(db)
  return rows[0]
}

/** Undefined if another label of the shop has this name. */
export async function updateLabel(db: Db, { id, name, color }: Label): Promise<Label | undefined> {
  const { rows } = await sql<Label>`
    update thread_label l set name = ${name}, color = ${color}
    where l.id = ${id} and not exists (
      select from thread_label o where o.shop_id = l.shop_id and o.id <> l.id and lower(o.name) = lower(${name}))
    returning id, name, color`.execute(db)
  return rows[0]
}

export const deleteLabel = (db: Db, id: string) => db.deleteFrom('thread_label').where('id', '=', id).execute()
