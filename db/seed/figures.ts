import { makeCode } from '#core/rules/code.ts'
import { addDays, addMinutes, instantOf, localDate, weekdayOf } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { demoId, pick, randomFor, wholeBetween } from './random.ts'

type Shop = { id: string }

const SHOPS_VIEWED = 10
const DAYS_OF_VIEWS = 400
const DAYS_OF_WORK = 180
const CHATS = 24

/** What lies behind the demo's seller, so that the figures of the first shop have a past; and who looked at others. */
export async function seedFigures(db: Db, shops: readonly Shop[], staff: string, now: Date): Promise<void> {
  const [first] = shops
  if (!first) return
  await seedViews(db, shops.slice(0, SHOPS_VIEWED), now)
  await seedWork(db, first, now)
  await seedChats(db, first, staff, now)
}

const seedViews = (db: Db, shops: readonly Shop[], now: Date) =>
  insertAll(
    db,
    'shop_view_day',
    { shop_id: 'uuid', day: 'date', page_views: 'integer', listing_views: 'integer' },
    shops.flatMap(({ id }, number) => {
      const random = randomFor(`views ${number}`)
      return Array.from({ length: DAYS_OF_VIEWS }, (_, ago) => {
        const day = addDays(localDate(now), -ago - 1)
        const busy = weekdayOf(day) === 7 ? 0.3 : 1
        const grown = 1 - ago / (2 * DAYS_OF_VIEWS)
        const pages = Math.round(wholeBetween(random, 8, 26) * busy * grown)
        return { shop_id: id, day, page_views: pages, listing_views: Math.round(pages * (0.3 + random() * 0.4)) }
      })
    }),
  )

const customers = ['Sipho Dlamini', 'Anneke Botes', 'Fatima Davids', 'Pieter Nel', 'Zanele Khoza', 'Ravi Pillay']
const totals = [396_000, 544_000, 759_600, 812_000, 189_900, 452_000, 1_120_000]
const DAY_MINUTES = 24 * 60

/** Work of half a year, some of it cancelled, the newest three days ago. */
async function seedWork(db: Db, shop: Shop, now: Date): Promise<void> {
  const random = randomFor('work of the first shop')
  const rows = Array.from({ length: DAYS_OF_WORK }, (_, at) => at + 3).flatMap((ago) => {
    const day = addDays(localDate(now), -ago)
    if (weekdayOf(day) === 7 || random() < 0.35) return []
    const isDone = random() < 0.8
    const made = instantOf(day, pick(random, ['08:15', '09:40', '11:05', '14:20', '16:30']))
    const done = addMinutes(made, wholeBetween(random, 1, 2) * DAY_MINUTES + 60)
    const cents = pick(random, totals)
    return [
      {
        id: demoId('past booking', ago),
        code: makeCode(randomFor(`past booking ${ago}`)),
        shop_id: shop.id,
        customer_name: pick(random, customers),
        is_guest: true,
        services: ['fitting' as const],
        quantity: 4,
        total_cents: cents,
        total_lines: JSON.stringify([{ what: 'fitting', quantity: 4, eachCents: cents / 4, totalCents: cents }]),
        location_type: 'wait' as const,
        status: isDone ? ('completed' as const) : ('cancelled' as const),
        cancelled_by: isDone ? null : ('customer' as const),
        duration_minutes: 60,
        appointment_start: addMinutes(done, -60),
        started_at: isDone ? addMinutes(done, -60) : null,
        completed_at: isDone ? done : null,
        created_at: made,
        updated_at: done,
      },
    ]
  })
  await db
    .insertInto('booking')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const questions: readonly (readonly [asked: string, answered: string])[] = [
  ['Do you have 265/65R17 all terrains?', 'We can have four by Thursday.'],
  ['What does alignment cost on its own?', 'R 450, and it takes three quarters of an hour.'],
  ['Can I wait while you fit them?', 'Yes, there is coffee. About an hour for four.'],
  ['Is the price with balancing?', 'Yes, mounting, balancing and valves are in it.'],
]

/** Conversations that are closed, each a question of a guest and an answer. */
async function seedChats(db: Db, shop: Shop, staff: string, now: Date): Promise<void> {
  const chats = makeChats(now)
  const made = await db
    .insertInto('thread')
    .values(
      chats.map(({ number, asked, answered }) => ({
        id: demoId('past thread', number),
        shop_id: shop.id,
        type: 'general' as const,
        status: 'closed' as const,
        subject: 'Question',
        created_at: asked,
        updated_at: answered,
        last_message_at: answered,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (made.length === 0) return
  await db
    .insertInto('thread_participant')
    .values(chats.flatMap((chat) => peopleOf(chat, staff)))
    .execute()
  await db.insertInto('thread_message').values(chats.flatMap(saidIn)).execute()
}

function makeChats(now: Date) {
  const random = randomFor('chats of the first shop')
  return Array.from({ length: CHATS }, (_, number) => {
    const day = addDays(localDate(now), -3 - number * 5)
    const asked = instantOf(day, pick(random, ['08:30', '10:10', '13:45', '15:20']))
    const answered = addMinutes(asked, wholeBetween(random, 4, 150))
    return { number, asked, answered, guest: pick(random, customers), words: pick(random, questions) }
  })
}
type Chat = ReturnType<typeof makeChats>[number]

function peopleOf({ number, asked, answered, guest }: Chat, staff: string) {
  const common = { thread_id: demoId('past thread', number), joined_at: asked, read_to: answered }
  return [
    { id: demoId('past thread customer', number), role: 'customer' as const, guest_name: guest, ...common },
    { id: demoId('past thread business', number), role: 'business' as const, contact_id: staff, ...common },
  ]
}

function saidIn({ number, asked, answered, words: [question, answer] }: Chat) {
  const message = (at: number, sender: string, content: string, sent: Date) => ({
    id: demoId('past thread message', number * 2 + at),
    thread_id: demoId('past thread', number),
    sender_id: demoId(sender, number),
    content,
    sent_at: sent,
    created_at: sent,
  })
  return [message(0, 'past thread customer', question, asked), message(1, 'past thread business', answer, answered)]
}
