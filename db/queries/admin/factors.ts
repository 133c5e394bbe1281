import type { Db } from '#db/client.ts'

/** The authenticator of the account, locked, so that one code is not taken twice at the same moment. */
export const lockAuthenticator = (db: Db, accountId: string) =>
  db.selectFrom('admin_authenticator').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()

export const keepStep = (db: Db, accountId: string, step: number) =>
  db.updateTable('admin_authenticator').set({ last_step: step }).where('account_id', '=', accountId).execute()

/** Keeps a key that counts once a code of it was typed. */
export const keepNextKey = (db: Db, accountId: string, sealedKey: string) =>
  db
    .insertInto('admin_authenticator')
    .values({ account_id: accountId, next_sealed_key: sealedKey })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ next_sealed_key: sealedKey }))
    .execute()

/** Puts the new key in the place of the one before. */
export const putNextKey = (db: Db, accountId: string, { sealedKey, step, at }: NewKey) =>
  db
    .updateTable('admin_authenticator')
    .set({ sealed_key: sealedKey, next_sealed_key: null, last_step: step, since: at })
    .where('account_id', '=', accountId)
    .execute()
type NewKey = { sealedKey: string; step: number; at: Date }

export const dropAuthenticator = (db: Db, accountId: string) =>
  db.deleteFrom('admin_authenticator').where('account_id', '=', accountId).execute()

export async function replaceRecoveryCodes(db: Db, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('admin_recovery_code').where('account_id', '=', accountId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }))
  await db.insertInto('admin_recovery_code').values(rows).execute()
}

/** Spends a recovery code; false if there is none like it, or it was spent before. */
export const spendRecoveryCode = async (db: Db, accountId: string, hash: string, at: Date): Promise<boolean> =>
  (
    await db
      .updateTable('admin_recovery_code')
      .set({ used_at: at })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const dropFactors = async (db: Db, accountId: string): Promise<void> => {
  await dropAuthenticator(db, accountId)
  await replaceRecoveryCodes(db, accountId, [])
  await db.deleteFrom('admin_passkey').where('account_id', '=', accountId).execute()
}
