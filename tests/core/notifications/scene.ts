import { afterAll, beforeEach } from 'vitest'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
export const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
export const ctx = { ...base, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
afterAll(async () => {
  await twilio.close()
  await base.close()
})

const longAgo = new Date('2026-11-01T07:00:00Z')
export const start = '2026-11-23T08:30:00.000Z'

beforeEach(async () => {
  await ctx.db.deleteFrom('notification').execute()
  await ctx.db.deleteFrom('event').execute()
  await ctx.db.deleteFrom('outbound_message').execute()
  await ctx.db.deleteFrom('mail').execute()
  await ctx.db.deleteFrom('content_template').execute()
  twilio.contents.clear()
  twilio.approvals.clear()
  Object.assign(twilio, { messages: [], mishaps: [], approves: 'approved' })
  ctx.clock.set('2026-11-18T07:00:00Z')
})

/** A driver has asked for four tyres on Monday 23 November at 10:30; the shop has not written for weeks. */
export async function scene(
  options: {
    staffWrote?: boolean
    staffLanguage?: 'en' | 'af'
    driverLanguage?: 'en' | 'af'
    anyTime?: boolean
    notes?: string
  } = {},
) {
  const shop = await makeShop(ctx, { email: 'counter@shop.test' })
  const staff = await makeStaff(ctx, shop, {
    lastInboundAt: options.staffWrote ? ctx.clock.now() : longAgo,
    ...(options.staffLanguage && { language: options.staffLanguage }),
  })
  const driver = await makeContact(ctx, options.driverLanguage ? { language: options.driverLanguage } : {})
  const listing = await makeListing(ctx, shop)
  const booking = await requestBooking(ctx, as(driver), {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    ...(!options.anyTime && { start }),
    customer: { name: 'Thandi Nkosi' },
    notes: options.notes ?? 'locking nut in the boot',
  })
  return { shop, staff, driver, booking }
}
/** What was written to the person; pins are another matter. */
export const told = (person: { phone: string }) =>
  twilio.messages.filter((one) => one.to === `whatsapp:${person.phone}` && !one.form.has('PersistentAction'))
export const lastTold = (person: { phone: string }) => told(person).at(-1)
export const decisions = () =>
  ctx.db
    .selectFrom('notification')
    .select(['recipient', 'kind', 'channel', 'decision', 'reason'])
    .orderBy('id')
    .execute()

export { as }
