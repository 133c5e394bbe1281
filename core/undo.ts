import type { RemovedListings } from '#db/queries/inventory/shop-listings.ts'
import type { UndoRow } from '#db/queries/undo-steps.ts'
import type { StockKept } from '#db/schema/integrations.ts'
import type { UndoneThing } from '#db/schema/site.ts'
import type { Person } from './actor.ts'
import { undoAnswer } from './bookings/answers/answer.ts'
import type { Context } from './context.ts'
import type { BookingView } from './contracts/bookings.ts'
import { undoRemoval } from './inventory/add-listing.ts'
import { undoStock } from './inventory/write-stock.ts'
import { type HoursKept, undoHours } from './shops/change-hours.ts'
import { undoMessage } from './threads/write-to-customer.ts'
import { transaction } from './transaction.ts'
import { takeUndo } from './undo-step.ts'

export type Undone = { what: UndoneThing; booking?: BookingView }

/**
 * Takes back the named step of the person, or the last one, within its minute; undefined if there is none. Each kind
 * of step asks its own policy. Throws CHANGED_SINCE, and what the kind refuses.
 */
export const undoStep = (ctx: Context, person: Person, id?: string): Promise<Undone | undefined> =>
  transaction(ctx, async (ctx) => {
    const step = await takeUndo(ctx, person.contactId, id)
    return step && { what: step.what, ...(await putBack(ctx, person, step)) }
  })

/** What stands in the row was written by the same use-case that takes it back. */
async function putBack(ctx: Context, person: Person, step: UndoRow): Promise<{ booking?: BookingView }> {
  const kept = { id: step.id, before: step.before, after: step.after }
  switch (step.what) {
    case 'booking':
      return { booking: await undoAnswer(ctx, person, step.subject_id, kept) }
    case 'message':
      await undoMessage(ctx, person, step.subject_id)
      return {}
    case 'stock':
      await undoStock(ctx, person, step.subject_id, kept as { id: string; before: StockKept; after: StockKept })
      return {}
    case 'removed':
      await undoRemoval(ctx, person, step.subject_id, step.before as RemovedListings)
      return {}
    case 'hours':
      await undoHours(ctx, person, step.subject_id, kept as { before: HoursKept; after: HoursKept })
      return {}
  }
}
