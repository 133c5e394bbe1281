import { sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'
import { refusesAll } from '../messaging/sending.ts'
import { isOff } from '../operations/switches.ts'
import { type OfferRow, offerRows } from '../search/find-offers.ts'
import { coveredCents, fits, kmBetween } from './alerts.ts'

export type OfferPlace = { listing_id: string; lat: number; lng: number; deal_id: string | null }

/** The places at which these listings are on offer. */
export const offerPlaces = (db: Db, listingIds: readonly string[]): Promise<OfferPlace[]> =>
  db
    .selectFrom('offer')
    .select(['listing_id', 'lat', 'lng', 'deal_id'])
    .where(sql<boolean>`listing_id = any(${listingIds}::uuid[])`)
    .execute()

/** The cells of the grid whose alerts may ask for an offer. */
export type Hearing = { listingIds: string[]; cells: number[] }

/**
 * Notes which people are to be told of these offers. Returns how many notes that made. It leaves out an offer that a
 * person was told, or is about to be told, at that price or a lower one. It finds the alerts in the index
 * alert_listens.
 */
export async function noteMatches(db: Db, { listingIds, cells }: Hearing, at: Date): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with found as (
      insert into alert_match (contact_id, listing_id, alert_id, waiting_since)
      select distinct on (a.contact_id, o.listing_id) a.contact_id, o.listing_id, a.id, ${at}::timestamptz
      from unnest(${listingIds}::uuid[], ${cells}::int[]) as hearing (listing_id, cell)
      join offer o on o.listing_id = hearing.listing_id
      join brand b on b.id = o.brand_id
      join alert a on a.cell = hearing.cell and a.limit_cents >= o.price_cents and ${fits}
      left join alert_match m on m.contact_id = a.contact_id and m.listing_id = o.listing_id
      where m.contact_id is null or (m.waiting_since is null and m.told_cents > o.price_cents)
      order by a.contact_id, o.listing_id, a.id
      on conflict (contact_id, listing_id)
        do update set waiting_since = excluded.waiting_since, alert_id = excluded.alert_id
      returning contact_id
    ), rounds as (
      insert into alert_round (contact_id, due_at)
      select distinct contact_id, ${at}::timestamptz from found order by contact_id
      on conflict (contact_id) do update
        set due_at = greatest(excluded.due_at, alert_round.told_at + interval '1 hour'), reason = null
        where alert_round.due_at is null
    )
    select count(*)::int as found from found`.execute(db)
  return rows[0]?.found ?? 0
}

export type Present = { offers: number; cheapest_cents: number | null }

/** Notes the offers that an alert finds at once: they were shown when it was made, so they are not told as new. */
export async function noteKnown(db: Db, alertId: string): Promise<Present> {
  const { rows } = await sql<Present>`
    with present as (
      select a.contact_id, o.listing_id, a.id, o.price_cents, ${coveredCents} as covered
      from alert a join offer o on o.size_id = a.size_id join brand b on b.id = o.brand_id
      where a.id = ${alertId} and ${fits}
    ), noted as (
      insert into alert_match (contact_id, listing_id, alert_id, told_cents)
      select contact_id, listing_id, id, price_cents from present
      on conflict do nothing
    )
    select count(*)::int as offers, min(covered) as cheapest_cents from present`.execute(db)
  return rows[0] ?? { offers: 0, cheapest_cents: null }
}

/** Of what kind messages about alerts are, and how many of them may wait to go out. */
type Queue = { kind: string; most: number }

const hasRoom = ({ kind, most }: Queue) => sql<boolean>`(select count(*) from (
    select from outbound_message where status in ('queued', 'sending') and kind = ${kind} limit ${most}
  ) queued) < ${most}`

/**
 * The people whose next message is due, those who have waited longest first, locked until the transaction ends; nobody
 * while alerts are stopped, or the queue is full.
 */
export async function claimRounds(db: Db, claim: Claim, queue: Queue) {
  const { rows } = await sql<{ contact_id: string }>`
    select contact_id from alert_round
    where due_at <= ${claim.at} and not ${isOff('alerts')} and ${mayTry(sql.ref('alert_round.contact_id'), claim)}
      and ${hasRoom(queue)}
    order by due_at limit ${claim.limit} for update skip locked`.execute(db)
  return rows.map(({ contact_id }) => contact_id)
}

/** Whether anybody's next message is due, and the queue has room or gets some. */
export async function roundWaits(db: Db, claim: Claim, queue: Queue): Promise<boolean> {
  const { rows } = await sql`
    select from alert_round
    where due_at <= ${claim.at} and not ${isOff('alerts')} and ${mayTry(sql.ref('alert_round.contact_id'), claim)}
      and (not (${isOff('sending')} or ${refusesAll(claim.at)}) or ${hasRoom(queue)})
    limit 1`.execute(db)
  return rows.length > 0
}

/** Sets when the person's next message is due; null if nothing waits. */
export const setRound = (
  db: Db,
  contactId: string,
  round: { due_at: Date | null; reason?: Reason | null; told_at?: Date },
) => db.updateTable('alert_round').set(round).where('contact_id', '=', contactId).execute()

export type Waiting = {
  listing_id: string
  price_cents: number
  /** Of the alert that found it. */
  quantity: number
  km: number | null
  /** Null: what was found is gone, dearer again, or no longer asked for. */
  rank: number | null
}

/**
 * What waits for a person, the best first: the furthest below the limit, or below its usual price if there is no limit;
 * then the cheapest.
 */
export async function takeWaiting(db: Db, contactId: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select m.listing_id, found.price_cents, found.quantity, found.km, found.rank
    from alert_match m
    left join lateral (
      select o.price_cents, a.quantity, case when a.radius_km is not null then ${kmBetween} end as km,
        case when a.max_cents is null then o.price_cents / l.price_cents::float8
          else ${coveredCents} / a.limit_cents::float8 end as rank
      from offer o
      join listing l on l.id = o.listing_id
      join brand b on b.id = o.brand_id
      join alert a on a.contact_id = m.contact_id and ${fits}
      where o.listing_id = m.listing_id and (m.told_cents is null or o.price_cents < m.told_cents)
      order by rank, a.id limit 1
    ) found on true
    where m.contact_id = ${contactId} and m.waiting_since is not null
    order by found.rank nulls last, found.price_cents, m.listing_id
    for update of m skip locked`.execute(db)
  return rows
}

/** Notes these matches as told at their present price. */
export const markTold = (db: Db, contactId: string, told: readonly Waiting[], at: Date) =>
  sql`
    update alert_match m set told_cents = told.price_cents, told_at = ${at}, waiting_since = null
    from unnest(${told.map((one) => one.listing_id)}::uuid[], ${told.map((one) => one.price_cents)}::int[])
      as told (listing_id, price_cents)
    where m.contact_id = ${contactId} and m.listing_id = told.listing_id`.execute(db)

/** Drops matches that were not told, so that they may be found again. */
export async function dropWaiting(db: Db, contactId: string, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await sql`
    delete from alert_match
    where contact_id = ${contactId} and listing_id = any(${listingIds}::uuid[]) and told_cents is null`.execute(db)
  await sql`
    update alert_match set waiting_since = null
    where contact_id = ${contactId} and listing_id = any(${listingIds}::uuid[])`.execute(db)
}

type Placed = { listing_id: string; km: number | null }

/** What the person is shown of these offers, in their order. */
export const offersInOrder = (db: Db, wanted: readonly Placed[]): Promise<OfferRow[]> =>
  offerRows(
    db,
    sql`select o.listing_id, wanted.km, wanted.rank::int as rank
      from unnest(${wanted.map((one) => one.listing_id)}::uuid[], ${wanted.map((one) => one.km)}::float8[])
        with ordinality as wanted (listing_id, km, rank)
      join offer o on o.listing_id = wanted.listing_id`,
  )

/** Offers of the latest message that can still be bought, the cheapest first. */
export async function lastTold(db: Db, contactId: string, limit: number): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select m.listing_id, case when a.radius_km is not null then ${kmBetween} end as km
    from alert_round r
    join alert_match m on m.contact_id = r.contact_id and m.told_at = r.told_at
    join offer o on o.listing_id = m.listing_id
    left join alert a on a.id = m.alert_id
    where r.contact_id = ${contactId}
    order by o.fitted_cents, o.listing_id limit ${limit}`.execute(db)
  return rows
}
