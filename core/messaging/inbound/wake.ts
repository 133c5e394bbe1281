import type { Context } from '#core/context.ts'
import { type Db, notify } from '#db/client.ts'

/** Under load one call stands for all messages of this time; the delay is too short to notice. */
const PAUSE_MS = 20
const calling = new WeakMap<Db, { again: boolean }>()

/**
 * Tells the bot processes that a message waits. The call follows the commit and stands for all messages that came
 * meanwhile, because PostgreSQL lets commits that notify pass only one by one. If the call is lost with its process,
 * the bots' sweep finds the message.
 */
export function wakeEngine(ctx: Context): void {
  const { db } = ctx
  const call = calling.get(db)
  if (call) {
    call.again = true
    return
  }
  calling.set(db, { again: false })
  notify(db, 'inbound')
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'bot not woken; its sweep finds the message'))
    .finally(() => setTimeout(callAgain, PAUSE_MS, ctx).unref())
}

function callAgain(ctx: Context): void {
  const again = calling.get(ctx.db)?.again
  calling.delete(ctx.db)
  if (again) wakeEngine(ctx)
}
