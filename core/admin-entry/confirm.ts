import { adminRow } from '#db/queries/admin/admins.ts'
import { confirmSession } from '#db/queries/admin/sessions.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { SignedInVisitor } from '../auth/presence.ts'
import type { Context } from '../context.ts'
import type { PasskeyAsked } from '../contracts/admin/entry/passkeys.ts'
import type { ConfirmAgain } from '../contracts/admin/entry/sign-in.ts'
import { transaction } from '../transaction.ts'
import { tryCode } from './authenticator.ts'
import { openChallenge, spend, tryOf } from './challenge.ts'
import { countConfirm, forgetConfirms } from './limits.ts'
import { optionsToUse, tryPasskey } from './passkeys.ts'
import { usedConfirm, wrongConfirm } from './refusals.ts'

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
  wish: ConfirmAgain,
): Promise<void> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  await countConfirm(ctx, sessionId)
  const asked = wish.by === 'passkey' ? await tryOf(ctx, wish.challenge, 'confirm') : undefined
  const tried = await transaction(ctx, async (ctx) => {
    const shown = await shownBy(ctx, account.id, wish, asked?.passkey_challenge ?? '')
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
    after: { by: wish.by, confirmed: false },
  })
  throw tried === 'used' ? usedConfirm() : wrongConfirm()
}

async function shownBy(ctx: Context, accountId: string, wish: ConfirmAgain, passkeyChallenge: string) {
  if (wish.by === 'code') return tryCode(ctx, accountId, wish.code)
  const row = await tryPasskey(ctx, wish.passkey, passkeyChallenge)
  if (row?.account_id !== accountId) return 'wrong'
  await spend(ctx, wish.challenge, 'confirm')
  return 'right'
}
