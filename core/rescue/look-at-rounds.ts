import { asksOf, changeRound, type RoundRow, roundsToLookAt } from '#db/queries/rescue/rescue.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { MINUTES_OF_A_ROUND } from '../rules/shops/rescue.ts'
import { addMinutes } from '../rules/time/time.ts'
import { endRound } from './end-round.ts'
import { pushRound } from './push-round.ts'

/** Tells a driver for whom nobody comes after five minutes, and ends a round after an hour. */
export const lookAtRounds = eachDue<RoundRow>({
  name: 'rescue',
  claim: (ctx, claim) => roundsToLookAt(ctx.db, claim),
  id: ({ id }) => id,
  do: look,
})

async function look(ctx: Context, { id, opened_at, state }: RoundRow): Promise<void> {
  const end = addMinutes(opened_at, MINUTES_OF_A_ROUND)
  if (end <= ctx.clock.now()) return endRound(ctx, id, 'time')
  const comes = (await asksOf(ctx.db, id)).some((ask) => ask.state === 'coming')
  if (comes || state !== 'open') {
    await changeRound(ctx.db, id, { look_at: end })
    return
  }
  await changeRound(ctx.db, id, { state: 'unanswered', look_at: end })
  await record(ctx, { type: 'rescue.unanswered', roundId: id })
  await pushRound(ctx, id)
}
