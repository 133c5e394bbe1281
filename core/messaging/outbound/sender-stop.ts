import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { endSendingProbe, resumeSending, sendingStopped, stopSending } from '#db/queries/messaging/sending.ts'

const PROBE_MINUTES = 1
export const PROBE_MS = PROBE_MINUTES * 60_000
const LIMIT_MINUTES = 60

/**
 * A set-up that Twilio refuses stops every process, and is told once. After a minute the next message is the probe.
 * Returns when that is.
 */
export const stopForSetUp = (ctx: Context, why: string): Promise<Date> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const until = addMinutes(at, PROBE_MINUTES)
    if (await stopSending(ctx.db, 'all', at, until, why)) {
      ctx.log.error({ why }, 'WhatsApp sender stopped: the Twilio set-up has to be mended')
      await record(ctx, { type: 'messaging.trouble', what: 'sender_stopped', detail: why })
    }
    return until
  })

/** The message that was to try has come to an end; when it proved nothing, the next one tries. */
export const endProbe = (ctx: Context) => endSendingProbe(ctx.db)

/** Twilio takes messages again, or a new start is to try. */
export async function resume(ctx: Context): Promise<void> {
  if (await resumeSending(ctx.db, 'all')) ctx.log.info('WhatsApp sender goes on')
}

/** WhatsApp lets us start no more conversations for the time being. Returns until when. */
export const stopStarting = (ctx: Context, why: string): Promise<Date> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const until = addMinutes(at, LIMIT_MINUTES)
    const before = await sendingStopped(ctx.db, 'starts')
    await stopSending(ctx.db, 'starts', at, until, why)
    if (!before || before.until < addMinutes(at, -LIMIT_MINUTES)) {
      ctx.log.error({ why }, 'no conversations are started for an hour')
      await record(ctx, { type: 'messaging.trouble', what: 'starts_stopped', detail: why })
    }
    return until
  })
