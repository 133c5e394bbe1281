import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#core/context.ts'
import { type OutboundMessage, putBack } from '#core/messaging/outbound/outbox.ts'

const TRIES = 20
const PAUSE_MS = 500

/** Repeats a write that must not be lost while the database is unreachable for a moment. Throws after 10 s. */
export async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await write()
    } catch (error) {
      if (left === 0) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** Does the work before a message is sent. If that fails, the message is put back instead of being in doubt. */
export async function orPutBack<T>(ctx: Context, row: OutboundMessage, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await retryWrite(() => putBack(ctx, row, ctx.clock.now()))
    throw error
  }
}
