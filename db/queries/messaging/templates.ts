import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { TemplateCheckTable } from '#db/schema/console/announcements.ts'
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

type TemplateCheckRow = Selectable<TemplateCheckTable>

export const templateCheck = (db: Db): Promise<TemplateCheckRow | undefined> =>
  db.selectFrom('template_check').selectAll().executeTakeFirst()

export async function askForCheck(db: Db, at: Date): Promise<TemplateCheckRow> {
  const { rows } = await sql<TemplateCheckRow>`
    insert into template_check (asked_at) values (${at})
    on conflict (one) do update set asked_at = excluded.asked_at, id = uuidv7() returning *`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the wish was not stored')
  return row
}

/** The wish stays open if another was made meanwhile. */
export const endCheck = (db: Db, askedAt: Date, to: { done_at: Date; failed: boolean }) =>
  db.updateTable('template_check').set(to).where('asked_at', '<=', askedAt).execute()

export const allStoredTemplates = (db: Db): Promise<Selectable<ContentTemplateTable>[]> =>
  db.selectFrom('content_template').selectAll().where('category', 'is not', null).execute()

type SentOfKind = { kind: string; sent: number; failed: number }

/** How many messages of each kind went out on WhatsApp since then, and how many did not arrive. */
export async function sentByKind(db: Db, since: Date): Promise<SentOfKind[]> {
  const { rows } = await sql<SentOfKind>`
    select kind, count(*) filter (where status in ('sent', 'delivered', 'read', 'merged'))::int as sent,
      count(*) filter (where status = 'failed')::int as failed
    from outbound_message
    where created_at > ${since} and channel = 'whatsapp' and kind <> 'reply'
    group by kind`.execute(db)
  return rows
}
