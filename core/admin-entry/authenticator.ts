import { keepNextKey, keepStep, lockAuthenticator, putNextKey } from '#db/queries/admin/factors.ts'
import type { Context } from '../context.ts'
import type { NewAuthenticator } from '../contracts/admin/entry/sign-in.ts'
import { keyAddress, newKey, stepOfCode } from './one-time-codes.ts'
import { seal, unseal } from './seal.ts'

export type CodeTried = 'right' | 'wrong' | 'used'

/** Tries a code of the account's authenticator; a right one counts once. Call it in a transaction. */
export async function tryCode(ctx: Context, accountId: string, code: string): Promise<CodeTried> {
  const row = await lockAuthenticator(ctx.db, accountId)
  const step = stepIn(ctx, accountId, row?.sealed_key, code)
  if (!row || step === undefined) return 'wrong'
  if (step <= row.last_step) return 'used'
  await keepStep(ctx.db, accountId, step)
  return 'right'
}

/** Makes a key that counts once a code of it was typed; the one before stays until then. */
export async function beginAuthenticator(ctx: Context, accountId: string, email: string): Promise<NewAuthenticator> {
  const key = newKey()
  await keepNextKey(ctx.db, accountId, seal(ctx.config, accountId, key))
  return { key, address: keyAddress(key, email) }
}

/** Puts the new key in force if the code is one of it; false for any other code. Call it in a transaction. */
export async function takeNextKey(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const sealedKey = (await lockAuthenticator(ctx.db, accountId))?.next_sealed_key
  const step = stepIn(ctx, accountId, sealedKey, code)
  if (!sealedKey || step === undefined) return false
  await putNextKey(ctx.db, accountId, { sealedKey, step, at: ctx.clock.now() })
  return true
}

function stepIn(ctx: Context, accountId: string, sealedKey: string | null | undefined, code: string) {
  const key = sealedKey ? unseal(ctx.config, accountId, sealedKey) : undefined
  if (sealedKey && key === undefined)
    ctx.log.error({ accountId }, 'the key of an authenticator cannot be read: AUTH_SECRET has changed')
  return key === undefined ? undefined : stepOfCode(key, code, ctx.clock.now())
}
