import { makeCode } from '#core/rules/code.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { recountWait } from '../queries/inbox/response-clock.ts'
import { demoId, randomFor } from './random.ts'

type Shop = { id: string; name: string }
type People = { customer: string; staff: string }
type Said = { by: 'customer' | 'business'; minutesAgo: number; words: string }
type Talk = {
  shop: Shop
  people: People
  type: 'general' | 'quote'
  subject: string
  said: readonly [Said, ...Said[]]
  /** Of whoever is no contact. */
  guest?: { guest_name: string; guest_email: string }
}

const HOUR = 60
const DAY = 24 * HOUR

/** Conversations of the demo's customer with the first two shops, and one of a guest with the first. */
export async function seedThreads(
  db: Db,
  [first, second]: readonly Shop[],
  people: { customer: string; staff(shop: number): string },
  now: Date,
): Promise<void> {
  if (!first || !second) return
  const withFirst = { customer: people.customer, staff: people.staff(0) }
  const talks: Talk[] = [
    {
      shop: first,
      people: withFirst,
      type: 'general',
      subject: `Inquiry: ${first.name}`,
      said: [
        { by: 'customer', minutesAgo: 3 * HOUR, words: 'Hi, do you have 205/55R16 run-flats in stock?' },
        {
          by: 'business',
          minutesAgo: 2 * HOUR,
          words: 'Yes, four of them. We can fit them tomorrow morning if you bring the car before nine.',
        },
      ],
    },
    {
      shop: second,
      people: { customer: people.customer, staff: people.staff(1) },
      type: 'quote',
      subject: `Quote: ${second.name}`,
      said: [
        {
          by: 'customer',
          minutesAgo: 2 * DAY,
          words: 'Please quote: 4 x tyres for a Polo Vivo, with tyre fitting, wheel alignment.',
        },
        {
          by: 'business',
          minutesAgo: DAY,
          words: 'R 4 960 for four, fitted and aligned. The price holds until Friday.',
        },
      ],
    },
    {
      shop: first,
      people: withFirst,
      type: 'general',
      subject: `Inquiry: ${first.name}`,
      guest: { guest_name: 'Ayanda Mthembu', guest_email: 'ayanda@example.com' },
      said: [{ by: 'customer', minutesAgo: 40, words: 'Are you open on Saturday afternoon?' }],
    },
  ]
  for (const [number, talk] of talks.entries()) await seedTalk(db, talk, number, now)
}

type Quote = { id: string; reference: string; shop_id: string; created_at: Date }
const seedQuote = (db: Db, quote: Quote) =>
  db
    .insertInto('quote')
    .values({ ...quote, quantity: 4, extras: ['fitting', 'alignment'] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

async function seedTalk(db: Db, { shop, people, type, subject, said, guest }: Talk, number: number, now: Date) {
  const at = (minutesAgo: number) => addMinutes(now, -minutesAgo)
  const began = at(said[0].minutesAgo)
  const id = demoId('thread', number)
  const reference = type === 'quote' ? makeCode(randomFor(`quote ${number}`)) : null
  if (reference) await seedQuote(db, { id: demoId('quote', number), reference, shop_id: shop.id, created_at: began })
  const made = await db
    .insertInto('thread')
    .values({
      id,
      shop_id: shop.id,
      type,
      quote_reference: reference,
      created_at: began,
      updated_at: began,
      subject: reference ? subject.replace('Quote', `Quote ${reference}`) : subject,
      last_message_at: at(said.at(-1)?.minutesAgo ?? 0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  const participants = { customer: demoId('thread customer', number), business: demoId('thread business', number) }
  await db
    .insertInto('thread_participant')
    .values([
      {
        id: participants.customer,
        thread_id: id,
        role: 'customer',
        joined_at: began,
        ...(guest ?? { contact_id: people.customer }),
      },
      { id: participants.business, thread_id: id, role: 'business', joined_at: began, contact_id: people.staff },
    ])
    .execute()
  await db
    .insertInto('thread_message')
    .values(
      said.map(({ by, minutesAgo, words }, place) => ({
        id: demoId('thread message', number * 10 + place),
        thread_id: id,
        sender_id: participants[by],
        content: words,
        sent_at: at(minutesAgo),
        created_at: at(minutesAgo),
      })),
    )
    .execute()
  // Whoever has no answer yet waits, and the inbox shows for how long.
  await recountWait(db, id)
}
