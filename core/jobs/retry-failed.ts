import { failuresToRetry } from '#db/queries/due.ts'
import type { Context } from '../context.ts'
import { MAX_ATTEMPTS, setAside, takeBackOwed } from './attempts.ts'
import type { Due } from './each-due.ts'

const BATCH_SIZE = 200

/**
 * Tries every row again whose work has failed, of all that is due, once its wait is over. A row whose last attempt never
 * ended is set aside. Returns how many there were.
 */
export async function retryFailed<Tools>(ctx: Context, due: readonly Due<Tools>[], tools: Tools): Promise<number> {
  await takeBackOwed(ctx)
  const byName = new Map<string, Due<Tools>>(due.map((one) => [one.work, one]))
  const rows = await failuresToRetry(ctx.db, ctx.clock.now(), BATCH_SIZE)
  for (const { work, row_id: id, attempts } of rows) {
    const one = byName.get(work)
    if (attempts >= MAX_ATTEMPTS) await setAside(ctx, { work, id }, 'the process ended during the last attempt')
    else if (one) await one.tryAgain(ctx, id, tools)
    else await setAside(ctx, { work, id }, 'this work is not done any more')
  }
  return rows.length
}
