import { type Insertable, type Selectable, sql } from 'kysely'
import type { AskState, RoundState } from '#core/contracts/deal/quotes.ts'
import type { Db } from '#db/client.ts'
import type { HandedQuoteTable, QuoteAskTable, QuoteRoundTable } from '#db/schema/deal/rounds.ts'
import { type Claim, mayTry } from '../due.ts'

export type RoundRow = Selectable<QuoteRoundTable>
/** An ask with its round and shop. */
export type AskRow = Selectable<QuoteAskTable> & {
  contact_id: string
  round_state: RoundState
  round_valid_until: Date
  size: string
  quantity: number
  brand: string | null
  services: RoundRow['services']
  place: string
  notes: string
  shop_name: string
  shop_slug: string
  shop_suburb: string | null
  shop_city: string
  shop_phone: string | null
  listing_code: string | null
}

/** Makes the rounds that one person begins wait for each other until the transaction ends. */
export const lockRoundsOf = (db: Db, contactId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('quote rounds of ' || ${contactId}, 0))`.execute(db)

export async function openRounds(db: Db, contactId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('quote_round')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact_id', '=', contactId)
    .where('state', '=', 'open')
    .where('valid_until', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertRound(
  db: Db,
  round: Insertable<QuoteRoundTable>,
  asks: readonly NewAsk[],
): Promise<string> {
  const { id } = await db.insertInto('quote_round').values(round).returning('id').executeTakeFirstOrThrow()
  await insertAsks(db, id, asks, round.created_at)
  return id
}

type NewAsk = Pick<Insertable<QuoteAskTable>, 'shop_id' | 'distance_km' | 'valid_until'>

/** Returns the ids of the asks. */
export async function insertAsks(
  db: Db,
  roundId: string,
  asks: readonly NewAsk[],
  at: Insertable<QuoteAskTable>['created_at'],
): Promise<string[]> {
  const made = await db
    .insertInto('quote_ask')
    .values(asks.map((ask) => ({ ...ask, round_id: roundId, created_at: at })))
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Every change of a round or of its asks holds this lock, so that they come one after another. */
export const lockRound = (db: Db, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('quote_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findRound = (db: Db, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('quote_round').selectAll().where('id', '=', id).executeTakeFirst()

export const roundsOf = (db: Db, contactId: string, limit: number): Promise<RoundRow[]> =>
  db
    .selectFrom('quote_round')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

const asks = (db: Db) =>
  db
    .selectFrom('quote_ask as a')
    .innerJoin('quote_round as r', 'r.id', 'a.round_id')
    .innerJoin('shop as s', 's.id', 'a.shop_id')
    .leftJoin('listing as l', 'l.id', 'a.listing_id')
    .selectAll('a')
    .select(['r.contact_id', 'r.state as round_state', 'r.valid_until as round_valid_until', 'r.size', 'r.quantity'])
    .select(['r.brand', 'r.services', 'r.place', 'r.notes', 'l.code as listing_code'])
    .select(['s.name as shop_name', 's.slug as shop_slug', 's.suburb as shop_suburb', 's.city as shop_city'])
    .select('s.contact_phone as shop_phone')

/** The answers first, the cheapest at the top; then the nearest. */
export const asksOfRounds = (db: Db, roundIds: readonly string[]): Promise<AskRow[]> =>
  asks(db)
    .where('a.round_id', 'in', [...roundIds])
    .orderBy('a.total_cents', (by) => by.asc().nullsLast())
    .orderBy('a.distance_km')
    .orderBy('a.id')
    .execute()

export const findAsk = (db: Db, id: string): Promise<AskRow | undefined> =>
  asks(db).where('a.id', '=', id).executeTakeFirst()

/** The asks of these shops, newest first. */
export const asksOfShops = (
  db: Db,
  shopIds: readonly string[],
  which: { open: Date } | { overSince: Date; now: Date },
  limit: number,
): Promise<AskRow[]> =>
  shopIds.length === 0
    ? Promise.resolve([])
    : asks(db)
        .where('a.shop_id', 'in', [...shopIds])
        .where(
          'open' in which
            ? sql<boolean>`r.state = 'open' and r.valid_until > ${which.open} and a.state in ('waiting', 'answered')`
            : sql<boolean>`a.created_at >= ${which.overSince}
                and not (r.state = 'open' and r.valid_until > ${which.now} and a.state in ('waiting', 'answered'))`,
        )
        .orderBy('a.created_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(limit)
        .execute()

export const setAnswer = (
  db: Db,
  id: string,
  answer: {
    listing_id: string
    tyre_brand: string
    tyre_model: string
    tyre_size: string
    price_cents: number
    total_cents: number
    total_lines: string
    note: string
    answered_at: Date
    answered_by: string
    valid_until: Date
  },
): Promise<unknown> =>
  db
    .updateTable('quote_ask')
    .set({ ...answer, state: 'answered', declined_by: null })
    .where('id', '=', id)
    .execute()

/** A shop may name a day after the one on which the others end. */
export const prolongRound = (db: Db, id: string, until: Date): Promise<unknown> =>
  db
    .updateTable('quote_round')
    .set({ valid_until: until })
    .where('id', '=', id)
    .where('valid_until', '<', until)
    .execute()

export const setNotes = (db: Db, id: string, notes: string): Promise<unknown> =>
  db.updateTable('quote_round').set({ notes }).where('id', '=', id).execute()

/** One side says no. */
export const setDeclined = (
  db: Db,
  id: string,
  by: 'shop' | 'customer',
  at: Date,
  answeredBy: string | null,
): Promise<unknown> =>
  db
    .updateTable('quote_ask')
    .set({ state: 'declined', declined_by: by, ...(by === 'shop' && { answered_at: at, answered_by: answeredBy }) })
    .where('id', '=', id)
    .execute()

/** The booking wins the ask. False if it stands no more. */
export async function setTaken(db: Db, id: string, bookingId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_ask')
    .set({ state: 'taken', booking_id: bookingId })
    .where('id', '=', id)
    .where('state', '=', 'answered')
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the open round. False if it had ended before. */
export async function endRound(db: Db, id: string, state: Exclude<RoundState, 'open'>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_round')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What still stood in the round ends; an ask without an answer lapses. Returns what they were. */
export async function endAsks(
  db: Db,
  roundId: string,
  answered: Extract<AskState, 'lost' | 'lapsed'>,
): Promise<{ id: string; before: AskState }[]> {
  const { rows } = await sql<{ id: string; before: AskState }>`
    update quote_ask a set state = case when b.state = 'answered' then ${answered} else 'lapsed' end
    from (select id, state from quote_ask where round_id = ${roundId} and state in ('waiting', 'answered')) b
    where a.id = b.id returning a.id, b.state as before`.execute(db)
  return rows
}

/** Open rounds whose time is over, locked until the transaction ends. */
/** Rounds whose shops have had their time to answer. */
export const roundsToLookAt = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('quote_round')
      .select('id')
      .where('look_at', '<=', claim.at)
      .where(mayTry(sql.ref('quote_round.id'), claim))
      .orderBy('look_at')
      .limit(claim.limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const lookNoMore = (db: Db, id: string): Promise<unknown> =>
  db.updateTable('quote_round').set({ look_at: null }).where('id', '=', id).execute()

/** More shops were asked: it is looked again when these have had their time. */
export const lookAgainAt = (db: Db, id: string, at: Date): Promise<unknown> =>
  db.updateTable('quote_round').set({ look_at: at }).where('id', '=', id).execute()

export const roundsToEnd = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('quote_round')
      .select('id')
      .where('state', '=', 'open')
      .where('valid_until', '<=', claim.at)
      .where(mayTry(sql.ref('quote_round.id'), claim))
      .orderBy('valid_until')
      .limit(claim.limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

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
