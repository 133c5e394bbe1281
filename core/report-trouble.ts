import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import type { Trouble } from '#core/rules/notifications/trouble.ts'
import { transaction } from '#core/transaction.ts'
import { noteTrouble } from '#db/queries/messaging/sending.ts'

const AGAIN_AFTER_HOURS = 24

/**
 * Tells the log and the admins of something that they have to mend: once a day for the same thing, however many
 * processes see it.
 */
export const reportTrouble = (ctx: Context, what: Trouble, detail: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const since = new Date(at.getTime() - AGAIN_AFTER_HOURS * 3_600_000)
    if (!(await noteTrouble(ctx.db, { what, detail }, at, since))) return
    ctx.log.error({ what, detail }, 'somebody has to look at this')
    await record(ctx, { type: 'messaging.trouble', what, detail })
  })
