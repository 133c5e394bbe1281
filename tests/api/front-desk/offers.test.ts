import { beforeEach, expect, test } from 'vitest'
import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, pass, twilio } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const act = (id: string, body: object) =>
    ask('POST', `/api/counter-bookings/${id}/acts`, { cookie: owner.cookie, body })
  return { ...world, owner, act }
}
const offersOf = ({ json }: { json: unknown }): BookingView['offers'] => (json as BookingView).offers

test('what the dashboard offers is on the driver’s phone and page; one tap takes one, and all show what became of it', async () => {
  const world = await makeFrontDesk()
  const { driver, owner, act } = world
  const { id } = await makeBooking(world)
  await drainWork(ctx)
  twilio.messages.length = 0
  const offers = [{ start: `${friday}T11:00:00Z` }, { start: `${friday}T12:00:00Z`, totalCents: 500_000 }]
  expect((await act(id, { act: 'offer', offers })).json.booking).toMatchObject({ awaiting: 'customer' })
  await pass(13_000)
  await drainWork(ctx)
  expect(twilio.messages.filter(({ to }) => to.endsWith(driver.number))).toHaveLength(1)
  const mine = await ask('GET', `/api/bookings/${id}`, { cookie: driver.cookie })
  const [first, second] = offersOf(mine)
  expect([first, second]).toMatchObject([{ state: 'open' }, { state: 'open', totalCents: 500_000 }])
  const unclear = await ask('POST', `/api/bookings/${id}/accept`, { cookie: driver.cookie, body: {} })
  expect([unclear.status, unclear.json.code]).toEqual([409, 'OFFER_CHOICE'])
  const unverifiedGuest = await makePerson()
  const take = (offerId: string | undefined, cookie: string) =>
    ask('POST', `/api/bookings/${id}/offers/${offerId}/take`, { cookie })
  expect((await take(second?.id, unverifiedGuest.cookie)).status).toBe(404)
  expect((await take(second?.id, owner.cookie)).status).toBe(404)
  expect((await take(second?.id, driver.cookie)).json).toMatchObject({ status: 'confirmed', totalCents: 500_000 })
  const late = await take(first?.id, driver.cookie)
  expect([late.status, late.json.code]).toEqual([409, 'OFFER_ENDED'])
  const frontDesk = await ask('GET', `/api/counter-bookings/${id}`, { cookie: owner.cookie })
  expect(offersOf(frontDesk).map(({ state }) => state)).toEqual(['overtaken', 'taken'])
})

test('a guest’s link has the same rights, and the driver’s own wish is taken or taken back', async () => {
  const world = await makeFrontDesk()
  const { act } = world
  const { id } = await makeBooking(world)
  const at = `/api/guest-bookings/${guestToken(ctx.config, id)}`
  await act(id, { act: 'offer', offers: [{ start: `${friday}T11:00:00Z` }, { quantity: 2 }] })
  const [, fewer] = offersOf(await ask('GET', at))
  const asked = await ask('POST', `${at}/move`, { body: { start: `${friday}T12:00:00Z`, quantity: 3 } })
  expect(asked.json).toMatchObject({ awaiting: 'shop', offers: [{ by: 'customer', quantity: 3, state: 'open' }] })
  expect((await ask('POST', `${at}/offers/${fewer?.id}/take`)).json.code).toBe('OFFER_ENDED')
  const back = await ask('POST', `${at}/withdraw`, { body: {} })
  expect(back.json).toMatchObject({ awaiting: 'shop', offers: [{ state: 'withdrawn' }], quantity: 4 })
  await ask('POST', `${at}/move`, { body: { quantity: 2 } })
  const [made] = offersOf(await ask('GET', at))
  const taken = await act(id, { act: 'take', offerId: made?.id })
  expect(taken.json.booking).toMatchObject({ status: 'confirmed', quantity: 2, durationMinutes: 45 })
})
