import { setWarning, takeWarnings, type Waiting } from '#db/queries/inbox/response-clock.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { warningDue } from '../rules/messages/response-time.ts'
import { isOpenAt, nextOpening, type ShopHours } from '../rules/time/opening-hours.ts'

/**
 * Notes each conversation whose answer is due in half an hour. Hours that have changed since move the moment, and a
 * closed shop is told when it opens.
 */
export const warnWaiting = eachDue<Waiting>({
  name: 'answer-due',
  claim: (ctx, claim) => takeWarnings(ctx.db, claim),
  id: ({ id }) => id,
  doAll: async (ctx, due) => {
    const hours = await hoursOfShops(ctx.db, [...new Set(due.map(({ shop_id }) => shop_id))])
    for (const one of due) await warn(ctx, one, hours.get(one.shop_id))
  },
})

async function warn(ctx: Context, { id, waiting_since }: Waiting, hours: ShopHours | undefined): Promise<void> {
  const at = ctx.clock.now()
  const later = hours && whenToWarn(hours, waiting_since, at)
  await setWarning(ctx.db, id, later ?? null)
  if (!later) await record(ctx, { type: 'thread.answer_due', threadId: id })
}

/** Undefined for now. */
function whenToWarn(hours: ShopHours, since: Date, at: Date): Date | undefined {
  const due = warningDue(hours, since)
  if (due > at) return due
  return isOpenAt(hours, at) ? undefined : nextOpening(hours, at)
}
