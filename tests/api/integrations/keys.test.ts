import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { completeWork } from '#core/bookings/shop-work.ts'
import { as } from '#tests/support/actors.ts'
import { makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { allLogged, ask, ctx } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function ownedShop() {
  const [shop, owner] = [await makeShop(ctx), await makePerson()]
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { shop, owner }
}
type Owned = { shop: { id: string }; owner: { cookie: string } }

async function makeKey({ shop, owner }: Owned, ...scopes: string[]) {
  const body = { name: 'Till at the counter', scopes }
  const { json, status, text } = await ask('POST', `/api/shops/${shop.id}/keys`, { cookie: owner.cookie, body })
  expect(status, text).toBe(201)
  return { token: String(json.token), id: String((json.key as unknown as { id: string }).id) }
}

/** As a till asks: no cookie, no page that it comes from. */
const till = (method: string, path: string, token: string, body?: unknown, headers: Record<string, string> = {}) =>
  ask(method, `/api/v1${path}`, { origin: null, body, headers: { ...headers, Authorization: `Bearer ${token}` } })

const item = {
  sku: 'MIC-1',
  brand: 'Michelin',
  model: 'Primacy 4',
  brandIsNew: true,
  size: '205 55 16 91V',
  priceCents: 189_900,
  quantity: 4,
}

test('a key is shown once, stored as a hash, and known by its first signs and its last use', async () => {
  const owned = await ownedShop()
  const { token } = await makeKey(owned, 'stock:read')
  expect(token).toMatch(/^spoor_[\w-]{43}$/)
  const list = () => ask('GET', `/api/shops/${owned.shop.id}/keys`, { cookie: owned.owner.cookie })
  const [key] = (await list()).json.keys as unknown as Record<string, unknown>[]
  expect(key).toMatchObject({ name: 'Till at the counter', prefix: token.slice(0, 10), lastUsedAt: null })
  expect((await list()).text).not.toContain(token.slice(0, 20))
  const { rows } = await ctx.pool.query('select row_to_json(k)::text as row from api_key k')
  expect(JSON.stringify(rows)).not.toContain(token.slice(10))
  expect((await till('GET', '/stock', token)).status).toBe(200)
  const [used] = (await list()).json.keys as unknown as Record<string, unknown>[]
  expect(used?.lastUsedAt).toBe(ctx.clock.now().toISOString())
  expect(allLogged()).not.toContain(token)
})

test('a till keeps stock true: new, changed, unchanged and wrong articles, each with its result', async () => {
  const owned = await ownedShop()
  const { token } = await makeKey(owned, 'stock:write', 'stock:read')
  await makeListing(ctx, owned.shop, { priceCents: 189_900, quantity: 4 })
  const items = [
    { ...item, priceCents: 179_900 },
    { ...item, sku: 'ZEE-1', brand: 'Zeetex', size: '235/35ZR19', brandIsNew: true },
    { sku: 'GONE', quantity: 2 },
    { ...item, sku: 'BAD', model: 'X', size: 'round' },
    { ...item, sku: 'HALF', model: 'Half', priceCents: undefined },
  ]
  const put = () => till('POST', '/stock', token, { items })
  const first = await put()
  expect(first.json, first.text).toEqual({
    created: 1,
    updated: 1,
    unchanged: 0,
    errors: 3,
    items: [
      { sku: 'MIC-1', result: 'updated', problem: null },
      { sku: 'ZEE-1', result: 'created', problem: null },
      { sku: 'GONE', result: 'error', problem: 'Missing brand' },
      { sku: 'BAD', result: 'error', problem: "Size 'round' is not a tyre size" },
      { sku: 'HALF', result: 'error', problem: 'Missing price' },
    ],
  })
  expect((await put()).json, 'the same again changes nothing').toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  const sold = await till('POST', '/stock', token, { items: [{ sku: 'MIC-1', quantity: 0 }] })
  expect(sold.json).toMatchObject({ updated: 1 })
  const page = await till('GET', '/stock?limit=1', token)
  expect(page.json.items).toMatchObject([{ sku: 'MIC-1', priceCents: 179_900, quantity: 0, size: '205/55R16' }])
  const rest = await till('GET', `/stock?limit=5&after=${page.json.next}`, token)
  expect(rest.json).toMatchObject({ items: [{ sku: 'ZEE-1', quantity: 4 }], next: null })
})

test('what a till says stands on the shelf; it reads what is promised and free, and may say what can be ordered', async () => {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const { token } = await makeKey({ shop: world.shop, owner }, 'stock:write', 'stock:read', 'bookings:read')
  await ctx.db.updateTable('listing').set({ sku: 'P4' }).where('id', '=', world.listing.id).execute()
  const { id } = await makeBooking(world, { services: ['fitting'], listingId: world.listing.id })
  await confirmBooking(ctx, as(world.staff), id)
  const put = (item: object) => till('POST', '/stock', token, { items: [{ sku: 'P4', ...item }] })
  const stock = async () =>
    ((await till('GET', '/stock?limit=100', token)).json.items as unknown as { sku: string }[]).find(
      ({ sku }) => sku === 'P4',
    )
  expect((await put({ quantity: 9 })).json).toMatchObject({ updated: 1 })
  expect(await stock()).toMatchObject({ quantity: 9, reserved: 4, free: 5, orderIn: null })
  const orderIn = { quantity: 4, leadHours: 10, until: '14:00' }
  expect((await put({ orderIn })).json).toMatchObject({ updated: 1 })
  expect((await put({ orderIn })).json, 'the same again changes nothing').toMatchObject({ unchanged: 1 })
  expect(await stock()).toMatchObject({ quantity: 9, orderIn })
  expect((await put({ orderIn: null })).json).toMatchObject({ updated: 1 })
  expect(await stock()).toMatchObject({ orderIn: null })
  const { bookings } = (await till('GET', '/bookings', token)).json as unknown as { bookings: { id: string }[] }
  expect(bookings.find((one) => one.id === id)).toMatchObject({ stock: { quantity: 9, reserved: 4, free: 5 } })
})

test("a shop's own books, which an owner switches on, have counted what was sold", async () => {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const path = `/api/shops/${world.shop.id}`
  const set = (keepsOwnBooks: boolean) =>
    ask('PATCH', `${path}/own-books`, { cookie: owner.cookie, body: { keepsOwnBooks } })
  const booked = async (start: string) => {
    const { id } = await makeBooking(world, { services: ['fitting'], listingId: world.listing.id, start })
    await confirmBooking(ctx, as(world.staff), id)
    ctx.clock.set(new Date(start))
    await completeWork(ctx, as(world.staff), id)
    const { quantity } = await ctx.db
      .selectFrom('listing')
      .select('quantity')
      .where('id', '=', world.listing.id)
      .executeTakeFirstOrThrow()
    return quantity
  }
  const before = ctx.clock.now()
  expect((await set(true)).json).toEqual({ keepsOwnBooks: true })
  expect((await ask('GET', `${path}/keys`, { cookie: owner.cookie })).json.keepsOwnBooks).toBe(true)
  expect(await booked(`${friday}T08:00:00Z`)).toBe(80)
  expect((await set(false)).json).toEqual({ keepsOwnBooks: false })
  expect(await booked(`${friday}T12:00:00Z`)).toBe(76)
  ctx.clock.set(before)
})

test('a thousand articles go in one call, one more does not', async () => {
  const { token } = await makeKey(await ownedShop(), 'stock:write')
  const items = Array.from({ length: 1_000 }, (_, n) => ({ ...item, sku: `S${n}`, model: `Model ${n}` }))
  expect((await till('POST', '/stock', token, { items })).json).toMatchObject({ created: 1_000, errors: 0 })
  const more = await till('POST', '/stock', token, { items: [...items, item] })
  expect([more.status, more.json.code]).toEqual([400, 'INVALID'])
})

test('a call that is sent again under its key has taken effect once', async () => {
  const { token } = await makeKey(await ownedShop(), 'stock:write')
  const again = { 'Idempotency-Key': 'sale-4711-2026-11-18' }
  const first = await till('POST', '/stock', token, { items: [item] }, again)
  const second = await till('POST', '/stock', token, { items: [item] }, again)
  expect(first.json).toMatchObject({ created: 1 })
  expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true'])
  const another = await makeKey(await ownedShop(), 'stock:write')
  const elsewhere = await till('POST', '/stock', another.token, { items: [item] }, again)
  expect(elsewhere.headers['idempotency-replayed'], 'another shop’s calls are its own').toBeUndefined()
})

test('a till sees the bookings of its own shop that changed, page by page', async () => {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const { token } = await makeKey({ shop: world.shop, owner }, 'bookings:read')
  const made = [await makeBooking(world), await makeBooking(world, { quantity: 2 })]
  await makeBooking(await makeWorld())
  const first = await till('GET', '/bookings?limit=1', token)
  const rest = await till('GET', `/bookings?after=${first.json.next}`, token)
  const both = [first, rest].flatMap(({ json }) => json.bookings as unknown as { code: string }[])
  expect(both.map(({ code }) => code).toSorted()).toEqual(made.map(({ code }) => code).toSorted())
  expect(both[0]).toMatchObject({ status: 'pending', services: ['alignment'], customer: { name: 'Thandi Nkosi' } })
  expect(rest.json.next).toBeNull()
  const later = new Date(ctx.clock.now().getTime() + 1_000).toISOString()
  expect((await till('GET', `/bookings?changedSince=${later}`, token)).json.bookings).toEqual([])
})

test('a key does what its owner chose, for its own shop, until it is revoked or the shop is blocked', async () => {
  const owned = await ownedShop()
  const reads = await makeKey(owned, 'stock:read')
  for (const [method, path, body] of [
    ['POST', '/stock', { items: [item] }],
    ['GET', '/bookings', undefined],
  ] as const) {
    const refused = await till(method, path, reads.token, body)
    expect([refused.status, refused.json.code], path).toEqual([403, 'KEY_MAY_NOT'])
  }
  const other = await ownedShop()
  await makeListing(ctx, other.shop)
  expect((await till('GET', '/stock', reads.token)).json.items).toEqual([])
  const person = await ask('GET', '/api/my-shops', { headers: { Authorization: `Bearer ${reads.token}` } })
  expect(person.status, 'it is nobody’s session').toBe(401)

  const gone = await ask('DELETE', `/api/keys/${reads.id}`, { cookie: owned.owner.cookie })
  expect(gone.status).toBe(204)
  expect((await till('GET', '/stock', reads.token)).json.code).toBe('KEY_REQUIRED')
  const fresh = await makeKey(owned, 'stock:read')
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', owned.shop.id).execute()
  expect((await till('GET', '/stock', fresh.token)).json.code).toBe('KEY_REQUIRED')
})

test('calls are limited for each key by itself', async () => {
  const owned = await ownedShop()
  const [one, other] = [await makeKey(owned, 'stock:write'), await makeKey(owned, 'stock:write')]
  const put = (token: string) => till('POST', '/stock', token, { items: [{ sku: 'none', quantity: 1 }] })
  const answers = await Promise.all(Array.from({ length: 61 }, () => put(one.token)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await put(other.token)).status).toBe(200)
})

test('making and ending a key stand in the audit trail, without the key', async () => {
  const owned = await ownedShop()
  const { id, token } = await makeKey(owned, 'stock:read')
  await ask('DELETE', `/api/keys/${id}`, { cookie: owned.owner.cookie })
  const entries = await ctx.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).orderBy('id').execute()
  expect(entries.map(({ action, contact_id }) => [action, contact_id])).toEqual([
    ['create', owned.owner.contactId],
    ['delete', owned.owner.contactId],
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
})
