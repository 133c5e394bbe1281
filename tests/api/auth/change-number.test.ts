import { expect, test } from 'vitest'
import { moveNumber } from '#core/auth/change-number.ts'
import { minutes } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact } from '#tests/support/factories.ts'
import { mailsTo, makeMember, newEmail, signUpByEmail } from './mailbox.ts'
import { ask, check, codeFor, cookieOf, ctx, newNumber, otherThan, pass, send, signUp, twilio } from './site.ts'

const sendTo = (cookie: string, options: Record<string, string>) =>
  ask('POST', '/api/auth/number/code', { cookie, body: options })
const tryCode = (cookie: string, body: Record<string, unknown>) =>
  ask('POST', '/api/auth/number/check', { cookie, body })
const profile = async (cookie: string) => JSON.parse((await ask('GET', '/api/profile', { cookie })).text)

async function prove(cookie: string, number: string, present?: string) {
  const sent = await sendTo(cookie, { which: 'new', number })
  expect(sent.status, sent.text).toBe(202)
  return tryCode(cookie, { session: sent.json.session, code: await codeFor(number), ...(present && { present }) })
}

test('an account made by e-mail gets a number once a code from it is typed, and WhatsApp with it', async () => {
  const { cookie } = await makeMember()
  const number = newNumber()
  const { json } = await prove(cookie, number)
  expect(json).toEqual({ changed: true, asked: false, phone: number })
  expect(await profile(cookie)).toMatchObject({ phone: number, phoneVerified: true })
  const { whatsapp } = JSON.parse((await ask('GET', '/api/preferences', { cookie })).text)
  expect(whatsapp).toMatchObject({ enabled: true, bookings: true, quotes: true, messages: false })
  const refused = await ask('PATCH', '/api/profile', { cookie, body: { phone: newNumber() } })
  expect([refused.status, refused.json.code]).toEqual([409, 'NUMBER_IS_PROVEN'])
})

test('an address that is not confirmed yet gets no number', async () => {
  const cookie = cookieOf(await signUpByEmail(newEmail()))
  expect((await sendTo(cookie, { which: 'new', number: newNumber() })).json.code).toBe('EMAIL_NOT_VERIFIED')
})

test('a number in use changes only with a code from it and one from the new number', async () => {
  const [old, next] = [newNumber(), newNumber()]
  const cookie = cookieOf(await signUp(old))
  await pass(minutes(2))
  expect((await prove(cookie, next)).json.code).toBe('PRESENT_NUMBER_FIRST')
  const present = await sendTo(cookie, { which: 'present' })
  const session = String(present.json.session)
  expect((await tryCode(cookie, { session, code: await codeFor(old) })).json).toEqual({
    changed: false,
    asked: false,
    phone: old,
  })
  await pass(minutes(2))
  expect((await prove(cookie, next, session)).json).toEqual({ changed: true, asked: false, phone: next })
  await pass(minutes(2))
  const gone = await send({ purpose: 'sign_in', number: old })
  expect((await check(gone.json.session ?? '', await codeFor(old))).json.code).toBe('NOT_REGISTERED')
  const back = await send({ purpose: 'sign_in', number: next })
  expect((await check(back.json.session ?? '', await codeFor(next))).json.account?.phone).toBe(next)
})

test('the proof of the number in use does not stand for long', async () => {
  const [old, next] = [newNumber(), newNumber()]
  const cookie = cookieOf(await signUp(old))
  await pass(minutes(2))
  const { session } = (await sendTo(cookie, { which: 'present' })).json
  await tryCode(cookie, { session, code: await codeFor(old) })
  await pass(minutes(16))
  expect((await prove(cookie, next, String(session))).json.code).toBe('PRESENT_NUMBER_FIRST')
})

test('a code belongs to the account that asked, and opens nothing else', async () => {
  const [mine, theirs] = [await makeMember(), await makeMember()]
  const number = newNumber()
  const { session } = (await sendTo(mine.cookie, { which: 'new', number })).json
  const code = await codeFor(number)
  expect((await tryCode(theirs.cookie, { session, code })).status).toBe(404)
  expect((await check(String(session), code)).status).toBe(404)
  const wrong = await tryCode(mine.cookie, { session, code: otherThan(code) })
  expect([wrong.status, wrong.json.message]).toEqual([401, 'Invalid OTP. 2 attempts remaining.'])
})

test('a number with an account stays where it is; one that only chatted joins', async () => {
  const { cookie, accountId } = await makeMember()
  const taken = newNumber()
  await signUp(taken)
  await pass(minutes(2))
  expect((await prove(cookie, taken)).json.code).toBe('ALREADY_REGISTERED')
  const chatted = await makeContact(ctx, { phone: newNumber() })
  expect((await prove(cookie, chatted.phone)).json.changed).toBe(true)
  const owner = await ctx.db
    .selectFrom('contact_address as a')
    .innerJoin('contact as c', 'c.id', 'a.contact_id')
    .select('c.account_id')
    .where('a.value', '=', chatted.phone)
    .executeTakeFirst()
  expect(owner?.account_id).toBe(accountId)
})

test('somebody whose phone is gone shows the mailbox, and a person of ours moves the account', async () => {
  const [old, next] = [newNumber(), newNumber()]
  const { email, cookie } = await makeMember()
  await prove(cookie, old)
  await pass(minutes(2))
  const sent = await ask('POST', '/api/auth/presence', { cookie, body: { by: 'email' } })
  expect(sent.json.by).toBe('email')
  const session = String(sent.json.session)
  const mailed = (await mailsTo(email)).find(({ kind }) => kind === 'account_code')
  const code = /\d{6}/.exec(`${mailed?.subject} ${mailed?.text}`)?.[0] ?? ''
  expect((await ask('POST', '/api/auth/presence/check', { cookie, body: { session, code } })).status).toBe(204)
  expect((await prove(cookie, next, session)).json).toEqual({ changed: false, asked: true, phone: next })
  expect(await profile(cookie)).toMatchObject({ phone: old })
  const threads = JSON.parse((await ask('GET', '/api/threads', { cookie })).text).threads
  expect(threads[0]).toMatchObject({ type: 'support', subject: 'Another WhatsApp number' })
  expect(threads[0].latestMessage.content).toContain(`Confirmed with codes: ${email} and the new number.`)

  await moveNumber(ctx, email, next)
  await drainWork(ctx)
  expect(await profile(cookie)).toMatchObject({ phone: next, phoneVerified: true })
  expect(twilio.messages.some(({ to }) => to === `whatsapp:${old}`)).toBe(true)
  await expect(moveNumber(ctx, newEmail(), next)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
})
