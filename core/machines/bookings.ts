import { z } from 'zod'
import { bookingsChanged } from '#db/queries/machines/machine-reads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { MachineBookings, MachineBookingsQuery } from '../contracts/seller/machine.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { mayByKey } from './key-policy.ts'
import { machineBooking } from './machine-view.ts'
import { keyMayNot } from './refusals.ts'

/** The bookings of the key's shop, the oldest change first. Throws KEY_MAY_NOT, PAGE_NOT_FOUND. */
export async function machineBookings(
  ctx: Context,
  actor: Actor,
  { changedSince, limit, after }: MachineBookingsQuery,
): Promise<MachineBookings> {
  if (!mayByKey(actor, 'bookings:read')) throw keyMayNot()
  const from = readCursor('bookings of machines', after, z.iso.datetime().startsWith('20'))
  const rows = await bookingsChanged(ctx.db, actor.shopId, {
    since: changedSince === undefined ? undefined : new Date(changedSince),
    after: from && { at: from.rank, id: from.id },
    limit: limit + 1,
  })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    bookings: rows.slice(0, limit).map(machineBooking),
    next: last ? writeCursor('bookings of machines', { rank: last.changed_at, id: last.id }) : null,
  }
}
