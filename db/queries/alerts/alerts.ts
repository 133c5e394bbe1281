import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AlertTable } from '#db/schema/alerts.ts'
import { type Claim, mayTry } from '../due.ts'

export type AlertRow = Selectable<AlertTable> & { size: string }
type NewAlert = Omit<Insertable<AlertTable>, 'slot'>
export type AlertWords = Pick<
  NewAlert,
  | 'name'
  | 'size_id'
  | 'brands'
  | 'types'
  | 'run_flat'
  | 'quantity'
  | 'max_cents'
  | 'covers'
  | 'place'
  | 'lat'
  | 'lng'
  | 'radius_km'
  | 'deals_only'
  | 'cell'
>

/** Kilometres from the offer `o` to the middle of the alert `a`, as distanceKm() of core/rules/places/geo.ts. */
export const kmBetween: RawBuilder<number> = sql<number>`2 * 6371.0088 * asin(least(1, sqrt(
  power(sin(radians(o.lat - a.lat) / 2), 2)
  + cos(radians(a.lat)) * cos(radians(o.lat)) * power(sin(radians(o.lng - a.lng) / 2), 2))))`

/** The price of the offer `o` for one tyre, with or without fitting as the limit of the alert `a` covers it. */
export const coveredCents: RawBuilder<number> = sql<number>`case a.covers when 'tyre' then o.price_cents else o.fitted_cents end`

/** Whether the alert `a` asks for the offer `o`, whose brand is `b`. */
export const fits: RawBuilder<boolean> = sql<boolean>`a.active and a.size_id = o.size_id
  and a.limit_cents >= ${coveredCents}
  and (a.brands is null or exists (select from unnest(a.brands) wanted where lower(wanted) = lower(b.name)))
  and (a.types is null or o.type = any(a.types))
  and (o.run_flat or not a.run_flat)
  and (o.deal_id is not null or not a.deals_only)
  and o.quantity >= a.quantity
  and (a.radius_km is null or ${kmBetween} <= a.radius_km)`

/** Locks the person's alerts against other changes. */
export const lockContact = (db: Db, contactId: string) =>
  sql`select 1 from contact where id = ${contactId} for no key update`.execute(db)

/** Takes the first free one of the person's twenty slots; undefined if none is left. */
export async function insertAlert(db: Db, row: NewAlert): Promise<string | undefined> {
  const slot = sql<number>`(select n from generate_series(1, 20) n
    where not exists (select from alert where contact_id = ${row.contact_id} and slot = n) order by n limit 1)`
  const free = await sql<{ slot: number | null }>`select ${slot} as slot`.execute(db)
  if (!free.rows[0]?.slot) return undefined
  const { id } = await db
    .insertInto('alert')
    .values({ ...row, slot })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const alerts = (db: Db) =>
  db.selectFrom('alert as a').innerJoin('tyre_size as z', 'z.id', 'a.size_id').selectAll('a').select('z.code as size')

/** Oldest first. */
export const alertsOf = (db: Db, contactId: string): Promise<AlertRow[]> =>
  alerts(db).where('a.contact_id', '=', contactId).orderBy('a.created_at').orderBy('a.id').execute()

export const findAlert = (db: Db, contactId: string, id: string): Promise<AlertRow | undefined> =>
  alerts(db).where('a.contact_id', '=', contactId).where('a.id', '=', id).executeTakeFirst()

/** The person's alert with the very same search. */
export async function sameAlert(db: Db, contactId: string, input: AlertWords): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from alert
    where contact_id = ${contactId} and size_id = ${input.size_id} and brands is not distinct from ${input.brands ?? null}
      and types is not distinct from ${input.types ?? null} and run_flat = ${input.run_flat ?? false}
      and quantity = ${input.quantity} and max_cents is not distinct from ${input.max_cents ?? null}::int
      and (max_cents is null or covers = ${input.covers ?? 'tyre'}) and deals_only = ${input.deals_only ?? false}
      and lat is not distinct from ${input.lat ?? null}::float8 and lng is not distinct from ${input.lng ?? null}::float8
      and radius_km is not distinct from ${input.radius_km ?? null}::int
    limit 1`.execute(db)
  return rows[0]?.id
}

type AlertChanges = Partial<AlertWords> & { active: boolean; ask_at: Date; asked_at: null }

/** False if the person has no such alert. */
export const updateAlert = async (db: Db, contactId: string, id: string, changes: AlertChanges): Promise<boolean> =>
  (
    await db
      .updateTable('alert')
      .set(changes)
      .where('contact_id', '=', contactId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** False if the person has no such alert. */
export const deleteAlert = async (db: Db, contactId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('alert').where('contact_id', '=', contactId).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n

/** Switches every alert of the person on or off; how many changed. */
export const switchAlerts = async (db: Db, contactId: string, active: boolean, askAt: Date): Promise<number> =>
  Number(
    (
      await db
        .updateTable('alert')
        .set({ active, asked_at: null, ...(active && { ask_at: askAt }) })
        .where('contact_id', '=', contactId)
        .where('active', '=', !active)
        .executeTakeFirst()
    ).numUpdatedRows,
  )

/** Two contacts turned out to be one person: the alerts that still have room among the twenty move, with what was told. */
export async function joinAlerts(db: Db, contactId: string, otherId: string): Promise<void> {
  await sql`
    update alert a set contact_id = ${contactId}, slot = free.slot
    from (select id, row_number() over (order by created_at, id) as place from alert where contact_id = ${otherId}) moving
    join (
      select n as slot, row_number() over (order by n) as place from generate_series(1, 20) n
      where not exists (select from alert where contact_id = ${contactId} and slot = n)
    ) free using (place)
    where a.id = moving.id`.execute(db)
  await db.deleteFrom('alert').where('contact_id', '=', otherId).execute()
  await sql`
    insert into alert_match (contact_id, listing_id, alert_id, waiting_since, told_cents, told_at)
    select ${contactId}, listing_id, alert_id, waiting_since, told_cents, told_at
    from alert_match where contact_id = ${otherId}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('alert_match').where('contact_id', '=', otherId).execute()
  await sql`
    insert into alert_round (contact_id, due_at, reason, told_at)
    select ${contactId}, due_at, reason, told_at from alert_round where contact_id = ${otherId}
    on conflict (contact_id) do update set due_at = coalesce(alert_round.due_at, excluded.due_at)`.execute(db)
  await db.deleteFrom('alert_round').where('contact_id', '=', otherId).execute()
}

type NewSize = {
  code: string
  width: number | null
  aspect: number | null
  rim: number
  commercial: boolean
  overall_diameter_in: string | null
  section_width_in: string | null
  circumference_mm: number
}

/** The size's id; a size that no shop has ever stocked is added. */
export async function sizeIdFor(db: Db, size: NewSize): Promise<number> {
  const known = await db.selectFrom('tyre_size').select('id').where('code', '=', size.code).executeTakeFirst()
  if (known) return known.id
  await db
    .insertInto('tyre_size')
    .values(size)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  return (await db.selectFrom('tyre_size').select('id').where('code', '=', size.code).executeTakeFirstOrThrow()).id
}

/** People whose alerts have run for long, locked until the transaction ends. */
export async function claimAsking(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contact c
    where c.id in (select contact_id from alert where active and asked_at is null and ask_at <= ${claim.at})
      and ${mayTry(sql.ref('c.id'), claim)}
    limit ${claim.limit} for no key update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks the person's alerts as asked about. Returns their ids. */
export const markAsked = async (db: Db, contactId: string, at: Date): Promise<string[]> =>
  (
    await db
      .updateTable('alert')
      .set({ asked_at: at })
      .where('contact_id', '=', contactId)
      .where('active', '=', true)
      .where('asked_at', 'is', null)
      .where('ask_at', '<=', at)
      .returning('id')
      .execute()
  ).map((row) => row.id)

/** Postpones the question to then. */
export const askLater = (db: Db, contactId: string, at: Date, until: Date) =>
  db
    .updateTable('alert')
    .set({ ask_at: until })
    .where('contact_id', '=', contactId)
    .where('active', '=', true)
    .where('asked_at', 'is', null)
    .where('ask_at', '<=', at)
    .execute()

/** Alerts that were asked about before then and got no answer, locked until the transaction ends. */
export const unansweredAlerts = async (db: Db, before: Date, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('alert')
      .select('id')
      .where('active', '=', true)
      .where('asked_at', '<=', before)
      .where(mayTry(sql.ref('alert.id'), claim))
      .limit(claim.limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const pauseAlerts = (db: Db, ids: readonly string[]) =>
  db.updateTable('alert').set({ active: false }).where('id', 'in', ids).execute()

/** Takes the answer, also a late one: the alerts that were asked about go on or stop. Returns how many. */
export const answerAsked = async (
  db: Db,
  contactId: string,
  answer: { active: boolean; ask_at?: Date },
): Promise<number> =>
  Number(
    (
      await db
        .updateTable('alert')
        .set({ ...answer, asked_at: null })
        .where('contact_id', '=', contactId)
        .where('asked_at', 'is not', null)
        .executeTakeFirst()
    ).numUpdatedRows,
  )
