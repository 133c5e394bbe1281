import type { Context } from '#core/context.ts'
import { LONGEST_KEPT_HOURS, TOLD_AGAIN_MINUTES } from '#core/rules/operations/switches.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { notify } from '#db/client.ts'
import { keepForBot, releaseKept, staysOff, tellOnce } from '#db/queries/operations/switches.ts'
import { reply } from '../outbound/send.ts'

/** Whether the bot is stopped. If so, it goes on at the end of this transaction at the earliest. */
export const isBotStopped = (ctx: Context): Promise<boolean> => staysOff(ctx.db, 'bot')

/** Keeps the message until the bot goes on, and says so once an hour. */
export async function keepForLater(
  ctx: Context,
  message: { id: string; contact_id: string },
  words: string,
): Promise<void> {
  const at = ctx.clock.now()
  await keepForBot(ctx.db, message.id, at)
  if (await tellOnce(ctx.db, message.contact_id, at, addMinutes(at, -TOLD_AGAIN_MINUTES)))
    await reply(ctx, message.contact_id, { type: 'text', body: words })
}

/** The bot goes on: it answers what was kept in the order in which it came; what is too old is set aside. */
export async function answerKept(ctx: Context): Promise<{ tooOld: number; released: number }> {
  const at = ctx.clock.now()
  const oldest = addMinutes(at, -LONGEST_KEPT_HOURS * 60)
  const done = await releaseKept(ctx.db, { at, oldest, why: 'the bot was stopped for more than a day' })
  await notify(ctx.db, 'inbound')
  return done
}
