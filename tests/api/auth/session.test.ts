import { expect, test } from 'vitest'
import { endSessionsOf, expiredSecrets } from '#core/auth/sessions.ts'
import { hours, minutes } from '#tests/support/context.ts'
import { allLogged, ask, check, codeFor, cookieOf, ctx, newNumber, pass, send, signUp, write } from './site.ts'

const day = hours(24)
const session = (cookie: string) => ask('GET', '/api/auth/session', { cookie })

test('nobody is signed in without a cookie, or with one that is not ours', async () => {
  for (const cookie of ['', '__Host-session=', '__Host-session=x', `__Host-session=${'a'.repeat(43)}`, 'other=1']) {
    const answer = await session(cookie)
    expect([answer.status, answer.json]).toEqual([200, { signedIn: false }])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a session lasts thirty days from when it was last seen', async () => {
  const cookie = cookieOf(await signUp(newNumber()))
  for (let times = 0; times < 3; times++) {
    await pass(20 * day)
    expect((await session(cookie)).json).toMatchObject({ signedIn: true })
  }
  await pass(30 * day + 1)
  const answer = await session(cookie)
  expect(answer.json).toEqual({ signedIn: false })
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-session=; .*Expires=Thu, 01 Jan 1970/)
})

test('signing out ends this session and no other', async () => {
  const number = newNumber()
  const first = cookieOf(await signUp(number))
  await pass(minutes(2))
  const sent = await send({ purpose: 'sign_in', number })
  const second = cookieOf(await check(sent.json.session ?? '', await codeFor(number)))
  const out = await ask('POST', '/api/auth/sign-out', { cookie: first })
  expect(out.status).toBe(204)
  expect((await session(first)).json).toEqual({ signedIn: false })
  expect((await session(second)).json).toMatchObject({ signedIn: true })
  expect((await ask('POST', '/api/auth/sign-out')).status).toBe(204)
})

test('signing in again in the same browser ends the session that it had', async () => {
  const number = newNumber()
  const first = cookieOf(await signUp(number))
  await pass(minutes(2))
  const sent = await send({ purpose: 'sign_in', number })
  await check(sent.json.session ?? '', await codeFor(number), { cookie: first })
  expect((await session(first)).json).toEqual({ signedIn: false })
})

test('“log me out” in the chat ends them all', async () => {
  const number = newNumber()
  const cookie = cookieOf(await signUp(number))
  expect(await write(number, 'log me out please')).toContain('You are signed out on the website, in every browser')
  expect((await session(cookie)).json).toEqual({ signedIn: false })
  expect(await write(number, 'sign out')).toContain('You are not signed in on the website anywhere')
})

test('all sessions of an account can be ended at once', async () => {
  const entered = await signUp(newNumber())
  await endSessionsOf(ctx, String(entered.json.account?.id))
  expect((await session(cookieOf(entered))).json).toEqual({ signedIn: false })
})

test.each([
  '/api/auth/code',
  '/api/auth/code/check',
  '/api/auth/number-proof',
  '/api/auth/number-proof/x',
  '/api/auth/sign-out',
])('POST %s is taken from our own pages only', async (path) => {
  for (const origin of [
    'https://elsewhere.example',
    'null',
    null,
    'https://spoor.test.elsewhere.example',
    'http://spoor.test',
  ]) {
    const answer = await ask('POST', path, { body: {}, origin })
    expect([answer.status, answer.json.code]).toEqual([403, 'FOREIGN_ORIGIN'])
  }
})

test('tokens are kept as hashes, and the browser that a session is for is noted', async () => {
  const cookie = cookieOf(await signUp(newNumber()))
  const token = cookie.split('=')[1] ?? ''
  const rows = await ctx.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.at(-1)).toMatchObject({ user_agent: 'a browser' })
  expect(allLogged()).toContain('signed in')
  expect(allLogged()).not.toContain(token)
})

test('what is over is forgotten after two days', async () => {
  const number = newNumber()
  await send({ purpose: 'sign_in', number })
  await ask('POST', '/api/auth/number-proof', { body: { purpose: 'sign_in' } })
  await pass(3 * day)
  for (const forget of expiredSecrets) await forget(ctx)
  const left = await Promise.all([
    ctx.db.selectFrom('one_time_code').selectAll().execute(),
    ctx.db.selectFrom('number_proof').selectAll().execute(),
  ])
  expect(left).toEqual([[], []])
})

test('a page that shows somebody whose session has ended does nothing as a guest or as somebody else', async () => {
  const first = await signUp(newNumber())
  const suggests = (cookie: string, as?: string) =>
    ask('POST', '/api/suggestions', {
      cookie,
      body: { name: 'Lindani Zwane', email: 'lindani@post.example', shop: 'Tyre Hub', place: 'Thohoyandou' },
      ...(as && { headers: { 'As-Account': as } }),
    })
  const shown = String(first.json.account?.id)
  expect((await suggests(cookieOf(first), shown)).status).toBe(201)
  await ask('POST', '/api/auth/sign-out', { cookie: cookieOf(first) })
  const second = await signUp(newNumber())
  for (const cookie of ['', cookieOf(first), cookieOf(second)]) {
    const refused = await suggests(cookie, shown)
    expect([refused.status, refused.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  }
  expect((await suggests('')).status).toBe(201)
})
