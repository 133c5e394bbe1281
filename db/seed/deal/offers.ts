import { quotedPrice } from '#core/quotes/rounds/answer-quote.ts'
import { driverAnswersBy, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { makeCode } from '#core/rules/code.ts'
import { addMinutes, instantOf } from '#core/rules/time/time.ts'
import type { Db } from '../../client.ts'
import { slotOf } from '../../queries/bookings/bays.ts'
import { type ShopToBook, shopToBook } from '../../queries/bookings/shops-to-book.ts'
import { type ListingToQuote, listingsToQuote } from '../../queries/quotes/shops-to-ask.ts'
import { demoDrivers } from '../demo-people.ts'
import { demoId, randomFor } from '../random.ts'

const SIZE = '205/55R16'
const QUANTITY = 4
const SERVICES = ['fitting', 'balancing'] as const
const MINUTES_AGO = 45

type Seeding = { shopId: string; drivers: readonly string[]; accountId: string; day: string }

/**
 * Two bookings of the shop's own tyres, on a day after today: one is confirmed, so its tyres are promised, and its driver
 * asks for another time; the other is a request that the shop has answered with other tyres and with another time.
 */
export async function seedOffers(
  db: Db,
  { shopId, drivers: [thandi = '', johan = ''], accountId, day }: Seeding,
  now: Date,
): Promise<void> {
  const shop = await shopToBook(db, shopId)
  const found = await listingsToQuote(db, { shopId, size: SIZE, quantity: QUANTITY, brand: null, limit: 2 })
  const [asked, other] = found
  if (!shop || !asked || !other) return
  const minutes = minutesFor({ services: SERVICES, quantity: QUANTITY }, shop.times)
  const at = (time: string, bay: number) => {
    const start = instantOf(day, time)
    return { bay, start, end: addMinutes(start, minutes) }
  }
  const request = await seedBooking(
    db,
    0,
    { shop, tyre: asked, hold: at('09:30', 1), contactId: thandi, accountId },
    now,
  )
  if (!request) return
  const promised = { shop, tyre: other, hold: at('11:00', 1), contactId: johan, confirmedBefore: true } as const
  const confirmed = await seedBooking(db, 1, promised, now)
  const answers = { shop, bookingId: request, minutes, by: 'shop' } as const
  const start = at('09:30', 1).start
  await seedOffer(db, { ...answers, place: 1, tyre: other, until: driverAnswersBy(now, start) }, now)
  const earlier = at('08:00', 2)
  await seedOffer(
    db,
    { ...answers, place: 2, tyre: asked, hold: earlier, until: driverAnswersBy(now, earlier.start) },
    now,
  )
  const later = at('11:30', 2)
  const until = shopAnswersBy(shop.hours, now, later.start, promised.hold.start)
  const frontDesk = { shop, minutes, by: 'customer', place: 1, tyre: other, hold: later, until } as const
  if (confirmed) await seedOffer(db, { ...frontDesk, bookingId: confirmed }, now)
}

type Hold = { bay: number; start: Date; end: Date }
type Booked = {
  shop: ShopToBook
  tyre: ListingToQuote
  hold: Hold
  contactId: string
  accountId?: string
  confirmedBefore?: true
}

/** Returns its id; undefined if it was there before. */
async function seedBooking(db: Db, number: number, booked: Booked, now: Date): Promise<string | undefined> {
  const { shop, tyre, hold, contactId, accountId, confirmedBefore } = booked
  const { lines, totalCents } = quotedPrice(shop, { quantity: QUANTITY, services: SERVICES }, tyre.price_cents)
  const asked = addMinutes(now, confirmedBefore ? -MINUTES_AGO * 30 : -MINUTES_AGO)
  const until = driverAnswersBy(now, hold.start)
  const { name = '', phone = null } = demoDrivers[number] ?? {}
  const made = await db
    .insertInto('booking')
    .values({
      id: demoId('booking of stock', number),
      code: makeCode(randomFor(`booking of stock ${number}`)),
      shop_id: shop.id,
      listing_id: tyre.id,
      tyre_brand: tyre.brand,
      tyre_model: tyre.model,
      tyre_size: tyre.size,
      price_cents: tyre.price_cents,
      customer_contact_id: contactId,
      customer_account_id: accountId ?? null,
      customer_name: name,
      customer_phone: phone,
      is_guest: false,
      services: [...SERVICES],
      quantity: QUANTITY,
      total_cents: totalCents,
      total_lines: JSON.stringify(lines),
      location_type: 'wait',
      preferred_start: hold.start,
      duration_minutes: Math.round((hold.end.getTime() - hold.start.getTime()) / 60_000),
      bay: hold.bay,
      slot: slotOf(hold),
      asked_at: addMinutes(now, -MINUTES_AGO / 3),
      created_at: asked,
      updated_at: addMinutes(now, -MINUTES_AGO / 3),
      ...(confirmedBefore
        ? { status: 'confirmed', appointment_start: hold.start }
        : { status: 'pending', awaiting: 'customer', expires_at: until, own_expires_at: until }),
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

type Offered = {
  shop: ShopToBook
  bookingId: string
  minutes: number
  by: 'shop' | 'customer'
  place: number
  tyre: ListingToQuote
  /** Another time; without it the offer is of other tyres. */
  hold?: Hold
  until: Date
}

function seedOffer(db: Db, { shop, bookingId, minutes, by, place, tyre, hold, until }: Offered, now: Date) {
  const { lines, totalCents } = quotedPrice(shop, { quantity: QUANTITY, services: SERVICES }, tyre.price_cents)
  return db
    .insertInto('booking_offer')
    .values({
      booking_id: bookingId,
      shop_id: shop.id,
      by,
      round: 1,
      place,
      duration_minutes: minutes,
      total_cents: totalCents,
      total_lines: JSON.stringify(lines),
      until,
      created_at: addMinutes(now, -MINUTES_AGO / 3),
      ...(hold
        ? { bay: hold.bay, slot: slotOf(hold) }
        : {
            listing_id: tyre.id,
            tyre_brand: tyre.brand,
            tyre_model: tyre.model,
            tyre_size: tyre.size,
            price_cents: tyre.price_cents,
            note: 'These last longer, and they are on the shelf.',
          }),
    })
    .execute()
}
