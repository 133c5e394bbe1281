import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { askChange, proposeTime } from '#core/bookings/answers/reschedule.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { offerChanges, takeOffer } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { shelfOf } from '../stock/shelf.ts'
import { as, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

/** A shop with so many of another tyre, and as many drivers as wanted, each of whom has asked for four of the first. */
async function frontDesk(drivers: number, others = 4) {
  const scene = await makeScene(ctx, { bays: 10 }, 40)
  const other = await makeListing(ctx, scene.shop, { model: 'Pilot Sport 4', quantity: others })
  const asked = []
  for (let at = 0; at < drivers; at++) {
    const driver = as(await makeContact(ctx))
    asked.push({ driver, id: (await requestBooking(ctx, driver, options(scene))).id })
  }
  ctx.clock.advance(minutes(1))
  const offerOther = async (id: string) =>
    (await offerChanges(ctx, scene.frontDesk, id, [{ listingId: other.id }])).offers[0]?.id ?? ''
  return { ...scene, other, asked, offerOther }
}
const codeOf = (one: PromiseSettledResult<unknown>) => (one.status === 'fulfilled' ? 'done' : one.reason.code)
const agreed = (given: object) => Correction.parse({ ...given, agreedByPhone: true })

describe('the last tyres are offered to two drivers', () => {
  test('both take them at the same moment, ten times: one has them, the other is told that they are gone', async () => {
    for (let round = 0; round < 10; round++) {
      const { asked, other, offerOther } = await frontDesk(2)
      const offers = []
      for (const one of asked) offers.push({ ...one, offerId: await offerOther(one.id) })
      const took = await Promise.allSettled(
        offers.map(({ driver, id, offerId }) => takeOffer(ctx, driver, id, offerId)),
      )
      expect(took.map(codeOf).toSorted()).toEqual(['OUT_OF_STOCK', 'done'])
      expect(await shelfOf(ctx, other.id)).toMatchObject({ quantity: 4, reserved: 4 })
    }
  })

  test('another time for tyres that somebody else has been promised since books nothing', async () => {
    const scene = await frontDesk(2)
    const [first, second] = scene.asked
    await ctx.db.updateTable('listing').set({ quantity: 4 }).where('id', '=', scene.listing.id).execute()
    const { offers } = await proposeTime(ctx, scene.frontDesk, first?.id ?? '', monday('14:00'))
    await confirmBooking(ctx, scene.frontDesk, second?.id ?? '')
    const refusal = await refusalOf(takeOffer(ctx, first?.driver ?? scene.driver, first?.id ?? '', offers[0]?.id ?? ''))
    expect(refusal).toMatchObject({ code: 'OUT_OF_STOCK', fields: { stock: '0' } })
  })

  test('what a shop offers beyond what is free it has to keep', async () => {
    const { asked, other, offerOther } = await frontDesk(2)
    const [first, second] = asked
    await takeOffer(ctx, first?.driver as never, first?.id ?? '', await offerOther(first?.id ?? ''))
    const late = await offerOther(second?.id ?? '')
    expect(await takeOffer(ctx, second?.driver as never, second?.id ?? '', late)).toMatchObject({ status: 'confirmed' })
    expect(await shelfOf(ctx, other.id)).toMatchObject({ quantity: 4, reserved: 8 })
  })
})

describe('a shop that promises more than is free is asked once', () => {
  test('when it takes what a driver asks for; what the booking has already counts as free for it', async () => {
    const scene = await frontDesk(1)
    const [mine] = scene.asked
    await ctx.db.updateTable('listing').set({ quantity: 5 }).where('id', '=', scene.listing.id).execute()
    await confirmBooking(ctx, scene.frontDesk, mine?.id ?? '')
    const ask = async (quantity: number) => {
      const { offers } = await askChange(ctx, mine?.driver as never, mine?.id ?? '', { quantity })
      return offers[0]?.id ?? ''
    }
    const five = await ask(5)
    expect((await takeOffer(ctx, scene.frontDesk, mine?.id ?? '', five)).quantity).toBe(5)
    await ctx.db.updateTable('listing').set({ quantity: 9 }).where('id', '=', scene.listing.id).execute()
    const eight = await ask(8)
    await ctx.db.updateTable('listing').set({ quantity: 7 }).where('id', '=', scene.listing.id).execute()
    const refusal = await refusalOf(takeOffer(ctx, scene.frontDesk, mine?.id ?? '', eight))
    expect(refusal).toMatchObject({
      code: 'STOCK_PROMISED',
      fields: { stock: '7', reserved: '0', free: '7', needed: '8' },
    })
    expect((await refusalOf(confirmBooking(ctx, scene.frontDesk, mine?.id ?? ''))).code).toBe('STOCK_PROMISED')
    const taken = await confirmBooking(ctx, scene.frontDesk, mine?.id ?? '', undefined, { anyway: true })
    expect(taken.quantity).toBe(8)
  })

  test('when it is agreed by phone', async () => {
    const scene = await frontDesk(2)
    const [first, second] = scene.asked
    await ctx.db.updateTable('listing').set({ quantity: 6 }).where('id', '=', scene.listing.id).execute()
    await confirmBooking(ctx, scene.frontDesk, first?.id ?? '')
    const moved = agreed({ start: monday('14:00').toISOString() })
    const correct = (id: string | undefined, given: Correction, anyway = false) =>
      correctBooking(ctx, scene.frontDesk, id ?? '', given, { anyway })
    expect((await refusalOf(correct(second?.id, moved))).code).toBe('STOCK_PROMISED')
    expect(await correct(second?.id, moved, true)).toMatchObject({ status: 'confirmed' })
    expect((await refusalOf(correct(first?.id, agreed({ quantity: 5 })))).code).toBe('STOCK_PROMISED')
    expect((await correct(first?.id, agreed({ quantity: 3 }))).quantity).toBe(3)
    expect((await correct(first?.id, agreed({ plate: 'CA 1' }))).plate).toBe('CA 1')
  })
})
