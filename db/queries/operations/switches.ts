import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { SwitchName } from '#core/rules/operations/names.ts'
import type { Db } from '#db/client.ts'
import type { SwitchTable } from '#db/schema/operations/running.ts'

export type SwitchRow = Selectable<SwitchTable>

/** True in SQL while the switch is off. Each statement that sends asks it, so no process can be late. */
export const isOff = (name: SwitchName): RawBuilder<boolean> =>
  sql<boolean>`exists (select from switch where name = ${name} and stopped_at is not null)`

/** Goes out although sending is stopped: what tells the admins of it. */
const TELLS_ADMINS = 'trouble'

/** True in SQL if the message or mail of the row may go out now. Advertising also stops with the alerts. */
export const mayGoOut = sql<boolean>`(kind = ${TELLS_ADMINS} or not ${isOff('sending')})
  and (purpose = 'service' or not ${isOff('alerts')})`

/** True in SQL if the row began to wait before sending, or its kind of message, was last stopped. */
export const waitedForSwitch = (row: string): RawBuilder<boolean> => sql<boolean>`exists (
    select from switch w where w.resumed_at > ${sql.ref(`${row}.created_at`)}
      and (w.name = 'sending' or w.name = 'alerts' and ${sql.ref(`${row}.purpose`)} <> 'service')
  )`

export const allSwitches = (db: Db) =>
  db
    .selectFrom('switch as s')
    .leftJoin('contact as c', 'c.id', 's.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['s.name', 's.stopped_at', 's.reason', 's.resumed_at', 'a.full_name as by'])
    .execute()

export const switchesOff = async (db: Db): Promise<SwitchName[]> =>
  (await db.selectFrom('switch').select('name').where('stopped_at', 'is not', null).execute()).map(({ name }) => name)

/** Whether it is off; then it stays so until the transaction ends. */
export const staysOff = async (db: Db, name: SwitchName): Promise<boolean> =>
  (await db
    .selectFrom('switch')
    .select('name')
    .where('name', '=', name)
    .where('stopped_at', 'is not', null)
    .forShare()
    .executeTakeFirst()) !== undefined

/** The row, locked until the transaction ends: whoever holds it with staysOff comes to an end first. */
export async function lockSwitch(db: Db, name: SwitchName): Promise<SwitchRow> {
  await db
    .insertInto('switch')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('switch').selectAll().where('name', '=', name).forUpdate().executeTakeFirstOrThrow()
}

export const writeSwitch = (
  db: Db,
  name: SwitchName,
  to: { stopped_at: Date | null; reason: string; contact_id: string; resumed_at?: Date },
) => db.updateTable('switch').set(to).where('name', '=', name).execute()

/** How much waits behind each switch; no more than `most` is counted. */
export async function waitingBehind(db: Db, most: number): Promise<Record<SwitchName, number>> {
  const { rows } = await sql<Record<SwitchName, number>>`select
    (select count(*)::int from (select from inbound_message where kept_at is not null limit ${most}) k) as bot,
    (select count(*)::int from (select from outbound_message where status = 'queued' limit ${most}) q)
      + (select count(*)::int from (select from mail where status = 'queued' limit ${most}) m)
      + (select count(*)::int from (select from push_message where status = 'queued' limit ${most}) p) as sending,
    (select count(*)::int from (select from alert_round where due_at <= now() limit ${most}) a)
      + (select count(*)::int from (
        select from outbound_message where status = 'queued' and purpose <> 'service' limit ${most}) o) as alerts`.execute(
    db,
  )
  return rows[0] ?? { bot: 0, sending: 0, alerts: 0 }
}

/** Mails and notices to browsers that waited are decided again; their order does not matter. */
export async function decideMailsAgain(db: Db, kinds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ status: 'held', due_at: at })
    .where('status', '=', 'queued')
    .where('kind', 'in', kinds)
    .execute()
  await db.updateTable('push_message').set({ status: 'held', due_at: at }).where('status', '=', 'queued').execute()
}

export const keepForBot = (db: Db, id: string, at: Date) =>
  db
    .updateTable('inbound_message')
    .set({ kept_at: at, held_until: null, retry_at: null, attempts: 0 })
    .where('id', '=', id)
    .execute()

/** True if the person was not told of it since then; it counts as told now. */
export const tellOnce = async (db: Db, contactId: string, at: Date, since: Date): Promise<boolean> =>
  (await db
    .updateTable('conversation')
    .set({ stop_told_at: at })
    .where('contact_id', '=', contactId)
    .where(({ eb, or }) => or([eb('stop_told_at', 'is', null), eb('stop_told_at', '<=', since)]))
    .returning('contact_id')
    .executeTakeFirst()) !== undefined

/** Gives what was kept back to the bot. What came before `oldest` is set aside. Returns how many of each. */
export async function releaseKept(db: Db, { at, oldest, why }: { at: Date; oldest: Date; why: string }) {
  const old = await db
    .updateTable('inbound_message')
    .set({ kept_at: null, handled_at: at, set_aside_at: at, failure: why })
    .where('kept_at', 'is not', null)
    .where('received_at', '<', oldest)
    .executeTakeFirst()
  const released = await db
    .updateTable('inbound_message')
    .set({ kept_at: null })
    .where('kept_at', 'is not', null)
    .executeTakeFirst()
  await db.updateTable('conversation').set({ stop_told_at: null }).where('stop_told_at', 'is not', null).execute()
  return { tooOld: Number(old.numUpdatedRows), released: Number(released.numUpdatedRows) }
}
