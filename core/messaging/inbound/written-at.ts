import type { Context } from '#core/context.ts'
import { messageWrittenAt } from '#db/queries/notifications/notifications.ts'

/** When our message was written that the person answers; undefined if the answer does not name one. */
export const writtenAt = async (
  ctx: Context,
  contactId: string,
  repliesTo: string | undefined,
): Promise<Date | undefined> => (repliesTo ? messageWrittenAt(ctx.db, contactId, repliesTo) : undefined)
