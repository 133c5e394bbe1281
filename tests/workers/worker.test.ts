import { afterAll, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { makeQueue, migrateQueue } from '#core/jobs/queue.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { as } from '#tests/support/actors.ts'
import { startWorkers } from '#workers/worker.ts'
import { makeTestContext, testConfig } from '../support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '../support/factories.ts'
import { testDatabase } from '../support/postgres.ts'
import { startTwilio } from '../support/twilio.ts'

const { url, pool } = await testDatabase()
await migrateQueue(pool)
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const jobs = makeQueue({ databaseUrl: url }, () => {})
const config = testConfig(url)
const ctx = { ...base, jobs, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
const workers = [await startWorkers(ctx), await startWorkers(ctx)]
afterAll(async () => {
  await Promise.all(workers.map((one) => one.stop()))
  await jobs.close()
  await twilio.close()
  await base.close()
})

test('an answer goes out when its job is done, with two workers, once', async () => {
  const person = await makeContact(ctx)
  const sent = twilio.nextMessage()
  await reply(ctx, person.id, { type: 'text', body: 'hello' })
  expect(await sent).toMatchObject({ to: `whatsapp:${person.phone}`, body: 'hello' })
})

test('a booking that the shop confirms is told to the driver', async () => {
  const shop = await makeShop(ctx)
  const staff = await makeStaff(ctx, shop)
  const driver = await makeContact(ctx)
  const listing = await makeListing(ctx, shop)
  const asked = twilio.nextMessage()
  const booking = await requestBooking(ctx, as(driver), {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    start: '2026-11-23T08:30:00.000Z',
    customer: { name: 'Thandi' },
    notes: '',
  })
  expect((await asked).to).toBe(`whatsapp:${staff.phone}`)
  const told = twilio.nextMessage()
  await confirmBooking(ctx, as(staff), booking.id)
  expect(await told).toMatchObject({ to: `whatsapp:${driver.phone}`, body: expect.stringContaining('Confirmed') })
})

test('stopping waits for what runs and leaves nothing half done', async () => {
  const person = await makeContact(ctx)
  const sent = twilio.nextMessage()
  await reply(ctx, person.id, { type: 'text', body: 'last words' })
  await sent
  await Promise.all(workers.map((one) => one.stop()))
  const left = await ctx.db
    .selectFrom('outbound_message')
    .select('status')
    .where('status', 'in', ['queued', 'sending'])
    .execute()
  expect(left).toEqual([])
})
