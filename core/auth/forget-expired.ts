import { deleteSpent } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'

/** What nobody can ask about any more goes after two days: codes, links, proofs, sessions and the counts of limits. */
export const forgetExpired = (ctx: Context): Promise<void> =>
  deleteSpent(ctx.db, addMinutes(ctx.clock.now(), -2 * 24 * 60))
