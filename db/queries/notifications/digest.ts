import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { DigestItemTable } from '#db/schema/events.ts'
import { type Claim, mayTry } from '../due.ts'

export type DigestItem = Selectable<DigestItemTable>

export const insertDigestItem = (db: Db, row: Insertable<DigestItemTable>) =>
  db.insertInto('digest_item').values(row).execute()

/** The people whose daily mail is due. */
export const digestsDue = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('digest_item as d')
      .select('d.contact_id')
      .distinct()
      .where('d.settled_at', 'is', null)
      .where('d.due_at', '<=', claim.at)
      .where(mayTry(sql.ref('d.contact_id'), claim))
      .limit(claim.limit)
      .execute()
  ).map((row) => row.contact_id)

/** Everything gathered for the person's daily mail until now, locked for this transaction. */
export const digestOf = (db: Db, contactId: string): Promise<DigestItem[]> =>
  db
    .selectFrom('digest_item')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where('settled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Marks these items as sent or dropped. */
export const settleDigest = (db: Db, ids: readonly string[], at: Date) =>
  db.updateTable('digest_item').set({ settled_at: at }).where('id', 'in', ids).execute()
