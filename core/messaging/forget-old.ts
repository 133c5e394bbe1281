import { deleteSearches, emptyMessages } from '#db/queries/messaging/old-messages.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'

const MINUTES_OF_A_DAY = 24 * 60
/** Long enough for a complaint about a booking or a message, which come within the year. */
export const DAYS_MESSAGES_KEPT = 365
/** Long enough to see what people look for over two seasons. */
export const DAYS_SEARCHES_KEPT = 180

/** Deletes the words of old messages and the old searches, which nobody needs any more. */
export async function forgetOld(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await emptyMessages(ctx.db, addMinutes(now, -DAYS_MESSAGES_KEPT * MINUTES_OF_A_DAY))
  await deleteSearches(ctx.db, addMinutes(now, -DAYS_SEARCHES_KEPT * MINUTES_OF_A_DAY))
}
