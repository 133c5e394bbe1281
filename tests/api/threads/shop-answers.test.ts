import { beforeEach, expect, test } from 'vitest'
import { shopAnswers } from '#core/threads/shop-answers.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, send, shop, start } from '../conversation.ts'

beforeEach(forgetCounts)

const minute = 60_000
const answersIn = async (id: string, cookie = driver.cookie) =>
  (await ask('GET', `/api/threads/${id}`, { cookie })).json.answers

test('a driver sees how soon the shop usually answers once it has answered five times, and when it opens', async () => {
  ctx.clock.set(new Date('2026-11-18T09:00:00+02:00'))
  const id = String((await start()).id)
  expect(await answersIn(id)).toEqual({ usualMinutes: null, openNow: true, opensText: null })
  for (const [turn, wait] of [10, 50, 20, 40].entries()) {
    if (turn > 0) await send(id, 'And at what price?', driver.cookie)
    await pass(wait * minute)
    await send(id, 'One moment', seller.cookie)
    await send(id, 'Like this', seller.cookie)
  }
  expect(await answersIn(id)).toMatchObject({ usualMinutes: null })
  // An answer the next morning counts from the opening.
  ctx.clock.set(new Date('2026-11-18T20:00:00+02:00'))
  await send(id, 'Can I come tomorrow?', driver.cookie)
  expect(await answersIn(id)).toMatchObject({ openNow: false, opensText: 'Opens Thu 08:00' })
  ctx.clock.set(new Date('2026-11-19T08:30:00+02:00'))
  await send(id, 'Yes', seller.cookie)
  expect(await answersIn(id)).toEqual({ usualMinutes: 30, openNow: true, opensText: null })
  expect(await answersIn(id, seller.cookie)).toBeNull()
  await ask('PATCH', `/api/threads/${id}`, { cookie: seller.cookie, body: { status: 'closed' } })
  expect(await answersIn(id)).toBeNull()
  ctx.clock.set(new Date('2027-02-20T09:00:00+02:00'))
  expect(await shopAnswers(ctx, { shop_id: shop.id, status: 'active' })).toMatchObject({ usualMinutes: null })
})
