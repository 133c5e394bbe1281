import { beforeEach, expect, test } from 'vitest'
import { ask, cookieOf, pass } from '../auth/site.ts'
import { makeAdminToSignIn, passwordStep } from './sign-in.ts'

beforeEach(() => pass(60_000))

test('the password alone opens nothing; the code of the authenticator does, once', async () => {
  const admin = await makeAdminToSignIn()
  const first = await passwordStep(admin)
  expect(first.status).toBe(200)
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.json.ways).toEqual(['code', 'recovery_code'])
  const body = { challenge: first.json.challenge, code: admin.code() }
  const second = await ask('POST', '/api/admin/sign-in/code', { body })
  expect(second.status, second.text).toBe(200)
  const session = await ask('GET', '/api/auth/session', { cookie: cookieOf(second) })
  expect(session.json.account).toMatchObject({ role: 'admin', adminRoles: ['owner'] })
  // The same code and the same challenge again.
  expect((await ask('POST', '/api/admin/sign-in/code', { body })).json.code).toBe('SIGN_IN_OVER')
  const again = { challenge: (await passwordStep(admin)).json.challenge, code: body.code }
  expect((await ask('POST', '/api/admin/sign-in/code', { body: again })).json.code).toBe('CODE_USED')
})
