import { expect, test } from 'vitest'
import { hours, minutes } from '#tests/support/context.ts'
import { confirm, mailsTo, makeMember, newEmail, password, signInByEmail, signUpByEmail, tokenTo } from './mailbox.ts'
import { ask, codeFor, cookieOf, ctx, newNumber, pass } from './site.ts'

const profile = async (cookie: string) => JSON.parse((await ask('GET', '/api/profile', { cookie })).text)
const changeEmail = (cookie: string, email: string) =>
  ask('POST', '/api/auth/email', { cookie, body: { email, password } })
const forgot = (email: string) => ask('POST', '/api/auth/password/forgot', { body: { email } })

test('a link proves nothing for a stranger who had it sent: it works only in the account that asked', async () => {
  const email = newEmail()
  const unverifiedGuest = cookieOf(await signUpByEmail(email, { password: 'Stranger4Road' }))
  const token = await tokenTo(email, 'verify_email')
  const nobody = await confirm(token, '')
  expect([nobody.status, nobody.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  const other = await makeMember()
  const wrong = await confirm(token, other.cookie)
  expect([wrong.status, wrong.json.code]).toEqual([403, 'OTHER_ACCOUNT'])
  expect(await profile(unverifiedGuest)).toMatchObject({ emailVerified: false })
  expect((await confirm(token, unverifiedGuest)).status).toBe(200)
})

test('who owns a mailbox takes the account over that a stranger made with it', async () => {
  const email = newEmail()
  const unverifiedGuest = cookieOf(await signUpByEmail(email, { password: 'Stranger4Road' }))
  await changeEmail(unverifiedGuest, newEmail())
  await forgot(email)
  const token = await tokenTo(email, 'reset_password')
  await ask('POST', '/api/auth/password/reset', { body: { token, password } })
  expect((await ask('GET', '/api/auth/session', { cookie: unverifiedGuest })).json).toEqual({ signedIn: false })
  expect((await signInByEmail(email, 'Stranger4Road')).status).toBe(401)
  const mine = cookieOf(await signInByEmail(email))
  expect(await profile(mine)).toMatchObject({ email, emailVerified: true, pendingEmail: null })
})

test('asking for somebody’s address looks like asking for a free one', async () => {
  const [member, owner] = [await makeMember(), await makeMember()]
  for (const email of [newEmail(), owner.email]) {
    await pass(1000)
    expect((await changeEmail(member.cookie, email)).status).toBe(204)
    expect(await profile(member.cookie)).toMatchObject({ email: member.email, pendingEmail: email })
  }
  expect((await mailsTo(owner.email))[0]).toMatchObject({ kind: 'account_notice' })
})

test('asking for a new password does the same for an address that nobody has, until the answer', async () => {
  const member = await makeMember()
  const rows = async () => [
    await ctx.db.selectFrom('event').select('type').execute(),
    await ctx.db.selectFrom('mail').select('id').execute(),
    await ctx.db.selectFrom('email_link').select('token_hash').execute(),
  ]
  const grown = async (email: string) => {
    const before = await rows()
    expect((await forgot(email)).status).toBe(204)
    return (await rows()).map((after, place) => after.length - (before[place]?.length ?? 0))
  }
  expect(await grown(newEmail())).toEqual([1, 0, 0])
  expect(await grown(member.email)).toEqual([1, 0, 0])
  expect(await tokenTo(member.email, 'reset_password')).toMatch(/./)
})

test('a new password ends the way to another address that somebody asked for with the old one', async () => {
  const { cookie } = await makeMember()
  const theirs = newEmail()
  await changeEmail(cookie, theirs)
  const token = await tokenTo(theirs, 'verify_email')
  const changed = await ask('POST', '/api/auth/password', {
    cookie,
    body: { current: password, password: 'Newer4Road' },
  })
  expect((await confirm(token, cookieOf(changed))).json.code).toBe('LINK_GONE')
})

test('a number that begins to sign in is told to the mailbox, by its end', async () => {
  const { cookie, email } = await makeMember()
  const number = newNumber()
  const sent = await ask('POST', '/api/auth/number/code', { cookie, body: { which: 'new', number } })
  await ask('POST', '/api/auth/number/check', {
    cookie,
    body: { session: sent.json.session, code: await codeFor(number) },
  })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toContain('number on Spoor was changed')
  expect(mail?.text).toContain(`ends in ${number.slice(-3)}`)
  expect(mail?.text).not.toContain(number)
})

test('one account does not write to many mailboxes', async () => {
  const { cookie } = await makeMember()
  for (let times = 0; times < 10; times++) {
    expect((await changeEmail(cookie, newEmail())).status).toBe(204)
    if (times % 5 === 4) await pass(minutes(15))
  }
  const refused = await changeEmail(cookie, newEmail())
  expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_MAILS'])
  await pass(hours(1))
  expect((await changeEmail(cookie, newEmail())).status).toBe(204)
})
