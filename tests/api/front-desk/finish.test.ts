import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, pass, twilio } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)
const morning = ctx.clock.now()
beforeEach(() => ctx.clock.set(morning))

/** Four tyres fitted on Friday at 10:00, confirmed; it is 10:20 on that day, and both have written lately. */
async function makeJob(time = '08:20') {
  const world = await makeWorld()
  const [owner, colleague] = [await makePerson(), await makePerson()]
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  await makeMember(ctx, world.shop, colleague.contactId)
  const { id } = await makeBooking(world, { listingId: world.listing.id, services: ['fitting'] })
  const act = (body: object, who = owner) =>
    ask('POST', `/api/counter-bookings/${id}/acts`, { cookie: who.cookie, body })
  await act({ act: 'confirm' })
  ctx.clock.set(`${friday}T${time}:00Z`)
  await ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).execute()
  await drainWork(ctx)
  twilio.messages.length = 0
  /** Once what could be undone is told. */
  const told = async (number: string) => {
    await pass(13_000)
    await drainWork(ctx)
    return twilio.messages.filter(({ to }) => to.endsWith(number)).map(({ body }) => body)
  }
  const mine = () => ask('GET', `/api/bookings/${id}`, { cookie: world.driver.cookie })
  const atFrontDesk = () => ask('GET', `/api/counter-bookings/${id}`, { cookie: owner.cookie })
  return { ...world, owner, colleague, id, act, told, mine, atFrontDesk }
}

test('begun, ready, done at another price, corrected: dashboard, both phones and the driver’s page show the same', async () => {
  const { act, told, mine, atFrontDesk, driver, owner, colleague, shop } = await makeJob()
  expect((await act({ act: 'start' })).json.booking).toMatchObject({ status: 'in_progress', readyAt: null })
  const ready = await act({ act: 'ready' })
  expect(ready.json.booking).toMatchObject({ status: 'in_progress', readyAt: `${friday}T08:20:00.000Z` })
  expect((await act({ act: 'ready' }, colleague)).json).toMatchObject({ undoId: null })
  expect((await mine()).json).toMatchObject({ readyAt: `${friday}T08:20:00.000Z`, done: null })
  const lines = [
    { what: 'tyre', quantity: 4, eachCents: 189_900 },
    { what: 'other', name: 'New valves with sensors', quantity: 4, eachCents: 12_500 },
  ]
  const done = await act({ act: 'complete', done: { lines } })
  const finished = { status: 'completed', totalCents: 791_600, done: { totalCents: 4 * (189_900 + 12_500) } }
  expect(done.json.booking).toMatchObject(finished)
  expect((await mine()).json).toMatchObject(finished)
  expect((await atFrontDesk()).json).toMatchObject(finished)
  const late = await act({ act: 'complete' }, colleague)
  expect([late.status, late.json.message]).toEqual([409, 'This booking is completed'])
  expect((await told(driver.number)).at(-1)).toContain('R 7 916 quoted, R 8 096 done')
  const again = await act({ act: 'correct_done', done: { totalCents: 800_000 } }, colleague)
  expect(again.json.booking).toMatchObject({ totalCents: 791_600, done: { totalCents: 800_000 } })
  const heard = await told(driver.number)
  expect(heard).toHaveLength(4)
  expect(heard.filter((body) => body.includes('ready'))).toHaveLength(1)
  expect(heard.at(3)).toContain('R 7 916 quoted, R 8 000 done')
  const figures = await ask('GET', `/api/shops/${shop.id}/analytics`, { cookie: owner.cookie })
  expect(figures.json.summary).toMatchObject({ bookedRevenueCents: 800_000, completedBookings: 1 })
})

test('a correction that needs the driver is offered; agreed by phone it holds, is told and can be taken back', async () => {
  const { act, told, mine, driver, owner, id } = await makeJob()
  const offered = await act({ act: 'correct', correction: { totalCents: 850_000 } })
  expect(offered.json.booking).toMatchObject({ totalCents: 791_600, offers: [{ totalCents: 850_000, state: 'open' }] })
  expect((await told(driver.number)).at(-1)).toContain('makes you an offer')
  const agreed = await act({ act: 'correct', correction: { totalCents: 850_000, plate: 'ca 1', agreedByPhone: true } })
  expect(agreed.json.booking).toMatchObject({ totalCents: 850_000, plate: 'CA 1' })
  expect((await mine()).json).toMatchObject({ totalCents: 850_000, plate: 'CA 1' })
  expect((await told(driver.number)).at(-1)).toContain('Agreed by phone')
  const { undoId } = agreed.json
  const undone = await ask('POST', `/api/counter-bookings/${id}/undo`, { cookie: owner.cookie, body: { undoId } })
  expect(undone.json).toMatchObject({ totalCents: 791_600, plate: null })
  const wrong = await act({ act: 'correct', correction: { phone: '12', lines: [] } })
  expect(wrong.status).toBe(400)
  const phone = await act({ act: 'correct', correction: { phone: '12' } })
  expect(phone.json.fields).toEqual({ phone: 'Invalid phone number' })
})

test('a no-show waits a quarter of an hour, and the driver reads that they were missed', async () => {
  const { act, told, mine, driver } = await makeJob('08:14')
  const early = await act({ act: 'no_show' })
  expect([early.json.code, early.json.message]).toEqual([
    'TOO_EARLY_FOR_NO_SHOW',
    'A no-show can be marked from Friday 20 November at 10:15',
  ])
  ctx.clock.set(`${friday}T08:15:00Z`)
  expect((await act({ act: 'no_show' })).json.booking).toMatchObject({ status: 'cancelled', noShow: true })
  expect((await mine()).json).toMatchObject({ status: 'cancelled', cancelReason: 'no show' })
  const [missed, ...more] = await told(driver.number)
  expect(more).toEqual([])
  expect(missed).toContain('You were missed')
})
