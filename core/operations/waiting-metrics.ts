import { heldGroups } from '#db/queries/operations/held.ts'
import { waitingRows } from '#db/queries/operations/work.ts'
import type { Context } from '../context.ts'
import { beforeShown, gauge } from '../process/metrics.ts'

/** A backlog beyond this is counted as this much. */
const MAX_COUNTED = 10_000

const waiting = gauge('spoor_waiting', `Rows that are due and wait, at most ${MAX_COUNTED}.`, 'what')
const oldest = gauge('spoor_waiting_oldest_seconds', 'How long the oldest row that is due has waited.', 'what')
const held = gauge('spoor_held', `Notices held for later, at most ${MAX_COUNTED} a channel.`, 'channel', 'reason')

/**
 * Lets GET /metrics of this process tell what waits in the database; it is counted when somebody asks. One process of
 * an installation is enough. Returns what ends it.
 */
export function showWaiting(ctx: Context): () => void {
  const count = async (): Promise<void> => {
    const at = ctx.clock.now()
    const [rows, groups] = await Promise.all([waitingRows(ctx.db, at, MAX_COUNTED), heldGroups(ctx.db, MAX_COUNTED)])
    for (const [what, one] of Object.entries(rows)) {
      waiting.set({ what }, one.count)
      oldest.set({ what }, one.oldest ? Math.max(0, at.getTime() - one.oldest.getTime()) / 1000 : 0)
    }
    held.reset()
    for (const { channel, reason, count } of groups) held.inc({ channel, reason: reason ?? 'none' }, count)
  }
  return beforeShown(() =>
    count().catch((error: unknown) => ctx.log.debug({ err: error }, 'what waits is not counted')),
  )
}
