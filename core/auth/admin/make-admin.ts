import { accountsByEmail, giveEmail, insertEmailAccount, updateAccount } from '#db/queries/accounts/accounts.ts'
import { adminRow, lockAdmin, putAdmin, putSetUp } from '#db/queries/admin/admins.ts'
import { dropFactors, endChallengesOf } from '#db/queries/admin/factors.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { AdminRole } from '../../rules/admin/admin-areas.ts'
import { SET_UP_HOURS } from '../../rules/admin/entry.ts'
import { nameParts } from '../../rules/people/names.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { hashChosenPassword } from '../secrets.ts'
import { endSessionsOf, tellEnded } from '../sessions.ts'
import { keepAnOwner, takeConsole, tellAdmin } from './admins.ts'
import { newSecretCode, setUpHash } from './authenticator.ts'
import { adminNotFound } from './challenge.ts'

const SET_UP_SIGNS = 20
export type NewAdmin = { email: string; name: string; roles: AdminRole[]; password: string | undefined }
/** `setUpCode` is shown once; undefined if the admin has a second factor already. */
export type MadeAdmin = { isNew: boolean; setUpCode: string | undefined }

/** What is known of an address before an admin is made of it, on the server. */
export async function knownAs(ctx: Context, email: string) {
  const { owner } = await accountsByEmail(ctx.db, email)
  const admin = owner && (await adminRow(ctx.db, owner.id))
  return { hasAccount: owner !== undefined, hasPassword: Boolean(owner?.password_hash), roles: admin?.roles }
}

/**
 * Makes an admin, or gives an admin other roles. Whoever runs the command on the server vouches for the address. An
 * account that had another use is signed out everywhere: from now on it opens by its second factor only. Throws
 * COMMON_PASSWORD, LAST_OWNER.
 */
export async function makeAdmin(ctx: Context, input: NewAdmin): Promise<MadeAdmin> {
  const password_hash = input.password === undefined ? undefined : await hashChosenPassword(input.password)
  return transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const { owner } = await accountsByEmail(ctx.db, input.email)
    const accountId = owner?.id ?? (await newAccount(ctx, input))
    const before = await lockAdmin(ctx.db, accountId)
    if (before && !input.roles.includes('owner')) await keepAnOwner(ctx, accountId)
    if (password_hash) await updateAccount(ctx.db, accountId, { password_hash, updated_at: at })
    await putAdmin(ctx.db, { accountId, roles: input.roles, at })
    const setUpCode = before && isReady(before) ? undefined : await startAnew(ctx, accountId)
    if (!before) await endSessionsOf(ctx, accountId)
    await note(ctx, accountId, before ? { roles: before.roles } : {}, { roles: input.roles })
    return { isNew: owner === undefined, setUpCode }
  })
}

const isReady = (admin: { has_authenticator: boolean; passkeys: number }): boolean =>
  admin.has_authenticator || admin.passkeys > 0

/** Takes lost second factors away and signs the admin out; the code sets up another. Throws ADMIN_NOT_FOUND. */
export const resetFactors = (ctx: Context, email: string): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const admin = await adminAt(ctx, email)
    await endSessionsOf(ctx, admin.account_id)
    const code = await startAnew(ctx, admin.account_id)
    await note(ctx, admin.account_id, {}, { factors: 'reset' })
    await tellAdmin(ctx, admin, { what: 'reset' })
    return code
  })

/** Ends an admin from the server. Throws ADMIN_NOT_FOUND, LAST_OWNER. */
export const endAdminAt = (ctx: Context, email: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const admin = await adminAt(ctx, email)
    await takeConsole(ctx, admin)
    await note(ctx, admin.account_id, { roles: admin.roles }, { ended: true })
  })

async function adminAt(ctx: Context, email: string) {
  const { owner } = await accountsByEmail(ctx.db, email)
  const admin = owner && (await lockAdmin(ctx.db, owner.id))
  if (!admin) throw adminNotFound()
  return admin
}

async function newAccount(ctx: Context, { email, name }: NewAdmin): Promise<string> {
  const at = ctx.clock.now()
  const { first, last } = nameParts(name)
  const row = { role: 'admin' as const, full_name: name, first_name: first, last_name: last, email }
  const { accountId } = await insertEmailAccount(ctx.db, { ...row, phone: null, password_hash: null }, at)
  // Others who only claimed the address are asked for another one.
  for (const claimant of await giveEmail(ctx.db, accountId, email, at)) await tellEnded(ctx, claimant)
  return accountId
}

/** No second factor, nothing begun, and a new code that sets one up. */
async function startAnew(ctx: Context, accountId: string): Promise<string> {
  const at = ctx.clock.now()
  await dropFactors(ctx.db, accountId)
  await endChallengesOf(ctx.db, accountId, at)
  const code = newSecretCode(SET_UP_SIGNS)
  await putSetUp(ctx.db, accountId, setUpHash(ctx, accountId, code), addMinutes(at, SET_UP_HOURS * 60))
  return code
}

/** Nobody is signed in on the server: the entry has no person. */
const note = (ctx: Context, accountId: string, before: object, after: object) =>
  noteAudit(ctx, {
    action: 'update',
    entity: 'admin',
    entityId: accountId,
    before,
    after: { ...after, by: 'a command on the server' },
  })
