import { sql } from 'kysely'
import { makeCode } from '#core/rules/code.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { demoId, pick, randomFor, wholeBetween } from './random.ts'

const reviewers: readonly string[] = [
  'Sipho Dlamini',
  'Anneke Botes',
  'Fatima Davids',
  'Pieter Nel',
  'Zanele Khoza',
  'Ravi Pillay',
  'Lebo Mokoena',
  'Chantal Jacobs',
  'Themba Sithole',
  'Marius Fourie',
]

type Stars = 3 | 4 | 5

/** By stars, from three on: what somebody says of the work, and of the rest. A shop hears each only once. */
const words: Readonly<Record<Stars, { work: readonly string[]; rest: readonly string[] }>> = {
  3: {
    work: [
      'Good work, but I waited longer than they said.',
      'The tyres are right; I had to ask twice for the old ones.',
      'Fine in the end.',
      'One wheel had to be balanced again.',
    ],
    rest: [
      'Parking is tight in the afternoon.',
      'The counter was busy.',
      'They apologised.',
      'The price was as quoted.',
    ],
  },
  4: {
    work: [
      'In and out within the hour.',
      'They kept my slot and called when the car was ready.',
      'Four tyres and alignment in one go.',
      'Neat work, and the nuts torqued by hand.',
      'Fitted on a Saturday without a fuss.',
      'The steering is straight again.',
    ],
    rest: [
      'The price was as quoted.',
      'Friendly counter.',
      'Clean workshop.',
      'Coffee could be better.',
      'Easy to find.',
    ],
  },
  5: {
    work: [
      'Wheels balanced perfectly, no more shake at 120.',
      'Fitted while I had a coffee.',
      'They showed me the old tyres and explained why two were enough.',
      'Best service that I have had for a bakkie.',
      'They found a nail in the spare and mended it.',
      'Booked at lunch, done by three.',
      'They knew exactly what a loaded Hilux needs.',
      'Not a scratch on the rims.',
    ],
    rest: [
      'The total was what the site said.',
      'Honest people: they told me that my spare was still good.',
      'I will come back.',
      'My wife takes her car there too now.',
      'They answered on WhatsApp within minutes.',
      'Somebody explained everything in Afrikaans to my father.',
    ],
  },
}

const SHOPS_WITHOUT = 6
const MAX_SHOPS = 60
const DAY_MINUTES = 24 * 60

/** Completed bookings of guests with what they say of them; every sixth shop has none yet. */
export async function seedReviews(db: Db, shops: readonly { id: string }[], now: Date): Promise<void> {
  const reviewed = shops.slice(0, MAX_SHOPS).filter((_, number) => number % SHOPS_WITHOUT !== SHOPS_WITHOUT - 1)
  const made = reviewed.flatMap(({ id }, number) => ofShop(id, number, now))
  if (made.length === 0) return
  await db
    .insertInto('booking')
    .values(made.map(({ booking }) => booking))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('review')
    .values(made.map(({ review }) => review))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    update shop set rating = r.rating, review_count = r.count
    from (select shop_id, avg(stars)::float8 as rating, count(*)::int as count from review
      where hidden_at is null group by shop_id) r
    where r.shop_id = shop.id`.execute(db)
}

function ofShop(shopId: string, number: number, now: Date) {
  const random = randomFor(`reviews ${number}`)
  const said = new Set<string>()
  const once = (choices: readonly string[]): string => {
    const left = choices.filter((one) => !said.has(one))
    const chosen = pick(random, left.length > 0 ? left : choices)
    said.add(chosen)
    return chosen
  }
  return Array.from({ length: wholeBetween(random, 1, 7) }, (_, at) => {
    const key = number * 10 + at
    const name = once(reviewers)
    const stars = pick(random, [5, 5, 5, 4, 4, 3] as const)
    const done = addMinutes(now, -DAY_MINUTES * wholeBetween(random, 2 + at * 9, 8 + at * 12))
    const [first = '', last = ''] = name.split(' ')
    const answered = stars === 3
    return {
      booking: {
        id: demoId('reviewed booking', key),
        code: makeCode(randomFor(`reviewed booking ${key}`)),
        shop_id: shopId,
        customer_name: name,
        is_guest: true,
        services: ['fitting' as const],
        quantity: 4,
        total_cents: 32_000,
        total_lines: JSON.stringify([{ what: 'fitting', quantity: 4, eachCents: 8_000, totalCents: 32_000 }]),
        location_type: 'wait' as const,
        status: 'completed' as const,
        duration_minutes: 60,
        started_at: addMinutes(done, -60),
        completed_at: done,
        created_at: addMinutes(done, -DAY_MINUTES),
        updated_at: done,
      },
      review: {
        id: demoId('review', key),
        booking_id: demoId('reviewed booking', key),
        shop_id: shopId,
        reviewer: `${first} ${last.charAt(0)}.`,
        stars,
        comment: `${once(words[stars].work)} ${once(words[stars].rest)}`,
        ...(answered && {
          answer: 'Thank you for telling us. We have put another person on Saturdays.',
          answered_at: addMinutes(done, DAY_MINUTES),
        }),
        created_at: addMinutes(done, 90),
      },
    }
  })
}
