import { changeRound, endAsks, lockRound } from '#db/queries/rescue/rescue.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { RescueView } from '../contracts/deal/rescue.ts'
import { record } from '../events.ts'
import { transaction } from '../transaction.ts'
import { pushRound } from './push-round.ts'
import { askNotFound, roundOver } from './refusals.ts'
import { canEndRescue } from './rescue-policy.ts'
import { viewOfRound } from './rescue-view.ts'

/** The driver asks no more; a second tap changes nothing. Refusals: RESCUE_NOT_FOUND, RESCUE_OVER if somebody comes. */
export const closeRound = (ctx: Context, actor: Actor, roundId: string): Promise<RescueView> =>
  transaction(ctx, async (ctx) => {
    const round = await lockRound(ctx.db, roundId)
    if (!round || !canEndRescue(actor, round)) throw askNotFound()
    if (round.state === 'taken') throw roundOver('other')
    if (!round.ended_at) await endRound(ctx, roundId, 'driver')
    return viewOfRound(ctx, roundId)
  })

/** Ends a round that is locked and in which nobody was taken. */
export async function endRound(ctx: Context, roundId: string, by: 'driver' | 'time'): Promise<void> {
  await endAsks(ctx.db, roundId, 'lapsed')
  await changeRound(ctx.db, roundId, { state: 'closed', look_at: null, ended_at: ctx.clock.now() })
  await record(ctx, { type: 'rescue.closed', roundId, by })
  await pushRound(ctx, roundId)
}
