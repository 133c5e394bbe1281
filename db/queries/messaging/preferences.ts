import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { onInBoth, type Preferences, type SwitchChange } from '#core/rules/notifications/preferences.ts'
import { DEFAULT_QUIET_HOURS } from '#core/rules/time/quiet-hours.ts'
import type { Db } from '#db/client.ts'
import type { CommunicationPreferenceTable, ConsentTable } from '#db/schema/people.ts'

/** Gives a person the usual preferences; false for a person who has some, who keeps them. */
export const insertPreferences = async (db: Db, contactId: string, preferences: Preferences): Promise<boolean> =>
  (await db
    .insertInto('communication_preference')
    .values({ contact_id: contactId, switches: JSON.stringify(preferences) })
    .onConflict((conflict) => conflict.column('contact_id').doNothing())
    .returning('contact_id')
    .executeTakeFirst()) !== undefined

/** Undefined for a person who has no preferences yet. */
export const switchesOf = async (db: Db, contactId: string): Promise<Preferences | undefined> =>
  (
    await db
      .selectFrom('communication_preference')
      .select('switches')
      .where('contact_id', '=', contactId)
      .executeTakeFirst()
  )?.switches

export type PreferenceChange = {
  switches?: SwitchChange
  /** Wall-clock times HH:MM in the person's zone. */
  quiet?: { start?: string; end?: string }
}

/** Changes the named preferences; changes at the same moment do not undo each other. Returns those that now apply. */
export const updatePreferences = async (
  db: Db,
  contactId: string,
  { switches = {}, quiet = {} }: PreferenceChange,
  at: Date,
): Promise<Preferences | undefined> => {
  const row = await db
    .updateTable('communication_preference')
    .set({
      switches: switched(switches),
      quiet_hours_start: quiet.start,
      quiet_hours_end: quiet.end,
      updated_at: at,
    })
    .where('contact_id', '=', contactId)
    .returning('switches')
    .executeTakeFirst()
  return row?.switches
}

const switched = (change: SwitchChange): RawBuilder<string> =>
  Object.entries(change).reduce(
    (all, [channel, topics]) => sql`jsonb_set(${all}, array[${channel}],
      coalesce(switches -> ${channel}, '{}') || ${JSON.stringify(topics)}::jsonb)`,
    sql<string>`switches`,
  )

type Row = Selectable<CommunicationPreferenceTable>

/**
 * Joins the preferences of two contacts: a switch stays on if both have it on; quiet hours that somebody chose win over
 * the usual ones.
 */
export async function joinPreferences(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('communication_preference')
    .selectAll()
    .where('contact_id', 'in', [contactId, otherId])
    .orderBy('contact_id')
    .forUpdate()
    .execute()
  const mine = rows.find((row) => row.contact_id === contactId)
  const others = rows.find((row) => row.contact_id === otherId)
  if (!others) return
  await db.deleteFrom('communication_preference').where('contact_id', '=', otherId).execute()
  if (!mine) await insertPreferences(db, contactId, others.switches)
  const { quiet_hours_start: start, quiet_hours_end: end } = mine && !hasDefaultQuiet(mine) ? mine : others
  const switches = mine ? onInBoth(mine.switches, others.switches) : others.switches
  await updatePreferences(db, contactId, { switches, quiet: { start, end } }, at)
}

const hasDefaultQuiet = ({ quiet_hours_start: start, quiet_hours_end: end }: Row): boolean =>
  start.slice(0, 5) === DEFAULT_QUIET_HOURS.start && end.slice(0, 5) === DEFAULT_QUIET_HOURS.end

export const insertConsents = async (db: Db, rows: readonly Insertable<ConsentTable>[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto('consent').values(rows).execute()
}

/** Gives the consent to messages on the phone again if its last entry is a block. */
export const restoreAfterBlock = (db: Db, contactId: string, blocked: string, at: Date) =>
  sql`
    insert into consent (contact_id, channel, purpose, given, how, source, at)
    select contact_id, channel, purpose, true, 'wrote to our number again', 'whatsapp', ${at}
    from (
      select distinct on (channel, purpose) * from consent
      where contact_id = ${contactId} and channel in ('whatsapp', 'sms') and purpose = 'service'
      order by channel, purpose, at desc, id desc
    ) latest
    where not given and how = ${blocked}`.execute(db)

/**
 * Joins the consents of two contacts: a no that came last from either holds, on each channel and purpose. Call it
 * before the rows themselves are joined.
 */
export const keepStrictest = (db: Db, contactId: string, otherId: string, at: Date) =>
  sql`
    with latest as (
      select distinct on (contact_id, channel, purpose) contact_id, channel, purpose, given
      from consent where contact_id in (${contactId}, ${otherId})
      order by contact_id, channel, purpose, at desc, id desc
    ), moved as (
      update consent set contact_id = ${contactId} where contact_id = ${otherId}
    )
    insert into consent (contact_id, channel, purpose, given, how, source, at)
    select ${contactId}, channel, purpose, false, 'kept when two contacts turned out to be one person', 'joined', ${at}
    from latest group by channel, purpose having not bool_and(given) and count(*) > 1`.execute(db)
