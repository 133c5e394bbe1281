import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { RescueAskTable, RescueRoundTable } from '#db/schema/deal/rounds.ts'
import { type Claim, mayTry } from '../due.ts'

export type RoundRow = Selectable<RescueRoundTable>

/** The states in which shops may answer, and the driver may take one. */
const running = ['open', 'unanswered'] as const

/** Opens a round; undefined if the driver has one that runs. */
export const insertRound = (db: Db, row: Insertable<RescueRoundTable>): Promise<{ id: string } | undefined> =>
  db
    .insertInto('rescue_round')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('contact_id').where(sql<boolean>`state in ('open', 'unanswered')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const insertAsks = (db: Db, rows: readonly Insertable<RescueAskTable>[]) =>
  db
    .insertInto('rescue_ask')
    .values([...rows])
    .execute()

export const roundsSince = async (db: Db, contactId: string, since: Date): Promise<number> =>
  (
    await db
      .selectFrom('rescue_round')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('contact_id', '=', contactId)
      .where('opened_at', '>', since)
      .executeTakeFirstOrThrow()
  ).count

export const findRound = (db: Db, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('rescue_round').selectAll().where('id', '=', id).executeTakeFirst()

/** The round, locked until the transaction ends: answers, takes and the clock wait for each other. */
export const lockRound = (db: Db, id: string): Promise<RoundRow | undefined> =>
  db.selectFrom('rescue_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The shop that was taken is still expected, or at work. */
const isUnderWay = sql<boolean>`rescue_round.state = 'taken' and exists (
  select from booking b where b.id = rescue_round.booking_id and b.status in ('confirmed', 'in_progress'))`

/** The driver's round that runs or whose shop is on its way, else the newest since then. */
export const roundOf = (db: Db, contactId: string, since: Date): Promise<RoundRow | undefined> =>
  db
    .selectFrom('rescue_round')
    .selectAll()
    .where('contact_id', '=', contactId)
    .where((eb) => eb.or([eb('state', 'in', running), eb('opened_at', '>', since), isUnderWay]))
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const roundsOfContact = (db: Db, contactId: string): Promise<RoundRow[]> =>
  db.selectFrom('rescue_round').selectAll().where('contact_id', '=', contactId).orderBy('opened_at', 'desc').execute()

const asks = (db: Db) =>
  db
    .selectFrom('rescue_ask as a')
    .innerJoin('shop as s', 's.id', 'a.shop_id')
    .select(['a.id', 'a.round_id', 'a.shop_id', 'a.distance_km', 'a.services', 'a.total_cents', 'a.total_lines'])
    .select([
      'a.duration_minutes',
      'a.state',
      'a.minutes',
      'a.answered_at',
      'a.own_price',
      'a.due_at',
      'a.there_at',
      'a.note',
    ])
    .select(['s.name as shop_name', 's.slug as shop_slug', 's.contact_phone as shop_phone'])
export type AskRow = Awaited<ReturnType<ReturnType<typeof asks>['executeTakeFirstOrThrow']>>

/** The nearest first. */
export const asksOf = (db: Db, roundId: string): Promise<AskRow[]> =>
  asks(db).where('a.round_id', '=', roundId).orderBy('a.distance_km').orderBy('a.id').execute()

export const findAsk = (db: Db, id: string): Promise<AskRow | undefined> =>
  asks(db).where('a.id', '=', id).executeTakeFirst()

/** What these shops can still answer, the newest first. */
export const asksForShops = (db: Db, shopIds: readonly string[]): Promise<AskRow[]> =>
  asks(db)
    .innerJoin('rescue_round as r', 'r.id', 'a.round_id')
    .where('a.shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .where('r.state', 'in', running)
    .where('a.state', 'in', ['waiting', 'coming', 'cannot'])
    .orderBy('r.opened_at', 'desc')
    .execute()

/** The drivers to whom these shops are on their way, or at work, the newest first. */
export const takenFromShops = (db: Db, shopIds: readonly string[]) =>
  asks(db)
    .innerJoin('rescue_round as r', 'r.id', 'a.round_id')
    .innerJoin('booking as b', 'b.id', 'r.booking_id')
    .select(['r.first_name', 'r.place', 'b.id as booking_id', 'b.customer_name', 'b.total_cents as booked_cents'])
    .where('a.shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .where('a.state', '=', 'taken')
    .where('r.state', '=', 'taken')
    .where('b.status', 'in', ['confirmed', 'in_progress'])
    .orderBy('r.opened_at', 'desc')
    .execute()

/** The first name by which this shop was asked for help; undefined if it was not, or has a booking of the driver. */
export const calledBesideRoad = async (db: Db, contactId: string, shopId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('rescue_round as r')
      .innerJoin('rescue_ask as a', 'a.round_id', 'r.id')
      .select('r.first_name')
      .where('r.contact_id', '=', contactId)
      .where('a.shop_id', '=', shopId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('booking as b').where('b.customer_contact_id', '=', contactId).where('b.shop_id', '=', shopId),
          ),
        ),
      )
      .orderBy('r.opened_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.first_name

/** The round, and the ask if it was about one, of which the message with this id at Twilio told this person. */
export const toldBy = (
  db: Db,
  contactId: string,
  providerSid: string,
): Promise<{ round_id: string | null; ask_id: string | null } | undefined> =>
  db
    .selectFrom('outbound_message as o')
    .innerJoin('notification as n', 'n.outbound_message_id', 'o.id')
    .innerJoin('event as e', 'e.id', 'n.event_id')
    .select(sql<string | null>`e.data ->> 'roundId'`.as('round_id'))
    .select(sql<string | null>`e.data ->> 'askId'`.as('ask_id'))
    .where('o.provider_sid', '=', providerSid)
    .where('o.contact_id', '=', contactId)
    .executeTakeFirst()

type AskChange = Partial<
  Pick<Selectable<RescueAskTable>, 'state' | 'minutes' | 'answered_at' | 'own_price' | 'note' | 'due_at' | 'there_at'>
> & { total_cents?: number; total_lines?: string }

export const changeAsk = (db: Db, id: string, change: AskChange) =>
  db.updateTable('rescue_ask').set(change).where('id', '=', id).execute()

/** What still waits or comes gets this state, but for one. Returns the shops. */
export const endAsks = async (db: Db, roundId: string, state: 'lost' | 'lapsed', except?: string): Promise<void> => {
  await db
    .updateTable('rescue_ask')
    .set({ state })
    .where('round_id', '=', roundId)
    .where('state', 'in', ['waiting', 'coming'])
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
}

type RoundChange = Partial<
  Pick<RoundRow, 'state' | 'look_at' | 'ended_at' | 'booking_id' | 'lat' | 'lng' | 'place' | 'pinned' | 'said'>
>

export const changeRound = (db: Db, id: string, change: RoundChange) =>
  db.updateTable('rescue_round').set(change).where('id', '=', id).execute()

/** A round in which the shop that was taken cannot come begins again. False if the driver asks anew by now. */
export async function reopenRound(db: Db, id: string, at: Date, lookAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rescue_round')
    .set({ state: 'open', opened_at: at, look_at: lookAt, ended_at: null, booking_id: null })
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .where(
      sql<boolean>`not exists (select from rescue_round r where r.contact_id = rescue_round.contact_id
        and r.state in ('open', 'unanswered'))`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whoever had said that they come may be taken after all, and the others may still answer. */
export const offerLostAgain = (db: Db, roundId: string): Promise<unknown> =>
  db
    .updateTable('rescue_ask')
    .set({ state: sql<'coming' | 'waiting'>`case when minutes is null then 'waiting' else 'coming' end` })
    .where('round_id', '=', roundId)
    .where('state', '=', 'lost')
    .execute()

/** Rounds that a clock has to look at, locked until the transaction ends. */
export const roundsToLookAt = (db: Db, claim: Claim): Promise<RoundRow[]> =>
  db
    .selectFrom('rescue_round')
    .selectAll()
    .where('look_at', '<=', claim.at)
    .where(mayTry(sql.ref('rescue_round.id'), claim))
    .orderBy('look_at')
    .limit(claim.limit)
    .forUpdate()
    .skipLocked()
    .execute()
