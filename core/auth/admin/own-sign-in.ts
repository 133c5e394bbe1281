import { type AdminRow, lockAdmin } from '#db/queries/admin/admins.ts'
import {
  deletePasskey,
  dropAuthenticator,
  insertPasskey,
  lockAuthenticator,
  type PasskeyRow,
  passkeysOf,
  renamePasskey,
} from '#db/queries/admin/factors.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { PasskeyAsked } from '../../contracts/admin/entry/passkeys.ts'
import type { AddPasskey, OwnSignIn, PasskeyView } from '../../contracts/admin/entry/security.ts'
import type { NewAuthenticator } from '../../contracts/admin/entry/sign-in.ts'
import { MAX_PASSKEYS } from '../../rules/admin/entry.ts'
import { transaction } from '../../transaction.ts'
import { tellAdmin } from './admins.ts'
import { beginAuthenticator, makeRecoveryCodes, takeNextKey } from './authenticator.ts'
import {
  lastFactor,
  openChallenge,
  passkeyNotFound,
  passkeyRefused,
  spend,
  tooManyPasskeys,
  tryOf,
  wrongNewCode,
} from './challenge.ts'
import { checkMade, optionsToMake } from './passkeys.ts'

/** The admin who asks, whatever their roles. Throws NOT_ALLOWED. */
async function ownRow(ctx: Context, actor: Actor): Promise<AdminRow> {
  const admin = canAdmin(actor, 'overview') && actor.accountId ? await lockAdmin(ctx.db, actor.accountId) : undefined
  if (!admin) throw adminsOnly()
  return admin
}

/** Does it in one transaction with the admin's row locked, so that two requests do not take the last factor. */
const asAdmin = <T>(ctx: Context, actor: Actor, work: (ctx: Context, admin: AdminRow) => Promise<T>): Promise<T> =>
  transaction(ctx, async (ctx) => work(ctx, await ownRow(ctx, actor)))

const note = (ctx: Context, admin: AdminRow, before: object, after: object) =>
  noteAudit(ctx, {
    contactId: admin.contact_id,
    action: 'update',
    entity: 'admin',
    entityId: admin.account_id,
    before,
    after,
  })

const viewOf = ({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyView => ({
  id,
  name,
  addedAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})

/** The second factors of the admin who asks. Throws NOT_ALLOWED. */
export const ownSignIn = (ctx: Context, actor: Actor): Promise<OwnSignIn> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    const authenticator = await lockAuthenticator(ctx.db, admin.account_id)
    return {
      email: admin.email,
      authenticatorSince: (authenticator?.sealed_key && authenticator.since?.toISOString()) || null,
      passkeys: (await passkeysOf(ctx.db, admin.account_id)).map(viewOf),
      recoveryCodesLeft: admin.recovery_codes,
    }
  })

/** The key of another authenticator; the one before counts until a code of the new one was typed. Throws NOT_ALLOWED. */
export const beginOwnAuthenticator = (ctx: Context, actor: Actor): Promise<NewAuthenticator> =>
  asAdmin(ctx, actor, (ctx, admin) => beginAuthenticator(ctx, admin.account_id, admin.email ?? admin.name))

/** Throws NOT_ALLOWED, WRONG_CODE. */
export const finishOwnAuthenticator = (ctx: Context, actor: Actor, code: string): Promise<void> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    if (!(await takeNextKey(ctx, admin.account_id, code))) throw wrongNewCode()
    await note(ctx, admin, { authenticator: admin.has_authenticator }, { authenticator: 'new' })
    await tellAdmin(ctx, admin, { what: 'authenticator' })
  })

/** Throws NOT_ALLOWED, LAST_FACTOR. */
export const removeOwnAuthenticator = (ctx: Context, actor: Actor): Promise<void> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    if (admin.passkeys === 0) throw lastFactor()
    if (!admin.has_authenticator) return
    await dropAuthenticator(ctx.db, admin.account_id)
    await note(ctx, admin, { authenticator: true }, { authenticator: false })
    await tellAdmin(ctx, admin, { what: 'authenticator_removed' })
  })

/** What the browser needs to make a passkey. Throws NOT_ALLOWED, TOO_MANY_PASSKEYS. */
export const beginPasskey = (ctx: Context, actor: Actor): Promise<PasskeyAsked> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    if (admin.passkeys >= MAX_PASSKEYS) throw tooManyPasskeys()
    const { account_id: accountId, name } = admin
    const options = await optionsToMake(ctx, { id: accountId, name, email: admin.email ?? name })
    const opened = await openChallenge(ctx, { purpose: 'add_passkey', accountId, passkeyChallenge: options.challenge })
    return { challenge: opened.challenge, options }
  })

/** Throws NOT_ALLOWED, SIGN_IN_OVER, PASSKEY_REFUSED, TOO_MANY_PASSKEYS. */
export async function addOwnPasskey(ctx: Context, actor: Actor, input: AddPasskey): Promise<PasskeyView> {
  const asked = await tryOf(ctx, input.challenge, 'add_passkey')
  return asAdmin(ctx, actor, async (ctx, admin) => {
    if (asked.account_id !== admin.account_id) throw adminsOnly()
    if (admin.passkeys >= MAX_PASSKEYS) throw tooManyPasskeys()
    const made = await checkMade(ctx, input.passkey, asked.passkey_challenge ?? '')
    if (!made) throw passkeyRefused()
    await spend(ctx, input.challenge, 'add_passkey')
    const at = ctx.clock.now()
    const id = await insertPasskey(ctx.db, {
      account_id: admin.account_id,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: [...(made.transports ?? [])],
      name: input.name,
      created_at: at,
    })
    if (!id) throw passkeyRefused()
    await note(ctx, admin, {}, { passkey: id })
    await tellAdmin(ctx, admin, { what: 'passkey', name: input.name })
    return { id, name: input.name, addedAt: at.toISOString(), lastUsedAt: null }
  })
}

/** Throws NOT_ALLOWED, PASSKEY_NOT_FOUND. */
export const renameOwnPasskey = (ctx: Context, actor: Actor, id: string, name: string): Promise<void> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    const before = await renamePasskey(ctx.db, admin.account_id, id, name)
    if (before === undefined) throw passkeyNotFound()
    await note(ctx, admin, { passkey: id }, { passkey: id, renamed: true })
  })

/** Throws NOT_ALLOWED, PASSKEY_NOT_FOUND, LAST_FACTOR. */
export const removeOwnPasskey = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    const name = await deletePasskey(ctx.db, admin.account_id, id)
    if (name === undefined) throw passkeyNotFound()
    if (admin.passkeys === 1 && !admin.has_authenticator) throw lastFactor()
    await note(ctx, admin, { passkey: id }, { passkey: null })
    await tellAdmin(ctx, admin, { what: 'passkey_removed', name })
  })

/** Ten new codes; those before work no more. Throws NOT_ALLOWED. */
export const renewRecoveryCodes = (ctx: Context, actor: Actor): Promise<string[]> =>
  asAdmin(ctx, actor, async (ctx, admin) => {
    const codes = await makeRecoveryCodes(ctx, admin.account_id)
    await note(ctx, admin, { recoveryCodes: admin.recovery_codes }, { recoveryCodes: codes.length })
    await tellAdmin(ctx, admin, { what: 'recovery_codes' })
    return codes
  })
