import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'
import { type Hold, slotOf } from './bays.ts'

export type Side = 'shop' | 'customer'

/** The columns of a booking without another time. */
export const noMove = { proposed_by: null, proposed_slot: null, proposed_bay: null, proposal_expires_at: null }

/**
 * Holds a second bay for the other time, in place of an earlier one. Throws if somebody else has the bay by now:
 * isBayTaken tells.
 */
export const holdMove = (db: Db, id: string, hold: Hold, move: { by: Side; at: Date; expiresAt: Date }) =>
  db
    .updateTable('booking')
    .set({
      proposed_by: move.by,
      proposed_slot: slotOf(hold),
      proposed_bay: hold.bay,
      proposal_expires_at: move.expiresAt,
      asked_at: move.at,
      updated_at: move.at,
      calendar_sequence: sql`calendar_sequence + 1`,
    })
    .where('id', '=', id)
    .execute()

/** The second bay becomes the appointment's, and its first one is free. */
export const takeMove = (db: Db, id: string, at: Date) =>
  db
    .updateTable('booking')
    .set({
      slot: sql`proposed_slot`,
      bay: sql`proposed_bay`,
      appointment_start: sql<Date>`lower(proposed_slot)`,
      preferred_start: sql<Date>`case proposed_by when 'customer' then lower(proposed_slot) else preferred_start end`,
      ...noMove,
      updated_at: at,
      calendar_sequence: sql`calendar_sequence + 1`,
    })
    .where('id', '=', id)
    .execute()

export type DueMove = { id: string; by: Side }

/** Moves that nobody answered in time, locked until the transaction ends; the side is the one that had asked. */
export async function movesToEnd(db: Db, claim: Claim): Promise<DueMove[]> {
  const { rows } = await sql<DueMove>`
    select id, proposed_by as by from booking
    where proposed_by is not null and proposal_expires_at <= ${claim.at} and ${mayTry(sql.ref('booking.id'), claim)}
    order by proposal_expires_at limit ${claim.limit} for update skip locked`.execute(db)
  return rows
}

/** Ends the moves; the appointments stand. */
export const endMoves = (db: Db, ids: readonly string[], now: Date) =>
  db
    .updateTable('booking')
    .set({ ...noMove, updated_at: now, calendar_sequence: sql`calendar_sequence + 1` })
    .where('id', 'in', ids)
    .execute()
