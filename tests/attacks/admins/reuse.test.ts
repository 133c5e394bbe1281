import { beforeEach, expect, test } from 'vitest'
import { endAdminAt } from '#core/auth/admin/make-admin.ts'
import { addPasskey, passkeySignIn } from '../../api/admin/passkey.ts'
import { codeStep, makeAdminToSignIn, passwordStep, signIn } from '../../api/admin/sign-in.ts'
import { ask, cookieOf, ctx } from '../../api/auth/site.ts'
import { browser } from '../../api/browser-sockets.ts'
import { forgetCounts, makeAdmin, makeWorld } from '../../api/contract/world.ts'

beforeEach(forgetCounts)

const MINUTE = 60_000
const confirm = (cookie: string, body: object) => ask('POST', '/api/admin/confirm', { cookie, body })
const securityOf = async (cookie: string) => (await ask('GET', '/api/admin/security', { cookie })).status

test('a cookie that was there before the sign-in opens nothing after it', async () => {
  const admin = await makeAdminToSignIn()
  const planted = `__Host-session=${'planted'.repeat(6)}p`
  const cookie = await signIn(admin, { cookie: planted })
  expect(cookie).not.toBe(planted)
  expect([await securityOf(planted), await securityOf(cookie)]).toEqual([401, 200])
})

test('a code that has signed in confirms nothing in another session, nor the other way round', async () => {
  const admin = await makeAdminToSignIn()
  const stolen = await signIn(admin)
  ctx.clock.advance(11 * MINUTE)
  const { json } = await passwordStep(admin)
  const code = admin.code()
  expect((await codeStep(json.challenge, code)).status).toBe(200)
  expect((await confirm(stolen, { by: 'code', code })).status).toBe(403)
  ctx.clock.advance(MINUTE)
  const next = admin.code()
  expect((await confirm(stolen, { by: 'code', code: next })).status).toBe(204)
  const again = await passwordStep(admin)
  expect((await codeStep(again.json.challenge, next)).json.code).toBe('CODE_USED')
})

test('a challenge serves once, for what it was given, and whom', async () => {
  const [admin, other] = [await makeAdminToSignIn(), await makeAdminToSignIn()]
  const { json } = await passwordStep(admin)
  const cookie = cookieOf(await codeStep(json.challenge, admin.code()))
  ctx.clock.advance(MINUTE)
  expect((await codeStep(json.challenge, admin.code())).json.code).toBe('SIGN_IN_OVER')

  const { device } = await addPasskey(cookie)
  const begun = await ask('POST', '/api/admin/sign-in/passkey/start', { body: {} })
  const answer = { challenge: begun.json.challenge, passkey: device.use(begun.json.options as never) }
  expect((await confirm(cookie, { by: 'passkey', ...answer })).json.code).toBe('SIGN_IN_OVER')
  expect((await ask('POST', '/api/admin/sign-in/passkey', { body: answer })).status).toBe(200)
  expect((await ask('POST', '/api/admin/sign-in/passkey', { body: answer })).json.code).toBe('SIGN_IN_OVER')
  const fresh = await ask('POST', '/api/admin/sign-in/passkey/start', { body: {} })
  const replayed = { challenge: fresh.json.challenge, passkey: answer.passkey }
  expect((await ask('POST', '/api/admin/sign-in/passkey', { body: replayed })).json.code).toBe('WRONG_CODE')

  const theirs = await signIn(other)
  const asked = await ask('POST', '/api/admin/confirm/passkey', { cookie: theirs })
  const mine = { by: 'passkey', challenge: asked.json.challenge, passkey: device.use(asked.json.options as never) }
  expect((await confirm(theirs, mine)).status).toBe(403)
  expect((await passkeySignIn(device)).status).toBe(200)
})

test('a sign-in that was begun ends with the admin', async () => {
  const [admin] = [await makeAdminToSignIn(), await makeAdmin()]
  const { json } = await passwordStep(admin)
  await endAdminAt(ctx, admin.email)
  expect((await codeStep(json.challenge, admin.code())).json.code).toBe('SIGN_IN_OVER')
})

test('a look ends with the role that allowed it', async () => {
  const { shop } = await makeWorld()
  const [owner, admin] = [await makeAdmin(), await makeAdmin(['support'])]
  const dashboard = async () => (await ask('GET', `/api/shops/${shop.id}/dashboard`, { cookie: admin.cookie })).status
  await ask('POST', `/api/admin/businesses/${shop.id}/look`, { cookie: admin.cookie })
  expect(await dashboard()).toBe(200)
  const path = `/api/admin/admins/${admin.accountId}`
  await ask('PATCH', path, { cookie: owner.cookie, body: { roles: ['catalogue'] } })
  expect(await dashboard()).toBe(404)
})

test('the session of a look hears nothing of the shop, takes nothing out of it and brings nothing in', async () => {
  const { shop, driver } = await makeWorld()
  const { cookie } = await makeAdmin()
  const made = await ask('POST', '/api/threads', { cookie: driver.cookie, body: { shopId: shop.id, message: 'Hi' } })
  await ask('POST', `/api/admin/businesses/${shop.id}/look`, { cookie })
  const { socket, connected } = await browser(cookie)
  const said = socket as unknown as { emitWithAck(event: string, what: object): Promise<boolean> }
  expect([connected, await said.emitWithAck('join', { threadId: String(made.json.id) })]).toEqual([true, false])
  socket.close()
  for (const file of ['stock.csv', 'documents/identity', 'bookings.csv'])
    expect((await ask('GET', `/api/shops/${shop.id}/${file}`, { cookie })).status, file).toBeGreaterThanOrEqual(403)
  for (const bytes of ['logo', 'gallery', 'application/logo', 'documents/identity', 'imports'])
    expect((await ask('POST', `/api/shops/${shop.id}/${bytes}`, { cookie })).json.code, bytes).toBe('LOOK_ONLY')
})
