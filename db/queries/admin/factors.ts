import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AdminChallengeTable, AdminPasskeyTable } from '#db/schema/admin.ts'

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

type Purpose = AdminChallengeTable['purpose']
export type GivenChallenge = { tokenHash: string; purposes: readonly Purpose[]; at: Date }

export const insertChallenge = (db: Db, row: Insertable<AdminChallengeTable>) =>
  db.insertInto('admin_challenge').values(row).execute()

export type OpenChallenge = {
  account_id: string | null
  purpose: Purpose
  passkey_challenge: string | null
  set_up_at: Date | null
  tries_left: number
}

/**
 * Takes one try of the challenge before anything is tried; undefined if it is over. One statement, so that guesses at
 * the same moment get no more tries than there are.
 */
export const takeTry = (db: Db, given: GivenChallenge): Promise<OpenChallenge | undefined> =>
  open(db, given)
    .set({ tries_left: sql`tries_left - 1` })
    .where('tries_left', '>', 0)
    .returning(['account_id', 'purpose', 'passkey_challenge', 'set_up_at', 'tries_left'])
    .executeTakeFirst()

/** Spends the challenge; false if it was spent before or its time is over. */
export const spendChallenge = async (db: Db, given: GivenChallenge): Promise<boolean> =>
  (await open(db, given).set({ used_at: given.at }).executeTakeFirst()).numUpdatedRows > 0n

/** Keeps that the code of the command was right; the first time, the tries begin anew for what comes next. */
export const noteSetUp = (db: Db, given: GivenChallenge, tries: number) =>
  open(db, given)
    .set({
      set_up_at: given.at,
      tries_left: sql`case when set_up_at is null then ${tries}::integer else tries_left end`,
    })
    .execute()

/** Ends what an account has begun: after a new password, or when it is no admin's any more. */
export const endChallengesOf = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('admin_challenge')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

const open = (db: Db, { tokenHash, purposes, at }: GivenChallenge) =>
  db
    .updateTable('admin_challenge')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)

/** Keeps that the second factor was shown in this session just now. */
export const confirmSession = (db: Db, sessionId: string, at: Date) =>
  db
    .updateTable('session')
    .set({ confirmed_at: at })
    .where('id', '=', sessionId)
    .where('opened_by', '=', 'admin')
    .where('revoked_at', 'is', null)
    .execute()
