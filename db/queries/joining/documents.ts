import { type Insertable, type Selectable, sql } from 'kysely'
import type { DocumentKind } from '#core/contracts/seller/joining.ts'
import type { Db } from '#db/client.ts'
import type { ShopDocumentTable } from '#db/schema/joining.ts'

export type DocumentRow = Selectable<ShopDocumentTable>

/** Puts the document in place of the one of its kind; returns the key of that one's content. */
export async function putDocument(
  db: Db,
  row: Insertable<ShopDocumentTable>,
): Promise<{ id: string; old: string | null }> {
  const { rows } = await sql<{ id: string; old: string | null }>`
    with old as (
      select storage_key from shop_document where shop_id = ${row.shop_id} and kind = ${row.kind}
    )
    insert into shop_document (shop_id, kind, name, type, bytes, sha256, storage_key, uploaded_by, created_at)
    values (${row.shop_id}, ${row.kind}, ${row.name}, ${row.type}, ${row.bytes}, ${row.sha256}, ${row.storage_key},
      ${row.uploaded_by}, ${row.created_at})
    on conflict (shop_id, kind) do update set name = excluded.name, type = excluded.type, bytes = excluded.bytes,
      sha256 = excluded.sha256, storage_key = excluded.storage_key, uploaded_by = excluded.uploaded_by,
      created_at = excluded.created_at
    returning id, (select storage_key from old) as old`.execute(db)
  const [put] = rows
  if (!put) throw new Error('the document was not written')
  return put
}

/** Where the content of what the person has uploaded lies. */
export const documentKeysBy = async (db: Db, contactId: string): Promise<string[]> =>
  (await db.selectFrom('shop_document').select('storage_key').where('uploaded_by', '=', contactId).execute()).map(
    (row) => row.storage_key,
  )

/** The documents of each of the shops. */
export const documentsOf = (db: Db, shopIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .selectFrom('shop_document')
    .selectAll()
    .where('shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .orderBy('created_at')
    .execute()

export const documentOf = (db: Db, shopId: string, kind: DocumentKind): Promise<DocumentRow | undefined> =>
  db.selectFrom('shop_document').selectAll().where('shop_id', '=', shopId).where('kind', '=', kind).executeTakeFirst()
