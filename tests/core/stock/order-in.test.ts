import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { openDays, openMoveDays, openMoves, openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { makeContact, makeListing, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { as, options, refusalOf } from '../bookings/support.ts'
import { makeMarket, sandton } from '../search/market.ts'
import { shelfOf } from './shelf.ts'

const { url } = await testDatabase()
const market = makeMarket(url)
const { ctx } = market
beforeEach(async () => {
  ctx.clock.set(wednesdayMorning)
  await market.clear()
})
afterAll(ctx.close)

const thursday = (time: string): Date => instantOf('2026-11-19', time)
const size = '205/55R16'

/** Two on the shelf, and four more within ten opening hours: on Wednesday at nine, that is Thursday at ten. */
async function scene() {
  const { id, listings } = await market.open({ bays: 4 }, [{ quantity: 2, order: { quantity: 4, leadHours: 10 } }])
  const listing = { id: listings[0] ?? '' }
  const driver = async () => as(await makeContact(ctx))
  return { shop: { id }, listing, driver, frontDesk: as(await makeStaff(ctx, { id })) }
}

describe('what drivers find', () => {
  test('what is on the shelf first at the same price, then from when the others can be there', async () => {
    await market.open({ name: 'Orders' }, [{ model: 'To order', quantity: 0, order: { quantity: 4, leadHours: 10 } }])
    await market.open({ name: 'Has' }, [{ model: 'On the shelf' }])
    await market.open({ name: 'Dear' }, [{ model: 'Dearer', priceCents: 200_000 }])
    const { offers } = await searchOffers(ctx, { size })
    expect(offers.map(({ model }) => model)).toEqual(['On the shelf', 'To order', 'Dearer'])
    expect(offers[0]).not.toHaveProperty('ready')
    expect(offers[1]).toMatchObject({
      stock: 4,
      onShelf: 0,
      ready: { from: thursday('10:00').toISOString(), inDays: 1 },
    })
  })

  test.each(['total', 'price', 'rating'] as const)('page by page in the same order, by %s', async (sort) => {
    for (let at = 0; at < 3; at++)
      await market.open({}, [
        { model: `To order ${at}`, quantity: at, order: { quantity: 4, leadHours: 10 } },
        { model: `Shelf ${at}`, quantity: 4 },
      ])
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await searchOffers(ctx, { size, sort, limit: 1, ...(after && { after }) })
      found.push(...page.offers.map(({ model }) => model.slice(0, 5)))
      after = page.next ?? undefined
    } while (after)
    expect(found).toEqual(['Shelf', 'Shelf', 'Shelf', 'To or', 'To or', 'To or'])
  })

  test('part on the shelf and part to order add up: two now, up to six from then, seven never', async () => {
    const { listing } = await scene()
    const offer = (quantity: number) => findOffer(ctx, listing.id, { quantity, near: sandton })
    expect(await offer(2)).toMatchObject({ stock: 6, onShelf: 2 })
    expect(await offer(2)).not.toHaveProperty('ready')
    expect((await offer(6))?.ready).toEqual({ from: thursday('10:00').toISOString(), inDays: 1 })
    expect((await searchOffers(ctx, { size, quantity: 6 })).offers).toHaveLength(1)
    expect((await searchOffers(ctx, { size, quantity: 7 })).offers).toHaveLength(0)
  })
})

describe('a booking of tyres that have to be ordered', () => {
  test('is offered times from when they can be there, and asked for no sooner', async () => {
    const { shop, listing, driver } = await scene()
    const work = (quantity: number) => options({ shop, listing }, { quantity })
    expect((await openSlots(ctx, work(4), '2026-11-19'))[0]).toEqual(thursday('10:00'))
    expect((await openSlots(ctx, work(2), '2026-11-19'))[0]).toEqual(thursday('08:00'))
    const { days, readyFrom } = await openDays(ctx, work(4), { count: 1 })
    expect([days[0]?.date, readyFrom]).toEqual(['2026-11-19', thursday('10:00').toISOString()])
    expect(await openDays(ctx, work(2), { count: 1 })).not.toHaveProperty('readyFrom')
    const early = { start: thursday('09:30').toISOString() }
    expect(await refusalOf(requestBooking(ctx, await driver(), { ...work(4), ...early }))).toMatchObject({
      code: 'NOT_THERE_YET',
      fields: { from: thursday('10:00').toISOString() },
    })
    const { start: _start, ...anyTime } = work(4)
    const today = requestBooking(ctx, await driver(), { ...anyTime, date: '2026-11-18' })
    expect((await refusalOf(today)).code).toBe('NOT_THERE_YET')
    expect((await refusalOf(requestBooking(ctx, await driver(), work(7)))).code).toBe('OUT_OF_STOCK')
  })

  test('says how many are to be ordered, is moved no sooner, and leaves no more to others', async () => {
    const { shop, listing, driver, frontDesk } = await scene()
    const me = await driver()
    const asked = await requestBooking(ctx, me, options({ shop, listing }, { start: thursday('11:00').toISOString() }))
    expect(asked.order).toEqual({ tyres: 2, readyFrom: thursday('10:00').toISOString() })
    await confirmBooking(ctx, frontDesk, asked.id)
    expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 2, reserved: 4, offered: 2, shelf: 0 })
    expect((await openMoves(ctx, me, asked.id, '2026-11-19'))[0]).toEqual(thursday('10:00'))
    expect((await openMoveDays(ctx, me, asked.id)).readyFrom).toBe(thursday('10:00').toISOString())
    // The shop itself knows better.
    expect(await openMoveDays(ctx, frontDesk, asked.id)).not.toHaveProperty('readyFrom')
    expect((await refusalOf(rescheduleBooking(ctx, me, asked.id, thursday('09:00')))).code).toBe('NOT_THERE_YET')
    ctx.clock.set(thursday('11:00'))
    await completeWork(ctx, frontDesk, asked.id)
    // What was ordered went on no shelf, and the shop can have four again.
    expect(await shelfOf(ctx, listing.id)).toEqual({ quantity: 0, reserved: 0, offered: 4, shelf: 0 })
  })

  test('of two axles waits for the slower one', async () => {
    const { shop, listing, driver } = await scene()
    const rear = await makeListing(ctx, shop, { size: '225/50R16', quantity: 0, order: { quantity: 2, leadHours: 20 } })
    const set = options({ shop, listing }, { quantity: 2, rear: { listingId: rear.id, quantity: 2 } })
    const made = await requestBooking(ctx, await driver(), set)
    expect(made.order).toEqual({ tyres: 2, readyFrom: instantOf('2026-11-20', '11:00').toISOString() })
  })
})
