import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { acceptProposal, undoAnswer, undoably } from '#core/bookings/answers/answer.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { askChange } from '#core/bookings/answers/reschedule.ts'
import { expireBookings } from '#core/bookings/clocks/remind.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { offerChanges, takeOffer } from '#core/bookings/offers/take-offer.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferState } from '#core/contracts/bookings.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { makeTestContext, minutes, wednesdayMorning } from '#tests/support/context.ts'
import { makeListing } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { confirmedScene, makeScene, monday, options, refusalOf } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(async () => {
  await ctx.db.deleteFrom('booking').execute()
  ctx.clock.set(wednesdayMorning)
})

const requested = async (bays = 1) => {
  const scene = await makeScene(ctx, { bays })
  const booking = await requestBooking(ctx, scene.driver, options(scene))
  ctx.clock.advance(minutes(1))
  return { ...scene, booking, id: booking.id }
}
const at = (...times: string[]) => times.map((time) => ({ start: monday(time) }))
const states = ({ offers }: BookingView): OfferState[] => offers.map(({ state }) => state)
const nth = ({ offers }: BookingView, place: number): string => offers[place - 1]?.id ?? ''
const freeOn = async (scene: Parameters<typeof options>[0]) =>
  (await openSlots(ctx, options(scene), '2026-11-23')).map((start) => start.toISOString())
const iso = (time: string) => monday(time).toISOString()

describe('a shop answers a request with three times', () => {
  test('each holds a bay beside the one asked for; taking one frees the others', async () => {
    const { driver, frontDesk, id, ...scene } = await requested()
    const offered = await offerChanges(ctx, frontDesk, id, at('08:00', '12:00', '15:00'))
    expect(offered).toMatchObject({ status: 'pending', awaiting: 'customer', slotStart: iso('08:00') })
    expect(offered.offers.map(({ start }) => start)).toEqual([iso('08:00'), iso('12:00'), iso('15:00')])
    const free = await freeOn(scene)
    for (const time of ['08:00', '10:30', '12:00', '15:00']) expect(free).not.toContain(iso(time))
    const taken = await takeOffer(ctx, driver, id, nth(offered, 2))
    expect(taken).toMatchObject({ status: 'confirmed', appointmentStart: iso('12:00'), preferredStart: iso('10:30') })
    expect(states(taken)).toEqual(['overtaken', 'taken', 'overtaken'])
    expect(await freeOn(scene)).toEqual(expect.arrayContaining([iso('08:00'), iso('10:30'), iso('15:00')]))
  })

  test('a yes that does not say which one takes none', async () => {
    const { driver, frontDesk, id } = await requested(3)
    await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    expect(await refusalOf(acceptProposal(ctx, driver, id))).toMatchObject({ code: 'OFFER_CHOICE' })
    expect(states(await oneBooking(ctx, driver, id))).toEqual(['open', 'open'])
  })

  test('one is taken back, the rest stand; without any the request waits for the shop again', async () => {
    const { driver, frontDesk, id, ...scene } = await requested()
    const offered = await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const left = await withdrawOffers(ctx, frontDesk, id, nth(offered, 1))
    expect(states(left)).toEqual(['withdrawn', 'open'])
    expect(await freeOn(scene)).toContain(iso('08:00'))
    expect(await refusalOf(takeOffer(ctx, driver, id, nth(offered, 1)))).toMatchObject({
      code: 'OFFER_ENDED',
      fields: { offer: 'withdrawn' },
    })
    const none = await withdrawOffers(ctx, frontDesk, id)
    expect(none).toMatchObject({ status: 'pending', awaiting: 'shop', slotStart: iso('10:30') })
    expect(none.answerBy).toBe(scene.booking.answerBy)
    expect(await confirmBooking(ctx, frontDesk, id)).toMatchObject({ appointmentStart: iso('10:30') })
  })

  test('those whose time comes lapse; the last one takes the request along if its own time is over', async () => {
    const { driver, frontDesk, id } = await requested()
    const soon = { start: new Date('2026-11-18T08:00:00Z') }
    await offerChanges(ctx, frontDesk, id, [soon, ...at('12:00')])
    ctx.clock.set(soon.start)
    expect(await expireBookings(ctx)).toBe(1)
    expect(states(await oneBooking(ctx, driver, id))).toEqual(['lapsed', 'open'])
    ctx.clock.advance(minutes(24 * 60))
    expect(await expireBookings(ctx)).toBe(1)
    const over = await oneBooking(ctx, driver, id)
    expect(over).toMatchObject({ status: 'cancelled', cancelReason: 'proposed time not answered' })
    expect(states(over)).toEqual(['lapsed', 'lapsed'])
  })

  test('within the time of the request itself it waits for the shop again', async () => {
    const { driver, frontDesk, id } = await requested()
    const soon = new Date('2026-11-18T08:00:00Z')
    await offerChanges(ctx, frontDesk, id, [{ start: soon }])
    ctx.clock.set(soon)
    expect(await expireBookings(ctx)).toBe(1)
    expect(await oneBooking(ctx, driver, id)).toMatchObject({
      status: 'pending',
      awaiting: 'shop',
      slotStart: iso('10:30'),
    })
    expect(await expireBookings(ctx)).toBe(0)
  })

  test('the driver asks for a fourth one: the round ends, and the shop takes that', async () => {
    const { driver, frontDesk, id } = await requested(3)
    await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const asked = await askChange(ctx, driver, id, { start: monday('14:00') })
    expect(asked).toMatchObject({
      awaiting: 'shop',
      slotStart: iso('14:00'),
      offers: [{ by: 'customer', state: 'open' }],
    })
    const agreed = await confirmBooking(ctx, frontDesk, id)
    expect(agreed).toMatchObject({ status: 'confirmed', appointmentStart: iso('14:00'), preferredStart: iso('14:00') })
  })

  test('none of them: the request ends', async () => {
    const { driver, frontDesk, id, ...scene } = await requested()
    await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const over = await declineOffers(ctx, driver, id)
    expect(over).toMatchObject({ status: 'cancelled', cancelledBy: 'customer' })
    expect(states(over)).toEqual(['declined', 'declined'])
    expect(await freeOn(scene)).toEqual(expect.arrayContaining([iso('08:00'), iso('10:30'), iso('12:00')]))
  })
})

describe('what an offer costs and how long it takes', () => {
  test('other tyres cost what the shop asks for them, and the booking gets them', async () => {
    const { driver, frontDesk, id, shop } = await requested()
    const other = await makeListing(ctx, shop, { brand: 'Dunlop', model: 'Other', priceCents: 100_000, quantity: 4 })
    const offered = await offerChanges(ctx, frontDesk, id, [{ listingId: other.id }])
    const [offer] = offered.offers
    expect(offer).toMatchObject({ start: null, quantity: null, tyre: { model: 'Other' }, listingId: other.id })
    expect(offer?.totalCents).toBe(offer?.lines.reduce((sum, line) => sum + line.totalCents, 0))
    const taken = await takeOffer(ctx, driver, id, nth(offered, 1))
    expect(taken).toMatchObject({ appointmentStart: iso('10:30'), listingId: other.id, totalCents: offer?.totalCents })
    expect(await refusalOf(offerChanges(ctx, frontDesk, id, [{ listingId: other.id, quantity: 5 }]))).toMatchObject({
      code: 'OUT_OF_STOCK',
    })
  })

  test('a total of the shop stands; fewer tyres take less time, more need a longer bay', async () => {
    const { frontDesk, id } = await requested()
    const { offers } = await offerChanges(ctx, frontDesk, id, [
      { totalCents: 700_000, note: 'for cash' },
      { quantity: 2 },
      { quantity: 6, priceEachCents: 150_000 },
    ])
    expect(offers).toMatchObject([
      { totalCents: 700_000, start: null, durationMinutes: 60, note: 'for cash' },
      { quantity: 2, start: iso('10:30'), durationMinutes: 30 },
      { quantity: 6, start: iso('10:30'), durationMinutes: 90 },
    ])
    expect(offers[0]?.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(700_000)
    expect(offers[2]?.lines[0]).toMatchObject({ what: 'tyre', eachCents: 150_000, totalCents: 900_000 })
  })

  test('what changes nothing is no offer, and three are the most', async () => {
    const { frontDesk, id } = await requested(3)
    expect((await refusalOf(offerChanges(ctx, frontDesk, id, [{ note: 'hello' }]))).code).toBe('NOTHING_OFFERED')
    await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const more = await offerChanges(ctx, frontDesk, id, at('15:00'), { adds: true })
    expect(states(more)).toEqual(['open', 'open', 'open'])
    expect((await refusalOf(offerChanges(ctx, frontDesk, id, at('16:00'), { adds: true }))).code).toBe('OFFERS_FULL')
  })
})

describe('a confirmed booking', () => {
  test('another price needs the driver; the appointment stands meanwhile and after it', async () => {
    const { driver, frontDesk, booking } = await confirmedScene(ctx, 1)
    const offered = await offerChanges(ctx, frontDesk, booking.id, [{ totalCents: 900_000 }])
    expect(offered).toMatchObject({ status: 'confirmed', totalCents: booking.totalCents, move: null })
    expect(await takeOffer(ctx, driver, booking.id, nth(offered, 1))).toMatchObject({
      totalCents: 900_000,
      appointmentStart: booking.appointmentStart,
    })
  })

  test('the driver asks for fewer tyres; nobody else answers for the shop', async () => {
    const { driver, frontDesk, booking } = await confirmedScene(ctx, 1)
    const asked = await askChange(ctx, driver, booking.id, { quantity: 2 })
    expect(await refusalOf(takeOffer(ctx, driver, booking.id, nth(asked, 1)))).toMatchObject({
      code: 'OFFER_NOT_FOUND',
    })
    expect(await takeOffer(ctx, frontDesk, booking.id, nth(asked, 1))).toMatchObject({
      quantity: 2,
      durationMinutes: 30,
    })
  })
})

describe('taken back within its minute', () => {
  const undone = async (
    frontDesk: Actor & { contactId: string },
    id: string,
    act: (ctx: Context) => Promise<BookingView>,
  ) => {
    const { undoId } = await undoably(ctx, frontDesk.contactId, id, act)
    const { before, after } = await ctx.db
      .selectFrom('undo_step')
      .select(['before', 'after'])
      .where('id', '=', undoId)
      .executeTakeFirstOrThrow()
    return undoAnswer(ctx, frontDesk, id, { before, after })
  }

  test('other offers in place of the first: those stand again, and can be taken', async () => {
    const { driver, frontDesk, id } = await requested(3)
    const first = await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const back = await undone(frontDesk, id, (ctx) => offerChanges(ctx, frontDesk, id, at('14:00')))
    expect(back.offers.map(({ id, state }) => [id, state])).toEqual([
      [nth(first, 1), 'open'],
      [nth(first, 2), 'open'],
    ])
    const again = await offerChanges(ctx, frontDesk, id, at('15:00'))
    expect(states(again)).toEqual(['open'])
    const open = await ctx.db.selectFrom('booking_offer').select('id').where('state', '=', 'open').execute()
    expect(open).toHaveLength(1)
    expect(await takeOffer(ctx, driver, id, nth(again, 1))).toMatchObject({ appointmentStart: iso('15:00') })
  })

  test('making offers, withdrawing them and taking one leave no trace', async () => {
    const { driver, frontDesk, id } = await requested(3)
    const made = await undone(frontDesk, id, (ctx) => offerChanges(ctx, frontDesk, id, at('08:00', '12:00')))
    expect(made).toMatchObject({ awaiting: 'shop', slotStart: iso('10:30') })
    expect(states(made)).toEqual(['withdrawn', 'withdrawn'])
    await offerChanges(ctx, frontDesk, id, at('08:00', '12:00'))
    const kept = await undone(frontDesk, id, (ctx) => withdrawOffers(ctx, frontDesk, id))
    expect(states(kept)).toEqual(['open', 'open'])
    expect(kept.awaiting).toBe('customer')
    await askChange(ctx, driver, id, { start: monday('14:00'), quantity: 2 })
    const untaken = await undone(frontDesk, id, (ctx) => confirmBooking(ctx, frontDesk, id))
    expect(untaken).toMatchObject({ status: 'pending', quantity: 4, offers: [{ by: 'customer', state: 'open' }] })
  })
})

test('a correction of the work takes the place of what was offered: a request waits for the shop again; one of a fact leaves it', async () => {
  const { frontDesk, id, booking } = await requested(3)
  const correct = (given: object) => correctBooking(ctx, frontDesk, id, Correction.parse(given))
  await offerChanges(ctx, frontDesk, id, [{ start: monday('14:00') }, { totalCents: 700_000 }])
  const stands = await correct({ plate: 'CA 1', notes: 'at the back' })
  expect([stands.awaiting, ...stands.offers.map(({ state }) => state)]).toEqual(['customer', 'open', 'open'])
  const fewer = await correct({ quantity: 2 })
  expect(fewer).toMatchObject({
    status: 'pending',
    awaiting: 'shop',
    answerBy: booking.answerBy,
    slotStart: iso('10:30'),
  })
  expect(fewer.offers.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  expect(await confirmBooking(ctx, frontDesk, id)).toMatchObject({ status: 'confirmed', quantity: 2 })
})
