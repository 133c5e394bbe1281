import { expect, test } from 'vitest'
import { confirm, mailsTo, newEmail, signUpByEmail, tokenTo } from '../auth/mailbox.ts'
import { ask, cookieOf, ctx, newNumber, pass, write } from '../auth/site.ts'
import { makePerson } from '../contract/world.ts'
import { makeSeller } from './people.ts'

const DAY = 24 * 3_600_000

const invite = ({ shopId, cookie }: { shopId: string; cookie: string }, to: string, role = 'staff') =>
  ask('POST', `/api/shops/${shopId}/invitations`, { cookie, body: { to, role } })
const linkIn = async (email: string): Promise<string> =>
  (await mailsTo(email)).flatMap(({ kind, text }) =>
    kind === 'shop_invitation' ? /#([\w-]{43})/.exec(text)?.[1] : [],
  )[0] ?? ''
const members = async ({ shopId, cookie }: { shopId: string; cookie: string }) =>
  ((await ask('GET', `/api/shops/${shopId}/members`, { cookie })).json.members ?? []) as unknown as {
    id: string
    role: string
    you: boolean
  }[]
const accept = (id: string, cookie: string, token?: string) =>
  ask('POST', `/api/my-invitations/${id}/accept`, { cookie, body: token ? { token } : {} })

test('the link of a mail lets the invited mailbox join, and proves it', async () => {
  const seller = await makeSeller()
  const email = newEmail()
  const sent = await invite(seller, email)
  expect([sent.status, sent.json.by]).toEqual([201, 'email'])
  const token = await linkIn(email)
  expect((await ask('POST', '/api/invitations/read', { body: { token } })).json).toMatchObject({
    shop: { name: 'Kopjes Tyres' },
    role: 'staff',
    to: email,
  })
  const newcomer = cookieOf(await signUpByEmail(email))
  expect((await accept(String(sent.json.id), newcomer)).status, 'claiming the address is not enough').toBe(404)
  expect((await accept(String(sent.json.id), newcomer, token)).json).toMatchObject({ role: 'staff' })
  const session = await ask('GET', '/api/auth/session', { cookie: newcomer })
  expect(session.json.account).toMatchObject({ role: 'business', hasShop: true })
  expect((await ask('GET', '/api/profile', { cookie: newcomer })).json.emailVerified).toBe(true)
  expect((await accept(String(sent.json.id), newcomer, token)).status).toBe(404)
  expect((await members(seller)).map(({ role }) => role)).toEqual(['owner', 'staff'])
})

test('the link in other hands joins nobody', async () => {
  const seller = await makeSeller()
  const email = newEmail()
  const { json } = await invite(seller, email, 'owner')
  const other = cookieOf(await signUpByEmail(newEmail()))
  expect(await accept(String(json.id), other, await linkIn(email))).toMatchObject({
    status: 403,
    json: { code: 'INVITED_ELSEWHERE' },
  })
})

test('a number is invited on WhatsApp, and accepts there or on the website', async () => {
  const seller = await makeSeller()
  const [onPhone, onWeb] = [newNumber(), await makePerson()]
  await invite(seller, onPhone)
  await invite(seller, onWeb.number)
  await mailsTo(seller.email)
  expect(await write(onPhone, 'Yes, join')).toContain('You are staff of Kopjes Tyres now')
  const { json } = await ask('GET', '/api/my-invitations', { cookie: onWeb.cookie })
  const [mine] = json.invitations as unknown as { id: string }[]
  expect((await accept(mine?.id ?? '', onWeb.cookie)).status).toBe(200)
  expect(await members(seller)).toHaveLength(3)
})

test('an invitation ends after seven days, and can be sent again', async () => {
  const seller = await makeSeller()
  const email = newEmail()
  const { json } = await invite(seller, email)
  const old = await linkIn(email)
  await pass(7 * DAY + 1000)
  expect((await ask('POST', '/api/invitations/read', { body: { token: old } })).status).toBe(410)
  const list = () => ask('GET', `/api/shops/${seller.shopId}/invitations`, { cookie: seller.cookie })
  expect((await list()).json.invitations).toMatchObject([{ to: email, expired: true }])
  const again = await ask('POST', `/api/invitations/${json.id}/resend`, { cookie: seller.cookie })
  expect(again.json).toMatchObject({ expired: false })
  expect((await ask('POST', '/api/invitations/read', { body: { token: old } })).status).toBe(410)
  expect((await ask('POST', '/api/invitations/read', { body: { token: await linkIn(email) } })).status).toBe(200)
})

test('what is withdrawn or declined is gone', async () => {
  const seller = await makeSeller()
  const email = newEmail()
  const { json } = await invite(seller, email)
  const token = await linkIn(email)
  await ask('DELETE', `/api/invitations/${json.id}`, { cookie: seller.cookie })
  expect((await ask('POST', '/api/invitations/read', { body: { token } })).status).toBe(410)
  const person = await makePerson()
  await invite(seller, person.number)
  const mine = (await ask('GET', '/api/my-invitations', { cookie: person.cookie })).json
  const [one] = mine.invitations as unknown as { id: string }[]
  expect(
    (await ask('POST', `/api/my-invitations/${one?.id}/decline`, { cookie: person.cookie, body: {} })).status,
  ).toBe(204)
  expect((await accept(one?.id ?? '', person.cookie)).status).toBe(404)
})

test('members are not invited, and not everywhere and not too often', async () => {
  const seller = await makeSeller()
  await confirm(await tokenTo(seller.email, 'verify_email'), seller.cookie)
  expect((await invite(seller, seller.email)).json.code).toBe('ALREADY_MEMBER')
  expect((await invite(seller, '+1 212 555 0100')).json.code).toBe('INVITATION_COUNTRY')
  expect((await invite(seller, 'nobody')).json.fields).toEqual({
    to: 'Please enter an e-mail address or a WhatsApp number',
  })
  const email = newEmail()
  const codes: unknown[] = []
  for (let at = 0; at < 4; at++) codes.push((await invite(seller, email)).json.code)
  expect(codes.at(-1)).toBe('TOO_MANY_INVITATIONS')
})

test('a role, a removal and leaving are noted and told; the last owner stays', async () => {
  const seller = await makeSeller()
  const person = await makePerson()
  await invite(seller, person.number)
  const [one] = (await ask('GET', '/api/my-invitations', { cookie: person.cookie })).json.invitations as unknown as {
    id: string
  }[]
  await accept(one?.id ?? '', person.cookie)
  const [owner, staff] = await members(seller)
  const leaves = await ask('DELETE', `/api/members/${owner?.id}`, { cookie: seller.cookie })
  expect(leaves.json.code).toBe('LAST_OWNER')
  await ask('PATCH', `/api/members/${staff?.id}`, { cookie: seller.cookie, body: { role: 'owner' } })
  expect((await ask('DELETE', `/api/members/${owner?.id}`, { cookie: person.cookie })).status).toBe(204)
  await mailsTo('nobody@post.example')
  const trail = await ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'contact_id'])
    .where('entity_type', '=', 'member')
    .where('entity_id', 'in', [owner?.id ?? '', staff?.id ?? ''])
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  const told = await ctx.db.selectFrom('notification').select('notice').where('kind', '=', 'member_news').execute()
  const titles = JSON.stringify(told)
  for (const words of [
    'has joined Kopjes Tyres',
    'You are an owner of Kopjes Tyres now',
    'You no longer belong to Kopjes Tyres',
  ])
    expect(titles).toContain(words)
})
