import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { as } from '#tests/support/actors.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from './auth/site.ts'
import { forgetCounts, makeAdmin, makeBooking, makePerson, makeWorld, type World } from './contract/world.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

async function completed(of: World, hour: number) {
  const booking = await makeBooking(of, { start: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z` })
  await confirmBooking(ctx, as(of.staff), booking.id)
  const now = ctx.clock.now()
  ctx.clock.set('2026-11-20T12:00:00Z')
  await completeWork(ctx, as(of.staff), booking.id)
  ctx.clock.set(now)
  return booking
}

const write = (body: object, cookie = world.driver.cookie) => ask('POST', '/api/reviews', { cookie, body })
const shown = async ({ shop }: World) => (await ask('GET', `/api/shops/${shop.slug}`)).json
const reviews = async ({ shop }: World, query = '') =>
  (await ask('GET', `/api/shops/${shop.slug}/reviews?${query}`)).json

test('a completed booking is reviewed once, by its own driver, and counts for the shop', async () => {
  expect(await shown(world)).toMatchObject({ rating: null, reviewCount: 0 })
  const [one, two] = [await completed(world, 7), await completed(world, 8)]
  const stars = { bookingId: one.id, stars: 5, comment: 'Quick and friendly' }
  expect((await write(stars, world.unverifiedGuest.cookie)).status).toBe(404)
  const made = await write(stars)
  expect([made.status, made.json]).toMatchObject([201, { user: 'Thandi N.', rating: 5, comment: 'Quick and friendly' }])
  const again = await write(stars)
  expect([again.status, again.json.code]).toEqual([409, 'REVIEW_EXISTS'])
  expect((await write({ bookingId: two.id, stars: 4 })).status).toBe(201)
  expect(await shown(world)).toMatchObject({ rating: 4.5, reviewCount: 2 })
  const first = await reviews(world, 'limit=1')
  const next = await reviews(world, `limit=1&after=${first.next}`)
  expect([first.reviews?.length, next.reviews?.length, next.next]).toEqual([1, 1, null])
})

test('reviews that come at the same moment all count', async () => {
  const busy = await makeWorld()
  const bookings = []
  for (const hour of [7, 8, 9, 10]) bookings.push(await completed(busy, hour))
  const made = await Promise.all(bookings.map(({ id }) => write({ bookingId: id, stars: 4 }, busy.driver.cookie)))
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await shown(busy)).toMatchObject({ rating: 4, reviewCount: 4 })
})

test('a booking that is not completed is not reviewed, and stars are 1 to 5', async () => {
  const booking = await makeBooking(world, { start: '2026-11-20T10:00:00Z' })
  expect((await write({ bookingId: booking.id, stars: 3 })).json.code).toBe('BOOKING_NOT_COMPLETED')
  for (const stars of [0, 6, 2.5])
    expect((await write({ bookingId: booking.id, stars })).json.fields).toEqual({ stars: 'Please choose 1 to 5 stars' })
})

test('the private link of a booking opens its review; the shop answers once; an admin hides', async () => {
  const other = await makeWorld()
  const booking = await completed(other, 9)
  const token = guestToken(ctx.config, booking.id)
  const made = await ask('POST', `/api/guest-bookings/${token}/review`, { body: { stars: 2, comment: 'Slow' } })
  expect(made.status).toBe(201)
  const seller = await makePerson()
  await makeMember(ctx, other.shop, seller.contactId)
  const answer = (cookie: string) =>
    ask('POST', `/api/reviews/${made.json.id}/answer`, { cookie, body: { answer: 'We are sorry' } })
  expect((await answer(other.unverifiedGuest.cookie)).status).toBe(404)
  expect((await answer(seller.cookie)).json.answer).toBe('We are sorry')
  expect((await answer(seller.cookie)).json.code).toBe('REVIEW_ANSWERED')
  const hide = (cookie: string) =>
    ask('PATCH', `/api/admin/reviews/${made.json.id}`, { cookie, body: { hidden: true, reason: 'untrue' } })
  expect((await hide(seller.cookie)).status).toBe(403)
  expect((await hide((await makeAdmin(['support'])).cookie)).json.hiddenFor).toBe('untrue')
  expect([(await reviews(other)).reviews, await shown(other)]).toMatchObject([[], { rating: null, reviewCount: 0 }])
})
