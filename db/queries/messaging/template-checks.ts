import { type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { TemplateCheckTable } from '#db/schema/console/announcements.ts'
import type { ContentTemplateTable } from '#db/schema/messaging.ts'

export type TemplateCheckRow = Selectable<TemplateCheckTable>

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

export type SentOfKind = { kind: string; sent: number; failed: number }

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
