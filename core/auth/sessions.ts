import {
  type AccountRow,
  type EndedSession,
  findAccount,
  insertSession,
  type OpenedBy,
  type OpenSession,
  openSessionsOf,
  openTokenHashes,
  revokeOtherSessions,
  revokeSession,
  revokeSessionById,
  revokeSessionsOf,
  revokeSessionsOfContact,
  type SessionFacts,
  type SessionLife,
  seeSession,
} from '#db/queries/accounts/sessions.ts'
import { oldInvitations, oldSecrets } from '#db/queries/retention.ts'
import { type Actor, guest } from '../actor.ts'
import { noteSignOuts } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { AccountView, SessionList } from '../contracts/auth.ts'
import { forgetRows } from '../jobs/forget-rows.ts'
import { personActor } from '../load-actor.ts'
import { push } from '../realtime.ts'
import { mayAdmin } from '../rules/admin/admin-areas.ts'
import { deviceName } from '../rules/people/device.ts'
import { transaction } from '../transaction.ts'
import type { Client } from './limits.ts'
import { adminsSignInApart, sessionNotFound } from './refusals.ts'
import { hashOf, isToken, newToken } from './secrets.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A browser that is seen stays signed in, but not for ever; then the person signs in again. */
const ordinary: SessionLife = { everyMs: HOUR_MS, idleMs: 30 * DAY_MS, longestMs: 90 * DAY_MS }
/** An admin's ends with the working day, and when nobody sits there. */
const admin: SessionLife = { everyMs: MINUTE_MS, idleMs: 30 * MINUTE_MS, longestMs: 12 * HOUR_MS }
/** For so long an admin does dangerous things without showing the second factor again. */
const CONFIRMED_MS = 10 * 60_000

/** `token` goes into the cookie and is kept nowhere else. */
export type NewSession = { id: string; token: string; expiresAt: Date; account: AccountView }

/**
 * Opens a session of the account for this browser. `openedBy` is what proved the person. Every way in ends here, so
 * admins get a session by their second factor only. An admin's session that takes the place of another one (`before`)
 * is as old as that: only the second factor begins a new one. Throws ADMIN_SIGN_IN.
 */
export async function openSession(
  ctx: Context,
  accountId: string,
  { userAgent }: Client,
  openedBy: OpenedBy,
  before?: SessionFacts,
): Promise<NewSession> {
  const at = ctx.clock.now()
  const account = await findAccount(ctx.db, accountId)
  if (!account) throw new Error(`there is no account ${accountId}`)
  const isAdmins = openedBy === 'admin'
  if (account.role === 'admin' && !isAdmins) throw adminsSignInApart()
  const token = newToken()
  const { idleMs, longestMs } = isAdmins ? admin : ordinary
  const since = isAdmins && before ? before.created_at : at
  const expiresAt = new Date(Math.min(at.getTime() + idleMs, since.getTime() + longestMs))
  const id = await insertSession(ctx.db, {
    token_hash: hashOf(ctx, 'session', token),
    account_id: accountId,
    opened_by: openedBy,
    user_agent: userAgent?.slice(0, 300) ?? null,
    created_at: since,
    last_seen_at: at,
    confirmed_at: isAdmins ? (before ? before.confirmed_at : at) : null,
    expires_at: expiresAt,
  })
  return { id, token, expiresAt, account: accountView(account) }
}

export type Visitor = {
  sessionId: string
  contactId: string | null
  account: AccountView
  expiresAt: Date
  /** The visitor as the use-cases see them. */
  actor: Actor
  /** An admin has shown the second factor within the last ten minutes. */
  isConfirmed: boolean
}

/** The visitor who holds this token; undefined if it opens no session. A session that is seen is prolonged. */
export async function whoIs(ctx: Context, token: string | undefined): Promise<Visitor | undefined> {
  if (!token || !isToken(token)) return undefined
  const at = ctx.clock.now()
  const found = await seeSession(ctx.db, hashOf(ctx, 'session', token), at, { ordinary, admin })
  return (
    found && {
      sessionId: found.session_id,
      contactId: found.contact_id,
      account: {
        ...accountView(found),
        ...(found.shops.length > 0 && { hasShop: true }),
        ...(found.admin_roles.length > 0 && { adminRoles: found.admin_roles }),
        ...(found.looking && mayAdmin(found.admin_roles, 'moderation') && { looking: found.looking }),
      },
      expiresAt: found.expires_at,
      actor: visitorActor(found),
      isConfirmed: found.confirmed_at !== null && at.getTime() - found.confirmed_at.getTime() <= CONFIRMED_MS,
    }
  )
}

const visitorActor = ({ id, contact_id, role, shops, admin_roles }: OpenSession): Actor =>
  contact_id === null ? guest : personActor({ contact_id, account_id: id, role, shops, admin_roles })

/** Signs this one browser out. */
export const endSession = (ctx: Context, token: string | undefined): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!token || !isToken(token)) return
    const ended = await revokeSession(ctx.db, hashOf(ctx, 'session', token), ctx.clock.now())
    if (!ended) return
    await noteSignOuts(ctx, [ended], 'this browser')
    await tellEnded(ctx, ended.account_id)
  })

/** Signs the account out on every browser. Returns what was open. */
export async function endSessionsOf(ctx: Context, accountId: string): Promise<EndedSession[]> {
  const ended = await revokeSessionsOf(ctx.db, accountId, ctx.clock.now())
  await tellEnded(ctx, accountId)
  return ended
}

/** Cuts the live connections of the account's browsers; browsers that are still signed in come back by themselves. */
export const tellEnded = (ctx: Context, accountId: string): Promise<void> =>
  push(ctx, [`account:${accountId}`], { type: 'session_ended' })

/** Signs the person's account out on every browser, as the person asks in the chat. False if nobody was signed in. */
export const endSessionsOfContact = (ctx: Context, contactId: string): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const ended = await revokeSessionsOfContact(ctx.db, contactId, ctx.clock.now())
    await noteSignOuts(ctx, ended, 'all browsers')
    if (ended[0]) await tellEnded(ctx, ended[0].account_id)
    return ended.length > 0
  })

const accountView = ({ id, role, full_name, phone, email, lost_email }: AccountRow): AccountView => ({
  id,
  role,
  name: full_name,
  phone,
  email,
  ...(lost_email !== null && email === null && { lostEmail: lost_email }),
})

type Signed = { sessionId: string; account: { id: string } }

/** Where the account is signed in, the latest first. */
export async function listSessions(ctx: Context, { sessionId, account }: Signed): Promise<SessionList> {
  const rows = await openSessionsOf(ctx.db, account.id, ctx.clock.now())
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      current: row.id === sessionId,
      signedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  }
}

/** Signs one browser of the account out. Throws SESSION_NOT_FOUND. */
export const endOneSession = (ctx: Context, accountId: string, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const ended = await revokeSessionById(ctx.db, accountId, id, ctx.clock.now())
    if (!ended) throw sessionNotFound()
    await noteSignOuts(ctx, [ended], 'another browser')
    await tellEnded(ctx, accountId)
  })

/** Signs the account out on every browser but the visitor's own. */
export const endOtherSessions = (ctx: Context, { sessionId, account }: Signed): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const ended = await revokeOtherSessions(ctx.db, account.id, sessionId, ctx.clock.now())
    await noteSignOuts(ctx, ended, 'all other browsers')
    await tellEnded(ctx, account.id)
  })

/** Signs the account out on every browser, as whoever is signed in there asks. */
export const endAllSessions = (ctx: Context, accountId: string): Promise<void> =>
  transaction(ctx, async (ctx) => noteSignOuts(ctx, await endSessionsOf(ctx, accountId), 'all browsers'))

/**
 * Those of the tokens that still open a session, and when it ends unless it is prolonged. Unlike whoIs, it does not
 * prolong the sessions.
 */
export async function openTokens(ctx: Context, tokens: readonly string[]): Promise<Map<string, Date>> {
  if (tokens.length === 0) return new Map()
  const tokenOf = new Map(tokens.map((token) => [hashOf(ctx, 'session', token), token]))
  const open = await openTokenHashes(ctx.db, [...tokenOf.keys()], ctx.clock.now())
  return new Map(open.map(({ token_hash, expires_at }) => [tokenOf.get(token_hash) ?? '', expires_at]))
}

const DAYS_KEPT = 2
/** An owner may still send an expired invitation once more. */
const DAYS_INVITATIONS_KEPT = 30

/** Deletes codes, links, proofs, sessions and counts of limits two days after they have ended, invitations after thirty. */
export const expiredSecrets = [...oldSecrets(DAYS_KEPT), oldInvitations(DAYS_INVITATIONS_KEPT)].map(forgetRows)
