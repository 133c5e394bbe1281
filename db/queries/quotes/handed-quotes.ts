import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { HandedQuoteTable } from '#db/schema/deal/rounds.ts'

export type HandedQuoteRow = Selectable<HandedQuoteTable>

export const findHandedQuote = (db: Db, askId: string): Promise<HandedQuoteRow | undefined> =>
  db.selectFrom('handed_quote').selectAll().where('ask_id', '=', askId).executeTakeFirst()

/** Makes the link, or lets the one that is open work for longer; a yes that was said stays. */
export const makeHandedQuote = (
  db: Db,
  made: { ask_id: string; until: Date; created_at: Date },
): Promise<HandedQuoteRow> =>
  db
    .insertInto('handed_quote')
    .values(made)
    .onConflict((at) => at.column('ask_id').doUpdateSet({ ended_at: null, until: made.until }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const endHandedQuote = (db: Db, askId: string, at: Date) =>
  db
    .updateTable('handed_quote')
    .set({ ended_at: at, version: sql<number>`version + 1` })
    .where('ask_id', '=', askId)
    .where('ended_at', 'is', null)
    .execute()

export const noteYesToQuote = (db: Db, askId: string, yes: { yes_name: string; yes_at: Date; yes_cents: number }) =>
  db.updateTable('handed_quote').set(yes).where('ask_id', '=', askId).execute()

/** The yes to the price that was taken goes on with the booking, whose link nobody has yet. */
export const keepYesOfQuote = (db: Db, askId: string, bookingId: string) =>
  sql`
    insert into handed (booking_id, link_version, until, ended_at, yes_name, yes_at, yes_cents, created_at)
    select b.id, b.link_version, h.yes_at, h.yes_at, h.yes_name, h.yes_at, h.yes_cents, h.yes_at
    from handed_quote h join booking b on b.id = ${bookingId}
    where h.ask_id = ${askId} and h.yes_cents = b.total_cents`.execute(db)
