import { expect, test } from 'vitest'
import { hours, minutes } from '#tests/support/context.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { confirm, mailsTo, makeMember, newEmail, password, signInByEmail, signUpByEmail, tokenTo } from './mailbox.ts'
import { allLogged, ask, cookieOf, ctx, newNumber, pass, presenceOf, signUp } from './site.ts'

const session = async (cookie: string) => (await ask('GET', '/api/auth/session', { cookie })).json
const profile = async (cookie: string) => JSON.parse((await ask('GET', '/api/profile', { cookie })).text)

test('who signs up is signed in as a customer, and can sign in before the link is followed', async () => {
  const email = newEmail()
  const entered = await signUpByEmail(email, { phone: '082 123 4567', vehicleMake: 'Toyota', vehicleYear: '2019' })
  expect(entered.status).toBe(201)
  expect(entered.json).toMatchObject({ created: true, account: { role: 'customer', name: 'Naledi Mabaso', email } })
  expect(await profile(cookieOf(entered))).toMatchObject({
    firstName: 'Naledi',
    lastName: 'Mabaso',
    phone: '+27821234567',
    phoneVerified: false,
    vehicleMake: 'Toyota',
    vehicleYear: 2019,
    emailVerified: false,
    registeredBy: 'email',
  })
  const again = await signInByEmail(email.toUpperCase())
  expect([again.status, again.json.account?.email]).toEqual([200, email])
  expect(allLogged()).not.toContain(password)
})

test('a role that a client asks for is refused', async () => {
  expect((await signUpByEmail(newEmail(), { role: 'admin' })).json.fields).toEqual({ role: 'There is no such field' })
})

test.each([
  [{ name: '' }, 'name', 'Full name is required'],
  [{ name: 'N' }, 'name', 'Name must be at least 2 characters'],
  [{ email: 'nowhere' }, 'email', 'Please enter a valid email'],
  [{ password: 'seven77' }, 'password', 'Password must be at least 8 characters'],
  [{ terms: false }, 'terms', 'Please accept the Terms and Conditions'],
  [{ vehicleYear: '1989' }, 'vehicleYear', expect.stringMatching(/^Must be a year from 1990 to 20\d\d$/)],
])('signing up with %o says what is wrong', async (options, field, says) => {
  const answer = await signUpByEmail(newEmail(), options)
  expect([answer.status, answer.json.fields]).toEqual([400, { [field]: says }])
})

test('the link proves the address, once, and brings what a guest booked with it', async () => {
  const email = newEmail()
  const shop = await makeShop(ctx)
  const listing = await makeListing(ctx, shop)
  const booked = await ask('POST', '/api/bookings', {
    body: {
      shopId: shop.id,
      listingId: listing.id,
      services: ['fitting'],
      date: '2026-11-20',
      time: '10:00',
      customer: { name: 'Naledi', email, phone: newNumber() },
    },
  })
  expect(booked.status, booked.text).toBe(201)
  const cookie = cookieOf(await signUpByEmail(email))
  const mine = async () => JSON.parse((await ask('GET', '/api/bookings', { cookie })).text).bookings.length
  expect(await mine()).toBe(0)
  const token = await tokenTo(email, 'verify_email')
  expect((await confirm(token, cookie)).json).toEqual({ email })
  expect(await mine()).toBe(1)
  expect(await profile(cookie)).toMatchObject({ email, emailVerified: true })
  const again = await confirm(token, cookie)
  expect([again.status, again.json.code]).toEqual([410, 'LINK_GONE'])
  expect(allLogged()).not.toContain(token)
})

test('an address that is somebody’s gives the same answer, and only its owner is told', async () => {
  const owner = await makeMember()
  const [fresh, taken] = [await signUpByEmail(newEmail()), await signUpByEmail(owner.email, { password: 'Other4Road' })]
  const shape = (answer: typeof fresh) => [answer.status, Object.keys(answer.json), cookieOf(answer).length]
  expect(shape(taken)).toEqual(shape(fresh))
  expect((await mailsTo(owner.email))[0]).toMatchObject({ kind: 'account_notice', subject: /already have an account/ })
  expect((await signInByEmail(owner.email)).json.account?.id).toBe(owner.accountId)
  expect((await signInByEmail(owner.email, 'Other4Road')).json.account?.id).toBe(taken.json.account?.id)
  expect(await profile(cookieOf(taken))).toMatchObject({ emailVerified: false })
})

test('who proves an address takes it from those who only claimed it, who keep their accounts', async () => {
  const email = newEmail()
  const other = await signUpByEmail(email, { password: 'Stranger4Road' })
  const claimed = cookieOf(other)
  const cookie = cookieOf(await signUpByEmail(email))
  await confirm(await tokenTo(email, 'verify_email'), cookie)
  expect(await session(claimed)).toEqual({ signedIn: false })
  const back = await signInByEmail(email, 'Stranger4Road')
  expect(back.json.account).toMatchObject({ id: other.json.account?.id, email: null, lostEmail: email })
  const mine = await signInByEmail(email)
  expect(mine.status).toBe(200)
  expect(mine.json.account).not.toHaveProperty('lostEmail')
})

test('a wrong password and an unknown address answer alike, and guessing from one place ends', async () => {
  const { email } = await makeMember()
  const [wrong, unknown] = [await signInByEmail(email, 'Guess4Road'), await signInByEmail(newEmail())]
  for (const answer of [wrong, unknown])
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      401,
      'WRONG_SIGN_IN',
      'Invalid e-mail address or password.',
    ])
  for (let times = 1; times < 20; times++) await signInByEmail(email, 'Guess4Road')
  const locked = await signInByEmail(email)
  expect([locked.status, locked.json.code]).toEqual([429, 'TOO_MANY_PASSWORDS'])
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
  await pass(minutes(1))
  expect((await signInByEmail(email)).status).toBe(200)
})

test('a mailbox is not flooded, and the answer stays the same', async () => {
  const email = newEmail()
  for (let times = 0; times < 8; times++)
    expect((await ask('POST', '/api/auth/password/forgot', { body: { email } })).status).toBe(204)
  const member = await makeMember()
  for (let times = 0; times < 8; times++)
    expect((await ask('POST', '/api/auth/password/forgot', { body: { email: member.email } })).status).toBe(204)
  expect((await mailsTo(email)).length).toBe(0)
  expect((await mailsTo(member.email)).filter(({ kind }) => kind === 'reset_password')).toHaveLength(2)
})

test('a forgotten password is set anew by mail, once, and every browser is signed out', async () => {
  const { email, cookie } = await makeMember()
  await ask('POST', '/api/auth/password/forgot', { body: { email } })
  const token = await tokenTo(email, 'reset_password')
  const checked = await ask('POST', '/api/auth/password/reset/check', { body: { token } })
  expect(checked.status).toBe(204)
  const weak = await ask('POST', '/api/auth/password/reset', { body: { token, password: 'alllowercase1' } })
  expect(weak.json.fields?.password).toBe(
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  )
  const reset = (to: string) => ask('POST', '/api/auth/password/reset', { body: { token, password: to } })
  expect((await reset('Newer4Road')).status).toBe(204)
  expect(await session(cookie)).toEqual({ signedIn: false })
  expect((await signInByEmail(email)).status).toBe(401)
  expect((await signInByEmail(email, 'Newer4Road')).status).toBe(200)
  expect((await reset('Again4Road')).json.code).toBe('LINK_GONE')
  expect((await mailsTo(email))[0]?.subject).toContain('was changed')
})

test('a link to set a password is over after its time', async () => {
  const { email } = await makeMember()
  await ask('POST', '/api/auth/password/forgot', { body: { email } })
  const token = await tokenTo(email, 'reset_password')
  await pass(minutes(46))
  expect((await ask('POST', '/api/auth/password/reset/check', { body: { token } })).status).toBe(410)
})

test('changing the password asks for the present one and signs out the other browsers', async () => {
  const { email, cookie } = await makeMember()
  const other = cookieOf(await signInByEmail(email))
  const change = (current: string) =>
    ask('POST', '/api/auth/password', { cookie, body: { current, password: 'Newer4Road' } })
  expect((await change('Guess4Road')).json).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { current: expect.anything() },
  })
  const changed = await change(password)
  expect(changed.status).toBe(204)
  expect(await session(other)).toEqual({ signedIn: false })
  expect(await session(cookieOf(changed))).toMatchObject({ signedIn: true })
})

test('a new e-mail address counts once it is proven, and the old one is told', async () => {
  const { email, cookie } = await makeMember()
  const next = newEmail()
  await ask('POST', '/api/auth/email', { cookie, body: { email: next, password } })
  expect(await profile(cookie)).toMatchObject({ email, pendingEmail: next })
  await confirm(await tokenTo(next, 'verify_email'), cookie)
  expect(await profile(cookie)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null })
  expect((await mailsTo(email))[0]?.text).toContain(next)
  expect((await signInByEmail(email)).status).toBe(401)
  expect((await signInByEmail(next)).status).toBe(200)
})

test('who registered by WhatsApp adds an address, and a password through it', async () => {
  const number = newNumber()
  const cookie = cookieOf(await signUp(number))
  const email = newEmail()
  await pass(minutes(1))
  await ask('POST', '/api/auth/email', { cookie, body: { email, presence: await presenceOf(cookie, number) } })
  expect(await profile(cookie)).toMatchObject({ email: null, pendingEmail: email, hasPassword: false })
  await confirm(await tokenTo(email, 'verify_email'), cookie)
  await ask('POST', '/api/auth/password/forgot', { body: { email } })
  const token = await tokenTo(email, 'reset_password')
  await ask('POST', '/api/auth/password/reset', { body: { token, password } })
  expect((await signInByEmail(email)).json.account?.email).toBe(email)
})

test('where one is signed in is listed, each can be ended, and all at once', async () => {
  const { email, cookie } = await makeMember()
  await pass(hours(2))
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
  const other = cookieOf(await signInByEmail(email, password, { headers: { 'User-Agent': phone } }))
  const list = async () => JSON.parse((await ask('GET', '/api/auth/sessions', { cookie })).text).sessions
  const [, second] = await list()
  expect(await list()).toMatchObject([{ device: 'Chrome on Android', current: false }, { current: true }])
  expect(second.lastSeenAt > second.signedInAt || second.current).toBe(true)
  const [first] = await list()
  expect((await ask('DELETE', `/api/auth/sessions/${first.id}`, { cookie })).status).toBe(204)
  expect(await session(other)).toEqual({ signedIn: false })
  expect((await ask('DELETE', `/api/auth/sessions/${first.id}`, { cookie })).status).toBe(404)
  const third = cookieOf(await signInByEmail(email))
  expect((await ask('POST', '/api/auth/sign-out-others', { cookie })).status).toBe(204)
  expect([await session(third), await list()]).toMatchObject([{ signedIn: false }, [{ current: true }]])
  expect((await ask('POST', '/api/auth/sign-out-everywhere', { cookie })).status).toBe(204)
  expect(await session(cookie)).toEqual({ signedIn: false })
})
