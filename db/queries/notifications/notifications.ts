import { type Insertable, sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { NotificationTable } from '#db/schema/events.ts'
import type { MailTable } from '#db/schema/messaging.ts'
import type { AuditEntry } from '../audit/audit.ts'
import type { NewOutbound } from '../messaging/outbound.ts'

const noted = [
  'contact_id',
  'thread_id',
  'action',
  'entity_type',
  'entity_id',
  'new_values',
  'ip_address',
  'user_agent',
  'at',
] as const

/** With its entry in the audit trail, if it goes out now. Undefined if the recipient was told of the event before. */
export async function insertNotification(
  db: Db,
  row: Insertable<NotificationTable>,
  goesOut?: AuditEntry,
): Promise<string | undefined> {
  const told = db
    .insertInto('notification')
    .values(row)
    .onConflict((conflict) => conflict.constraint('told_once').doNothing())
    .returning('id')
  if (!goesOut) return (await told.executeTakeFirst())?.id
  const { contact_id, thread_id, action, entity_type, new_values, ip_address, user_agent, at } = goesOut
  const inserted = await db
    .with('told', () => told)
    .with('noted', (db) =>
      db
        .insertInto('audit_entry')
        .columns(noted)
        .expression(
          sql`select ${contact_id}::uuid, ${thread_id}::uuid, ${action}, ${entity_type}, id, ${new_values}::jsonb,
            ${ip_address}, ${user_agent}, ${at}::timestamptz from told`,
        ),
    )
    .selectFrom('told')
    .select('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Writes the message on the phone that carries the notice. */
export const carryByMessage = async (db: Db, notificationId: string, row: NewOutbound): Promise<void> => {
  await db
    .with('message', (db) => db.insertInto('outbound_message').values(row).returning('id'))
    .updateTable('notification')
    .from('message')
    .set((eb) => ({ outbound_message_id: eb.ref('message.id') }))
    .where('notification.id', '=', notificationId)
    .execute()
}

/** Writes the mail that carries the notice. Returns its id. */
export const carryByMail = async (db: Db, notificationId: string, row: Insertable<MailTable>): Promise<string> =>
  (
    await db
      .with('message', (db) => db.insertInto('mail').values(row).returning('id'))
      .updateTable('notification')
      .from('message')
      .set((eb) => ({ mail_id: eb.ref('message.id') }))
      .where('notification.id', '=', notificationId)
      .returning('message.id')
      .executeTakeFirstOrThrow()
  ).id

/** Saves the new decision about a held message. Returns the notices that it carries. */
export const redecideNotification = (
  db: Db,
  of: { outbound_message_id: string } | { mail_id: string },
  decision: { decision: 'send' | 'hold' | 'drop'; reason: Reason; decided_at: Date },
) => {
  const update = db
    .updateTable('notification')
    .set(decision)
    .returning(['id', 'contact_id as contactId', 'kind', 'channel'])
  return 'mail_id' in of
    ? update.where('mail_id', '=', of.mail_id).execute()
    : update.where('outbound_message_id', '=', of.outbound_message_id).execute()
}

/** Saves a later decision about the notice. */
export const settleNotification = (
  db: Db,
  id: string,
  to: { decision: 'send' | 'hold' | 'drop'; reason: Reason; decided_at: Date; mail_id?: string },
) => db.updateTable('notification').set(to).where('id', '=', id).execute()

/** The notice and the event of a message. */
export const notificationOfMessage = (db: Db, messageId: string) =>
  db.selectFrom('notification').selectAll().where('outbound_message_id', '=', messageId).executeTakeFirst()

/** Whether the same is told, or is about to be told, on another channel. */
export const toldElsewhere = async (
  db: Db,
  { event_id, recipient, kind }: { event_id: string; recipient: string; kind: string },
): Promise<boolean> =>
  (await db
    .selectFrom('notification')
    .select('id')
    .where('event_id', '=', event_id)
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('channel', 'in', ['email', 'sms'])
    .where('decision', '<>', 'drop')
    .executeTakeFirst()) !== undefined

/** Links the notice to the message that replaces an undeliverable one. */
export const moveNotification = (db: Db, fromId: string, toId: string) =>
  db.updateTable('notification').set({ outbound_message_id: toId }).where('outbound_message_id', '=', fromId).execute()

/** The messages whose words this message carried. */
export const mergedInto = async (db: Db, messageId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('outbound_message')
      .select('id')
      .where('merged_into', '=', messageId)
      .where('kind', '<>', 'reply')
      .execute()
  ).map((row) => row.id)

/** The shop's own mailbox, its first owner, and whether the shop is made up. */
export const shopMailbox = (db: Db, shopId: string) =>
  db
    .selectFrom('shop as s')
    .select('s.contact_email')
    .select((eb) => [
      eb
        .selectFrom('shop_member as m')
        .select('m.contact_id')
        .whereRef('m.shop_id', '=', 's.id')
        .where('m.role', '=', 'owner')
        .where('m.until', 'is', null)
        .orderBy('m.since')
        .orderBy('m.id')
        .limit(1)
        .as('owner_contact_id'),
      eb
        .exists(
          eb
            .selectFrom('shop_member as m')
            .innerJoin('contact as c', 'c.id', 'm.contact_id')
            .select('c.id')
            .whereRef('m.shop_id', '=', 's.id')
            .where('c.is_demo', '=', true),
        )
        .as('is_demo'),
    ])
    .where('s.id', '=', shopId)
    .executeTakeFirst()

/** The booking that the message with this id at Twilio was about; undefined if it did not go to this person. */
export const bookingOfMessage = (db: Db, contactId: string, providerSid: string) =>
  db
    .selectFrom('outbound_message')
    .select('booking_id')
    .where('provider_sid', '=', providerSid)
    .where('contact_id', '=', contactId)
    .where('booking_id', 'is not', null)
    .executeTakeFirst()

/**
 * When the newest words of the message with this id at Twilio were written; undefined if it did not go to this person.
 */
export const messageWrittenAt = async (db: Db, contactId: string, providerSid: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('outbound_message as o')
      .leftJoin('outbound_message as m', 'm.merged_into', 'o.id')
      .select((eb) => eb.fn<Date>('greatest', ['o.created_at', eb.fn.max('m.created_at')]).as('at'))
      .where('o.provider_sid', '=', providerSid)
      .where('o.contact_id', '=', contactId)
      .groupBy('o.id')
      .executeTakeFirst()
  )?.at

const questions = {
  shop: ['booking_request', 'booking_move_asked', 'booking_unanswered', 'booking_offers_ended'],
  customer: [
    'booking_time_proposed',
    'booking_move_proposed',
    'booking_offered',
    'booking_offered_two',
    'booking_offered_three',
    'booking_offers_ended',
  ],
}

/** The bookings about which the person was asked and that still wait for the answer of that side. */
export const bookingsAskedOf = (db: Db, contactId: string, awaiting: 'shop' | 'customer') =>
  db
    .selectFrom('outbound_message as o')
    .innerJoin('booking as b', 'b.id', 'o.booking_id')
    .select('b.id')
    .distinct()
    .where('o.contact_id', '=', contactId)
    .where((eb) =>
      eb.or([
        eb('b.awaiting', '=', awaiting),
        eb.exists(
          eb
            .selectFrom('booking_offer as f')
            .whereRef('f.booking_id', '=', 'b.id')
            .where('f.state', '=', 'open')
            .where('f.by', '=', awaiting === 'shop' ? 'customer' : 'shop'),
        ),
      ]),
    )
    .where('o.kind', 'in', questions[awaiting])
    .limit(2)
    .execute()

/** Notices in the app belong to the account, or to the contact that signs in with it. */
const toAccount = (accountId: string) =>
  sql<boolean>`channel = 'in_app' and decision = 'send' and recipient in (
    ${`account:${accountId}`}, (select 'contact:' || id from contact where account_id = ${accountId}))`

/** The account's notices in the app, newest first; `before` is the id of the last one that was shown. */
export const inAppNotices = (db: Db, accountId: string, limit: number, before?: string) =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'notice', 'decided_at', 'read_at'])
    .where(toAccount(accountId))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const unreadInApp = async (db: Db, accountId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('notification')
        .select((eb) => eb.fn.countAll().as('count'))
        .where(toAccount(accountId))
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Returns the notices that were unread. */
export const readInApp = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('notification')
    .set({ read_at: at })
    .where(toAccount(accountId))
    .where('read_at', 'is', null)
    .returning(['id', 'contact_id'])
    .execute()
