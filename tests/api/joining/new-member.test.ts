import { expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { makePerson, makeWorld } from '../contract/world.ts'

test('a new member begins with nothing unread, and reads what comes from then on as news', async () => {
  const { shop, driver } = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  const ask1 = { shopId: shop.id, message: 'Do you have it?', subject: 'Old question' }
  const { json: thread } = await ask('POST', '/api/threads', { cookie: driver.cookie, body: ask1 })
  const newcomer = await makePerson()
  const invited = { cookie: owner.cookie, body: { to: newcomer.number, role: 'staff' } }
  const { json: invitation } = await ask('POST', `/api/shops/${shop.id}/invitations`, invited)
  const accept = `/api/my-invitations/${invitation.id}/accept`
  expect((await ask('POST', accept, { cookie: newcomer.cookie, body: {} })).status).toBe(200)
  const unread = async () =>
    (await ask('GET', '/api/threads/unread?role=business', { cookie: newcomer.cookie })).json.unread
  expect(await unread()).toBe(0)
  const notices = await ask('GET', `/api/shops/${shop.id}/notices?limit=50`, { cookie: newcomer.cookie })
  expect(notices.json.unread).toBe(0)
  await pass(1_000)
  const more = { cookie: driver.cookie, body: { message: 'And tomorrow?' } }
  await ask('POST', `/api/threads/${thread.id}/messages`, more)
  await drainWork(ctx)
  expect(await unread()).toBe(1)
})
