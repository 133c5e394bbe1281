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
