import { adminRow, spendSetUp } from '#db/queries/admin/admins.ts'
import { confirmSession, noteSetUp } from '#db/queries/admin/factors.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { PasskeyAsked } from '../../contracts/admin/entry/passkeys.ts'
import type { AdminCode, ConfirmAgain, NewAuthenticator, StartSetUp } from '../../contracts/admin/entry/sign-in.ts'
import { CHALLENGE_TRIES } from '../../rules/admin/entry.ts'
import { transaction } from '../../transaction.ts'
import { type Client, countAddress } from '../limits.ts'
import type { SignedInVisitor } from '../presence.ts'
import { beginAuthenticator, makeRecoveryCodes, setUpHash, takeNextKey, tryCode } from './authenticator.ts'
import {
  countCode,
  countConfirm,
  forgetConfirms,
  given,
  openChallenge,
  signInOver,
  spend,
  tryOf,
  usedConfirm,
  wrongConfirm,
  wrongFactor,
} from './challenge.ts'
import { optionsToUse, tryPasskey } from './passkeys.ts'
import { type AdminEntry, enterConsole, noteFailed } from './sign-in.ts'

/**
 * The first sign-in: who has the password and the code that the command printed gets the key of a new authenticator.
 * Throws WRONG_CODE, SIGN_IN_OVER, TOO_MANY_REQUESTS.
 */
export async function startSetUp(
  ctx: Context,
  { challenge, setUpCode }: StartSetUp,
  client: Client,
): Promise<NewAuthenticator> {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  const admin = accountId ? await adminRow(ctx.db, accountId) : undefined
  if (!accountId || !admin) throw signInOver()
  const isOpen = admin.set_up_until !== null && admin.set_up_until > ctx.clock.now()
  if (!isOpen || admin.set_up_hash !== setUpHash(ctx, accountId, setUpCode)) {
    await noteFailed(ctx, accountId, 'set_up', tries_left)
    throw wrongFactor('Invalid set-up code.', tries_left)
  }
  return transaction(ctx, async (ctx) => {
    await noteSetUp(ctx.db, given(ctx, challenge, 'sign_in'), CHALLENGE_TRIES)
    return beginAuthenticator(ctx, accountId, admin.email ?? admin.name)
  })
}

/**
 * The first code of the new authenticator: it is in force, and the admin signed in. Throws WRONG_CODE, SIGN_IN_OVER,
 * NOT_ALLOWED, TOO_MANY_FACTORS, TOO_MANY_REQUESTS.
 */
export async function finishSetUp(
  ctx: Context,
  { challenge, code }: AdminCode,
  client: Client,
): Promise<AdminEntry & { recoveryCodes: string[] }> {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, set_up_at, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  if (!accountId || !set_up_at) throw signInOver()
  await countCode(ctx, accountId, client)
  const done = await transaction(ctx, async (ctx) => {
    const admin = await adminRow(ctx.db, accountId)
    if (!admin) throw adminsOnly()
    if (!(await takeNextKey(ctx, accountId, code))) return undefined
    // Of two browsers with the same code of the command, one gets in.
    if (!(await spendSetUp(ctx.db, accountId, admin.set_up_hash ?? '', ctx.clock.now()))) throw signInOver()
    const recoveryCodes = await makeRecoveryCodes(ctx, accountId)
    return { ...(await enterConsole(ctx, { challenge, accountId, by: 'set_up' }, client)), recoveryCodes }
  })
  if (done) return done
  await noteFailed(ctx, accountId, 'set_up', tries_left)
  throw wrongFactor('Invalid code.', tries_left)
}

/** Asks the browser for a passkey of the admin who is signed in. Throws NOT_ALLOWED. */
export async function startConfirm(ctx: Context, actor: Actor): Promise<PasskeyAsked> {
  if (!canAdmin(actor, 'overview') || !actor.accountId) throw adminsOnly()
  const { accountId } = actor
  const options = await optionsToUse(ctx, accountId)
  const opened = await openChallenge(ctx, { purpose: 'confirm', accountId, passkeyChallenge: options.challenge })
  return { challenge: opened.challenge, options }
}

/**
 * The second factor once more: dangerous acts of this session are possible for ten minutes. Throws WRONG_CODE,
 * SIGN_IN_OVER, TOO_MANY_FACTORS.
 */
export async function confirmAgain(
  ctx: Context,
  actor: Actor,
  { sessionId, account }: SignedInVisitor,
  input: ConfirmAgain,
): Promise<void> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  await countConfirm(ctx, sessionId)
  const asked = input.by === 'passkey' ? await tryOf(ctx, input.challenge, 'confirm') : undefined
  const tried = await transaction(ctx, async (ctx) => {
    const shown = await shownBy(ctx, account.id, input, asked?.passkey_challenge ?? '')
    if (shown === 'right') await confirmSession(ctx.db, sessionId, ctx.clock.now())
    return shown
  })
  if (tried === 'right') return forgetConfirms(ctx, sessionId)
  const admin = await adminRow(ctx.db, account.id)
  await noteAudit(ctx, {
    contactId: admin?.contact_id,
    action: 'update',
    entity: 'admin_sign_in',
    entityId: account.id,
    after: { by: input.by, confirmed: false },
  })
  throw tried === 'used' ? usedConfirm() : wrongConfirm()
}

async function shownBy(ctx: Context, accountId: string, input: ConfirmAgain, passkeyChallenge: string) {
  if (input.by === 'code') return tryCode(ctx, accountId, input.code)
  const row = await tryPasskey(ctx, input.passkey, passkeyChallenge)
  if (row?.account_id !== accountId) return 'wrong'
  await spend(ctx, input.challenge, 'confirm')
  return 'right'
}
