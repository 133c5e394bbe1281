import { type RawBuilder, sql } from 'kysely'
import { localDate } from '#core/rules/time/time.ts'
import type { Db } from '#db/client.ts'
import type { Database } from '#db/schema/database.ts'
import { type Claim, mayTry } from './due.ts'

const DAY_MS = 24 * 3_600_000
const GONE = '(deleted)'

const before = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS)
/** Older than so many days by that column. */
const olderThan =
  (column: string, days: number) =>
  (at: Date): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} < ${before(at, days)}`

/** Words and addresses of messages and mails, whose rows and times stay. */
export const oldWords = (days: number): readonly OldRows[] => [
  {
    table: 'inbound_message',
    key: sql`inbound_message.id`,
    isOld: (at) => sql`received_at < ${before(at, days)} and handled_at is not null and body <> '(deleted)'`,
    becomes: sql`body = ${GONE}, content = '{"kind":"text"}', reader_answer = null`,
  },
  {
    table: 'outbound_message',
    key: sql`outbound_message.id`,
    isOld: (at) => sql`
      created_at < ${before(at, days)} and status not in ('held', 'queued', 'sending')
      and content ->> 'body' is distinct from '(deleted)'`,
    becomes: sql`content = ${JSON.stringify({ type: 'text', body: GONE })}::jsonb, opener = null, to_address = null`,
  },
  {
    table: 'mail',
    key: sql`mail.id`,
    isOld: (at) => sql`
      created_at < ${before(at, days)} and status not in ('held', 'queued', 'sending') and to_address <> '(deleted)'`,
    becomes: sql`to_address = ${GONE}, subject = ${GONE}, text = ${GONE}, html = ${GONE}, attachments = '[]'`,
  },
]

/** What happened, with what people were told of it. What was told since keeps its event. */
export const oldEvents = (days: number): readonly OldRows[] => [
  {
    table: 'announcement_recipient',
    key: sql`announcement_id || ' ' || announcement_recipient.contact_id`,
    isOld: olderThan('settled_at', days),
  },
  { table: 'notification', key: sql`notification.id`, isOld: olderThan('decided_at', days) },
  {
    table: 'event',
    key: sql`event.id`,
    isOld: (at) => sql`
      at < ${before(at, days)} and not exists (select from notification n where n.event_id = event.id)`,
  },
]

/** What has gone into a mail of the day, or was left out of it. */
export const oldDigestItems = (days: number): OldRows => ({
  table: 'digest_item',
  key: sql`digest_item.id`,
  isOld: olderThan('settled_at', days),
})

export const oldSearches = (days: number): OldRows => ({
  table: 'search_activity',
  key: sql`search_activity.id`,
  isOld: olderThan('at', days),
})

/** What a seller typed of a walk-in. */
export const oldWalkIns = (days: number): OldRows => ({
  table: 'bay_block',
  key: sql`bay_block.id`,
  isOld: (at) => sql`upper(slot) < ${before(at, days)}`,
})

/** Steps of everybody that cannot be taken back any more. */
export const oldUndoSteps: OldRows = { table: 'undo_step', key: sql`undo_step.id`, isOld: (at) => sql`until <= ${at}` }

/** What the bot did not understand; its last day is a date of Johannesburg. */
export const oldUnrecognised = (days: number): readonly OldRows[] => [
  {
    table: 'misheard_group',
    key: sql`misheard_group.id`,
    isOld: (at) => sql`last_on < ${localDate(before(at, days))}`,
  },
  {
    table: 'misheard',
    key: sql`speaker || ' ' || asked || ' ' || shape`,
    isOld: (at) => sql`last_on < ${localDate(before(at, days))}`,
  },
]

/** What people were told of offers, unless they have an alert that is on and must not tell it again. */
export const oldAlertRounds = (days: number): readonly OldRows[] => [
  {
    table: 'alert_match',
    name: 'alert_match without alerts',
    key: sql`contact_id || ' ' || listing_id`,
    isOld: () => sql`
      waiting_since is null and told_at is null
      and not exists (select from alert a where a.contact_id = alert_match.contact_id)`,
  },
  {
    table: 'alert_match',
    key: sql`contact_id || ' ' || listing_id`,
    isOld: (at) => sql`
      waiting_since is null and told_at < ${before(at, days)}
      and not exists (select from alert a where a.contact_id = alert_match.contact_id and a.active)`,
  },
  {
    table: 'alert_round',
    key: sql`contact_id`,
    isOld: (at) => sql`told_at < ${before(at, days)} and due_at is null`,
  },
]

/** Codes, links, proofs, sessions and counts of limits. */
export const oldSecrets = (days: number): readonly OldRows[] => [
  { table: 'one_time_code', key: sql`md5(session_hash)`, isOld: olderThan('expires_at', days) },
  { table: 'email_link', key: sql`md5(token_hash)`, isOld: olderThan('expires_at', days) },
  { table: 'sign_in_link', key: sql`contact_id`, isOld: olderThan('expires_at', days) },
  { table: 'number_proof', key: sql`number_proof.id`, isOld: olderThan('expires_at', days) },
  { table: 'admin_challenge', key: sql`md5(token_hash)`, isOld: olderThan('expires_at', days) },
  { table: 'session', key: sql`session.id`, isOld: olderThan('expires_at', days) },
  { table: 'rate_limit', key: sql`key`, isOld: (at) => sql`expire < ${before(at, days).getTime()}` },
]

export const oldInvitations = (days: number): OldRows => ({
  table: 'shop_invitation',
  key: sql`shop_invitation.id`,
  isOld: (at) => sql`coalesce(ended_at, expires_at) < ${before(at, days)}`,
})

/** Where somebody stood with a flat tyre, and whom they asked. */
export const oldRescues = (days: number): OldRows => ({
  table: 'rescue_round',
  key: sql`rescue_round.id`,
  isOld: olderThan('ended_at', days),
})

/** What drivers asked several shops for, with the answers; a booking that came of it keeps its price. */
export const oldQuoteRounds = (days: number): OldRows => ({
  table: 'quote_round',
  key: sql`quote_round.id`,
  isOld: olderThan('ended_at', days),
})

export const oldDeliveries = (days: number): OldRows => ({
  table: 'webhook_delivery',
  key: sql`webhook_delivery.id`,
  isOld: olderThan('created_at', days),
})

export const oldImports = (days: number): OldRows => ({
  table: 'stock_import',
  key: sql`stock_import.id`,
  isOld: olderThan('created_at', days),
})

/** Answers to requests with an Idempotency-Key. */
export const oldAnswers: OldRows = {
  table: 'idempotency_key',
  key: sql`md5(actor || ' ' || endpoint || ' ' || key)`,
  isOld: (at) => sql`expires_at <= ${at}`,
}

export const oldProcesses = (days: number): OldRows => ({
  table: 'process_heartbeat',
  key: sql`process_heartbeat.id`,
  isOld: olderThan('seen_at', days),
})

/** Entries of the audit trail; the database refuses younger ones than 365 days. */
export const oldAudit = (days: number): OldRows => ({
  table: 'audit_entry',
  key: sql`audit_entry.id`,
  isOld: olderThan('at', days),
})

/** Rows of a table that have had their time, what names one, and what becomes of them. */
export type OldRows = {
  table: keyof Database
  /** What they are called, if it is not by their table. */
  name?: string
  /** What names a row; a secret is named by its hash. */
  key: RawBuilder<unknown>
  /** True in SQL for a row that has had its time. */
  isOld(at: Date): RawBuilder<boolean>
  /** What its columns are set to; otherwise the row is deleted. */
  becomes?: RawBuilder<unknown>
}

/** Where a row stands, as long as the transaction holds it, and what names it. */
export type OldRow = { place: string; id: string }

/** Old rows, locked until the transaction ends. */
export async function oldRows(db: Db, { table, key, isOld }: OldRows, claim: Claim): Promise<OldRow[]> {
  const { rows } = await sql<OldRow>`
    select ctid::text as place, (${key})::text as id from ${sql.table(table)}
    where ${isOld(claim.at)} and ${mayTry(key, claim)} limit ${claim.limit} for update skip locked`.execute(db)
  return rows
}

/** Deletes or empties them. Only in the transaction that holds them: their places change with each write. */
export async function endOldRows(db: Db, { table, becomes }: OldRows, rows: readonly OldRow[]): Promise<void> {
  const here = sql`ctid = any(${rows.map(({ place }) => place)}::tid[])`
  await (becomes
    ? sql`update ${sql.table(table)} set ${becomes} where ${here}`
    : sql`delete from ${sql.table(table)} where ${here}`
  ).execute(db)
}
