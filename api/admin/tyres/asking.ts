import type { Request } from 'express'
import type { Actor } from '#core/actor.ts'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { actorOf, adminFor } from '../../access.ts'
import { clientOf } from '../../client.ts'
import { sessionToken } from '../../session-cookie.ts'

const mayHere = adminFor('tyres')

/** The admin who sends or fetches a file, and the context that knows from where. Throws SIGN_IN_REQUIRED, NOT_ALLOWED. */
export async function adminAsking(ctx: Context, request: Request): Promise<{ actor: Actor; here: Context }> {
  const visitor = mayHere.admit(await whoIs(ctx, sessionToken(ctx, request)))
  const { address, userAgent } = clientOf(request)
  return { actor: actorOf(visitor), here: { ...ctx, asker: { address, userAgent } } }
}
