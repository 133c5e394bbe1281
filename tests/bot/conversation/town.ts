import type { Person } from '#core/actor.ts'
import { createAlert } from '#core/alerts/alerts.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork, startWork } from '#core/bookings/shop-work.ts'
import type { Context } from '#core/context.ts'
import { actorOf } from '#core/load-actor.ts'
import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { town as townLines } from '#tests/answers/screens.ts'
import { SHOP_PHONE } from '#tests/dialogues/givens.ts'
import { given } from '#tests/dialogues/run-transcript.ts'
import type { World } from '#tests/dialogues/world.ts'
import { as } from '#tests/support/actors.ts'
import { type TestContext, wednesdayMorning } from '#tests/support/context.ts'
import { type MadeShop, makeContact } from '#tests/support/factories.ts'
import type { Things } from './asked.ts'

export type Town = {
  /** Wants tyres, and has bookings at Randburg Tyres and at Fourways. */
  driver: Person
  /** Answers for Randburg Tyres, where a request, a question and a call for a price wait. */
  counter: Person
  things: Things
}

const place = { label: 'Randburg', lat: -26.09, lng: 28.01 }

/** The shops and stock of the screens, with something of every kind that a question can be about. */
export async function makeTown(ctx: TestContext): Promise<Town> {
  const shops = new Map<string, MadeShop>()
  for (const { who, words } of townLines) if (who === 'given') await given({ ctx } as World, words, shops)
  const idOf = (name: string): string => shops.get(name)?.id ?? ''
  const [randburg, fourways] = [idOf('Randburg Tyres'), idOf('Fourways Wheel & Tyre')]
  const [michelin, atFourways] = [await listingOf(ctx, 'TM4P7'), await listingOf(ctx, 'TM9X3')]
  const counter = await frontDeskOf(ctx)
  const driver = as(await makeContact(ctx, { name: 'Thandi' }))
  const other = as(await makeContact(ctx, { name: 'Kim' }))
  const ask = (who: Person, name: string, at: { shopId: string; listingId: string; start: Date }) =>
    requestBooking(ctx, who, {
      ...{ ...at, start: at.start.toISOString(), quantity: 4, services: ['fitting'], locationType: 'wait' },
      ...{ customer: { name }, notes: '' },
    })
  const atRandburg = { shopId: randburg, listingId: michelin }
  const done = await ask(driver, 'Thandi', { ...atRandburg, start: instantOf('2026-11-18', '12:00') })
  await confirmBooking(ctx, counter, done.id)
  ctx.clock.set(instantOf('2026-11-18', '13:00'))
  await startWork(ctx, counter, done.id)
  await completeWork(ctx, counter, done.id, {})
  ctx.clock.set(wednesdayMorning)
  const booking = await ask(driver, 'Thandi', { ...atRandburg, start: instantOf('2026-11-20', '10:00') })
  await confirmBooking(ctx, counter, booking.id)
  const pending = await ask(driver, 'Thandi', {
    ...{ shopId: fourways, listingId: atFourways, start: instantOf('2026-11-21', '09:00') },
  })
  const request = await ask(other, 'Kim', { ...atRandburg, start: instantOf('2026-11-20', '14:00') })
  const thread = await startThread(ctx, other, {
    type: 'general',
    message: 'do you have metal valves?',
    shopId: randburg,
  })
  const { alert } = await createAlert(ctx, driver, { size: '205/55R16', maxCents: 130_000 })
  const round = await askShops(
    ctx,
    other,
    { size: '205/55R16', quantity: 4, place: place.label, near: { lat: place.lat, lng: place.lng } },
    'web',
  )
  return {
    driver,
    counter,
    things: {
      shop: randburg,
      ...{ booking: booking.id, pending: pending.id, done: done.id, request: request.id, thread: thread.id },
      ...{ listing: michelin, alert: alert.id, ask: round.asks.find(({ shop }) => shop.id === randburg)?.id ?? '' },
    },
  }
}

const listingOf = async ({ db }: Context, code: string): Promise<string> =>
  (await db.selectFrom('listing').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

async function frontDeskOf(ctx: Context): Promise<Person> {
  const { contact_id } = await ctx.db
    .selectFrom('contact_address')
    .select('contact_id')
    .where('value', '=', SHOP_PHONE)
    .executeTakeFirstOrThrow()
  return actorOf(ctx, contact_id)
}
