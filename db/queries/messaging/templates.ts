import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ContentTemplateTable } from '#db/schema/messaging.ts'

export type TemplateRow = Selectable<ContentTemplateTable>

export const findTemplate = (db: Db, name: string, language: string): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('content_template')
    .selectAll()
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst()

/** Saves the template as it now stands at Twilio, in place of the earlier one. */
export const saveTemplate = (db: Db, row: Insertable<ContentTemplateTable>) =>
  db
    .insertInto('content_template')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['name', 'language']).doUpdateSet({
        content_sid: sql`excluded.content_sid`,
        fingerprint: sql`excluded.fingerprint`,
        category: sql`excluded.category`,
        approval: sql`excluded.approval`,
        approval_reason: sql`excluded.approval_reason`,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .execute()

/** Forgets a template that Twilio no longer knows. */
export const forgetTemplate = (db: Db, contentSid: string) =>
  db.deleteFrom('content_template').where('content_sid', '=', contentSid).execute()

export const setApproval = (db: Db, name: string, language: string, approval: string, at: Date) =>
  db
    .updateTable('content_template')
    .set({ approval, updated_at: at })
    .where('name', '=', name)
    .where('language', '=', language)
    .execute()
