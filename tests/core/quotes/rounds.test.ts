import { afterAll, expect, test } from 'vitest'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { answerQuote, refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { closeRound, declineQuote, lapseRounds, myRound } from '#core/quotes/rounds/rounds.ts'
import { shopQuotes } from '#core/quotes/rounds/shop-quotes.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeRound, makeShopsAt, options } from './a-round.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url, connections: 20 })
afterAll(ctx.close)

type Made = Awaited<ReturnType<typeof makeRound>>
const askOf = ({ round }: Made, at: number) => round.asks.toSorted((a, b) => a.distanceKm - b.distanceKm)[at]?.id ?? ''
const answer = (made: Made, at: number, priceCents: number) =>
  answerQuote(ctx, as(made.shops[at]?.staff ?? { id: '' }), askOf(made, at), {
    listingId: made.shops[at]?.listing.id ?? '',
    priceCents,
  })
const take = (made: Made, at: number, start: string, seenTotalCents?: number) =>
  requestBooking(ctx, made.driver, {
    shopId: made.shops[at]?.shop.id ?? '',
    listingId: made.shops[at]?.listing.id ?? '',
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    start,
    customer: { name: 'Thandi Nkosi' },
    notes: '',
    quoteId: askOf(made, at),
    ...(seenTotalCents !== undefined && { seenTotalCents }),
  })
const codes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code?: string }).code))
const states = async (made: Made) => (await myRound(ctx, made.driver, made.round.id)).asks.map(({ state }) => state)
const told = async (made: Made, type: string) =>
  (
    await ctx.pool.query(`select data ->> 'why' as why from event where type = $1 and data ->> 'roundId' = $2`, [
      type,
      made.round.id,
    ])
  ).rows.map(({ why }) => why)
const friday = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`

test('at most five shops within 30 km are asked, the nearest first; a driver has two open rounds', async () => {
  const made = await makeRound(ctx, '195/65R15', 2, 4, 6, 8, 10, 12, 40)
  expect(made.round.asks.map(({ distanceKm }) => Math.round(distanceKm))).toEqual([2, 4, 6, 8, 10])
  // Wednesday: until they close on the third day after it, Monday.
  expect(made.round.validUntil).toBe('2026-11-23T15:00:00.000Z')
  await askShops(ctx, made.driver, options('195/65R15'), 'web')
  await expect(askShops(ctx, made.driver, options('195/65R15'), 'web')).rejects.toMatchObject({
    code: 'TOO_MANY_QUOTES',
  })
  await closeRound(ctx, made.driver, made.round.id)
  expect(await told(made, 'quote.ended')).toEqual(['closed', 'closed', 'closed', 'closed', 'closed'])
  await askShops(ctx, made.driver, options('195/65R15'), 'web')
})

test('ten taps at once begin two rounds at most', async () => {
  await makeShopsAt(ctx, '175/65R14', 3)
  const driver = as(await makeContact(ctx))
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => askShops(ctx, driver, options('175/65R14'), 'whatsapp')),
  )
  expect(codes(asked).filter((code) => code === 'done')).toHaveLength(2)
  expect(codes(asked).filter((code) => code === 'TOO_MANY_QUOTES')).toHaveLength(8)
})

test('five shops answer at once: each price stands, and each is told once', async () => {
  const made = await makeRound(ctx, '185/60R15', 1, 2, 3, 4, 5)
  const answered = await Promise.allSettled([0, 1, 2, 3, 4].map((at) => answer(made, at, 150_000 + at * 1000)))
  expect(codes(answered)).toEqual(['done', 'done', 'done', 'done', 'done'])
  const { asks } = await myRound(ctx, made.driver, made.round.id)
  expect(asks.map(({ priceCents }) => priceCents)).toEqual([150_000, 151_000, 152_000, 153_000, 154_000])
  expect(await told(made, 'quote.answered')).toHaveLength(5)
})

test('a price is for the size that was asked for, and for tyres that are not promised already', async () => {
  const made = await makeRound(ctx, '215/60R16', 1)
  const [{ shop, staff, listing }] = made.shops as [(typeof made.shops)[number]]
  const other = await makeListing(ctx, shop, { size: '225/45R17', quantity: 8 })
  const quote = (listingId: string) => answerQuote(ctx, as(staff), askOf(made, 0), { listingId, priceCents: 150_000 })
  await expect(quote(other.id)).rejects.toMatchObject({ code: 'LISTING_NOT_FOUND' })
  await ctx.pool.query('update listing set reserved = 6 where id = $1', [listing.id])
  await expect(quote(listing.id)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
})

test('several members of a shop tap the same price at once: it is sent once; another figure changes it', async () => {
  const made = await makeRound(ctx, '205/65R15', 1)
  const colleague = await makeStaff(ctx, made.shops[0]?.shop ?? { id: '' })
  const input = { listingId: made.shops[0]?.listing.id ?? '', priceCents: 160_000 }
  const people = Array.from({ length: 8 }, (_, at) => as(at % 2 ? colleague : (made.shops[0]?.staff ?? colleague)))
  const taps = await Promise.all(people.map((who) => answerQuote(ctx, who, askOf(made, 0), input)))
  expect(taps.filter(({ changed }) => changed)).toEqual([])
  expect(await told(made, 'quote.answered')).toHaveLength(1)
  expect((await answer(made, 0, 155_000)).changed).toBe(true)
  expect(await told(made, 'quote.answered')).toHaveLength(2)
})

test('two prices are taken at once: one booking, the other shop is told politely, once', async () => {
  const made = await makeRound(ctx, '215/45R17', 1, 2, 3)
  await answer(made, 0, 150_000)
  await answer(made, 1, 151_000)
  const taken = await Promise.allSettled([take(made, 0, friday(7)), take(made, 1, friday(7))])
  expect(codes(taken).toSorted()).toEqual(['QUOTE_OVER', 'done'])
  expect((await states(made)).toSorted()).toEqual(['lapsed', 'lost', 'taken'])
  expect((await told(made, 'quote.ended')).toSorted()).toEqual(['closed', 'taken'])
  const { rows } = await ctx.pool.query('select count(*)::int as n from booking where shop_id = any($1)', [
    made.shops.map(({ shop }) => shop.id),
  ])
  expect(rows[0].n).toBe(1)
})

test('the booking has the quoted total, not that of the list; a price changed meanwhile books nothing', async () => {
  const made = await makeRound(ctx, '225/45R17', 1)
  const first = (await answer(made, 0, 140_000)).quote.totalCents ?? 0
  const second = (await answer(made, 0, 141_000)).quote.totalCents ?? 0
  expect(second - first).toBe(4000)
  await expect(take(made, 0, friday(8), first)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await ctx.db
    .updateTable('listing')
    .set({ price_cents: 999_900 })
    .where('id', '=', made.shops[0]?.listing.id ?? '')
    .execute()
  const booking = await take(made, 0, friday(8), second)
  expect(booking.totalCents).toBe(second)
  expect(booking.lines[0]?.eachCents).toBe(141_000)
})

test('a price is taken while it is changed: either the seen one is booked, or nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await makeRound(ctx, `235/${35 + round * 5}R18`, 1)
    const seen = (await answer(made, 0, 140_000)).quote.totalCents ?? 0
    const [booked, changed] = await Promise.allSettled([take(made, 0, friday(9), seen), answer(made, 0, 190_000)])
    if (booked?.status === 'fulfilled') {
      expect(booked.value.totalCents).toBe(seen)
      expect(codes([changed as PromiseSettledResult<unknown>])).toEqual(['QUOTE_OVER'])
    } else expect(codes([booked as PromiseSettledResult<unknown>])).toEqual(['PRICE_CHANGED'])
  }
})

test('a driver says no to one price; that shop cannot change it any more, the round goes on', async () => {
  const made = await makeRound(ctx, '165/70R14', 1, 2)
  await answer(made, 0, 150_000)
  await declineQuote(ctx, made.driver, askOf(made, 0))
  await declineQuote(ctx, made.driver, askOf(made, 0))
  expect(await told(made, 'quote.ended')).toEqual(['declined'])
  await expect(answer(made, 0, 120_000)).rejects.toMatchObject({ code: 'QUOTE_REFUSED' })
  await refuseQuote(ctx, as(made.shops[1]?.staff ?? { id: '' }), askOf(made, 1))
  // Who cannot may still change their mind.
  await answer(made, 1, 149_000)
  expect((await states(made)).toSorted()).toEqual(['answered', 'declined'])
})

test('nobody else answers, takes, declines or closes', async () => {
  const made = await makeRound(ctx, '155/80R13', 1)
  const other = as(await makeContact(ctx))
  await answer(made, 0, 150_000)
  const refused = await Promise.allSettled([
    answerQuote(ctx, other, askOf(made, 0), { listingId: made.shops[0]?.listing.id ?? '', priceCents: 100_000 }),
    refuseQuote(ctx, made.driver, askOf(made, 0)),
    declineQuote(ctx, other, askOf(made, 0)),
    closeRound(ctx, other, made.round.id),
    myRound(ctx, other, made.round.id),
    take({ ...made, driver: other }, 0, friday(10)),
  ])
  expect(codes(refused)).toEqual(Array(6).fill('QUOTE_NOT_FOUND'))
})

test('it is taken in the last second while the clock ends it: one of both wins, never both', async () => {
  for (const size of ['195/60R15', '185/65R15', '175/70R13', '225/40R18']) {
    const made = await makeRound(ctx, size, 1)
    await answer(made, 0, 150_000)
    ctx.clock.set('2026-11-23T14:59:59Z')
    const late = { ...ctx, clock: { ...ctx.clock, now: () => new Date('2026-11-23T15:00:00Z') } }
    const [taken] = await Promise.allSettled([take(made, 0, '2026-11-25T09:00:00Z'), lapseRounds(late)])
    const won = taken?.status === 'fulfilled'
    if (!won) expect(codes([taken as PromiseSettledResult<unknown>])).toEqual(['QUOTE_OVER'])
    expect(await states(made)).toEqual([won ? 'taken' : 'lapsed'])
    expect(await told(made, 'quote.lapsed')).toHaveLength(won ? 0 : 1)
    await lapseRounds(late)
    ctx.clock.set(wednesdayMorning)
  }
})

test('it lapses in the second in which it is taken: one of both, and the figures of the shop follow', async () => {
  const made = await makeRound(ctx, '195/55R16', 1, 2)
  await answer(made, 0, 150_000)
  const shop = made.shops[1]
  ctx.clock.set('2026-11-23T15:00:00Z')
  const [taken, lapsed] = await Promise.allSettled([
    take(made, 0, '2026-11-25T08:00:00Z'),
    lapseRounds(ctx),
    lapseRounds(ctx),
  ])
  expect(codes([taken as PromiseSettledResult<unknown>])).toEqual(['QUOTE_OVER'])
  expect(lapsed?.status).toBe('fulfilled')
  expect(await states(made)).toEqual(['lapsed', 'lapsed'])
  expect(await told(made, 'quote.lapsed')).toHaveLength(1)
  const { counts } = await shopQuotes(ctx, as(shop?.staff ?? { id: '' }), shop?.shop.id ?? '')
  expect(counts).toEqual({ asked: 1, won: 0, lost: 0, unanswered: 1 })
  ctx.clock.set(wednesdayMorning)
})
