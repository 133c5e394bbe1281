import { type RawBuilder, type Selectable, sql } from 'kysely'
import { onInBoth, type Preferences, type SwitchChange } from '#core/rules/notifications/preferences.ts'
import { DEFAULT_QUIET_HOURS } from '#core/rules/time/quiet-hours.ts'
import type { Db } from '#db/client.ts'
import type { CommunicationPreferenceTable } from '#db/schema/people.ts'

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
