import { setTimeout as pause } from 'node:timers/promises'
import { isWorkLeft } from '#db/queries/messaging/work-left.ts'
import type { Context } from '../context.ts'

const LOOK_AGAIN_MS = 50
const LIMIT_MS = 60_000

/**
 * Resolves once everything that people wrote is answered, what follows from it is done, and what is due is sent; after
 * a minute all the same, because what is stopped or has failed may wait for long.
 */
export async function untilAnswered({ db }: Pick<Context, 'db'>): Promise<void> {
  const until = performance.now() + LIMIT_MS
  while ((await isWorkLeft(db)) && performance.now() < until) await pause(LOOK_AGAIN_MS)
}
