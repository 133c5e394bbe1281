import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import {
  endSendingProbe,
  noteIncident,
  resumeSending,
  sendingStopped,
  settleIncidents,
  stopSending,
} from '#db/queries/messaging/sending.ts'

const PROBE_MINUTES = 1
export const PROBE_MS = PROBE_MINUTES * 60_000
const LIMIT_MINUTES = 60

/**
 * Stops every process, because Twilio refuses our set-up, and reports it once. After a minute the next message is the
 * probe. Returns the end of the stop.
 */
export const stopForSetUp = (ctx: Context, why: string): Promise<Date> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const until = addMinutes(at, PROBE_MINUTES)
    if (await stopSending(ctx.db, 'all', at, until, why)) {
      ctx.log.error({ why }, 'WhatsApp sender stopped: the Twilio set-up has to be mended')
      await noteIncident(ctx.db, { what: 'sender_stopped', detail: why }, at, at)
      await record(ctx, { type: 'messaging.trouble', what: 'sender_stopped', detail: why })
    }
    return until
  })

/** Ends the probe message's turn; if it proved nothing, the next message is the probe. */
export const endProbe = (ctx: Context) => endSendingProbe(ctx.db)

/** Ends the stop, because Twilio takes messages again or a process has started. */
export async function resume(ctx: Context): Promise<void> {
  if (!(await resumeSending(ctx.db, 'all'))) return
  await settleIncidents(ctx.db, 'sender_stopped', ctx.clock.now())
  ctx.log.info('WhatsApp sender goes on')
}

/** Begins no more conversations for a while, because WhatsApp refuses them. Returns the end of the stop. */
export const stopStarting = (ctx: Context, why: string): Promise<Date> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const until = addMinutes(at, LIMIT_MINUTES)
    const before = await sendingStopped(ctx.db, 'starts')
    await stopSending(ctx.db, 'starts', at, until, why)
    if (!before || before.until < addMinutes(at, -LIMIT_MINUTES)) {
      ctx.log.error({ why }, 'no conversations are started for an hour')
      await noteIncident(ctx.db, { what: 'starts_stopped', detail: why }, at, at)
      await record(ctx, { type: 'messaging.trouble', what: 'starts_stopped', detail: why })
    }
    return until
  })
