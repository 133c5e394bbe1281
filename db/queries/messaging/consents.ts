import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ConsentTable } from '#db/schema/people.ts'

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
