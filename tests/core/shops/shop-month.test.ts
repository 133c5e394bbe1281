import { afterAll, expect, test } from 'vitest'
import { tellDays } from '#core/bookings/clocks/remind.ts'
import { changeSettings } from '#core/notifications/preferences/settings.ts'
import { booked } from '#tests/core/analytics/scene.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { sweepEvents } from '#workers/handlers/event.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const toldTo = async (contactId: string): Promise<string[]> => {
  await tellDays(ctx)
  await sweepEvents(ctx)
  const rows = await ctx.db
    .selectFrom('notification')
    .select(['kind', 'reason', 'notice'])
    .where('contact_id', '=', contactId)
    .where('channel', '=', 'whatsapp')
    .execute()
  return rows.map(({ kind, reason, notice }) => `${kind} ${reason.code} ${JSON.stringify(notice)}`)
}

test('on the first, owners read what the month came to; staff does not, nor who has switched it off', async () => {
  ctx.clock.set('2026-11-30T10:00:00Z')
  const shop = await makeShop(ctx)
  const owner = await makeStaff(ctx, shop, { role: 'owner', lastInboundAt: ctx.clock.now() })
  const quiet = await makeStaff(ctx, shop, { role: 'owner', lastInboundAt: ctx.clock.now() })
  const staff = await makeStaff(ctx, shop, { lastInboundAt: ctx.clock.now() })
  await changeSettings(ctx, quiet.id, { topics: { day: false } })
  await booked(ctx, shop, { made: '2026-11-02T10:00', completed: '2026-11-03T10:00', cents: 600_000 })
  await booked(ctx, shop, { made: '2026-11-29T10:00', completed: '2026-11-30T23:59', cents: 32_000 })
  await booked(ctx, shop, { made: '2026-10-29T10:00', completed: '2026-10-31T23:59', cents: 1_000 })
  await booked(ctx, shop, { made: '2026-11-29T10:00' })
  expect(await toldTo(owner.id)).toEqual([])
  ctx.clock.set('2026-12-01T05:31:00Z')
  const [month, ...others] = await toldTo(owner.id)
  expect(others).toEqual([])
  expect(month).toContain('shop_month quiet_hours')
  expect(month).toContain('Jobs 2, R 6 320, fee R 499')
  expect(await toldTo(owner.id)).toHaveLength(1)
  expect(await toldTo(staff.id)).toEqual([])
  expect((await toldTo(quiet.id)).join()).toContain('switched_off')
})
