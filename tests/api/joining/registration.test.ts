import { expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { confirm, mailsTo, newEmail, signInByEmail, tokenTo } from '../auth/mailbox.ts'
import { ask, cookieOf, ctx } from '../auth/site.ts'
import { aShop, makeSeller, register } from './people.ts'

const shopOf = (id: string) => ctx.db.selectFrom('shop').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('registering makes a business account with a pending, unverified shop, and signs in', async () => {
  const email = newEmail()
  const answer = await register({ email })
  expect(answer.status, answer.text).toBe(201)
  expect(answer.json).toMatchObject({ account: { role: 'business' }, shop: { name: 'Kopjes Tyres' } })
  const shop = await shopOf(String(answer.json.shop?.id))
  expect(shop).toMatchObject({
    address: '12 Bram Fischer Drive, Ferndale, Randburg',
    description: '',
    suburb: 'Ferndale',
    city: 'Randburg',
    province: 'Gauteng',
    contact_phone: '+27115550170',
    contact_email: email,
    business_status: 'pending',
    verified: false,
    logo_url: null,
  })
  const services = await ctx.db.selectFrom('shop_service').select('service').where('shop_id', '=', shop.id).execute()
  expect(services.map(({ service }) => service).toSorted()).toEqual(['fitting', 'mobile'])
  const mine = await ask('GET', '/api/my-shops', { cookie: cookieOf(answer) })
  expect(mine.json).toMatchObject({ shops: [{ role: 'owner', shop: { id: shop.id } }] })
  expect((await ask('GET', `/api/shops/${shop.slug}`)).status).toBe(404)
  await drainWork(ctx)
  const told = await ask('GET', `/api/shops/${shop.id}/notices`, { cookie: cookieOf(answer) })
  const titles = (told.json.notices as unknown as { title: string }[]).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['No Active Deals', 'Verification Pending'])
})

test('the mailbox gets a link that proves it, and the password signs in before it is opened', async () => {
  const { email, cookie } = await makeSeller()
  expect((await signInByEmail(email)).status).toBe(200)
  expect((await confirm(await tokenTo(email, 'verify_email'), cookie)).status).toBe(200)
})

test('shops of one name get addresses of their own, and none takes a word of a page', async () => {
  const [first, second] = [
    await makeSeller({ businessName: 'Karoo Bande' }),
    await makeSeller({ businessName: 'Karoo Bande' }),
  ]
  expect([first.slug, second.slug]).toEqual(['karoo-bande', 'karoo-bande-2'])
  expect((await makeSeller({ businessName: 'Inventory' })).slug).toBe('inventory-2')
  const both = await Promise.all([register({ businessName: 'Twin' }), register({ businessName: 'Twin' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
})

test('an address of somebody else is taken as any other, and its owner is told', async () => {
  const owner = await makeSeller()
  await confirm(await tokenTo(owner.email, 'verify_email'), owner.cookie)
  const again = await register({ email: owner.email })
  expect([again.status, again.json.created]).toEqual([201, true])
  expect((await mailsTo(owner.email))[0]?.subject).toContain('already have an account')
})

test.each([
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'naledi' }, { email: 'Please enter a valid email' }],
  [{ password: '' }, { password: 'Password is required' }],
  [{ password: 'short' }, { password: 'Password must be at least 8 characters' }],
  [{ contactPhone: '' }, { contactPhone: 'Phone number is required' }],
  [{ contactPhone: '12ab' }, { contactPhone: 'Please enter a valid phone number' }],
  [{ businessName: 'K' }, { businessName: 'Business name must be at least 2 characters' }],
  [{ address: '' }, { address: 'Address is required' }],
  [{ address: 'Randburg' }, { address: 'Please enter a complete address' }],
  [{ fullName: '' }, { fullName: 'Full name is required' }],
  [{ fullName: 'N' }, { fullName: 'Full name must be at least 2 characters' }],
  [{ services: [] }, { services: 'Please select at least one service' }],
  [{ terms: false }, { terms: 'Please accept the Terms and Conditions' }],
  [{ address: '12 Some Road, Nowhere at all' }, { place: expect.stringContaining('suburb or town') }],
  [{ place: 'Atlantis on Mars' }, { place: expect.stringContaining('suburb or town') }],
  [{ role: 'admin' }, { role: 'There is no such field' }],
])('%o is refused', async (options, fields) => {
  const answer = await register(options)
  expect([answer.status, answer.json.fields]).toMatchObject([400, fields])
})

test('a refused shop leaves no account behind', async () => {
  const email = newEmail()
  await register({ email, address: '12 Some Road, Nowhere at all' })
  expect((await signInByEmail(email)).status).toBe(401)
})

test('an address that names no place takes the one that its owner chooses', async () => {
  const { shopId } = await makeSeller({ address: 'Unit 4, behind the old mill', place: 'Parys' })
  expect(await shopOf(shopId)).toMatchObject({ city: 'Parys', suburb: null, province: 'Free State' })
})

test('the choices of the application are the preferences of the account, and a yes to marketing is on record', async () => {
  const { cookie } = await makeSeller({ emailNotifications: false, smsNotifications: true, marketingEmails: true })
  const { json } = await ask('GET', '/api/preferences', { cookie })
  expect(json).toMatchObject({ email: { enabled: false, marketing: true }, sms: { enabled: true } })
  const session = await ask('GET', '/api/auth/session', { cookie })
  const consents = await ctx.db
    .selectFrom('consent as k')
    .innerJoin('contact as c', 'c.id', 'k.contact_id')
    .select(['channel', 'purpose', 'given', 'source'])
    .where('c.account_id', '=', String(session.json.account?.id))
    .execute()
  expect(consents).toEqual([{ channel: 'email', purpose: 'marketing', given: true, source: 'web' }])
})

test('somebody who is signed in puts another shop forward, up to five that wait', async () => {
  const { cookie } = await makeSeller()
  const apply = () => ask('POST', '/api/my-shops', { cookie, body: { ...aShop, contactEmail: 'second@post.example' } })
  for (let at = 0; at < 4; at++) expect((await apply()).status).toBe(201)
  expect(await apply()).toMatchObject({ status: 409, json: { code: 'TOO_MANY_APPLICATIONS' } })
  expect((await ask('GET', '/api/my-shops', { cookie })).json.shops).toHaveLength(5)
})
