import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { offerChanges, takeOffer } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { Refusal } from '#core/errors.ts'
import { makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, makeScene, monday, options } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** So many requests of drivers of their own at one shop, all at the same time. */
async function requests(count: number, bays = count) {
  const scene = await makeScene(ctx, { bays }, count * 4)
  const made = []
  for (let at = 0; at < count; at++) {
    const driver = as(await makeContact(ctx))
    made.push({ driver, id: (await requestBooking(ctx, driver, options(scene))).id })
  }
  ctx.clock.advance(minutes(1))
  return { ...scene, made }
}
const at = (...times: string[]) => times.map((time) => ({ start: monday(time) }))
/** 'done', or the code of the refusal; anything else fails the test. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

/** What each booking and its open offers hold lies apart from all others. */
async function expectNoOverlap(shopId: string) {
  const { rows } = await ctx.pool.query(
    `select count(*)::int as overlaps from booking a join booking b on a.id < b.id and a.shop_id = b.shop_id
     where a.shop_id = $1 and a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')
       and (on_line_of_bays(a.bay, a.slot) + a.offered_bays) && (on_line_of_bays(b.bay, b.slot) + b.offered_bays)`,
    [shopId],
  )
  expect(rows).toEqual([{ overlaps: 0 }])
}

test('taken and withdrawn at the same moment, 200 times: one of the two happens, the other is told', async () => {
  let taken = 0
  for (let round = 0; round < 5; round++) {
    const { frontDesk, made, shop } = await requests(40, 50)
    const open = []
    for (const one of made)
      open.push({ ...one, offer: (await offerChanges(ctx, frontDesk, one.id, at('14:00'))).offers[0] })
    const outcomes = await Promise.all(
      open.map(({ driver, id, offer }, turn) => {
        const take = () => outcome(takeOffer(ctx, driver, id, offer?.id ?? ''))
        const withdraw = () => outcome(withdrawOffers(ctx, frontDesk, id, offer?.id))
        const first = turn % 2 === 0 ? [take(), withdraw()] : [withdraw(), take()].toReversed()
        return Promise.all(first)
      }),
    )
    for (const [turn, results] of outcomes.entries()) {
      const [take, withdraw] = results
      expect([take, withdraw].toSorted()).toEqual(['OFFER_ENDED', 'done'])
      const booking = await oneBooking(ctx, frontDesk, open[turn]?.id ?? '')
      const isTaken = take === 'done'
      taken += Number(isTaken)
      expect([booking.status, booking.offers[0]?.state]).toEqual(
        isTaken ? ['confirmed', 'taken'] : ['pending', 'withdrawn'],
      )
    }
    await expectNoOverlap(shop.id)
  }
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(200)
}, 300_000)

test('three offers taken at once, by the phone and the page of one driver: one of them is', async () => {
  const { frontDesk, made, shop } = await requests(10, 50)
  for (const { driver, id } of made) {
    const { offers } = await offerChanges(ctx, frontDesk, id, at('08:00', '12:00', '14:00'))
    const both = [...offers, ...offers].map((offer) => outcome(takeOffer(ctx, driver, id, offer.id)))
    expect((await Promise.all(both)).toSorted()).toEqual([...Array(5).fill('OFFER_ENDED'), 'done'])
    const after = await oneBooking(ctx, driver, id)
    expect(after.offers.map(({ state }) => state).toSorted()).toEqual(['overtaken', 'overtaken', 'taken'])
    expect(after.appointmentStart).toBe(after.offers.find(({ state }) => state === 'taken')?.start)
  }
  await expectNoOverlap(shop.id)
}, 120_000)

test('five offers lapse in the second that one of them is taken: each booking ends in one state', async () => {
  const { frontDesk, made, shop } = await requests(5, 20)
  const offered = []
  for (const one of made)
    offered.push({ ...one, offers: (await offerChanges(ctx, frontDesk, one.id, at('12:00'))).offers })
  const [first] = offered
  const until = new Date(first?.offers[0]?.until ?? '')
  const before = makeTestContext({ databaseUrl: url })
  try {
    before.clock.set(new Date(until.getTime() - 1))
    ctx.clock.set(until)
    const [take] = await Promise.all([
      outcome(takeOffer(before, first?.driver ?? frontDesk, first?.id ?? '', first?.offers[0]?.id ?? '')),
      expireBookings(ctx),
      expireBookings(ctx),
    ])
    await expireBookings(ctx)
    for (const { id, driver } of offered) {
      const { status, offers } = await oneBooking(ctx, driver, id)
      const isTaken = id === first?.id && take === 'done'
      expect([status, offers[0]?.state]).toEqual(isTaken ? ['confirmed', 'taken'] : ['cancelled', 'lapsed'])
    }
    await expectNoOverlap(shop.id)
  } finally {
    await before.close()
  }
}, 60_000)

test('offers of many bookings want the last bays: none is given twice, also against a confirmation', async () => {
  const { frontDesk, made, shop } = await requests(12, 12)
  const results = await Promise.all([
    ...made.map(({ id }, turn) => outcome(offerChanges(ctx, frontDesk, id, at(turn % 2 ? '14:00' : '14:30', '15:00')))),
    ...made.map(({ id }) => outcome(confirmBooking(ctx, frontDesk, id))),
  ])
  expect(results.every((one) => ['done', 'SLOT_TAKEN', 'BOOKING_NOT_PENDING'].includes(one))).toBe(true)
  await expectNoOverlap(shop.id)
}, 120_000)

test('two bookings whose offers want one bay: one gets it', async () => {
  const scene = await makeScene(ctx, { bays: 1 })
  const ids: string[] = []
  for (const time of ['08:00', '10:30']) {
    const driver = as(await makeContact(ctx))
    ids.push((await requestBooking(ctx, driver, options(scene, { start: monday(time).toISOString() }))).id)
  }
  ctx.clock.advance(minutes(1))
  const results = await Promise.all(ids.map((id) => outcome(offerChanges(ctx, scene.frontDesk, id, at('14:00')))))
  expect(results.toSorted()).toEqual(['SLOT_TAKEN', 'done'])
  await expectNoOverlap(scene.shop.id)
}, 60_000)
