import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { correctDone } from '#core/bookings/corrections/correct-done.ts'
import { completeWork, startWork } from '#core/bookings/shop-work.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Correction, type WorkDone } from '#core/contracts/seller/bookings.ts'
import { totalOf } from '#core/rules/prices/fitted-price.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { confirmedScene, monday } from './support.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const addsUp = ({ lines, totalCents, done }: BookingView): boolean =>
  totalOf(lines) === totalCents && (done === null || totalOf(done.lines) === done.totalCents)

const each = fc.integer({ min: 0, max: 900_000 })
const tyresMeant = fc.record({
  ...{ brand: fc.constant('Dunlop'), model: fc.constantFrom('SP', 'Grandtrek'), size: fc.constant('225/50R16') },
  eachCents: each,
})
const typedLine = fc.oneof(
  fc.record({
    what: fc.constant('other' as const),
    name: fc.constant('Weights'),
    quantity: fc.integer({ min: 1, max: 9 }),
    eachCents: each,
  }),
  fc.record({
    what: fc.constantFrom('tyre', 'fitting', 'valve'),
    quantity: fc.integer({ min: 1, max: 9 }),
    eachCents: each,
  }),
)
const anyWork = fc.record(
  {
    tyres: tyresMeant,
    quantity: fc.integer({ min: 1, max: 20 }),
    rear: fc.option(
      fc.tuple(tyresMeant, fc.integer({ min: 1, max: 4 })).map(([one, quantity]) => ({ ...one, quantity })),
    ),
    services: fc.subarray(['fitting', 'alignment', 'balancing', 'rotation'] as const, { minLength: 1 }),
    lines: fc.array(typedLine, { minLength: 1, maxLength: 5 }),
    totalCents: each,
  },
  { requiredKeys: [] },
)

test('whatever a shop corrects and does, the lines add up to the totals', async () => {
  const { frontDesk, booking } = await confirmedScene(ctx, 1)
  const given = (work: object) => Correction.parse({ ...work, agreedByPhone: true })
  await fc.assert(
    fc.asyncProperty(fc.array(anyWork, { minLength: 1, maxLength: 3 }), async (works) => {
      for (const work of works) expect(addsUp(await correctBooking(ctx, frontDesk, booking.id, given(work)))).toBe(true)
    }),
    { numRuns: 40, seed: 20_261_118 },
  )
  ctx.clock.set(monday('11:00'))
  const quoted = await startWork(ctx, frontDesk, booking.id)
  await completeWork(ctx, frontDesk, booking.id)
  await fc.assert(
    fc.asyncProperty(anyWork, async (work) => {
      const { agreedByPhone: _, ...done } = given(work)
      const corrected = await correctDone(ctx, frontDesk, booking.id, done as WorkDone)
      expect(addsUp(corrected)).toBe(true)
      expect([corrected.totalCents, corrected.lines]).toEqual([quoted.totalCents, quoted.lines])
    }),
    { numRuns: 40, seed: 20_261_119 },
  )
}, 60_000)
