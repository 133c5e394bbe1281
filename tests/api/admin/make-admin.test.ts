import { beforeEach, expect, test } from 'vitest'
import { codeOfKey } from '#core/auth/admin/authenticator.ts'
import { endAdminAt, knownAs, makeAdmin, resetFactors } from '#core/auth/admin/make-admin.ts'
import { makeMember, newEmail, password, signInByEmail, signUpByEmail } from '../auth/mailbox.ts'
import { ask, cookieOf, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { makeAdminToSignIn, passwordStep, signIn } from './sign-in.ts'

beforeEach(forgetCounts)

const isSignedIn = async (cookie: string) => (await ask('GET', '/api/auth/session', { cookie })).json.signedIn

/** The first sign-in, as the page does it. */
async function setUp(email: string, setUpCode: string) {
  const { json } = await passwordStep({ email })
  const { challenge } = json
  const key = await ask('POST', '/api/admin/sign-in/set-up', { body: { challenge, setUpCode } })
  const code = codeOfKey(String(key.json.key), ctx.clock.now())
  return ask('POST', '/api/admin/sign-in/set-up/finish', { body: { challenge, code } })
}

test('the command makes an admin, who sets up an authenticator at the first sign-in and gets ten recovery codes', async () => {
  const email = newEmail()
  const made = await makeAdmin(ctx, { email, name: 'Ayanda Zulu', roles: ['support'], password })
  expect(made.isNew).toBe(true)
  const entered = await setUp(email, made.setUpCode ?? '')
  expect(entered.status, entered.text).toBe(200)
  expect(entered.json.recoveryCodes).toHaveLength(10)
  const { json } = await ask('GET', '/api/auth/session', { cookie: cookieOf(entered) })
  expect(json.account).toMatchObject({ name: 'Ayanda Zulu', adminRoles: ['support'] })
  const { challenge } = (await passwordStep({ email })).json
  const again = { challenge, setUpCode: made.setUpCode }
  expect((await ask('POST', '/api/admin/sign-in/set-up', { body: again })).json.code).toBe('WRONG_CODE')
})

test('an address that somebody only claims becomes the admin’s, and the claimant is signed out', async () => {
  const email = newEmail()
  const claimed = cookieOf(await signUpByEmail(email, { password: 'Claimed4Road' }))
  await makeAdmin(ctx, { email, name: 'Ayanda Zulu', roles: ['support'], password })
  expect(await isSignedIn(claimed)).toBe(false)
  expect((await passwordStep({ email }, 'Claimed4Road')).json.code).toBe('NOT_ALLOWED')
  expect((await passwordStep({ email })).status).toBe(200)
})

test('an account that is there keeps its password and is signed out: it opens by its second factor only', async () => {
  const { email, cookie } = await makeMember()
  expect(await knownAs(ctx, email)).toEqual({ hasAccount: true, hasPassword: true, roles: undefined })
  const made = await makeAdmin(ctx, { email, name: '', roles: ['finance'], password: undefined })
  expect(made.isNew).toBe(false)
  expect(await isSignedIn(cookie)).toBe(false)
  expect((await signInByEmail(email)).json.code).toBe('ADMIN_SIGN_IN')
  expect((await setUp(email, made.setUpCode ?? '')).status).toBe(200)
})

test('other roles leave the second factor; a reset takes it and signs out; the end makes a customer again', async () => {
  await makeAdminToSignIn()
  const admin = await makeAdminToSignIn(['support'])
  const cookie = await signIn(admin)
  const again = { email: admin.email, name: '', password: undefined }
  expect(await makeAdmin(ctx, { ...again, roles: ['catalogue'] })).toEqual({ isNew: false, setUpCode: undefined })
  expect(await isSignedIn(cookie)).toBe(true)
  const code = await resetFactors(ctx, admin.email)
  expect(await isSignedIn(cookie)).toBe(false)
  expect((await passwordStep(admin)).json.ways).toEqual([])
  expect((await setUp(admin.email, code)).status).toBe(200)
  await endAdminAt(ctx, admin.email)
  expect((await passwordStep(admin)).json.code).toBe('NOT_ALLOWED')
  expect((await signInByEmail(admin.email)).json.account).toMatchObject({ role: 'customer' })
})
