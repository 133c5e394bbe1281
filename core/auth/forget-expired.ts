import { deleteSpent } from '#db/queries/accounts/auth.ts'
import { forgetInvitations } from '#db/queries/joining/invitations.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'

const TWO_DAYS = -2 * 24 * 60
/** An owner may still send an expired invitation once more. */
const THIRTY_DAYS = -30 * 24 * 60

/** Deletes codes, links, proofs, sessions and counts of limits two days after they have ended, invitations after thirty. */
export async function forgetExpired(ctx: Context): Promise<void> {
  const at = ctx.clock.now()
  await deleteSpent(ctx.db, addMinutes(at, TWO_DAYS))
  await forgetInvitations(ctx.db, addMinutes(at, THIRTY_DAYS))
}
