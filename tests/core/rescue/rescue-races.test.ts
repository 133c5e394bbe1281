import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#core/actor.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { oldRecords } from '#core/messaging/forget-old.ts'
import { answerAsk } from '#core/rescue/answer-ask.ts'
import { myRescue, viewOfRound } from '#core/rescue/rescue-view.ts'
import { closeRound, lookAtRounds, openRound } from '#core/rescue/rounds.ts'
import { takeAsk } from '#core/rescue/take-ask.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { joinRescues } from '#db/queries/messaging/contacts.ts'
import { as } from '#tests/support/actors.ts'
import { hours, makeTestContext, minutes } from '#tests/support/context.ts'
import { makeContact, makeMember, makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
const night = instantOf('2026-11-18', '22:00')
beforeEach(empty)
async function empty(): Promise<void> {
  ctx.clock.set(night)
  for (const table of ['rescue_round', 'booking', 'event', 'shop_member', 'shop'] as const)
    await ctx.db.deleteFrom(table).execute()
}

const here = { lat: -25.99, lng: 28.13, place: 'Midrand' }
const north = (km: number) => ({ lat: here.lat + km / 111.2, lng: here.lng })

/** Somebody of a new shop that comes out at night, so far away. */
async function makeHelper(km: number, options: Parameters<typeof makeShop>[1] = {}): Promise<Person> {
  const services = { mobile: {}, puncture_repair: { priceCents: 17_000 } }
  const shop = await makeShop(ctx, {
    ...{ name: `Shop ${km}`, ...north(km), services, callOutCents: 45_000, callOutHours: '00:00-24:00', ...options },
  })
  const { id } = await makeContact(ctx)
  await makeMember(ctx, shop, id)
  return as({ id, shops: [{ shopId: shop.id, role: 'staff' }] })
}

const newDriver = async () => as(await makeContact(ctx, { name: 'Thandi Nkosi' }))
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))
const events = async (type: string) =>
  (await ctx.db.selectFrom('event').where('type', '=', type).select('id').execute()).length

async function fiveShops() {
  const shops = await Promise.all([1, 2, 3, 4, 5].map((km) => makeHelper(km)))
  const driver = await newDriver()
  const round = await openRound(ctx, driver, here)
  const asks = shops.map((member) => {
    const ask = round.answers.find(({ shop }) => shop.id === member.shops[0]?.shopId)
    if (!ask) throw new Error('a shop was not asked')
    return { member, askId: ask.id }
  })
  return { driver, round, asks }
}

describe('at the same moment', () => {
  test('five shops answer: each answer counts once', async () => {
    const { round, asks } = await fiveShops()
    const done = await outcomes(
      asks.flatMap(({ member, askId }, at) => [1, 2].map(() => answerAsk(ctx, member, { askId }, 20 + at))),
    )
    expect(done).toEqual(Array(10).fill('done'))
    expect((await viewOfRound(ctx, round.id)).answers.map(({ minutes }) => minutes)).toEqual([20, 21, 22, 23, 24])
    expect(await events('rescue.answered')).toBe(5)
  })

  test('ten rounds of two taps on each of five shops: one booking, one event, the other four are let go', async () => {
    for (let run = 0; run < 10; run++) {
      const { driver, round, asks } = await fiveShops()
      for (const { member, askId } of asks) await answerAsk(ctx, member, { askId }, 30)
      const done = await outcomes(
        asks.flatMap(({ askId }) => [takeAsk(ctx, driver, { askId }, 'chat'), takeAsk(ctx, driver, { askId }, 'web')]),
      )
      expect(done.toSorted()).toEqual([...Array(8).fill('RESCUE_OVER'), 'done', 'done'])
      const after = await viewOfRound(ctx, round.id)
      expect(after.state).toBe('taken')
      expect(after.answers.map(({ state }) => state).toSorted()).toEqual(['lost', 'lost', 'lost', 'lost', 'taken'])
      await ctx.db.updateTable('shop').set({ business_status: 'inactive' }).execute()
    }
    expect(await ctx.db.selectFrom('booking').select(['status', 'location_type', 'address']).execute()).toEqual(
      Array(10).fill({ status: 'confirmed', location_type: 'mobile', address: 'Midrand' }),
    )
    expect(await events('rescue.taken')).toBe(10)
  })

  test('the driver takes a shop that says it cannot: either it is taken, or nobody is booked', async () => {
    for (let run = 0; run < 10; run++) {
      const { driver, round, asks } = await fiveShops()
      const { member, askId } = asks[0] ?? expect.fail()
      await answerAsk(ctx, member, { askId }, 30)
      const [took, said] = await outcomes([
        takeAsk(ctx, driver, { askId }, 'chat'),
        answerAsk(ctx, member, { askId }, null),
      ])
      const { state, bookingId } = await viewOfRound(ctx, round.id)
      if (took === 'done') expect([said, state]).toEqual(['RESCUE_OVER', 'taken'])
      else expect([took, said, state, bookingId]).toEqual(['RESCUE_SHOP_CANNOT', 'done', 'open', null])
      await ctx.db.updateTable('shop').set({ business_status: 'inactive' }).execute()
    }
  })

  test('one driver asks six times: one round, and each shop is asked once', async () => {
    await makeHelper(1)
    const driver = await newDriver()
    const done = await outcomes(Array.from({ length: 6 }, () => openRound(ctx, driver, here)))
    expect(done.toSorted()).toEqual([...Array(5).fill('RESCUE_RUNS'), 'done'])
    expect(await events('rescue.opened')).toBe(1)
    expect(await ctx.db.selectFrom('rescue_ask').select('id').execute()).toHaveLength(1)
  })

  test('four clocks look at a round without an answer: the driver is told once', async () => {
    const { round } = await fiveShops()
    ctx.clock.advance(minutes(5))
    await Promise.all([1, 2, 3, 4].map(() => lookAtRounds(ctx)))
    expect(await events('rescue.unanswered')).toBe(1)
    expect((await viewOfRound(ctx, round.id)).state).toBe('unanswered')
  })
})

test('the nearest eight that come out now are asked, and only those', async () => {
  for (const km of [9, 8, 7, 6, 5, 4, 3, 2, 1]) await makeHelper(km)
  await makeHelper(0.5, { callOutHours: '08:00-17:00' })
  await makeHelper(0.4, { callOutHours: undefined })
  await makeHelper(0.3, { status: 'blocked' })
  await makeHelper(20, { serviceRadiusKm: 10 })
  const { answers } = await openRound(ctx, await newDriver(), here)
  expect(answers.map(({ shop }) => shop.name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((km) => `Shop ${km}`))
  expect(answers[0]).toMatchObject({ totalCents: 62_000, state: 'waiting', minutes: null })
})

test('a driver asks ten times in 30 days, and then calls', async () => {
  await makeHelper(1)
  const driver = await newDriver()
  for (let time = 0; time < 10; time++) {
    const { id } = await openRound(ctx, driver, here)
    await closeRound(ctx, driver, id)
  }
  expect(await outcomes([openRound(ctx, driver, here)])).toEqual(['RESCUE_LIMIT'])
  ctx.clock.advance(hours(24 * 30))
  expect(await outcomes([openRound(ctx, driver, here)])).toEqual(['done'])
})

test('nobody else takes, ends or answers, and a round says nothing to others', async () => {
  const { driver, round, asks } = await fiveShops()
  const [{ member, askId } = expect.fail(), { member: other } = expect.fail()] = asks
  await answerAsk(ctx, member, { askId }, 30)
  const unverifiedGuest = await newDriver()
  expect(
    await outcomes([
      takeAsk(ctx, unverifiedGuest, { askId }, 'web'),
      closeRound(ctx, unverifiedGuest, round.id),
      answerAsk(ctx, other, { askId }, 10),
      answerAsk(ctx, driver, { askId }, 10),
    ]),
  ).toEqual(Array(4).fill('RESCUE_NOT_FOUND'))
  expect((await myRescue(ctx, unverifiedGuest)).rescue).toBeNull()
})

test('a round of an hour ends, and late answers find it over', async () => {
  const { round, asks } = await fiveShops()
  ctx.clock.advance(minutes(5))
  await lookAtRounds(ctx)
  const [{ member, askId } = expect.fail()] = asks
  ctx.clock.advance(minutes(54))
  expect(await outcomes([answerAsk(ctx, member, { askId }, 30)])).toEqual(['done'])
  ctx.clock.advance(minutes(1))
  await lookAtRounds(ctx)
  expect((await viewOfRound(ctx, round.id)).state).toBe('closed')
  expect(await outcomes([answerAsk(ctx, member, { askId }, 30)])).toEqual(['RESCUE_OVER'])
})

test('every shop says that it cannot: nobody waits for the five minutes', async () => {
  const { round, asks } = await fiveShops()
  for (const { member, askId } of asks) await answerAsk(ctx, member, { askId }, null)
  await lookAtRounds(ctx)
  expect((await viewOfRound(ctx, round.id)).state).toBe('unanswered')
})

test('where a driver stood is forgotten after 90 days, and the booking stays', async () => {
  const { driver, asks } = await fiveShops()
  const [{ member, askId } = expect.fail()] = asks
  await answerAsk(ctx, member, { askId }, 30)
  await takeAsk(ctx, driver, { askId }, 'chat')
  const rows = async (table: 'rescue_round' | 'booking') =>
    (await ctx.db.selectFrom(table).select('id').execute()).length
  ctx.clock.advance(hours(24 * 89))
  for (const forget of oldRecords) await forget(ctx)
  expect(await rows('rescue_round')).toBe(1)
  ctx.clock.advance(hours(24 * 2))
  for (const forget of oldRecords) await forget(ctx)
  expect([await rows('rescue_round'), await rows('booking')]).toEqual([0, 1])
})

test('two contacts that turn out to be one person keep one round that runs', async () => {
  await makeHelper(1)
  const [one, other] = [await newDriver(), await newDriver()]
  const kept = await openRound(ctx, one, here)
  const ended = await openRound(ctx, other, here)
  await joinRescues(ctx.db, one.contactId, other.contactId, ctx.clock.now())
  expect((await myRescue(ctx, one)).rescue?.id).toBe(kept.id)
  expect(await viewOfRound(ctx, ended.id)).toMatchObject({ state: 'closed', answers: [{ state: 'lapsed' }] })
})

async function takenOfFive() {
  const { driver, round, asks } = await fiveShops()
  for (const { member, askId } of asks.slice(0, 3)) await answerAsk(ctx, member, { askId }, 30)
  const [first = expect.fail(), second = expect.fail()] = asks
  const { bookingId } = await takeAsk(ctx, driver, { askId: first.askId }, 'chat')
  return { driver, round, asks, first, second, bookingId: bookingId ?? expect.fail() }
}

const statesOf = async (roundId: string) =>
  (await viewOfRound(ctx, roundId)).answers.map(({ state }) => state).toSorted()

test('the shop that was taken cannot come: the others can be taken again, and it is not taken back', async () => {
  const { driver, round, first, second, bookingId } = await takenOfFive()
  const { undoId } = await undoably(ctx, first.member.contactId, bookingId, (ctx) =>
    cancelBooking(ctx, first.member, bookingId, 'flat battery'),
  )
  expect(undoId).toBeNull()
  expect(await statesOf(round.id)).toEqual(['cannot', 'coming', 'coming', 'waiting', 'waiting'])
  expect(await outcomes([takeAsk(ctx, driver, { askId: first.askId }, 'chat')])).toEqual(['RESCUE_SHOP_CANNOT'])
  expect((await takeAsk(ctx, driver, { askId: second.askId }, 'chat')).state).toBe('taken')
})

test('a driver who asks anew by then is not asked for twice', async () => {
  const { driver, round, first, bookingId } = await takenOfFive()
  await openRound(ctx, driver, here)
  await cancelBooking(ctx, first.member, bookingId, '')
  expect((await viewOfRound(ctx, round.id)).state).toBe('taken')
  expect(await events('booking.cancelled_by_shop')).toBe(1)
})

test('driver and shop call it off in the same second, twenty times: one of them does, and it is told once', async () => {
  for (let run = 0; run < 20; run++) {
    await empty()
    const { driver, round, first, bookingId } = await takenOfFive()
    const done = await outcomes([
      cancelBooking(ctx, driver, bookingId, ''),
      cancelBooking(ctx, first.member, bookingId, ''),
    ])
    expect(done.toSorted()).toEqual(['BOOKING_NOT_CANCELLABLE', 'done'])
    const told = { calledOff: await events('rescue.called_off'), givenUp: await events('rescue.given_up') }
    expect(told.calledOff + told.givenUp).toBe(1)
    expect((await viewOfRound(ctx, round.id)).state).toBe(done[0] === 'done' ? 'closed' : 'open')
  }
})
