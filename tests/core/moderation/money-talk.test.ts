import { afterAll, beforeEach, expect, test } from 'vitest'
import { declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { offerChanges } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { listMoneyTalk } from '#core/moderation/block-person.ts'
import { answerQuote } from '#core/quotes/rounds/answer-quote.ts'
import { as, asAdmin } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeScene, monday, options } from '../bookings/support.ts'
import { makeRound } from '../quotes/a-round.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))
const admin = asAdmin(await makeContact(ctx))

const countedOf = async (shopId: string) => {
  await drainWork(ctx)
  return (await listMoneyTalk(ctx, admin)).shops.find(({ shop }) => shop.id === shopId)
}

test('what a shop writes beside other times, and as it says no, is counted once each', async () => {
  const scene = await makeScene(ctx, { bays: 2 })
  const { frontDesk, driver, shop } = scene
  const [one, other] = [
    await requestBooking(ctx, driver, options(scene)),
    await requestBooking(ctx, driver, options(scene, { start: monday('14:00').toISOString() })),
  ]
  const note = 'R500 deposit upfront please'
  await offerChanges(ctx, frontDesk, one.id, [
    { start: monday('12:00'), note },
    { start: monday('12:30'), note },
  ])
  await declineBooking(ctx, frontDesk, other.id, 'Pay first: Capitec 1234567890')
  expect(await countedOf(shop.id)).toMatchObject({ byShop: 2, byDrivers: 0, bankDetails: 1, deposits: 1 })
})

test('what it writes beside a price is counted, and plain words are not', async () => {
  const { round, shops } = await makeRound(ctx, '195/60R15', 2, 4)
  const [wants, plain] = shops
  for (const [made, note] of [
    [wants, 'Deposito vooraf asseblief'],
    [plain, 'Fitted while you wait'],
  ] as const) {
    const { shop, staff, listing } = made ?? expect.fail()
    const ask = round.asks.find((one) => one.shop.id === shop.id) ?? expect.fail()
    await answerQuote(ctx, as(staff), ask.id, { listingId: listing.id, priceCents: 90_000, note })
  }
  expect(await countedOf(wants?.shop.id ?? '')).toMatchObject({ byShop: 1, deposits: 1, threads: 0 })
  expect(await countedOf(plain?.shop.id ?? '')).toBeUndefined()
})
