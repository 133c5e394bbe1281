import { afterAll, expect, test } from 'vitest'
import { siteProof } from '#core/site/site-content.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

test('counts open shops and their towns, and says how fast they answer once there are enough answers', async () => {
  ctx.clock.set(new Date('2026-11-23T08:00:00Z'))
  const one = await makeShop(ctx, { name: 'One', city: 'Durban' })
  await makeShop(ctx, { name: 'Two', city: 'Durban' })
  const shut = await makeShop(ctx, { name: 'Shut', city: 'George' })
  await ctx.db.updateTable('shop').set({ business_status: 'inactive' }).where('id', '=', shut.id).execute()
  const day = (date: string, answers: number, minutes: number) =>
    ctx.db
      .insertInto('shop_day')
      .values({
        shop_id: one.id,
        day: date,
        chats: 0,
        bookings: 3,
        completed: 2,
        booked_cents: 0,
        answers,
        answer_minutes: minutes,
        answered_in_time: answers,
      })
      .execute()
  await day('2026-11-20', 6, 60)
  expect(await siteProof(ctx)).toEqual({ shops: 2, towns: 1, fitted: 2, answerMinutes: null })
  await day('2026-11-21', 6, 180)
  await day('2026-06-01', 100, 1)
  expect(await siteProof(ctx)).toEqual({ shops: 2, towns: 1, fitted: 4, answerMinutes: 20 })
})
