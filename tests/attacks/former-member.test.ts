import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { actorOf } from '#core/load-actor.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { browser } from '../api/browser-sockets.ts'
import { forgetCounts, makeBooking, makePerson, makeWorld } from '../api/contract/world.ts'
import { makeMember } from '../support/factories.ts'

beforeEach(forgetCounts)

/** A shop with an owner and staff, both signed in, a booking and a conversation that both have read. */
async function makeFrontDesk() {
  const world = await makeWorld()
  const [owner, staff] = [await makePerson(), await makePerson()]
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  await makeMember(ctx, world.shop, staff.contactId)
  const body = { shopId: world.shop.id, message: 'The key is under the mat' }
  const { json: thread } = await ask('POST', '/api/threads', { cookie: world.driver.cookie, body })
  const booking = await makeBooking(world)
  const { json } = await ask('GET', `/api/shops/${world.shop.id}/members`, { cookie: owner.cookie })
  const members = json.members as unknown as { id: string; you: boolean; role: string }[]
  const { json: mine } = await ask('GET', '/api/my-shops', { cookie: staff.cookie })
  const membership = String((mine.shops as unknown as { id: string }[])[0]?.id)
  expect(members.map(({ id }) => id)).toContain(membership)
  return { ...world, owner, staff, threadId: String(thread.id), booking, membership }
}
type Counter = Awaited<ReturnType<typeof makeFrontDesk>>

const end = (membership: string, cookie: string) => ask('DELETE', `/api/members/${membership}`, { cookie })
const write = ({ threadId, driver }: Counter, message: string) =>
  ask('POST', `/api/threads/${threadId}/messages`, { cookie: driver.cookie, body: { message } })

/** Every way to what belongs to the shop, with its real ids. */
async function statuses({ shop, driver, threadId, booking, membership }: Counter, cookie: string): Promise<number[]> {
  const { json } = await ask('GET', `/api/threads/${threadId}/messages`, { cookie: driver.cookie })
  const [first] = json.messages as unknown as { id: string }[]
  const answers = [
    await ask('GET', `/api/threads/${threadId}`, { cookie }),
    await ask('GET', `/api/threads/${threadId}/messages`, { cookie }),
    await ask('POST', `/api/threads/${threadId}/messages`, { cookie, body: { message: 'Hello' } }),
    await ask('POST', `/api/threads/${threadId}/read`, { cookie, body: {} }),
    await ask('GET', `/api/threads/${threadId}/participants`, { cookie }),
    await ask('PATCH', `/api/threads/${threadId}`, { cookie, body: { status: 'closed' } }),
    await ask('PATCH', `/api/messages/${first?.id}`, { cookie, body: { read: false } }),
    await ask('GET', `/api/bookings/${booking.id}`, { cookie }),
    await ask('POST', `/api/bookings/${booking.id}/cancel`, { cookie, body: { reason: '' } }),
    await ask('GET', `/api/shops/${shop.id}/members`, { cookie }),
    await ask('PATCH', `/api/members/${membership}`, { cookie, body: { role: 'owner' } }),
  ]
  return answers.map(({ status }) => status)
}

test.each(['removed by an owner', 'gone of their own accord'])(
  'somebody %s reads and does nothing more',
  async (how) => {
    const frontDesk = await makeFrontDesk()
    const { staff, owner, threadId, membership } = frontDesk
    const unread = async () => (await ask('GET', '/api/threads/unread', { cookie: staff.cookie })).json
    const list = async (query = '') =>
      (await ask('GET', `/api/threads?${query}`, { cookie: staff.cookie })).json.threads
    expect(await list()).toMatchObject([{ id: threadId, unreadCount: 1 }])
    expect(await unread()).toEqual({ unread: 1 })

    expect((await end(membership, how === 'removed by an owner' ? owner.cookie : staff.cookie)).status).toBe(204)

    expect(new Set(await statuses(frontDesk, staff.cookie))).toEqual(new Set([404]))
    expect(await list()).toEqual([])
    expect(await list('search=Inquiry&includeArchived=true&includeDeleted=true')).toEqual([])
    expect(await unread()).toEqual({ unread: 0 })
    expect((await ask('GET', '/api/my-shops', { cookie: staff.cookie })).json).toEqual({ shops: [] })
    const former = await actorOf(ctx, staff.contactId)
    await expect(confirmBooking(ctx, former, frontDesk.booking.id)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' })
    const { json } = await ask('GET', `/api/threads/${threadId}/participants`, { cookie: owner.cookie })
    const active = (json.participants as unknown as { isActive: boolean; role: string }[]).filter((one) => one.isActive)
    expect(active.filter(({ role }) => role === 'business')).toHaveLength(2)
  },
)

test('what happens later is told to those who are still there, and to no browser of somebody who left', async () => {
  const frontDesk = await makeFrontDesk()
  const { staff, owner, threadId, membership } = frontDesk
  const [theirs, owners] = [await browser(staff.cookie), await browser(owner.cookie)]
  await drainWork(ctx)
  await end(membership, staff.cookie)
  theirs.heard.length = 0
  owners.heard.length = 0
  await write(frontDesk, 'Are you open on Saturday?')
  const cancelled = { cookie: frontDesk.driver.cookie, body: { reason: 'Sold the car' } }
  expect((await ask('POST', `/api/bookings/${frontDesk.booking.id}/cancel`, cancelled)).status).toBe(200)
  await drainWork(ctx)
  expect(await owners.next('booking_changed')).toMatchObject({ bookingId: frontDesk.booking.id })
  expect(await owners.next('thread_changed')).toMatchObject({ threadId })
  // That their rights have changed may come late; it says nothing of the shop.
  expect(theirs.heard.filter(({ type }) => type !== 'access_changed')).toEqual([])
  const told = (contactId: string) =>
    ctx.db
      .selectFrom('notification')
      .select('kind')
      .where('contact_id', '=', contactId)
      .where('kind', 'in', ['booking_cancelled', 'message_asked'])
      .execute()
  const kinds = async (contactId: string) => new Set((await told(contactId)).map(({ kind }) => kind))
  expect(await kinds(owner.contactId)).toEqual(new Set(['booking_cancelled', 'message_asked']))
  expect(await kinds(staff.contactId)).toEqual(new Set(['message_asked']))
})

test('who comes back has the same rights again', async () => {
  const frontDesk = await makeFrontDesk()
  const { staff, shop, membership, threadId } = frontDesk
  await end(membership, staff.cookie)
  await makeMember(ctx, shop, staff.contactId)
  expect((await ask('GET', `/api/threads/${threadId}`, { cookie: staff.cookie })).status).toBe(200)
})

test('a stranger finds nothing behind real ids, and staff manages nobody', async () => {
  const frontDesk = await makeFrontDesk()
  const { unverifiedGuest, staff } = frontDesk
  expect(new Set(await statuses(frontDesk, unverifiedGuest.cookie))).toEqual(new Set([404]))
  expect((await end(frontDesk.membership, unverifiedGuest.cookie)).status).toBe(404)
  const promoted = { cookie: staff.cookie, body: { role: 'owner' } }
  expect((await ask('PATCH', `/api/members/${frontDesk.membership}`, promoted)).json.code).toBe('OWNER_REQUIRED')
})
