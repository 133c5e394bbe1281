import { type AdminRow, endAdminRow, listedAdmins, lockAdmin, lockOwners, setRoles } from '#db/queries/admin/admins.ts'
import { dropFactors, endChallengesOf } from '#db/queries/admin/factors.ts'
import type { Actor, Person } from '../../actor.ts'
import { adminsOnly, canAdmin } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { AdminList } from '../../contracts/admin/admins.ts'
import type { AdminRole } from '../../rules/admin/admin-areas.ts'
import { type AdminNews, adminMail } from '../../texts/admin-mails.ts'
import { transaction } from '../../transaction.ts'
import { mailNotice, type Recipient } from '../account-mail.ts'
import { endSessionsOf } from '../sessions.ts'
import { adminNotFound, lastOwner, notOneself } from './challenge.ts'

/** Who works in the console, with their second factors and sessions. Throws NOT_ALLOWED. */
export async function listAdmins(ctx: Context, actor: Actor): Promise<AdminList> {
  if (!canAdmin(actor, 'admins')) throw adminsOnly()
  const rows = await listedAdmins(ctx.db, ctx.clock.now())
  return {
    admins: rows.map((row) => ({
      id: row.account_id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      since: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      hasAuthenticator: row.has_authenticator,
      passkeys: row.passkeys,
      recoveryCodesLeft: row.recovery_codes,
      sessions: row.sessions,
      isMe: row.account_id === actor.accountId,
    })),
  }
}

/** The new roles count at once, in open sessions too. Throws NOT_ALLOWED, ADMIN_NOT_FOUND, LAST_OWNER. */
export const changeRoles = (ctx: Context, actor: Actor, accountId: string, roles: AdminRole[]): Promise<void> =>
  ofAdmin(ctx, actor, accountId, async (ctx, admin, owner) => {
    if (!roles.includes('owner')) await keepAnOwner(ctx, accountId)
    await setRoles(ctx.db, accountId, roles)
    await note(ctx, owner, admin, { roles: admin.roles }, { roles })
    await tellAdmin(ctx, admin, { what: 'roles', roles: roles.join(', ') })
  })

/** Throws NOT_ALLOWED, ADMIN_NOT_FOUND, NOT_ONESELF, LAST_OWNER. */
export const endAdmin = (ctx: Context, actor: Actor, accountId: string): Promise<void> =>
  ofAdmin(ctx, actor, accountId, async (ctx, admin, owner) => {
    if (accountId === owner.accountId) throw notOneself()
    await takeConsole(ctx, admin)
    await note(ctx, owner, admin, { roles: admin.roles }, { ended: true })
  })

/** Signs an admin out in every browser. Throws NOT_ALLOWED, ADMIN_NOT_FOUND. */
export const signOutAdmin = (ctx: Context, actor: Actor, accountId: string): Promise<void> =>
  ofAdmin(ctx, actor, accountId, async (ctx, admin, owner) => {
    await endSessionsOf(ctx, accountId)
    await note(ctx, owner, admin, {}, { sessions: 'ended' })
  })

/** Ends roles, second factors, sessions and what was begun. Throws LAST_OWNER. */
export async function takeConsole(ctx: Context, admin: AdminRow): Promise<void> {
  const { account_id: accountId } = admin
  const at = ctx.clock.now()
  await keepAnOwner(ctx, accountId)
  await endAdminRow(ctx.db, accountId, at)
  await dropFactors(ctx.db, accountId)
  await endChallengesOf(ctx.db, accountId, at)
  await endSessionsOf(ctx, accountId)
  await tellAdmin(ctx, admin, { what: 'ended' })
}

/** Somebody must be left who may do everything. Throws LAST_OWNER. */
export async function keepAnOwner(ctx: Context, accountId: string): Promise<void> {
  const owners = await lockOwners(ctx.db)
  if (owners.length === 1 && owners[0] === accountId) throw lastOwner()
}

type Work = (ctx: Context, admin: AdminRow, owner: Person) => Promise<void>

/** The owners are locked first, in one order, so that two changes at once neither cross nor take the last owner. */
const ofAdmin = (ctx: Context, actor: Actor, accountId: string, work: Work): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'admins')) throw adminsOnly()
    const owners = await lockOwners(ctx.db)
    if (!owners.some((id) => id === actor.accountId)) throw adminsOnly()
    const admin = await lockAdmin(ctx.db, accountId)
    if (!admin) throw adminNotFound()
    await work(ctx, admin, actor)
  })

const note = (ctx: Context, owner: Person, admin: AdminRow, before: object, after: object) =>
  noteAudit(ctx, {
    contactId: owner.contactId,
    action: 'update',
    entity: 'admin',
    entityId: admin.account_id,
    before,
    after,
  })

type Told = { account_id: string; contact_id: string | null; email: string | null }

/** Mails an admin what was done to their sign-in, so that nothing of it happens behind their back. */
export async function tellAdmin(ctx: Context, admin: Told, news: AdminNews): Promise<void> {
  if (!admin.email) return
  const to: Recipient = { accountId: admin.account_id, contactId: admin.contact_id, email: admin.email }
  await mailNotice(ctx, to, () => adminMail(news), { path: '/admin-login?forgot=1' })
}
