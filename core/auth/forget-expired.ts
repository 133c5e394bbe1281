import { deleteSpent } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'

/** Deletes codes, links, proofs, sessions and counts of limits two days after they have ended. */
export const forgetExpired = (ctx: Context): Promise<void> =>
  deleteSpent(ctx.db, addMinutes(ctx.clock.now(), -2 * 24 * 60))
