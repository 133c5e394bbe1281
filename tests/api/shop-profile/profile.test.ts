import { beforeEach, expect, test } from 'vitest'
import { profileBody } from '#tests/attacks/seller-rights/shop-profile.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { makeOwnShop } from './scene.ts'

beforeEach(forgetCounts)

test('an owner changes what the public page says; staff reads it only', async () => {
  const { shop, owner, staff, at } = await makeOwnShop()
  const body = {
    ...profileBody,
    name: '  Ferndale   Tyres ',
    email: 'Hello@Ferndale.Example',
    website: 'ferndale.example',
  }
  const saved = await ask('PATCH', at('profile'), { cookie: owner.cookie, body })
  expect(saved.json).toMatchObject({
    name: 'Ferndale Tyres',
    email: 'hello@ferndale.example',
    phone: '+27115550100',
    website: 'https://ferndale.example/',
    canChange: true,
  })
  expect((await ask('GET', `/api/shops/${shop.slug}`)).json).toMatchObject({
    name: 'Ferndale Tyres',
    email: 'hello@ferndale.example',
  })
  expect((await ask('GET', at('profile'), { cookie: staff.cookie })).json).toMatchObject({
    name: 'Ferndale Tyres',
    canChange: false,
  })
  const audit = await ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'new_values'])
    .where('entity_id', '=', shop.id)
    .execute()
  expect(audit).toMatchObject([{ action: 'update', new_values: { changed: expect.arrayContaining(['name']) } }])
  expect(JSON.stringify(audit)).not.toContain('hello@')
})

test.each([
  ['name', '  ', 'Business name is required'],
  ['email', '', 'Contact email is required'],
  ['email', 'hello@', 'Please enter a valid email address'],
  ['phone', '12345', 'Please enter a valid phone number'],
  ['phone', 'call 0115550100', 'Please enter a valid phone number'],
  ['website', 'javascript:alert(1)', 'Please enter a web address, such as https://www.example.co.za'],
])('%s %j is refused', async (field, value, says) => {
  const { owner, at } = await makeOwnShop()
  const { status, json } = await ask('PATCH', at('profile'), {
    cookie: owner.cookie,
    body: { ...profileBody, [field]: value },
  })
  expect([status, json.fields?.[field]]).toEqual([400, says])
})

test('the shop is found where its new address is, or where its pin stands', async () => {
  const { shop, owner, listing, at } = await makeOwnShop()
  const spot = () =>
    ctx.db.selectFrom('offer').select(['lat', 'lng']).where('listing_id', '=', listing.id).executeTakeFirst()
  const send = (change: object) =>
    ask('PATCH', at('profile'), { cookie: owner.cookie, body: { ...profileBody, ...change } })
  await send({ address: '14 Bram Fischer Drive' })
  expect(await spot()).toEqual({ lat: shop.lat, lng: shop.lng })
  const moved = await send({ suburb: null, city: 'Durban', province: 'KwaZulu-Natal' })
  expect(moved.json.lat).toBeCloseTo(-29.86, 0)
  expect(await spot()).toEqual({ lat: moved.json.lat, lng: moved.json.lng })
  const near = await ask('GET', `/api/shops?lat=-29.86&lng=31.02&radiusKm=30`)
  expect(near.json.shops).toMatchObject([{ id: shop.id }])
  await send({ suburb: null, city: 'Durban', province: 'KwaZulu-Natal', pin: { lat: -29.7, lng: 31.05 } })
  expect(await spot()).toEqual({ lat: -29.7, lng: 31.05 })
  const unknown = await send({ suburb: null, city: 'Nowhereville' })
  expect([unknown.status, unknown.json.code]).toEqual([400, 'PLACE_UNKNOWN'])
  expect((await send({ pin: { lat: 51.5, lng: 0 } })).status).toBe(400)
})

test('the preview says what the chat will say, with what is typed so far', async () => {
  const { owner, at } = await makeOwnShop()
  const { json } = await ask('GET', `${at('chat-preview')}?name=Ferndale%20Tyres&phone=0115550177`, {
    cookie: owner.cookie,
  })
  expect(json.text).toContain('*Ferndale Tyres* ✓ verified')
  expect(json.text).toContain('12 Bram Fischer Drive, Ferndale, Randburg')
  expect(json.text).toContain('Phone: 011 555 0177')
  expect(json.buttons).toEqual(['Tyres here', 'Book a service', 'Other shops'])
})

test('a blocked shop is read and not changed; one that waits is managed as any other', async () => {
  const blocked = await makeOwnShop({ status: 'blocked' })
  const { cookie } = blocked.owner
  expect((await ask('GET', blocked.at('profile'), { cookie })).json).toMatchObject({
    status: 'blocked',
    canChange: false,
  })
  for (const [method, path, body] of [
    ['PATCH', 'profile', profileBody],
    ['POST', 'special-days', { from: '2027-01-02', to: '2027-01-02', interval: null, reason: '' }],
  ] as const)
    expect((await ask(method, blocked.at(path), { cookie, body })).json.code).toBe('SHOP_BLOCKED')
  const waiting = await makeOwnShop({ status: 'pending' })
  expect((await ask('PATCH', waiting.at('profile'), { cookie: waiting.owner.cookie, body: profileBody })).status).toBe(
    200,
  )
})
