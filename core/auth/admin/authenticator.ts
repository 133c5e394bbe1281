import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import {
  keepNextKey,
  keepStep,
  lockAuthenticator,
  putNextKey,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '#db/queries/admin/factors.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { NewAuthenticator } from '../../contracts/admin/entry/sign-in.ts'
import { RECOVERY_CODES } from '../../rules/admin/entry.ts'
import { brand } from '../../rules/brand.ts'
import { hashOf } from '../secrets.ts'

type CodeTried = 'right' | 'wrong' | 'used'

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

const STEP_SECONDS = 30

export const newKey = (): string => generateSecret()

/** What an authenticator app scans. */
const keyAddress = (key: string, email: string): string =>
  generateURI({ issuer: brand.name, label: email, secret: key })

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The step of time that the code belongs to: this one, the one before or the next; undefined for any other code. */
function stepOfCode(key: string, code: string, at: Date): number | undefined {
  const found = verifySync({ secret: key, token: code, epoch: seconds(at), epochTolerance: STEP_SECONDS })
  return found.valid ? Math.floor(seconds(at) / STEP_SECONDS) + found.delta : undefined
}

/** The code of an authenticator at this moment. */
export const codeOfKey = (key: string, at: Date): string => generateSync({ secret: key, epoch: seconds(at) })

type Secret = Pick<Config, 'authSecret'>

const keyOf = ({ authSecret }: Secret): Buffer =>
  Buffer.from(hkdfSync('sha256', authSecret, '', 'keys of admins’ authenticators', 32))

/** Encrypts the key of an authenticator for the database. The account is bound to it, so a copied row opens nothing. */
export function seal(config: Secret, accountId: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv).setAAD(Buffer.from(accountId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), hidden].map((part) => part.toString('base64url')).join('.')
}

/** Undefined if AUTH_SECRET is another one by now. */
function unseal(config: Secret, accountId: string, sealed: string): string | undefined {
  const [iv = '', tag = '', hidden = ''] = sealed.split('.')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(config), Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(hidden, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** No sign that looks like another, and none that makes a word. */
const characters = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 12

/** As it is shown: in groups of four. */
export const newSecretCode = (length = CODE_LENGTH): string =>
  Array.from(
    { length },
    (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + characters.charAt(randomInt(characters.length)),
  ).join('')

/** As it is compared: without the characters between, in capitals. */
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
