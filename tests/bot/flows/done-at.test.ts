import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { asksFor, phoneOf } from './front-desk.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set(wednesdayMorning))

async function confirmed() {
  const shop = await makeShop(ctx)
  const staff = await makeStaff(ctx, shop)
  const { booking } = await asksFor(ctx, shop, 'Lerato', '10:30')
  await confirmBooking(ctx, as(staff), booking.id)
  ctx.clock.set(instantOf('2026-11-20', '11:30'))
  const tap = phoneOf(ctx, staff.id)
  const now = () => oneBooking(ctx, as(staff), booking.id)
  return { staff, booking, now, tap: (choice: string) => tap('Yes', { choice }) }
}

test('a tap that agrees to a sum does nothing once it is another one, and shows the booking', async () => {
  const { staff, booking, now, tap } = await confirmed()
  const correction = Correction.parse({ quantity: 2 })
  await correctBooking(ctx, as(staff), booking.id, correction)
  const said = await tap(`work:done:${booking.id}:${booking.totalCents}`)
  expect(said).toContain('The total has changed meanwhile, so nothing is done yet. Total R 3 958.')
  expect(said).toContain('[Done at R 3 958]')
  expect((await now()).status).toBe('confirmed')
  expect(await tap(`work:done:${booking.id}:395800`)).toContain('is done. Lerato has been told. Total R 3 958.')
})

test('the second tap says how it stands, and a tap that names no booking does nothing', async () => {
  const { booking, now, tap } = await confirmed()
  expect(await tap('work:done')).toContain('I know no such booking')
  expect(await tap(`work:done:${booking.id}:${booking.totalCents}`)).toContain('is done.')
  const done = await now()
  expect(await tap(`work:done:${booking.id}:${booking.totalCents}`)).toContain('This booking is completed.')
  expect(await now()).toEqual(done)
})
