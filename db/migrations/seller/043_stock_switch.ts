import { type Kysely, sql } from 'kysely'

/** The weekly question about stock gets a switch of its own; it starts as the one for messages, which it stood under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const channel of ['whatsapp', 'email', 'in_app'])
    await sql`
      update communication_preference set switches = jsonb_set(switches, array[${channel}, 'stock'],
        coalesce(switches -> ${channel} -> 'messages', 'false'))`.execute(db)
}
