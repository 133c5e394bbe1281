import { openSessionsOf, revokeOtherSessions, revokeSessionById } from '#db/queries/accounts/sessions.ts'
import { noteSignOuts } from '../audit/note-sign-outs.ts'
import type { Context } from '../context.ts'
import type { SessionList } from '../contracts/auth.ts'
import { deviceName } from '../rules/people/device-name.ts'
import { transaction } from '../transaction.ts'
import { sessionNotFound } from './refusals.ts'
import { endSessionsOf, tellEnded } from './sessions.ts'

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
