import { beforeEach, expect, test } from 'vitest'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { mailsTo } from '../auth/mailbox.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makeBooking, makePerson, makeWorld } from '../contract/world.ts'
import { makeSeller } from '../joining/people.ts'

beforeEach(forgetCounts)
const admin = await makeAdmin()
const at = (shopId: string, rest = '') => `/api/admin/businesses/${shopId}${rest}`
const read = async (path: string, cookie = admin.cookie) => (await ask('GET', path, { cookie })).json

test('one shop shows its people with what they have proven, its papers, history and what happened of late', async () => {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const booking = await makeBooking(world)
  const thread = await ask('POST', '/api/threads', {
    cookie: world.driver.cookie,
    body: { shopId: world.shop.id, message: 'Do you have it?' },
  })
  const report = { cookie: world.driver.cookie, body: { reason: 'fraud', words: '' } }
  await ask('POST', `/api/threads/${thread.json.id}/reports`, report)
  const reason = { cookie: admin.cookie, body: { status: 'unpublished' } }
  await ask('POST', at(world.shop.id, '/status'), reason)
  expect(await read(at(world.shop.id))).toMatchObject({
    id: world.shop.id,
    status: 'unpublished',
    openBookings: 1,
    listings: 2,
    people: expect.arrayContaining([expect.objectContaining({ contactId: owner.contactId, phone: owner.number })]),
    documents: [],
    history: [{ what: 'unpublished', words: null }],
  })
  const latest = await read(at(world.shop.id, '/latest'))
  expect(latest).toMatchObject({
    bookings: [{ id: booking.id, status: 'pending' }],
    deals: [{ active: true }],
    reports: [{ about: 'shop', reason: 'fraud', outcome: null }],
    audit: [{ action: 'update', before: { status: 'active' }, after: { status: 'unpublished' } }],
  })
  expect(JSON.stringify(latest.bookings)).not.toContain('Thandi')
  expect((await ask('GET', at('none'), { cookie: admin.cookie })).json.message).toBe('Invalid business ID')
})

test('papers are for those who decide about applications', async () => {
  const shop = await makeShop(ctx)
  const finance = await makeAdmin(['finance'])
  expect((await read(at(shop.id), finance.cookie)).documents).toBe(null)
})

test('an admin writes to the owner of a shop, who sees it, is told, and answers', async () => {
  const seller = await makeSeller()
  const write = (text: string) => ask('POST', at(seller.shopId, '/messages'), { cookie: admin.cookie, body: { text } })
  expect((await write('  ')).status).toBe(400)
  const sent = await write('Please renew your registration')
  expect(sent).toMatchObject({
    status: 201,
    json: { businessId: seller.shopId, sender: 'admin', text: 'Please renew your registration' },
  })
  expect((await mailsTo(seller.email))[0]?.subject).toBeDefined()
  const { threads } = (await read('/api/threads?role=customer&type=support', seller.cookie)) as unknown as {
    threads: { id: string; subject: string; unreadCount: number }[]
  }
  expect(threads).toMatchObject([{ subject: 'About Kopjes Tyres', unreadCount: 1 }])
  const answer = { cookie: seller.cookie, body: { message: 'It is on its way' } }
  expect((await ask('POST', `/api/threads/${threads[0]?.id}/messages`, answer)).status).toBe(201)
  expect((await write('Thank you')).json.threadId).toBe(threads[0]?.id)
  expect((await read(at(seller.shopId, '/latest'))).messages).toMatchObject([
    { sender: 'admin', content: 'Thank you' },
    { sender: 'owner', content: 'It is on its way' },
    { sender: 'admin', content: 'Please renew your registration' },
  ])
})

test('a shop without an owner cannot be written to', async () => {
  const shop = await makeShop(ctx)
  const answer = await ask('POST', at(shop.id, '/messages'), { cookie: admin.cookie, body: { text: 'Hello' } })
  expect(answer.json.code).toBe('NO_OWNER')
})

test('a fee of its own is set by who looks after revenue, and noted with what it was', async () => {
  const shop = await makeShop(ctx)
  const support = await makeAdmin(['support'])
  const fee = (cookie: string, monthlyFeeCents: number) =>
    ask('POST', at(shop.id, '/fee'), { cookie, body: { monthlyFeeCents } })
  expect((await fee(support.cookie, 100)).status).toBe(403)
  expect((await fee(admin.cookie, -1)).status).toBe(400)
  expect((await fee(admin.cookie, 29_900)).status).toBe(200)
  expect(await read(at(shop.id))).toMatchObject({ monthlyFeeCents: 29_900 })
  const { audit } = (await read(at(shop.id, '/latest'))) as unknown as { audit: object[] }
  expect(audit[0]).toMatchObject({ after: { monthlyFeeCents: 29_900 } })
})
