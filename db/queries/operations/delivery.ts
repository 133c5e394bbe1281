import { sql } from 'kysely'
import type { HeldGroup } from '#core/contracts/admin/operations.ts'
import { JOHANNESBURG } from '#core/rules/time/time.ts'
import type { Db } from '#db/client.ts'
import type { DeliveryDayTable } from '#db/schema/operations/running.ts'
import type { MailRow } from '../messaging/mail.ts'
import type { OutboundRow } from '../messaging/outbound.ts'
import type { HeldPush } from '../notifications/push.ts'

type Period = { before: Date; since: Date; at: Date }

export type ErrorRow = { code: number | null; says: string; count: number; before: number }

/** Why messages failed, and how often, in the period and in the one before it. */
export async function deliveryErrors(db: Db, { before, since }: Period, limit: number): Promise<ErrorRow[]> {
  const { rows } = await sql<ErrorRow>`
    select error_code as code, case when error_code is null then coalesce(error_text, '') else '' end as says,
      count(*) filter (where created_at >= ${since})::int as count,
      count(*) filter (where created_at < ${since})::int as before
    from outbound_message where status = 'failed' and created_at >= ${before}
    group by 1, 2 order by 3 desc, 4 desc limit ${limit}`.execute(db)
  return rows
}

/** The latest failures with this code. */
export const failuresWith = (db: Db, { code, says }: ErrorRow, since: Date, limit: number) =>
  db
    .selectFrom('outbound_message as o')
    .innerJoin('contact as c', 'c.id', 'o.contact_id')
    .select(['o.id', 'o.kind', 'o.created_at', sql<string | null>`coalesce(o.to_address, c.whatsapp_address)`.as('to')])
    .where('o.status', '=', 'failed')
    .where('o.created_at', '>=', since)
    .where((where) =>
      code === null
        ? where.and([where('o.error_code', 'is', null), where(sql`coalesce(o.error_text, '')`, '=', says)])
        : where('o.error_code', '=', code),
    )
    .orderBy('o.created_at', 'desc')
    .limit(limit)
    .execute()

/** How many failed in each hour, or day in South Africa, of the period. */
export async function failuresOver(db: Db, { since, at }: Period, step: 'hour' | 'day') {
  const { rows } = await sql<{ at: Date; failed: number }>`
    with bucket as (
      select generate_series(
        date_trunc(${step}, ${since}::timestamptz, ${JOHANNESBURG}),
        date_trunc(${step}, ${at}::timestamptz, ${JOHANNESBURG}), ('1 ' || ${step})::interval) as at
    ), failure as (
      select date_trunc(${step}, created_at, ${JOHANNESBURG}) as at, count(*)::int as failed
      from outbound_message where status = 'failed' and created_at >= ${since} group by 1
    )
    select bucket.at, coalesce(failure.failed, 0) as failed from bucket left join failure using (at) order by 1`.execute(
    db,
  )
  return rows
}

/** What became of messages and mails that were made from `since` on; those that joined another count with it. */
const made = (since: Date) => sql`
  (select created_at, channel, kind, status, sent_at, delivered_at, read_at from outbound_message
    where created_at >= ${since} and status not in ('dropped', 'merged')
  union all
  select created_at, 'email', kind, status, sent_at, null, null from mail
    where created_at >= ${since} and status <> 'dropped')`

const steps = sql`count(*)::int as made,
  count(*) filter (where sent_at is not null)::int as sent,
  count(*) filter (where delivered_at is not null or read_at is not null)::int as delivered,
  count(*) filter (where read_at is not null)::int as read,
  count(*) filter (where status = 'failed')::int as failed`

type Counted = Omit<DeliveryDayTable, 'day'> & { is_now: boolean }

/** By channel and kind, for the period and the one before, from the rows themselves. */
export async function funnelOfHours(db: Db, { before, since }: Period): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select channel, kind, created_at >= ${since} as is_now, ${steps} from ${made(before)} m group by 1, 2, 3`.execute(
    db,
  )
  return rows
}

/** The same from the counts of days; `since` and `before` are days in South Africa. */
export async function funnelOfDays(db: Db, { before, since }: { before: string; since: string }): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select channel, kind, day >= ${since}::date as is_now, sum(made)::int as made, sum(sent)::int as sent,
      sum(delivered)::int as delivered, sum(read)::int as read, sum(failed)::int as failed
    from delivery_day where day >= ${before}::date group by 1, 2, 3`.execute(db)
  return rows
}

/** A message is read within these days, or hardly ever. */
const DAYS_ANEW = 3

/** Counts the days anew that may have changed, and all that were not counted yet. */
export async function countDeliveryDays(db: Db): Promise<void> {
  const { rows } = await sql<{ since: Date | null }>`
    select (max(day) - ${DAYS_ANEW}::int)::timestamp at time zone ${JOHANNESBURG} as since from delivery_day`.execute(
    db,
  )
  const since = rows[0]?.since ?? new Date(0)
  await sql`
    insert into delivery_day (day, channel, kind, made, sent, delivered, read, failed)
    select (created_at at time zone ${JOHANNESBURG})::date, channel, kind, ${steps} from ${made(since)} m group by 1, 2, 3
    on conflict (day, channel, kind) do update set made = excluded.made, sent = excluded.sent,
      delivered = excluded.delivered, read = excluded.read, failed = excluded.failed`.execute(db)
}

type Group = HeldGroup & { count: number; earliest: Date; latest: Date }

/** What is held, of each table at most `most`, by channel, kind and reason; the largest group first. */
export async function heldGroups(db: Db, most: number): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select channel, kind, reason, count(*)::int as count, min(due_at) as earliest, max(due_at) as latest from (
      (select channel, kind, reason->>'code' as reason, due_at from outbound_message where status = 'held' limit ${most})
      union all
      (select 'email', kind, reason->>'code', due_at from mail where status = 'held' limit ${most})
      union all
      (select 'push', n.kind, n.reason->>'code', p.due_at
        from push_message p join notification n on n.id = p.notification_id where p.status = 'held' limit ${most})
    ) held group by channel, kind, reason order by count(*) desc, channel, kind`.execute(db)
  return rows
}

export type Held = { messages: OutboundRow[]; mails: MailRow[]; pushes: HeldPush[] }

/** At most `limit` of one group, the first that are due, locked for this transaction. */
export async function heldInGroup(db: Db, { channel, kind, reason }: HeldGroup, limit: number): Promise<Held> {
  const held: Held = { messages: [], mails: [], pushes: [] }
  if (channel === 'email')
    held.mails = await db
      .selectFrom('mail')
      .selectAll()
      .where('status', '=', 'held')
      .where('kind', '=', kind)
      .where(sql`reason->>'code'`, '=', reason)
      .orderBy('due_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  else if (channel === 'push')
    held.pushes = await db
      .selectFrom('push_message as p')
      .innerJoin('notification as n', 'n.id', 'p.notification_id')
      .selectAll('p')
      .select(['n.contact_id', 'n.kind'])
      .where('p.status', '=', 'held')
      .where('n.kind', '=', kind)
      .where(sql`n.reason->>'code'`, '=', reason)
      .orderBy('p.due_at')
      .limit(limit)
      .forUpdate('p')
      .skipLocked()
      .execute()
  else
    held.messages = await db
      .selectFrom('outbound_message')
      .selectAll()
      .where('status', '=', 'held')
      .where('channel', '=', channel)
      .where('kind', '=', kind)
      .where(sql`reason->>'code'`, '=', reason)
      .orderBy('due_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  return held
}

/** How these stand now: held, dropped, or on their way. */
export async function statusesOf(db: Db, { messages, mails, pushes }: Held): Promise<string[]> {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const { rows } = await sql<{ status: string }>`
    select status from outbound_message where id = any(${ids(messages)})
    union all select status from mail where id = any(${ids(mails)})
    union all select status from push_message where id = any(${ids(pushes)})`.execute(db)
  return rows.map(({ status }) => status)
}

/** How many of the group are left, at most `most`. */
export async function leftInGroup(db: Db, { channel, kind, reason }: HeldGroup, most: number): Promise<number> {
  const group = (await heldGroups(db, most)).find(
    (one) => one.channel === channel && one.kind === kind && one.reason === reason,
  )
  return group?.count ?? 0
}
