import { expect, test } from 'vitest'
import { mailsTo, newEmail, password, signInByEmail, tokenTo } from '#tests/api/auth/mailbox.ts'
import {
  ask,
  codeFor,
  cookieOf,
  ctx,
  newNumber,
  pass,
  presenceOf,
  saysYes,
  signUp,
  write,
} from '#tests/api/auth/site.ts'
import { minutes } from '#tests/support/context.ts'

const phone = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'

/** The attacker's browser shows a code, and the victim is talked into sending it. */
async function trap(number: string) {
  const started = await ask('POST', '/api/auth/number-proof', {
    body: { purpose: 'sign_in' },
    headers: { 'User-Agent': phone },
  })
  const said = await write(number, String(started.json.text))
  const body = { token: String(started.json.pollToken) }
  const poll = () => ask('POST', '/api/auth/number-proof/state', { body })
  return {
    said,
    poll,
    code: String(started.json.code),
    finish: () => ask('POST', '/api/auth/number-proof/finish', { body }),
  }
}

const isSignedIn = async (cookie: string) =>
  (await ask('GET', '/api/auth/session', { cookie })).json.signedIn as unknown as boolean
const profile = async (cookie: string) => JSON.parse((await ask('GET', '/api/profile', { cookie })).text)

async function victim() {
  const number = newNumber()
  const cookie = cookieOf(await signUp(number))
  await pass(minutes(20))
  return { number, cookie }
}

test('sending somebody else’s code signs nobody in: the phone is asked, and told which browser it is', async () => {
  const { number } = await victim()
  const { said, poll, finish } = await trap(number)
  expect(said).toContain('Chrome on Windows')
  expect(said).toContain('from an unknown place')
  expect(said).not.toContain('confirmed')
  expect((await poll()).json.state).toBe('asked')
  expect((await finish()).json.code).toBe('NOT_PROVEN')
  expect(await write(number, 'no it was not me')).toContain('nobody stays signed in')
  expect((await poll()).json.state).toBe('refused')
  expect((await finish()).json.code).toBe('PROOF_REFUSED')
})

test.each([
  ['yes', /Your number is confirmed/],
  ['Ja', /confirmed|bevestig/],
  ['Yes, sign me in', /Your number is confirmed/],
  ['no', /nobody stays signed in/],
  ['It was not me', /nobody stays signed in/],
  ['dit was nie ek nie', /niemand bly|nobody stays/],
])('the question is answered by typing %s', async (words, answer) => {
  const { number } = await victim()
  await trap(number)
  expect(await write(number, words)).toMatch(answer)
})

test('a tap of somebody else, or of a made-up question, signs nobody in', async () => {
  const { number } = await victim()
  const { finish } = await trap(number)
  const { id } = await ctx.db.selectFrom('number_proof').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  for (const payload of [`proof:yes:${id}`, 'proof:yes:x', 'proof:undo:x', 'proof:yes'])
    await write(newNumber(), 'Yes, sign me in', { ButtonPayload: payload, ButtonText: 'Yes, sign me in' })
  expect((await finish()).json.code).toBe('NOT_PROVEN')
})

test('a code inside other words is no answer to anything', async () => {
  const { number } = await victim()
  const started = await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })
  const { code, pollToken } = started.json
  const poll = () => ask('POST', '/api/auth/number-proof/state', { body: { token: String(pollToken) } })
  for (const words of [`I want the promo ${code} thanks`, `${code} please`, `hi ${code}`, `Sign me in: x ${code}`]) {
    await write(number, words)
    expect((await poll()).json.state).toBe('waiting')
  }
})

test('‘It was not me’ ends every session since, and takes back password and address that were set since', async () => {
  const { number, cookie: own } = await victim()
  const { finish } = await trap(number)
  await saysYes(number)
  const first = cookieOf(await finish())
  expect(await isSignedIn(first)).toBe(true)

  // Who sits there now can do nothing that lasts without a code that reaches the phone.
  for (const [path, body] of [
    ['/api/auth/password', { password }],
    ['/api/auth/email', { email: newEmail() }],
    ['/api/profile/delete', {}],
  ] as const) {
    const refused = await ask('POST', path, { cookie: first, body })
    expect([refused.status, refused.json.code]).toEqual([403, 'PRESENCE_NEEDED'])
  }

  // The victim is talked into passing that on as well.
  const email = newEmail()
  const presence = await presenceOf(first, number)
  await ask('POST', '/api/auth/email', { cookie: first, body: { email, presence } })
  await ask('POST', '/api/auth/email/confirm', {
    cookie: first,
    body: { token: await tokenTo(email, 'verify_email') },
  })
  const changed = await ask('POST', '/api/auth/password', { cookie: first, body: { password, presence } })
  const second = cookieOf(changed)
  const third = cookieOf(await signInByEmail(email))
  await ask('POST', '/api/auth/password/forgot', { body: { email } })
  const reset = await tokenTo(email, 'reset_password')
  expect(await profile(third)).toMatchObject({ email, emailVerified: true, hasPassword: true })
  expect(await isSignedIn(own)).toBe(false)

  expect(await write(number, 'It was not me')).toContain('nobody stays signed in')
  for (const cookie of [first, second, third]) expect(await isSignedIn(cookie)).toBe(false)
  expect((await signInByEmail(email)).status).toBe(401)
  expect((await ask('POST', '/api/auth/password/reset', { body: { token: reset, password } })).status).toBe(410)

  const back = await trap(number)
  await saysYes(number)
  const mine = await profile(cookieOf(await back.finish()))
  expect(mine).toMatchObject({ email: null, hasPassword: false, phone: number, phoneVerified: true })
  expect((await mailsTo(email)).length).toBeGreaterThan(0)
})

test('‘It was not me’ brings back a number that was changed since', async () => {
  const { number } = await victim()
  const { finish } = await trap(number)
  await saysYes(number)
  const cookie = cookieOf(await finish())
  const theirs = newNumber()
  const { session } = (await ask('POST', '/api/auth/number/code', { cookie, body: { which: 'present' } })).json
  const tried = (body: Record<string, unknown>) => ask('POST', '/api/auth/number/check', { cookie, body })
  await tried({ session, code: await codeFor(number) })
  const next = (await ask('POST', '/api/auth/number/code', { cookie, body: { which: 'new', number: theirs } })).json
  const changed = await tried({ session: next.session, code: await codeFor(theirs), present: session })
  expect(changed.json).toMatchObject({ changed: true, phone: theirs })

  expect(await write(number, 'it was not me')).toContain('nobody stays signed in')
  expect(await isSignedIn(cookie)).toBe(false)
  await pass(minutes(2))
  const back = await trap(number)
  await saysYes(number)
  expect(await profile(cookieOf(await back.finish()))).toMatchObject({ phone: number, phoneVerified: true })
})

test('a password that was being set when it was taken back is not set', async () => {
  const { number } = await victim()
  const { finish } = await trap(number)
  await saysYes(number)
  const cookie = cookieOf(await finish())
  const presence = await presenceOf(cookie, number)
  const [undone, set] = await Promise.all([
    write(number, 'It was not me'),
    ask('POST', '/api/auth/password', { cookie, body: { password, presence } }),
  ])
  expect(undone).toContain('nobody stays signed in')
  expect(await isSignedIn(cookie)).toBe(false)
  if (set.status === 204) expect(await isSignedIn(cookieOf(set))).toBe(false)
  const account = await ctx.db
    .selectFrom('account as a')
    .innerJoin('contact as c', 'c.account_id', 'a.id')
    .select('a.password_hash')
    .where('c.whatsapp_address', '=', number)
    .executeTakeFirst()
  expect(account?.password_hash).toBeNull()
})

test('the phone of a number without an account hears so, and the website says it at once', async () => {
  const { said, poll, finish } = await trap(newNumber())
  expect(said).toContain('there is no account with it yet')
  expect((await poll()).json.state).toBe('confirmed')
  expect((await finish()).json.message).toBe('WhatsApp number not found. Please register first.')
})

test('a session ends for good after ninety days, however often it is used', async () => {
  const { cookie } = await victim()
  for (let day = 0; day < 88; day += 11) {
    await pass(minutes(11 * 24 * 60))
    expect(await isSignedIn(cookie)).toBe(true)
  }
  await pass(minutes(3 * 24 * 60))
  expect(await isSignedIn(cookie)).toBe(false)
})
