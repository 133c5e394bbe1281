import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../../client.ts'
import { demoId } from '../random.ts'

type Writer = { contact_id: string } | { guest_name: string; guest_email: string }
type Talk = { shopId: string | null; subject: string; by: Writer; words: string; minutesAgo: number; waits?: true }
type Shop = { id: string; name: string }

const HOUR = 60
const DAY = 24 * HOUR

/** What waits for an admin: a question, a fitment centre that two people miss, and a shop that a driver reports. */
export async function seedDesk(
  db: Db,
  { shop, drivers: [, johan = '', naledi = ''], staff }: { shop: Shop; drivers: readonly string[]; staff: string },
  now: Date,
): Promise<void> {
  const about = { shopId: null, by: { contact_id: johan } }
  const question = 'My booking shows the wrong car. How do I change it?'
  await talk(db, 0, { ...about, subject: 'Inquiry: Spoor', words: question, minutesAgo: 50, waits: true }, now)

  const missed = { shopId: null, subject: 'Fitment centre suggested: Bosveld Bande', words: 'Bosveld Bande, Polokwane' }
  const guest = { guest_name: 'Ayanda Mthembu', guest_email: 'ayanda@example.com' }
  for (const [number, by, minutesAgo] of [
    [1, { contact_id: naledi }, 4 * DAY],
    [2, guest, DAY],
  ] as const) {
    const { threadId } = await talk(db, number, { ...missed, by, minutesAgo }, now)
    const row = { shop: 'Bosveld Bande', place: 'Polokwane', same: 'bosveldbande polokwane' }
    await db
      .insertInto('shop_suggestion')
      .values({ ...row, thread_id: threadId, created_at: addMinutes(now, -minutesAgo) })
      .onConflict((taken) => taken.doNothing())
      .execute()
  }
  await seedReport(db, { shop, by: naledi, staff }, now)
}

/** A driver reports the shop after a price that was not kept. */
async function seedReport(db: Db, { shop, by, staff }: { shop: Shop; by: string; staff: string }, now: Date) {
  const words = 'You quoted R 1 240 a tyre, and at the counter it was R 1 610. Why?'
  const subject = `Inquiry: ${shop.name}`
  const { threadId } = await talk(
    db,
    3,
    { shopId: shop.id, subject, by: { contact_id: by }, words, minutesAgo: 5 * HOUR },
    now,
  )
  const at = addMinutes(now, -4 * HOUR)
  const member = demoId('desk member', 3)
  const answer = demoId('desk answer', 3)
  await db
    .insertInto('thread_participant')
    .values({ id: member, thread_id: threadId, role: 'business', contact_id: staff, joined_at: at })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const said = { id: answer, thread_id: threadId, sender_id: member, content: 'Prices change. Take it or leave it.' }
  await db
    .insertInto('thread_message')
    .values({ ...said, sent_at: at, created_at: at })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const report = `Reason: Fraud, or a price that is not kept\nA driver reports the shop ${shop.name}`
  const reportSubject = 'Report: Fraud, or a price that is not kept'
  const { threadId: answers } = await talk(
    db,
    4,
    { shopId: null, subject: reportSubject, by: { contact_id: by }, words: report, minutesAgo: 3 * HOUR },
    now,
  )
  await db
    .insertInto('report')
    .values({
      ...{ id: demoId('report', 0), about: 'shop', reason: 'fraud', answer_thread_id: answers, thread_id: threadId },
      ...{ message_id: answer, shop_id: shop.id, created_at: addMinutes(now, -3 * HOUR) },
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
}

async function talk(
  db: Db,
  number: number,
  { shopId, subject, by, words, minutesAgo, waits }: Talk,
  now: Date,
): Promise<{ threadId: string }> {
  const at = addMinutes(now, -minutesAgo)
  const [threadId, writer] = [demoId('desk thread', number), demoId('desk writer', number)]
  await db
    .insertInto('thread')
    .values({
      ...{ id: threadId, shop_id: shopId, type: shopId ? 'general' : 'support', subject },
      ...{ created_at: at, updated_at: at, last_message_at: at, waiting_since: waits ? at : null },
    })
    .onConflict((taken) => taken.doNothing())
    .execute()
  await db
    .insertInto('thread_participant')
    .values({ id: writer, thread_id: threadId, role: 'customer', joined_at: at, ...by })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const message = { id: demoId('desk message', number), thread_id: threadId, sender_id: writer, content: words }
  await db
    .insertInto('thread_message')
    .values({ ...message, sent_at: at, created_at: at })
    .onConflict((taken) => taken.doNothing())
    .execute()
  return { threadId }
}
