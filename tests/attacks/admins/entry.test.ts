import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { endAdminAt } from '#core/auth/admin/make-admin.ts'
import { keepCode } from '#core/auth/send-code.ts'
import { makeSignInLink } from '#core/auth/sign-in-link.ts'
import { addPasskey, makeDevice, passkeySignIn } from '../../api/admin/passkey.ts'
import {
  type AdminToSignIn,
  codeStep,
  giveSetUpCode,
  makeAdminToSignIn,
  passwordStep,
  signIn,
} from '../../api/admin/sign-in.ts'
import { mailsTo, password, signInByEmail, tokenTo } from '../../api/auth/mailbox.ts'
import { ask, check, cookieOf, ctx, otherThan, saysYes, write } from '../../api/auth/site.ts'
import { forgetCounts, makeAdmin } from '../../api/contract/world.ts'

beforeEach(forgetCounts)

const MINUTE = 60_000
const isSignedIn = async (cookie: string) =>
  (await ask('GET', '/api/auth/session', { cookie })).json.signedIn as unknown as boolean
const openSessions = ({ accountId }: AdminToSignIn) =>
  ctx.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute()
const confirm = (cookie: string, code: string) =>
  ask('POST', '/api/admin/confirm', { cookie, body: { by: 'code', code } })

describe('every other way that opens a session', () => {
  /** How each is tried for an admin: what it answers is the answer to a right proof. */
  const ways: Record<string, (admin: AdminToSignIn) => Promise<{ status: number; text: string }>> = {
    'POST /auth/sign-in': ({ email }) => signInByEmail(email),
    'POST /auth/code/check': async ({ number }) => {
      const { code, sent } = await keepCode(ctx, { purpose: 'sign_in', sent_to: number, account_id: null })
      return check(sent.session, code)
    },
    'POST /auth/number-proof/finish': async ({ number }) => {
      const { json } = await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })
      await write(number, String(json.text))
      await saysYes(number)
      return ask('POST', '/api/auth/number-proof/finish', { body: { token: json.pollToken } })
    },
  }
  const others = endpoints.filter(({ session, path }) => session === 'given' && !path.startsWith('/admin/sign-in'))
  /** A new account is nobody's who is an admin; a password that is changed keeps the session's own proof. */
  const opensNone = ['POST /auth/sign-up', 'POST /auth/password']

  test('is known here', () => {
    const seller = others.filter(({ path }) => /sign-up/.test(path)).map(({ key }) => key)
    expect(others.map(({ key }) => key).toSorted()).toEqual(
      [...new Set([...Object.keys(ways), ...opensNone, ...seller])].toSorted(),
    )
  })

  test.each(Object.entries(ways))('%s sends an admin to /admin-login, without a session', async (_, way) => {
    const admin = await makeAdminToSignIn()
    const answer = await way(admin)
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('Admins sign in at /admin-login.')])
    expect(await openSessions(admin)).toEqual([])
  })

  test('a link from the chat opens none either', async () => {
    const admin = await makeAdminToSignIn()
    const link = await makeSignInLink(ctx, admin.contactId)
    const token = link?.split('#')[1] ?? ''
    const answer = await ask('POST', '/auth/whatsapp', { form: { token } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await openSessions(admin)).toEqual([])
  })
})

describe('a stolen password', () => {
  test('opens nothing alone, nor with a new password by mail, and the admin is told of guesses', async () => {
    const admin = await makeAdminToSignIn()
    const { json } = await passwordStep(admin)
    const answers = []
    for (let guess = 0; guess < 6; guess++) answers.push(await codeStep(json.challenge, otherThan(admin.code())))
    expect(answers.map((one) => one.json.code)).toEqual([...Array(5).fill('WRONG_CODE'), 'SIGN_IN_OVER'])
    expect((await mailsTo(admin.email))[0]?.subject).toContain('Somebody knows your password')

    await ask('POST', '/api/auth/password/forgot', { body: { email: admin.email } })
    const token = await tokenTo(admin.email, 'reset_password')
    expect((await mailsTo(admin.email)).find(({ kind }) => kind === 'reset_password')?.text).toContain(
      '/admin/reset-password#',
    )
    const reset = await ask('POST', '/api/auth/password/reset', { body: { token, password: 'Another4Road' } })
    expect(reset.status).toBe(204)
    const again = await passwordStep(admin, 'Another4Road')
    expect(again.json.ways).toEqual(['code', 'recovery_code'])
    expect(await openSessions(admin)).toEqual([])
  })

  test('does not tell admins from others: a wrong password says the same for anybody', async () => {
    const admin = await makeAdminToSignIn()
    const answers = [await passwordStep(admin, 'Wrong4Road'), await passwordStep({ email: 'nobody@post.example' })]
    expect(answers.map(({ status, json }) => [status, json.code, json.message])).toEqual(
      Array(2).fill([401, 'WRONG_SIGN_IN', 'Invalid e-mail address or password.']),
    )
  })

  test('codes guessed at the same moment get no more tries than one after another', async () => {
    const admin = await makeAdminToSignIn()
    const { json } = await passwordStep(admin)
    const wrong = otherThan(admin.code())
    const answers = await Promise.all(Array.from({ length: 12 }, () => codeStep(json.challenge, wrong)))
    expect(answers.filter((one) => one.json.code === 'WRONG_CODE')).toHaveLength(5)
    expect((await codeStep(json.challenge, admin.code())).json.code).toBe('SIGN_IN_OVER')
  })

  test('many challenges give no more than twenty codes an hour, and leave the admin’s own browser free', async () => {
    const admin = await makeAdminToSignIn()
    const known = await passwordStep(admin)
    const entered = await codeStep(known.json.challenge, admin.code())
    const cookie = [entered.headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ')
    for (let round = 0; round < 4; round++) {
      const { json } = await passwordStep(admin, password, { from: `127.0.1.${round + 1}` })
      for (let guess = 0; guess < 5; guess++) await codeStep(json.challenge, otherThan(admin.code()))
    }
    const more = await passwordStep(admin, password, { from: '127.0.1.9' })
    expect((await codeStep(more.json.challenge, admin.code())).json.code).toBe('TOO_MANY_FACTORS')
    ctx.clock.advance(MINUTE)
    const mine = await passwordStep(admin, password, { cookie })
    expect((await codeStep(mine.json.challenge, admin.code(), { cookie })).status).toBe(200)
  })
})

describe('a code', () => {
  test('works once, also for two browsers at the same moment', async () => {
    const admin = await makeAdminToSignIn()
    const challenges = [(await passwordStep(admin)).json.challenge, (await passwordStep(admin)).json.challenge]
    const answers = await Promise.all(challenges.map((challenge) => codeStep(challenge, admin.code())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(await openSessions(admin)).toHaveLength(1)
  })

  test('of another admin does not fit, nor does a challenge whose time is over', async () => {
    const [admin, other] = [await makeAdminToSignIn(), await makeAdminToSignIn()]
    const { json } = await passwordStep(admin)
    expect((await codeStep(json.challenge, other.code())).json.code).toBe('WRONG_CODE')
    ctx.clock.advance(6 * MINUTE)
    expect((await codeStep(json.challenge, admin.code())).json.code).toBe('SIGN_IN_OVER')
  })

  test('for recovery works once, also twice at the same moment', async () => {
    const admin = await makeAdminToSignIn()
    const [code = ''] = admin.recoveryCodes
    const challenges = [(await passwordStep(admin)).json.challenge, (await passwordStep(admin)).json.challenge]
    const answers = await Promise.all(
      challenges.map((challenge) =>
        ask('POST', '/api/admin/sign-in/recovery-code', { body: { challenge, code: code.toLowerCase() } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect(answers.find(({ status }) => status === 200)?.json.recoveryCodesLeft).toBe(9)
  })

  test('for setting up is needed beside the password, and works once', async () => {
    const admin = await makeAdminToSignIn()
    const setUpCode = await giveSetUpCode(admin)
    const { json } = await passwordStep(admin)
    expect(json.ways).toEqual([])
    const { challenge } = json
    const setUp = (code: string) => ask('POST', '/api/admin/sign-in/set-up', { body: { challenge, setUpCode: code } })
    expect((await setUp('BCDF-GHJK-MNPQ-RSTV-WXYZ')).json.code).toBe('WRONG_CODE')
    const finish = { challenge, code: admin.code() }
    expect((await ask('POST', '/api/admin/sign-in/set-up/finish', { body: finish })).json.code).toBe('SIGN_IN_OVER')
    expect((await setUp(setUpCode)).status).toBe(200)
    // The code of the command takes none of the five tries of the authenticator's code, nor gives them a second time.
    const again = async () => (await ask('POST', '/api/admin/sign-in/set-up/finish', { body: finish })).json
    expect((await again()).message).toBe('Invalid code. 4 attempts remaining.')
    expect((await setUp(setUpCode)).status).toBe(200)
    expect((await again()).message).toBe('Invalid code. 2 attempts remaining.')
    expect(await openSessions(admin)).toEqual([])
  })
})

describe('a passkey', () => {
  test('signs in by itself, and after the password', async () => {
    const admin = await makeAdminToSignIn()
    const { device, answer } = await addPasskey(await signIn(admin))
    expect(answer.status, answer.text).toBe(201)
    expect((await passkeySignIn(device)).status).toBe(200)
    expect((await passkeySignIn(device, (await passwordStep(admin)).json.challenge)).status).toBe(200)
  })

  test('of another admin, of another site, or one that asks nobody who they are, opens nothing', async () => {
    const [admin, other] = [await makeAdminToSignIn(), await makeAdminToSignIn()]
    const { device: others } = await addPasskey(await signIn(other))
    expect((await passkeySignIn(others, (await passwordStep(admin)).json.challenge)).json.code).toBe('WRONG_CODE')
    expect((await passkeySignIn(makeDevice())).json.code).toBe('WRONG_CODE')
    const cookie = await signIn(admin)
    const elsewhere = makeDevice({ origin: 'https://spoor.test.evil.example' })
    expect((await addPasskey(cookie, elsewhere)).answer.json.code).toBe('PASSKEY_REFUSED')
    expect((await addPasskey(cookie, makeDevice({ verifies: false }))).answer.json.code).toBe('PASSKEY_REFUSED')
  })
})

describe('an admin’s session', () => {
  test('ends after thirty idle minutes and after twelve hours, however busy', async () => {
    const cookie = await signIn(await makeAdminToSignIn())
    for (let hour = 0; hour < 11; hour++)
      for (const _ of [1, 2, 3]) {
        ctx.clock.advance(20 * MINUTE)
        expect(await isSignedIn(cookie)).toBe(true)
      }
    ctx.clock.advance(20 * MINUTE)
    expect(await isSignedIn(cookie)).toBe(true)
    for (const _ of [1, 2]) {
      ctx.clock.advance(25 * MINUTE)
      await isSignedIn(cookie)
    }
    expect(await isSignedIn(cookie)).toBe(false)
    const idle = await signIn(await makeAdminToSignIn())
    ctx.clock.advance(31 * MINUTE)
    expect(await isSignedIn(idle)).toBe(false)
  })

  test('does not get younger by a new password', async () => {
    const admin = await makeAdminToSignIn()
    const cookie = await signIn(admin)
    ctx.clock.advance(20 * MINUTE)
    await isSignedIn(cookie)
    const body = { current: password, password: 'Another4Road' }
    const changed = await ask('POST', '/api/auth/password', { cookie, body })
    expect(changed.status, changed.text).toBe(204)
    const renew = await ask('POST', '/api/admin/security/recovery-codes', { cookie: cookieOf(changed) })
    expect(renew.json.code).toBe('CODE_REQUIRED')
  })

  test('loses a role, and ends with the admin, at once', async () => {
    const owner = await makeAdmin()
    const admin = await makeAdminToSignIn(['finance', 'support'])
    const cookie = await signIn(admin)
    const path = `/api/admin/admins/${admin.accountId}`
    expect((await ask('GET', '/api/admin/audit', { cookie })).status).toBe(200)
    expect((await ask('PATCH', path, { cookie: owner.cookie, body: { roles: ['finance'] } })).status).toBe(204)
    expect((await ask('GET', '/api/admin/audit', { cookie })).status).toBe(403)
    expect((await ask('DELETE', path, { cookie: owner.cookie })).status).toBe(204)
    expect((await ask('GET', '/api/admin/security', { cookie })).status).toBe(401)
    expect((await passwordStep(admin)).json.code).toBe('NOT_ALLOWED')
  })

  test('asks for the code again before a dangerous act, with few tries', async () => {
    const admin = await makeAdminToSignIn()
    const cookie = await signIn(admin)
    ctx.clock.advance(11 * MINUTE)
    const renew = () => ask('POST', '/api/admin/security/recovery-codes', { cookie })
    expect((await renew()).json.code).toBe('CODE_REQUIRED')
    const wrong = []
    for (let guess = 0; guess < 6; guess++) wrong.push((await confirm(cookie, otherThan(admin.code()))).json.code)
    expect(wrong).toEqual([...Array(5).fill('WRONG_CODE'), 'TOO_MANY_FACTORS'])
    forgetCounts()
    expect((await confirm(cookie, admin.code())).status).toBe(204)
    expect((await renew()).status).toBe(200)
  })
})

test('the last owner stays, and nobody ends themselves', async () => {
  await ctx.db.updateTable('admin').set({ ended_at: ctx.clock.now() }).execute()
  const [one, two] = [await makeAdminToSignIn(), await makeAdminToSignIn()]
  const cookie = await signIn(one)
  const change = (id: string, method: string, body?: object) =>
    ask(method, `/api/admin/admins/${id}`, { cookie, ...(body && { body }) })
  expect((await change(one.accountId, 'DELETE')).json.code).toBe('NOT_ONESELF')
  expect((await change(two.accountId, 'PATCH', { roles: ['support'] })).status).toBe(204)
  expect((await change(one.accountId, 'PATCH', { roles: ['support'] })).json.code).toBe('LAST_OWNER')
  await expect(endAdminAt(ctx, one.email)).rejects.toThrow('The last owner stays.')
})
