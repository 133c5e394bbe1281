import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { HandedTable } from '#db/schema/bookings.ts'

export type HandedRow = Selectable<HandedTable>

export const findHanded = (db: Db, bookingId: string): Promise<HandedRow | undefined> =>
  db.selectFrom('handed').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()

/** What who pays for the booking `b` has said yes to. */
export const payerYes = sql<{ name: string; at: string; cents: number } | null>`(
  select jsonb_build_object('name', h.yes_name, 'at', h.yes_at, 'cents', h.yes_cents)
  from handed h where h.booking_id = b.id and h.yes_at is not null)`

type Made = { booking_id: string; link_version: number; until: Date; created_at: Date }

/** Makes the link, or lets the one that is open work for longer; a yes that was said stays. */
export const makeHanded = (db: Db, made: Made): Promise<HandedRow> =>
  db
    .insertInto('handed')
    .values(made)
    .onConflict((at) =>
      at.column('booking_id').doUpdateSet({
        ended_at: null,
        until: made.until,
        link_version: made.link_version,
        version: sql<number>`handed.version + case when handed.link_version <> excluded.link_version then 1 else 0 end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const endHanded = (db: Db, bookingId: string, at: Date) =>
  db
    .updateTable('handed')
    .set({ ended_at: at, version: sql<number>`version + 1` })
    .where('booking_id', '=', bookingId)
    .where('ended_at', 'is', null)
    .execute()

export const noteYes = (db: Db, bookingId: string, yes: { yes_name: string; yes_at: Date; yes_cents: number }) =>
  db.updateTable('handed').set(yes).where('booking_id', '=', bookingId).execute()
