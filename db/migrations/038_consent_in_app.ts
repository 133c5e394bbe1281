import { type Kysely, sql } from 'kysely'

/** A yes to advertising in the app is written down as on every other channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consent drop constraint consent_channel_check,
      add constraint consent_channel_check
        check (channel in ('whatsapp', 'email', 'sms', 'push', 'in_app'))`.execute(db)
}
