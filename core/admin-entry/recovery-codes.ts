import { randomInt } from 'node:crypto'
import { replaceRecoveryCodes, spendRecoveryCode } from '#db/queries/admin/factors.ts'
import { hashOf } from '../auth/secrets.ts'
import type { Context } from '../context.ts'
import { RECOVERY_CODES } from '../rules/admin/entry.ts'

/** No sign that looks like another, and none that makes a word. */
const signs = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const SIGNS = 12

/** As it is shown: in groups of four. */
export const newSecretCode = (length = SIGNS): string =>
  Array.from({ length }, (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + signs.charAt(randomInt(signs.length))).join(
    '',
  )

/** As it is compared: without the signs between, in capitals. */
const plain = (typed: string): string => typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

export const setUpHash = (ctx: Context, accountId: string, typed: string): string =>
  hashOf(ctx, 'admin set-up', `${accountId} ${plain(typed)}`)

const recoveryHash = (ctx: Context, accountId: string, typed: string): string =>
  hashOf(ctx, 'recovery code', `${accountId} ${plain(typed)}`)

/** Makes new recovery codes in the place of those before. They are shown once; only their hashes are kept. */
export async function makeRecoveryCodes(ctx: Context, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSecretCode())
  await replaceRecoveryCodes(
    ctx.db,
    accountId,
    codes.map((code) => recoveryHash(ctx, accountId, code)),
  )
  return codes
}

/** Spends a recovery code; false if it is none, or was spent before. */
export const tryRecoveryCode = (ctx: Context, accountId: string, typed: string): Promise<boolean> =>
  spendRecoveryCode(ctx.db, accountId, recoveryHash(ctx, accountId, typed), ctx.clock.now())
