import type { Context } from '#core/context.ts'
import { messageWrittenAt } from '#db/queries/notifications/notifications.ts'

/** When our message that the person answers was written; undefined when the answer does not say which one it was. */
export const writtenAt = async (
  ctx: Context,
  contactId: string,
  repliesTo: string | undefined,
): Promise<Date | undefined> => (repliesTo ? messageWrittenAt(ctx.db, contactId, repliesTo) : undefined)
