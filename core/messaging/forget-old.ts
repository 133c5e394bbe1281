import { deleteRecipients } from '#db/queries/announcements/announcements.ts'
import { deleteBlocks } from '#db/queries/bookings/bay-blocks.ts'
import { deleteSearches, emptyMessages } from '#db/queries/messaging/old-messages.ts'
import { deleteAlertRounds, deleteDigestItems, deleteEvents } from '#db/queries/notifications/old-notifications.ts'
import { deleteMisheard } from '#db/queries/understanding/misheard.ts'
import { deleteOldUndo } from '#db/queries/undo.ts'
import type { Context } from '../context.ts'
import { addMinutes, localDate } from '../rules/time/time.ts'

const MINUTES_OF_A_DAY = 24 * 60
/** Long enough for a complaint about a booking or a message, which come within the year. */
export const DAYS_MESSAGES_KEPT = 365
/** What happened, whom we told of it and why: as long as the messages, which a complaint is answered with. */
export const DAYS_EVENTS_KEPT = 365
/** Long enough to see what people look for over two seasons. */
export const DAYS_SEARCHES_KEPT = 180
/** What an alert that is off has told is part of what somebody looked for. */
export const DAYS_ALERT_ROUNDS_KEPT = 180
/** The mail of the day holds the words itself; long enough to see why one lacks something. */
export const DAYS_DIGEST_ITEMS_KEPT = 30

/** Long enough to learn from what was not understood. */
export const DAYS_MISHEARD_KEPT = 90

/** A walk-in is of no use once its day is long over. */
const DAYS_WALK_INS_KEPT = 30

/** Deletes the words of old messages, and the old events, notices, searches, walk-ins and steps to take back, which nobody needs any more. */
export async function forgetOld(ctx: Context): Promise<void> {
  const before = (days: number) => addMinutes(ctx.clock.now(), -days * MINUTES_OF_A_DAY)
  await emptyMessages(ctx.db, before(DAYS_MESSAGES_KEPT))
  await deleteDigestItems(ctx.db, before(DAYS_DIGEST_ITEMS_KEPT))
  await deleteRecipients(ctx.db, before(DAYS_EVENTS_KEPT))
  await deleteEvents(ctx.db, before(DAYS_EVENTS_KEPT))
  await deleteSearches(ctx.db, before(DAYS_SEARCHES_KEPT))
  await deleteBlocks(ctx.db, before(DAYS_WALK_INS_KEPT))
  await deleteOldUndo(ctx.db, ctx.clock.now())
  await deleteMisheard(ctx.db, localDate(before(DAYS_MISHEARD_KEPT)))
  await deleteAlertRounds(ctx.db, before(DAYS_ALERT_ROUNDS_KEPT))
}
