import { describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { correctBooking } from '#core/bookings/corrections/correct-booking.ts'
import { correctDone } from '#core/bookings/corrections/correct-done.ts'
import { completeWork, markNoShow, markReady, startWork } from '#core/bookings/shop-work.ts'
import { Correction } from '#core/contracts/seller/bookings.ts'
import { resolveChoice } from '#core/messaging/inbound/resolve-choice.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { setPreferences } from '#tests/support/factories/contacts.ts'
import { makeContact } from '#tests/support/factories.ts'
import { monday } from '../bookings/support.ts'
import { as, ctx, decisions, scene, told } from './scene.ts'

/** Confirmed for Monday at 10:30; both have written lately, and everything so far is told. */
async function confirmed(now = monday('10:31')) {
  const made = await scene({ staffWrote: true })
  const booking = await confirmBooking(ctx, as(made.staff), made.booking.id)
  await drainWork(ctx)
  ctx.clock.set(now)
  await ctx.db.updateTable('contact').set({ last_inbound_at: now }).execute()
  await drainWork(ctx)
  const seen = { driver: told(made.driver).length, staff: told(made.staff).length }
  return {
    ...{ ...made, booking },
    news: async (who: 'driver' | 'staff') => {
      await drainWork(ctx)
      return told(made[who]).slice(seen[who])
    },
  }
}
const correction = (given: object) => Correction.parse(given)

describe('the driver is told, once each', () => {
  test('that the car is ready, and then no more at completion', async () => {
    const { staff, booking, news } = await confirmed()
    await startWork(ctx, as(staff), booking.id)
    await Promise.all([1, 2, 3].map(() => markReady(ctx, as(staff), booking.id)))
    await markReady(ctx, as(staff), booking.id)
    await completeWork(ctx, as(staff), booking.id)
    const bodies = (await news('driver')).map(({ body }) => body)
    expect(bodies.filter((body) => body.includes('ready'))).toHaveLength(1)
    expect(bodies.filter((body) => body.includes('quoted'))).toEqual([])
    expect(await news('staff')).toEqual([])
  })

  test('that the car is ready with the work done, where nobody has said so', async () => {
    const { staff, booking, news } = await confirmed()
    await completeWork(ctx, as(staff), booking.id, { totalCents: 800_000 })
    const [done, ...more] = await news('driver')
    expect(more).toEqual([])
    expect(done?.body).toContain('Your car is ready.')
    expect(done?.body).toContain('R 7 916 quoted, R 8 000 done')
  })

  test('of another total on the same day', async () => {
    const { staff, booking, news } = await confirmed()
    await completeWork(ctx, as(staff), booking.id)
    await correctDone(ctx, as(staff), booking.id, { totalCents: 800_000 })
    const bodies = (await news('driver')).map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies.at(-1)).toContain('R 7 916 quoted, R 8 000 done')
  })

  test('of what was agreed by phone, and whom to tell if it was not', async () => {
    const { staff, booking, news, shop } = await confirmed(monday('08:00'))
    await ctx.db.updateTable('shop').set({ contact_phone: '+27115550100' }).where('id', '=', shop.id).execute()
    const start = monday('14:00').toISOString()
    const given = correction({ start, totalCents: 850_000, agreedByPhone: true })
    await correctBooking(ctx, as(staff), booking.id, given)
    const [agreed, ...more] = await news('driver')
    expect(more).toEqual([])
    for (const words of ['Agreed by phone', 'Monday 23 November at 14:00', 'R 8 500', '011 555 0100', 'Is that wrong?'])
      expect(agreed?.body).toContain(words)
    const kept = await ctx.db
      .selectFrom('outbound_message')
      .select('content')
      .where('kind', '=', 'booking_corrected')
      .execute()
    expect(JSON.stringify(kept)).toContain(`booking:write:${booking.id}`)
  })

  test('of a correction, also of the plate alone or of lines that come to the same total', async () => {
    const { staff, booking, news } = await confirmed(monday('08:00'))
    await correctBooking(ctx, as(staff), booking.id, correction({ plate: 'CA 1' }))
    expect((await news('driver')).map(({ body }) => body)).toEqual([expect.stringContaining('Number plate: CA 1')])
    const lines = [
      { what: 'tyre', quantity: 4, eachCents: 180_000 },
      {
        what: 'other',
        name: 'Rim repair',
        quantity: 1,
        eachCents: booking.totalCents - 720_000,
      },
    ]
    await correctBooking(ctx, as(staff), booking.id, correction({ lines }))
    const [, split] = await news('driver')
    expect(split?.body).toContain('The total stays, made up of: Tyres R 7 200, Rim repair R 716')
    await correctBooking(ctx, as(staff), booking.id, correction({ quantity: 2 }))
    const [, , corrected, ...more] = await news('driver')
    expect(more).toEqual([])
    expect(corrected?.body).not.toContain('made up of')
    expect(corrected?.body).toContain('has corrected your booking')
    expect(corrected?.body).toContain('2 x Michelin Primacy 4')
    expect(corrected?.body).not.toContain('by phone')
  })

  test('that they were missed, with a new time to ask for', async () => {
    const { driver, staff, booking, news } = await confirmed(monday('10:45'))
    await markNoShow(ctx, as(staff), booking.id)
    const [missed, ...more] = await news('driver')
    expect(more).toEqual([])
    expect(missed?.body).toContain('You were missed')
    expect(missed?.body).not.toContain('ancelled')
    const tap = { kind: 'button' as const, choice: 'booking:again', repliesTo: missed?.sid }
    expect((await resolveChoice(ctx, driver.id, tap as never)).choice).toBe(`booking:again:${booking.id}`)
  })
})

test('whoever has the number that a shop has typed for a guest hears nothing before they write', async () => {
  const { staff, booking, news } = await confirmed(monday('08:00'))
  const guest = { customer_contact_id: null, customer_account_id: null, is_guest: true }
  await ctx.db.updateTable('booking').set(guest).where('id', '=', booking.id).execute()
  const other = await makeContact(ctx, { lastInboundAt: monday('07:59') })
  await correctBooking(ctx, as(staff), booking.id, correction({ phone: other.phone, quantity: 2 }))
  ctx.clock.advance(1_000)
  await correctBooking(ctx, as(staff), booking.id, correction({ notes: 'called' }))
  expect(await news('driver')).toEqual([])
  expect(told(other)).toEqual([])
  const owner = () =>
    ctx.db.selectFrom('booking').select('customer_contact_id').where('id', '=', booking.id).executeTakeFirstOrThrow()
  expect(await owner()).toEqual({ customer_contact_id: null })
  ctx.clock.advance(1_000)
  await ctx.db.updateTable('contact').set({ last_inbound_at: ctx.clock.now() }).where('id', '=', other.id).execute()
  await correctBooking(ctx, as(staff), booking.id, correction({ notes: 'called twice' }))
  await drainWork(ctx)
  expect(await owner()).toEqual({ customer_contact_id: other.id })
})

describe('a shop that closes', () => {
  test('is asked once about a booking of the day that is still open', async () => {
    const { staff, booking, news } = await confirmed()
    expect(await news('staff')).toEqual([])
    ctx.clock.set(monday('17:00'))
    const [asked, ...more] = await news('staff')
    expect(more).toEqual([])
    expect(asked?.body).toContain('Done at R 7 916?')
    const tap = { kind: 'button' as const, choice: 'work:done', repliesTo: asked?.sid }
    expect((await resolveChoice(ctx, staff.id, tap as never)).choice).toBe(`work:done:${booking.id}`)
    const loose = { kind: 'button' as const, choice: 'work:done' }
    expect((await resolveChoice(ctx, staff.id, loose as never)).choice).toBe('work:done')
    await startWork(ctx, as(staff), booking.id)
    ctx.clock.set(monday('17:30'))
    expect(await news('staff')).toHaveLength(1)
  })

  test('is asked nothing about what is done, and asked later if it closes later by now', async () => {
    const done = await confirmed()
    await completeWork(ctx, as(done.staff), done.booking.id)
    ctx.clock.set(monday('17:00'))
    expect(await done.news('staff')).toEqual([])

    ctx.clock.set('2026-11-18T07:00:00Z')
    const open = await confirmed()
    const longer = { shop_id: open.shop.id, day: '2026-11-23', opens: '08:00', closes: '19:00' }
    await ctx.db.insertInto('shop_special_day').values(longer).execute()
    ctx.clock.set(monday('17:00'))
    expect(await open.news('staff')).toEqual([])
    ctx.clock.set(monday('19:00'))
    expect(await open.news('staff')).toHaveLength(1)
  })

  test('is asked nothing if its people want no notices of bookings', async () => {
    const { staff, news } = await confirmed()
    await setPreferences(ctx, staff, { switches: { whatsapp: { bookings: false } } })
    ctx.clock.set(monday('17:00'))
    expect(await news('staff')).toEqual([])
    expect((await decisions()).filter(({ kind }) => kind === 'booking_still_open')).toMatchObject([
      { recipient: `contact:${staff.id}`, decision: 'drop', reason: { code: 'switched_off' } },
    ])
  })
})
