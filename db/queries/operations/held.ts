import { sql } from 'kysely'
import type { HeldGroup } from '#core/contracts/admin/operations.ts'
import type { Db } from '#db/client.ts'
import type { MailRow } from '../messaging/mail.ts'
import type { OutboundRow } from '../messaging/outbound.ts'
import type { HeldPush } from '../notifications/push-messages.ts'

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
