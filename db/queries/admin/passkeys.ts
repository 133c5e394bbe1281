import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AdminPasskeyTable } from '#db/schema/admin.ts'

export type PasskeyRow = Selectable<AdminPasskeyTable>

export const passkeysOf = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('admin_passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The passkey with this id of the browser's, locked, so that its counter only grows. */
export const lockPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('admin_passkey').selectAll().where('credential_id', '=', credentialId).forUpdate().executeTakeFirst()

/** Undefined if the passkey is known already. */
export const insertPasskey = async (db: Db, row: Insertable<AdminPasskeyTable>): Promise<string | undefined> =>
  (
    await db
      .insertInto('admin_passkey')
      .values(row)
      .onConflict((known) => known.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const notePasskeyUse = (db: Db, id: string, counter: number, at: Date) =>
  db.updateTable('admin_passkey').set({ counter, last_used_at: at }).where('id', '=', id).execute()

/** The former name; undefined if the account has no such passkey. */
export async function renamePasskey(db: Db, accountId: string, id: string, name: string): Promise<string | undefined> {
  const mine = await db
    .selectFrom('admin_passkey')
    .select('name')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (mine) await db.updateTable('admin_passkey').set({ name }).where('id', '=', id).execute()
  return mine?.name
}

/** The name of the passkey that is gone; undefined if the account has no such passkey. */
export const deletePasskey = async (db: Db, accountId: string, id: string): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('admin_passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst()
  )?.name
