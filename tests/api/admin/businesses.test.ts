import { beforeEach, expect, test } from 'vitest'
import { mayModerate, moderatedStatuses } from '#core/rules/shops/business-life.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { mailsTo } from '../auth/mailbox.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makeBooking, makePerson, makeWorld } from '../contract/world.ts'
import { makeSeller } from '../joining/people.ts'

beforeEach(forgetCounts)
const admin = await makeAdmin()
const REASON = 'Deposits were asked for.\nNobody answered us.'
const set = (shopId: string, status: string, { cookie } = admin, reason = status === 'blocked' ? REASON : undefined) =>
  ask('POST', `/api/admin/businesses/${encodeURIComponent(shopId)}/status`, {
    cookie,
    body: { status, ...(reason && { reason }) },
  })
const list = async (query = '') =>
  (await ask('GET', `/api/admin/businesses${query}`, { cookie: admin.cookie })).json as unknown as {
    businesses: { id: string; name: string; status: string; owners: string[]; openBookings: number }[]
    next: string | null
  }
const isPublic = async (slug: string) => (await ask('GET', `/api/shops/${slug}`)).status === 200

async function makeBusiness(options: Record<string, unknown> = {}) {
  const shop = await makeShop(ctx, { ...options })
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { ...shop, owner }
}

test('a status that nobody may set, and an id that is none, are refused in the specified words', async () => {
  const shop = await makeBusiness()
  expect(await set(shop.id, 'hidden')).toMatchObject({ status: 400, json: { message: 'Invalid status: hidden' } })
  expect(await set(shop.id, 'inactive')).toMatchObject({ json: { message: 'Invalid status: inactive' } })
  expect(await set(' ', 'blocked')).toMatchObject({ status: 400, json: { message: 'Invalid business ID' } })
  expect(await set('no-id', 'blocked')).toMatchObject({ json: { message: 'Invalid business ID' } })
  expect(await set('00000000-0000-7000-8000-000000000000', 'blocked')).toMatchObject({ status: 404 })
})

const statuses = ['pending', 'active', 'inactive', 'blocked', 'unpublished'] as const
const steps = statuses.flatMap((from) => moderatedStatuses.map((to) => [from, to] as const))

test('only the steps of the specification can be taken; any other leaves the status', async () => {
  const taken: string[] = []
  for (const [from, to] of steps) {
    const shop = await makeBusiness()
    await ctx.db.updateTable('shop').set({ business_status: from }).where('id', '=', shop.id).execute()
    const { status } = await set(shop.id, to)
    expect(status, `${from} to ${to}`).toBe(mayModerate(from, to) ? 200 : 409)
    const row = await ctx.db.selectFrom('shop').select('business_status').where('id', '=', shop.id).executeTakeFirst()
    expect(row?.business_status).toBe(status === 200 ? to : from)
    if (status === 200) taken.push(`${from} ${to}`)
  }
  expect(taken).toEqual([
    'pending active',
    'pending blocked',
    'active blocked',
    'active unpublished',
    'inactive active',
    'inactive blocked',
    'blocked active',
    'unpublished active',
    'unpublished blocked',
  ])
})

test('a blocked shop is gone for drivers, its open bookings end and their drivers are told; it can come back', async () => {
  const world = await makeWorld()
  const booking = await makeBooking(world)
  expect((await list(`?search=${world.shop.slug}`)).businesses).toEqual([
    expect.objectContaining({ id: world.shop.id, openBookings: 1 }),
  ])
  const answer = await set(world.shop.id, 'blocked')
  expect(answer).toMatchObject({ status: 200, json: { status: 'blocked', cancelledBookings: 1 } })
  expect(await isPublic(world.shop.slug)).toBe(false)
  const offers = await ctx.db.selectFrom('offer').select('listing_id').where('shop_id', '=', world.shop.id).execute()
  expect(offers).toEqual([])
  const { json } = await ask('GET', `/api/bookings/${booking.id}`, { cookie: world.driver.cookie })
  expect(json).toMatchObject({ status: 'cancelled', cancelReason: 'the shop cannot be booked at the moment' })
  await mailsTo('nobody@post.example')
  const told = await ctx.db
    .selectFrom('notification')
    .select('notice')
    .where('contact_id', '=', world.driver.contactId)
    .where('kind', '=', 'booking_cancelled')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(told.notice)).toContain('was cancelled by Spoor')
  expect(JSON.stringify(told.notice)).toContain('the shop cannot be booked at the moment')
  expect(await set(world.shop.id, 'active')).toMatchObject({ status: 200, json: { cancelledBookings: 0 } })
  expect(await isPublic(world.shop.slug)).toBe(true)
  const trail = await ctx.db
    .selectFrom('audit_entry')
    .select(['contact_id', 'old_values', 'new_values'])
    .where('entity_id', '=', world.shop.id)
    .where('contact_id', '=', admin.contactId)
    .orderBy('id')
    .execute()
  expect(trail.map(({ old_values, new_values }) => [old_values, new_values])).toMatchObject([
    [{ status: 'active' }, { status: 'blocked' }],
    [{ status: 'blocked' }, { status: 'active' }],
  ])
})

test('nobody writes in a conversation with a shop that is blocked', async () => {
  const world = await makeWorld()
  const begun = await ask('POST', '/api/threads', {
    cookie: world.driver.cookie,
    body: { shopId: world.shop.id, message: 'Have you got this one?' },
  })
  const write = (cookie: string) =>
    ask('POST', `/api/threads/${begun.json.id}/messages`, { cookie, body: { message: 'Hello?' } })
  const seller = await makePerson()
  await makeMember(ctx, world.shop, seller.contactId)
  await set(world.shop.id, 'blocked')
  expect((await write(world.driver.cookie)).json).toMatchObject({ code: 'SHOP_AWAY' })
  expect((await write(seller.cookie)).json).toMatchObject({ code: 'SHOP_BLOCKED' })
  const began = { shopId: world.shop.id, name: 'Lerato Nkosi', email: 'lerato@example.com', message: 'Hello?' }
  expect((await ask('POST', '/api/guest-messages', { body: began })).json).toMatchObject({ code: 'SHOP_AWAY' })
  const again = { cookie: world.driver.cookie, body: { shopId: world.shop.id, message: 'Hello?' } }
  expect((await ask('POST', '/api/threads', again)).json).toMatchObject({ code: 'SHOP_AWAY' })
})

test('a shop that was blocked before it was approved comes back only with a proven contact; its owner is told', async () => {
  const seller = await makeSeller()
  expect((await set(seller.shopId, 'blocked')).status).toBe(200)
  expect((await set(seller.shopId, 'active')).json.code).toBe('CONTACT_UNPROVEN')
  const [mail] = await mailsTo(seller.email)
  expect(mail?.subject).toBe('Kopjes Tyres is blocked')
  expect(mail?.text).toContain('Deposits were asked for.')
})

test('nobody blocks a shop without a reason', async () => {
  const shop = await makeBusiness()
  for (const reason of ['', '  '])
    expect(await set(shop.id, 'blocked', admin, reason)).toMatchObject({
      status: 400,
      json: { fields: { reason: 'Please give a reason' } },
    })
  expect(await isPublic(shop.slug)).toBe(true)
})

test('what was rejected is approved and not reinstated, also after it was blocked', async () => {
  const seller = await makeSeller()
  await ctx.db
    .updateTable('account')
    .set({ email_verified_at: ctx.clock.now() })
    .where('email', '=', seller.email)
    .execute()
  const decide = `/api/admin/applications/${seller.shopId}`
  await ask('POST', `${decide}/reject`, { cookie: admin.cookie, body: { reason: 'The address is a house' } })
  await set(seller.shopId, 'blocked')
  expect(await set(seller.shopId, 'active')).toMatchObject({ status: 200, json: { status: 'active', verified: true } })
  const subjects = (await mailsTo(seller.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Kopjes Tyres is approved')
  expect(subjects).not.toContain('Kopjes Tyres is back')
})

test('an act that came too late says who was first', async () => {
  const shop = await makeBusiness()
  const second = await makeAdmin()
  await set(shop.id, 'blocked')
  const late = await set(shop.id, 'unpublished', second)
  expect(late).toMatchObject({ status: 409, json: { code: 'STATUS_FORBIDS' } })
  expect(late.json.message).toMatch(/while the business is blocked\. .+ changed it last, at 09:\d\d\.$/)
  expect((await set(shop.id, 'unpublished')).json.message).toContain('You changed it last')
})

test('finance sees shops, and neither blocks nor looks', async () => {
  const shop = await makeBusiness()
  const finance = await makeAdmin(['finance'])
  expect((await ask('GET', `/api/admin/businesses/${shop.id}`, { cookie: finance.cookie })).status).toBe(200)
  expect((await set(shop.id, 'blocked', finance)).status).toBe(403)
  expect((await ask('POST', `/api/admin/businesses/${shop.id}/look`, { cookie: finance.cookie })).status).toBe(403)
})

test('all shops are listed with their owners, the last updated first, page by page, by filter and by words', async () => {
  const town = `Town${Date.now()}`
  const made = []
  for (const name of ['Alpha Bande', 'Beta Bande', 'Gamma Bande']) {
    const shop = await makeBusiness({ name, city: town })
    await ctx.db.updateTable('shop').set({ updated_at: ctx.clock.now() }).where('id', '=', shop.id).execute()
    made.push(shop)
    ctx.clock.advance(1000)
  }
  const [alpha, beta] = made
  await set(alpha?.id ?? '', 'unpublished')
  const names = async (query: string) => (await list(`?search=${town}${query}`)).businesses.map(({ name }) => name)
  expect(await names('')).toEqual(['Alpha Bande', 'Gamma Bande', 'Beta Bande'])
  expect(await names('&status=unpublished')).toEqual(['Alpha Bande'])
  expect(await names('&province=Limpopo')).toEqual([])
  const first = await list(`?search=${town}&limit=2`)
  expect(first.businesses.map(({ name }) => name)).toEqual(['Alpha Bande', 'Gamma Bande'])
  expect((await list(`?search=${town}&limit=2&after=${first.next}`)).businesses).toEqual([
    expect.objectContaining({ id: beta?.id, owners: [expect.any(String)] }),
  ])
  const { json } = await ask('GET', '/api/admin/businesses/counts', { cookie: admin.cookie })
  expect(json.statuses).toMatchObject({ unpublished: expect.any(Number) })
})
