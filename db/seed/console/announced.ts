import { chatPreferences } from '#core/rules/notifications/preferences.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../../client.ts'
import { demoId } from '../random.ts'

const DAY = 24 * 60

/** A driver who agreed to news on WhatsApp, and what the drivers were last told, so that announcements are not empty. */
export async function seedAnnounced(
  db: Db,
  { driver, admin }: { driver: string; admin: string },
  now: Date,
): Promise<void> {
  const [agreedAt, toldAt] = [addMinutes(now, -30 * DAY), addMinutes(now, -9 * DAY)]
  const whatsapp = { ...chatPreferences.whatsapp, marketing: true }
  await db
    .updateTable('communication_preference')
    .set({ switches: JSON.stringify({ ...chatPreferences, whatsapp }) })
    .where('contact_id', '=', driver)
    .execute()
  const word = { contact_id: driver, channel: 'whatsapp', purpose: 'marketing', given: true } as const
  await db
    .insertInto('consent')
    .values({ ...word, id: demoId('consent', 0), how: 'switched it on in the chat', source: 'whatsapp', at: agreedAt })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const [id, eventId] = [demoId('announcement', 0), demoId('announcement event', 0)]
  const begun = { id: eventId, type: 'announcement.begun', data: JSON.stringify({ announcementId: id }) }
  await db
    .insertInto('event')
    .values({ ...begun, at: toldAt, handled_at: toldAt })
    .onConflict((taken) => taken.doNothing())
    .execute()
  await db
    .insertInto('announcement')
    .values({
      ...{ id, title: 'Check your tyres before the holidays', path: '/', event_id: eventId, made_by: admin },
      words: 'Tread, pressure and the spare: five minutes now save a wait beside the N1.',
      ...{ audience: 'drivers', channels: ['whatsapp', 'email'], pace: 60, state: 'done', people: 1, told: 1 },
      ...{ created_at: toldAt, starts_at: toldAt, planned_at: toldAt, planned_to: driver, ended_at: toldAt },
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
  await db
    .insertInto('announcement_recipient')
    .values({ announcement_id: id, contact_id: driver, due_at: toldAt, settled_at: toldAt })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const reason = { code: 'allowed', channel: 'whatsapp', topic: 'marketing' } as const
  await db
    .insertInto('notification')
    .values({
      ...{ id: demoId('announced', 0), event_id: eventId, recipient: `contact:${driver}`, contact_id: driver },
      ...{ kind: 'news', channel: 'whatsapp', decision: 'send', reason, read_at: toldAt, decided_at: toldAt },
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
}
