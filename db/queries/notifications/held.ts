import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { MailRow } from '../messaging/mail.ts'
import type { OutboundRow } from '../messaging/outbound.ts'
import type { HeldPush } from './push-messages.ts'

/** What is held of one notice, locked for this transaction. */
export async function heldOf(
  db: Db,
  notificationId: string,
): Promise<{ messages: OutboundRow[]; mails: MailRow[]; pushes: HeldPush[] }> {
  const messages = await db
    .selectFrom('outbound_message as o')
    .innerJoin('notification as n', 'n.outbound_message_id', 'o.id')
    .selectAll('o')
    .where('n.id', '=', notificationId)
    .where('o.status', '=', 'held')
    .forUpdate('o')
    .execute()
  const mails = await db
    .selectFrom('mail as m')
    .innerJoin('notification as n', 'n.mail_id', 'm.id')
    .selectAll('m')
    .where('n.id', '=', notificationId)
    .where('m.status', '=', 'held')
    .forUpdate('m')
    .execute()
  const pushes = await db
    .selectFrom('push_message as p')
    .innerJoin('notification as n', 'n.id', 'p.notification_id')
    .selectAll('p')
    .select(['n.contact_id', 'n.kind'])
    .where('n.id', '=', notificationId)
    .where('p.status', '=', 'held')
    .forUpdate('p')
    .execute()
  return { messages, mails, pushes }
}

/** What a notice hangs on: a message, a mail, or the notice itself. */
export type HeldBy = { message: string } | { mail: string } | { notice: string }

/** The event that a held notice tells of. */
export async function eventOfHeld(
  db: Db,
  held: HeldBy,
): Promise<{ at: Date; data: Record<string, unknown> } | undefined> {
  const [column, id] =
    'message' in held
      ? (['n.outbound_message_id', held.message] as const)
      : 'mail' in held
        ? (['n.mail_id', held.mail] as const)
        : (['n.id', held.notice] as const)
  return db
    .selectFrom('notification as n')
    .innerJoin('event as e', 'e.id', 'n.event_id')
    .select(['e.at', sql<Record<string, unknown>>`e.data`.as('data')])
    .where(column, '=', id)
    .executeTakeFirst()
}
