import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { refreshNotices, sweepNotices } from '#core/dashboard/notices.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeDeal, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const world = await makeWorld()
  const seller = await makePerson()
  await makeMember(ctx, world.shop, seller.contactId)
  const read = async () => (await ask('GET', `/api/shops/${world.shop.id}/dashboard`, seller)).json
  const notices = async () => (await ask('GET', `/api/shops/${world.shop.id}/notices`, seller)).json
  const banners = async () => ((await read()).banners as unknown as { banner: string }[]).map(({ banner }) => banner)
  return { ...world, seller, read, banners, notices, path: `/api/shops/${world.shop.id}` }
}
type Named = { title: string; id: string; read: boolean }[]
const titles = (notices: unknown): string[] => (notices as Named).map(({ title }) => title)

test('one read answers with everything of the first screen', async () => {
  const frontDesk = await makeFrontDesk()
  const { shop, driver, read } = frontDesk
  const booking = await makeBooking(frontDesk)
  const body = { shopId: shop.id, message: 'Do you have it?' }
  await ask('POST', '/api/threads', { cookie: driver.cookie, body })
  await drainWork(ctx)
  const shown = await read()
  expect(shown).toMatchObject({
    shop: { name: shop.name, status: 'active' },
    inventory: 2,
    pendingBookings: 1,
    unreadMessages: 1,
    bookings: [{ id: booking.id, customer: 'Thandi Nkosi', status: 'pending', start: '2026-11-20T08:00:00.000Z' }],
    threads: [{ latest: 'Do you have it?', unread: 1 }],
  })
  expect(titles(shown.notices?.newest)).toContain('Pending Bookings')
})

test('a banner that was put away comes back when it has more to say', async () => {
  const frontDesk = await makeFrontDesk()
  const { seller, banners, path } = frontDesk
  await makeBooking(frontDesk)
  await makeListing(ctx, frontDesk.shop, { model: 'Nearly gone', quantity: 2 })
  expect(await banners()).toEqual(['dashboard-active', 'low-stock', 'pending-bookings'])
  for (const banner of ['dashboard-active', 'pending-bookings'])
    expect((await ask('POST', `${path}/dashboard/dismissals`, { ...seller, body: { banner } })).status).toBe(204)
  expect(await banners()).toEqual(['low-stock'])
  await makeBooking(frontDesk, { start: '2026-11-20T09:00:00Z' })
  expect(await banners()).toEqual(['low-stock', 'pending-bookings'])
})

test('a banner that was put away comes back after its cause was gone', async () => {
  const { shop, seller, banners, path } = await makeFrontDesk()
  const { id } = await makeListing(ctx, shop, { model: 'Nearly gone', quantity: 1 })
  const body = { banner: 'low-stock' }
  await ask('POST', `${path}/dashboard/dismissals`, { ...seller, body })
  const stock = (quantity: number) => ctx.db.updateTable('listing').set({ quantity }).where('id', '=', id).execute()
  expect(await banners()).not.toContain('low-stock')
  await stock(20)
  await banners()
  await stock(2)
  expect(await banners()).toContain('low-stock')
})

test('a notice is read or put away for one member, and goes with its cause', async () => {
  const { shop, deal, seller, notices, path } = await makeFrontDesk()
  const colleague = await makePerson()
  await makeMember(ctx, shop, colleague.contactId)
  await ctx.db.updateTable('deal').set({ active: false }).where('id', '=', deal.id).execute()
  await ctx.db.updateTable('shop').set({ verified: false }).where('id', '=', shop.id).execute()
  await refreshNotices(ctx, [shop.id])
  const before = await notices()
  expect(titles(before.notices).toSorted()).toEqual(['Low Stock Alert', 'No Active Deals', 'Verification Pending'])
  expect(before.unread).toBe(3)
  const of = (title: string) => (before.notices as unknown as Named).find((one) => one.title === title)?.id
  await ask('POST', `${path}/notices/${of('Low Stock Alert')}/read`, seller)
  await ask('DELETE', `${path}/notices/${of('No Active Deals')}`, seller)
  const after = await notices()
  expect([titles(after.notices).toSorted(), after.unread]).toEqual([['Low Stock Alert', 'Verification Pending'], 1])
  expect((await ask('GET', `${path}/notices`, colleague)).json.unread).toBe(3)
  await ask('POST', `${path}/notices/read`, seller)
  expect((await notices()).unread).toBe(0)
  // The cause goes and comes back: so does the notice, for everybody.
  await ctx.db.updateTable('deal').set({ active: true }).where('id', '=', deal.id).execute()
  await refreshNotices(ctx, [shop.id])
  await ctx.db.updateTable('deal').set({ active: false }).where('id', '=', deal.id).execute()
  await refreshNotices(ctx, [shop.id])
  expect(titles((await notices()).notices)).toContain('No Active Deals')
  expect((await ask('DELETE', `${path}/notices/${of('No Active Deals')}`, seller)).json.code).toBe('NOTICE_NOT_FOUND')
})

test('nothing low on stock and more than five bookings waiting is told as great performance', async () => {
  const frontDesk = await makeFrontDesk()
  await ctx.db.updateTable('listing').set({ quantity: 10 }).where('shop_id', '=', frontDesk.shop.id).execute()
  for (let count = 0; count < 6; count++) {
    if (count === 5) {
      await drainWork(ctx)
      expect(titles((await frontDesk.notices()).notices)).not.toContain('Great Performance')
    }
    await makeBooking(frontDesk, { start: undefined, quantity: count + 1 })
  }
  await drainWork(ctx)
  expect(titles((await frontDesk.notices()).notices)).toContain('Great Performance')
})

test('the clock finds a shop that no event told of, once in ten minutes', async () => {
  const shop = await makeShop(ctx)
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId, 'owner')
  const listing = await makeListing(ctx, shop, { quantity: 1 })
  await makeDeal(ctx, shop, listing)
  while ((await sweepNotices(ctx)) > 0);
  const { json } = await ask('GET', `/api/shops/${shop.id}/notices`, seller)
  expect(titles(json.notices)).toContain('Low Stock Alert')
})

test('each driver who waits for an answer is told of; past five, the first screen leads to all', async () => {
  const { shop, seller, notices, read, path } = await makeFrontDesk()
  const threads: unknown[] = []
  const write = async () => {
    const { cookie } = await makePerson()
    const body = { shopId: shop.id, message: 'Do you have it?' }
    threads.push((await ask('POST', '/api/threads', { cookie, body })).json.id)
    await drainWork(ctx)
  }
  const waiting = async () => titles((await notices()).notices).filter((title) => title === 'Message Waiting')
  while (Number((await notices()).unread) !== 5) await write()
  expect((await read()).notices).toMatchObject({ more: false })
  await write()
  const first = (await read()).notices as unknown as { newest: Named; more: boolean; unread: number }
  expect([first.newest.length, first.more, first.unread]).toEqual([5, true, 6])
  expect(first.newest[0]).toMatchObject({ opens: { what: 'thread', id: threads.at(-1) } })
  const before = (await waiting()).length
  const body = { message: 'Yes, four of them' }
  expect((await ask('POST', `/api/threads/${threads[0]}/messages`, { ...seller, body })).status).toBe(201)
  await drainWork(ctx)
  expect(await waiting()).toHaveLength(before - 1)
  expect((await ask('POST', `${path}/notices/read`, seller)).status).toBe(204)
  expect((await notices()).unread).toBe(0)
})

test('a conversation that is snoozed, woken or closed takes its notice along at once', async () => {
  const { shop, seller, notices } = await makeFrontDesk()
  const { cookie } = await makePerson()
  const body = { shopId: shop.id, message: 'Do you have it?' }
  const { id } = (await ask('POST', '/api/threads', { cookie, body })).json
  const waits = async () => {
    await drainWork(ctx)
    return titles((await notices()).notices).includes('Message Waiting')
  }
  const snooze = (snoozedUntil: string | null) =>
    ask('PATCH', `/api/threads/${id}/inbox`, { ...seller, body: { snoozedUntil } })
  expect(await waits()).toBe(true)
  const tomorrow = new Date(ctx.clock.now().getTime() + 24 * 3_600_000).toISOString()
  expect((await snooze(tomorrow)).status).toBe(200)
  expect(await waits()).toBe(false)
  expect((await snooze(null)).status).toBe(200)
  expect(await waits()).toBe(true)
  expect((await ask('PATCH', `/api/threads/${id}`, { ...seller, body: { status: 'closed' } })).status).toBe(200)
  expect(await waits()).toBe(false)
})

test('a review and a cancelled booking are told of, until the review is answered and the booking is long past', async () => {
  const frontDesk = await makeFrontDesk()
  const { shop, seller, driver, staff, notices } = frontDesk
  const done = await makeBooking(frontDesk, { start: '2026-11-20T07:00:00Z' })
  await confirmBooking(ctx, as(staff), done.id)
  const now = ctx.clock.now()
  ctx.clock.set('2026-11-20T12:00:00Z')
  await completeWork(ctx, as(staff), done.id)
  ctx.clock.set(now)
  const body = { bookingId: done.id, stars: 4, comment: '' }
  const { json: review } = await ask('POST', '/api/reviews', { cookie: driver.cookie, body })
  const gone = await makeBooking(frontDesk, { start: '2026-11-20T09:00:00Z' })
  const timeless = await makeBooking(frontDesk, { start: undefined })
  for (const { id } of [gone, timeless])
    expect((await ask('POST', `/api/bookings/${id}/cancel`, { cookie: driver.cookie, body: {} })).status).toBe(200)
  await drainWork(ctx)
  const said = async () => ((await notices()).notices as unknown as { message: string }[]).map((one) => one.message)
  const ofReview = 'Thandi N. gave you 4 stars of 5. You may answer once.'
  const ofCancelled = 'Thandi Nkosi cancelled. The bay is free again.'
  expect(await said()).toEqual(expect.arrayContaining([ofReview, ofCancelled, 'Thandi Nkosi cancelled.']))
  await ask('POST', `/api/reviews/${review.id}/answer`, { ...seller, body: { answer: 'Thank you' } })
  expect(await said()).not.toContain(ofReview)
  ctx.clock.set(new Date(now.getTime() + 8 * 24 * 3_600_000))
  await refreshNotices(ctx, [shop.id])
  ctx.clock.set(now)
  expect(await said()).not.toContain(ofCancelled)
})
