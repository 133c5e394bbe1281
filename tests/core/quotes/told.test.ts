import { afterAll, expect, test } from 'vitest'
import { oldRecords } from '#core/messaging/forget-old.ts'
import { tellQuoteAsked, tellQuoteRefused } from '#core/notifications/telling/tell-quotes.ts'
import { answerQuote, refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { closeRound } from '#core/quotes/rounds/rounds.ts'
import { insertEvent } from '#db/queries/events.ts'
import { as } from '#tests/support/actors.ts'
import { hours, makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeRound } from './a-round.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

const newEvent = async (type: string, data: object): Promise<string> =>
  insertEvent(ctx.db, { type, data: JSON.stringify(data), at: ctx.clock.now() })

test('a shop with an e-mail address gets the request for a price by mail as well, once', async () => {
  const { round, shops } = await makeRound(ctx, '195/55R15', 3)
  const [{ shop } = expect.fail()] = shops
  await ctx.db.updateTable('shop').set({ contact_email: 'desk@shop.example' }).where('id', '=', shop.id).execute()
  const about = { roundId: round.id, askId: round.asks[0]?.id ?? '' }
  const eventId = await newEvent('quote.asked', about)
  for (let turn = 0; turn < 2; turn++) await tellQuoteAsked(ctx, { eventId, ...about })
  const mails = await ctx.db.selectFrom('mail').select(['to_address', 'subject']).execute()
  expect(mails).toEqual([{ to_address: 'desk@shop.example', subject: 'Quote wanted: 4 x 195/55R15' }])
})

test('the driver is told that shops cannot once the last one has answered, and not before', async () => {
  const { round, shops, driver } = await makeRound(ctx, '185/60R14', 2, 4)
  const told = () =>
    ctx.db.selectFrom('notification').select('kind').where('contact_id', '=', driver.contactId).execute()
  const refuse = async (at: number) => {
    const ask = round.asks.find(({ shop }) => shop.id === shops[at]?.shop.id) ?? expect.fail()
    await refuseQuote(ctx, as(shops[at]?.staff ?? { id: '' }), ask.id)
    const about = { roundId: round.id, askId: ask.id }
    await tellQuoteRefused(ctx, { eventId: await newEvent('quote.refused', about), ...about })
  }
  await ctx.db.updateTable('contact').set({ account_id: null }).where('id', '=', driver.contactId).execute()
  await refuse(0)
  expect(await told()).toEqual([])
  await refuse(1)
  expect((await told()).map(({ kind }) => kind)).toEqual(['quotes_answered'])
})

test('the driver is told at once that a price was taken back, and which others stand', async () => {
  const { round, shops, driver } = await makeRound(ctx, '185/65R14', 3, 4)
  const [{ shop, staff, listing } = expect.fail()] = shops
  const ask = round.asks.find((one) => one.shop.id === shop.id) ?? expect.fail()
  await answerQuote(ctx, as(staff), ask.id, { listingId: listing.id, priceCents: 90_000 })
  await refuseQuote(ctx, as(staff), ask.id)
  const about = { roundId: round.id, askId: ask.id }
  await tellQuoteRefused(ctx, { eventId: await newEvent('quote.refused', about), ...about })
  const told = await ctx.db
    .selectFrom('notification')
    .select(['kind', 'notice'])
    .where('contact_id', '=', driver.contactId)
    .execute()
  expect(told.map(({ kind }) => kind)).toEqual(['quote_taken_back'])
  expect(JSON.stringify(told[0]?.notice)).toContain('stands no more.')
  expect(JSON.stringify(told[0]?.notice)).toContain('No other price stands')
})

test('a round goes a year after it has ended, and one that is open stays', async () => {
  const { round, driver, shops } = await makeRound(ctx, '215/60R16', 2)
  const open = await makeRound(ctx, '225/60R16', 2)
  const ask = round.asks[0]?.id ?? ''
  const listingId = shops[0]?.listing.id ?? ''
  await answerQuote(ctx, as(shops[0]?.staff ?? { id: '' }), ask, { listingId, priceCents: 100_000 })
  await closeRound(ctx, driver, round.id)
  const left = async () =>
    (await ctx.db.selectFrom('quote_round').select('id').where('id', 'in', [round.id, open.round.id]).execute()).length
  ctx.clock.advance(hours(24 * 364))
  for (const forget of oldRecords) await forget(ctx)
  expect(await left()).toBe(2)
  ctx.clock.advance(hours(24 * 2))
  for (const forget of oldRecords) await forget(ctx)
  expect(await left()).toBe(1)
})
