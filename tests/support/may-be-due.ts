import { sql } from 'kysely'
import type { Context } from '#core/context.ts'
import { named } from '#db/named-statements.ts'

/** For each kind of work, a row that it may have to do. What must hold besides is left to the work itself. */
const rows = {
  whatsapp: `outbound_message where status in ('queued', 'sending') and due_at <= $1`,
  events: 'event where handled_at is null and (due_at is null or due_at <= $1)',
  requests: `booking where status = 'pending' and (expires_at <= $1 or held_until <= $1)`,
  offers: `booking_offer where state = 'open' and until <= $1`,
  rounds: `quote_round where state = 'open' and valid_until <= $1`,
  silentRounds: `quote_round where look_at <= $1`,
  deals: 'deal',
  reminders: 'booking_reminder where done_at is null and due_at <= $1',
  alerts: 'alert_round where due_at <= $1',
  announcements: `announcement where state = 'sending' and starts_at <= $1`,
  heldMessages: `outbound_message where status = 'held' and due_at <= $1`,
  heldMails: `mail where status = 'held' and due_at <= $1`,
  heldPushes: `push_message where status = 'held' and due_at <= $1`,
  digests: 'digest_item where settled_at is null and due_at <= $1',
  imports: `stock_import where state in ('checking', 'importing')`,
  files: `attachment where state = 'pending' and next_attempt_at <= $1`,
  mails: `mail where status in ('queued', 'sending') and due_at <= $1`,
  pushes: `push_message where status in ('queued', 'sending') and due_at <= $1`,
  webhooks: `webhook_delivery where status in ('queued', 'sending') and due_at <= $1`,
  rescues: 'rescue_round where look_at <= $1',
  scheduledMessages: 'thread_message where sent_at is null and scheduled_for <= $1',
  warnings: 'thread where warn_at <= $1',
  snoozes: 'thread where snoozed_until <= $1',
  inbound: 'inbound_message where handled_at is null',
} as const

export type MayBeDue = keyof typeof rows

const cases = Object.entries(rows).map(([name, row]) => `case when exists (select from ${row}) then '${name}' end`)
const [before = '', ...behind] = `${named('may_be_due')} select array_remove(array[${cases}], null) as due`.split('$1')

/**
 * What may have something to do at this moment, by one statement. A test lets all that is due be done after each step,
 * which is next to nothing; asking each kind of work would take thirty statements.
 */
export async function whatMayBeDue({ db, clock }: Context): Promise<ReadonlySet<MayBeDue>> {
  const at = sql`${clock.now()}::timestamptz`
  const { rows } = await sql<{ due: MayBeDue[] }>`${sql.raw(before)}${sql.join(
    behind.map((part) => sql`${at}${sql.raw(part)}`),
    sql``,
  )}`.execute(db)
  return new Set(rows[0]?.due)
}
