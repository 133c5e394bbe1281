import { expect, test } from 'vitest'
import {
  confirm,
  mailsTo,
  makeMember,
  newEmail,
  password,
  signInByEmail,
  signUpByEmail,
  tokenTo,
} from '#tests/api/auth/mailbox.ts'
import { allCookiesOf, ask, cookieOf, pass } from '#tests/api/auth/site.ts'
import { minutes } from '#tests/support/context.ts'

const guess = async (email: string, times: number, from: string) => {
  for (let more = 0; more < times; more++) await signInByEmail(email, 'Guess4Road', { from })
}
const forgot = (email: string, from: string) => ask('POST', '/api/auth/password/forgot', { body: { email }, from })

test('strangers who guess from elsewhere do not keep the owner out', async () => {
  const { email } = await makeMember()
  for (let one = 0; one < 4; one++) await guess(email, 6, `127.0.3.${one + 1}`)
  expect((await signInByEmail(email, password, { from: '127.0.4.1' })).status).toBe(200)
})

test('a stranger at the owner’s own address does not keep out a browser that has signed in before', async () => {
  const { email } = await makeMember()
  const known = allCookiesOf(await signInByEmail(email))
  await ask('POST', '/api/auth/sign-out', { cookie: known })
  await guess(email, 21, '127.0.0.1')
  expect((await signInByEmail(email)).json.code).toBe('TOO_MANY_PASSWORDS')
  expect((await signInByEmail(email, password, { cookie: known })).status).toBe(200)
})

test('a few wrong passwords at a shared address keep out no new browser there', async () => {
  const { email } = await makeMember()
  await guess(email, 12, '127.0.0.1')
  expect((await signInByEmail(email)).status).toBe(200)
})

test('what a browser holds of another account, or has made up, opens no way around the count', async () => {
  const [{ email }, other] = [await makeMember(), await makeMember()]
  const theirs = allCookiesOf(await signInByEmail(other.email))
  await guess(email, 21, '127.0.0.1')
  for (const cookie of [theirs, `__Host-known-browser=${'a'.repeat(22)}.${'b'.repeat(43)}`])
    expect((await signInByEmail(email, password, { cookie })).json.code).toBe('TOO_MANY_PASSWORDS')
})

test('a known browser that guesses itself has to wait as well, longer and longer', async () => {
  const { email } = await makeMember()
  const known = allCookiesOf(await signInByEmail(email))
  const wrong = () => signInByEmail(email, 'Guess4Road', { cookie: known })
  const waits: number[] = []
  for (let round = 0; round < 4; round++) {
    let answer = await wrong()
    while (answer.status === 401) answer = await wrong()
    waits.push(Number(answer.headers['retry-after']))
    await pass((waits.at(-1) ?? 0) * 1000)
  }
  expect(waits[0]).toBeLessThanOrEqual(60)
  expect(Math.max(...waits)).toBeGreaterThan(600)
})

test('a new password by mail ends the waiting at once', async () => {
  const { email } = await makeMember()
  await guess(email, 21, '127.0.0.1')
  await forgot(email, '127.0.0.1')
  const token = await tokenTo(email, 'reset_password')
  await ask('POST', '/api/auth/password/reset', { body: { token, password: 'Newer4Road' } })
  expect((await signInByEmail(email, 'Newer4Road')).status).toBe(200)
})

test('whoever asks for ‘forgot’ mails cannot keep the owner from a link that works', async () => {
  const { email } = await makeMember()
  for (let minute = 0; minute < 60; minute += 10) {
    for (let times = 0; times < 3; times++) await forgot(email, `127.0.6.${minute + times + 1}`)
    await forgot(email, '127.0.0.1')
    const token = await tokenTo(email, 'reset_password')
    expect((await ask('POST', '/api/auth/password/reset/check', { body: { token } })).status).toBe(204)
    await pass(minutes(10))
  }
  expect((await mailsTo(email)).filter(({ kind }) => kind === 'reset_password').length).toBeLessThanOrEqual(9)
})

test('a stranger who has mails sent to somebody’s address does not use up those of its owner', async () => {
  const email = newEmail()
  for (let times = 0; times < 7; times++)
    await signUpByEmail(email, { password: 'Stranger4Road' }, { from: '127.0.7.1' })
  const mine = cookieOf(await signUpByEmail(email))
  expect((await confirm(await tokenTo(email, 'verify_email'), mine)).status).toBe(200)
})

test('claims of one address never shut each other out, however many come later', async () => {
  const email = newEmail()
  const first = await signUpByEmail(email)
  for (let times = 0; times < 12; times++) await signUpByEmail(email, { password: `Stranger${times}Road` })
  expect((await signInByEmail(email)).json.account?.id).toBe(first.json.account?.id)
  expect((await signInByEmail(email, 'Stranger3Road')).status).toBe(200)
})

test('the way to a new password names each account that claims the address', async () => {
  const email = newEmail()
  const first = await signUpByEmail(email, { password: 'Stranger4Road' })
  await pass(minutes(90))
  const mine = await signUpByEmail(email)
  await forgot(email, '127.0.0.1')
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'reset_password')
  const tokens = [...(mail?.text ?? '').matchAll(/#([\w-]{43})/g)].map(([, token]) => token ?? '')
  expect(tokens).toHaveLength(2)
  await ask('POST', '/api/auth/password/reset', { body: { token: tokens[1], password: 'Newer4Road' } })
  expect((await signInByEmail(email, 'Newer4Road')).json.account?.id).toBe(mine.json.account?.id)
  const other = await signInByEmail(email, 'Stranger4Road')
  expect(other.json.account).toMatchObject({ id: first.json.account?.id, lostEmail: email })
  expect((await ask('POST', '/api/auth/password/reset/check', { body: { token: tokens[0] } })).status).toBe(204)
  const late = await ask('POST', '/api/auth/password/reset', { body: { token: tokens[0], password: 'Later4Road' } })
  expect(late.status).toBe(410)
})

test('an account that lost its address gives another, and is as any other then', async () => {
  const email = newEmail()
  await signUpByEmail(email, { password: 'Stranger4Road' })
  const mine = cookieOf(await signUpByEmail(email))
  await confirm(await tokenTo(email, 'verify_email'), mine)
  const cookie = cookieOf(await signInByEmail(email, 'Stranger4Road'))
  const next = newEmail()
  await ask('POST', '/api/auth/email', { cookie, body: { email: next, password: 'Stranger4Road' } })
  await confirm(await tokenTo(next, 'verify_email'), cookie)
  expect((await signInByEmail(next, 'Stranger4Road')).json.account).toMatchObject({ email: next })
  expect((await signInByEmail(email, 'Stranger4Road')).status).toBe(401)
})

test.each(['password', 'Password1', '12345678', 'iloveyou1', 'Spoor2026!', 'tyre-Spoor-1', 'WhatsApp#2026'])(
  '%s is nobody’s password',
  async (common) => {
    const answer = await signUpByEmail(newEmail(), { password: common })
    expect([answer.status, answer.json.code]).toEqual([400, 'COMMON_PASSWORD'])
  },
)
