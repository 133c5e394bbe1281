import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AdminChallengeTable } from '#db/schema/admin.ts'

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
