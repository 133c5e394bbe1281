import { type AdminRow, adminRow, lockAdmin } from '#db/queries/admin/admins.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { PasskeyAsked } from '../../contracts/admin/entry/passkeys.ts'
import type {
  AdminChallenge,
  AdminCode,
  AdminPasskey,
  AdminRecoveryCode,
  StartPasskey,
} from '../../contracts/admin/entry/sign-in.ts'
import type { SignInByEmail } from '../../contracts/forms/account.ts'
import { deviceName } from '../../rules/people/device.ts'
import { transaction } from '../../transaction.ts'
import { accountWithPassword } from '../email-sign-in.ts'
import { type Client, countAddress } from '../limits.ts'
import { wrongSignIn } from '../refusals.ts'
import { knownBrowserName } from '../secrets.ts'
import { type NewSession, openSession } from '../sessions.ts'
import { tellAdmin } from './admins.ts'
import { tryCode, tryRecoveryCode } from './authenticator.ts'
import { countCode, openChallenge, signInOver, spend, tryOf, usedCode, wrongFactor } from './challenge.ts'
import { optionsToUse, tryPasskey } from './passkeys.ts'

export type AdminEntry = { session: NewSession; recoveryCodesLeft: number }

/**
 * The first step: the password, with the limits and the time of every other sign-in. It opens nothing. Throws
 * NOT_ALLOWED for somebody else's right password, and what accountWithPassword throws.
 */
export async function beginAdminSignIn(ctx: Context, input: SignInByEmail, client: Client): Promise<AdminChallenge> {
  const { id } = await accountWithPassword(ctx, input, client)
  const admin = await adminRow(ctx.db, id)
  if (!admin) throw adminsOnly()
  // What anybody can read in the demo opens nothing that matters.
  if (admin.is_demo && ctx.config.production) throw wrongSignIn()
  return { ...(await openChallenge(ctx, { purpose: 'sign_in', accountId: id })), ways: waysOf(admin) }
}

const waysOf = ({ has_authenticator, passkeys, recovery_codes }: AdminRow): AdminChallenge['ways'] => [
  ...(has_authenticator ? (['code'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(recovery_codes > 0 ? (['recovery_code'] as const) : []),
]

/**
 * The second step by the authenticator. Throws WRONG_CODE, CODE_USED, SIGN_IN_OVER, TOO_MANY_FACTORS,
 * TOO_MANY_REQUESTS.
 */
export async function signInWithCode(ctx: Context, { challenge, code }: AdminCode, client: Client) {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  if (!accountId) throw signInOver()
  await countCode(ctx, accountId, client)
  const entry = await transaction(ctx, async (ctx) => {
    const tried = await tryCode(ctx, accountId, code)
    return tried === 'right' ? enterConsole(ctx, { challenge, accountId, by: 'code' }, client) : tried
  })
  if (typeof entry === 'object') return entry
  await noteFailed(ctx, accountId, entry === 'used' ? 'a code for the second time' : 'code', tries_left)
  throw entry === 'used' ? usedCode() : wrongFactor('Invalid code.', tries_left)
}

/** The second step by a recovery code, each of which works once. Throws what signInWithCode throws. */
export async function signInWithRecoveryCode(ctx: Context, { challenge, code }: AdminRecoveryCode, client: Client) {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  if (!accountId) throw signInOver()
  const entry = await transaction(ctx, async (ctx) => {
    if (!(await tryRecoveryCode(ctx, accountId, code))) return undefined
    return enterConsole(ctx, { challenge, accountId, by: 'recovery_code' }, client)
  })
  if (entry) return entry
  await noteFailed(ctx, accountId, 'recovery_code', tries_left)
  throw wrongFactor('Invalid recovery code.', tries_left)
}

/** Asks the browser for a passkey: of the account whose password was right, or any. Throws SIGN_IN_OVER. */
export async function startPasskeySignIn(
  ctx: Context,
  { challenge }: StartPasskey,
  client: Client,
): Promise<PasskeyAsked> {
  await countAddress(ctx, 'check', client)
  const known = challenge === undefined ? undefined : await tryOf(ctx, challenge, 'sign_in')
  const accountId = known?.account_id ?? null
  const options = await optionsToUse(ctx, accountId)
  const opened = await openChallenge(ctx, { purpose: 'passkey', accountId, passkeyChallenge: options.challenge })
  return { challenge: opened.challenge, options }
}

/**
 * Signs in by a passkey: after the password, or by itself, since the device has asked who its user is. Throws
 * WRONG_CODE, SIGN_IN_OVER, TOO_MANY_REQUESTS.
 */
export async function signInWithPasskey(ctx: Context, { challenge, passkey }: AdminPasskey, client: Client) {
  await countAddress(ctx, 'check', client)
  const { account_id: wanted, passkey_challenge: asked, tries_left } = await tryOf(ctx, challenge, 'passkey')
  const entry = await transaction(ctx, async (ctx) => {
    const row = await tryPasskey(ctx, passkey, asked ?? '')
    if (!row || (wanted !== null && row.account_id !== wanted)) return undefined
    return enterConsole(ctx, { challenge, accountId: row.account_id, by: 'passkey' }, client)
  })
  if (entry) return entry
  if (wanted) await noteFailed(ctx, wanted, 'passkey', tries_left)
  throw wrongFactor('This passkey was not accepted.', tries_left)
}

type Proven = { challenge: string; accountId: string; by: 'code' | 'passkey' | 'recovery_code' | 'set_up' }

/** Both steps are right: the challenge is spent and the session opened, or neither. Throws SIGN_IN_OVER, NOT_ALLOWED. */
export async function enterConsole(
  ctx: Context,
  { challenge, accountId, by }: Proven,
  client: Client,
): Promise<AdminEntry> {
  await spend(ctx, challenge, 'sign_in', 'passkey')
  const admin = await lockAdmin(ctx.db, accountId)
  if (!admin) throw adminsOnly()
  if (admin.is_demo && ctx.config.production) throw wrongSignIn()
  const session = await openSession(ctx, accountId, client, 'admin')
  await noteAudit(ctx, {
    contactId: admin.contact_id,
    action: 'create',
    entity: 'admin_sign_in',
    entityId: accountId,
    after: { by, signedIn: true },
  })
  if (by === 'recovery_code') await tellAdmin(ctx, admin, { what: 'recovery_used', left: admin.recovery_codes })
  if (!knownBrowserName(ctx, client.browser, accountId))
    await tellAdmin(ctx, admin, { what: 'new_browser', device: deviceName(client.userAgent ?? null) })
  return { session, recoveryCodesLeft: admin.recovery_codes }
}

/** Whoever fails here has the right password, so the admin is told when the tries are over. */
export async function noteFailed(ctx: Context, accountId: string, by: string, triesLeft: number): Promise<void> {
  const admin = await adminRow(ctx.db, accountId)
  await transaction(ctx, async (ctx) => {
    await noteAudit(ctx, {
      contactId: admin?.contact_id,
      action: 'create',
      entity: 'admin_sign_in',
      entityId: accountId,
      after: { by, signedIn: false },
    })
    if (admin && triesLeft === 0) await tellAdmin(ctx, admin, { what: 'wrong_codes' })
  })
}
