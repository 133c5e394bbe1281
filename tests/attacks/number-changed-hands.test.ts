import { expect, test } from 'vitest'
import { ask, check, codeFor, cookieOf, ctx, newNumber, pass, send, signUp, write } from '#tests/api/auth/site.ts'
import { minutes } from '#tests/support/context.ts'

let ids = 0
/** WhatsApp's own id of a person. */
const newId = () => `ZA.${String(++ids).padStart(20, 'A')}`
const says = (number: string, id: string, words = 'hi') =>
  write(number, words, { ExternalUserId: `whatsapp:${id}`, ProfileName: `Person ${id.slice(-3)}` })
const holderOf = (value: string) =>
  ctx.db
    .selectFrom('contact_address as a')
    .innerJoin('contact as c', 'c.id', 'a.contact_id')
    .select(['c.id', 'c.account_id', 'c.whatsapp_address'])
    .where('a.value', '=', value)
    .executeTakeFirst()
const session = async (cookie: string) => (await ask('GET', '/api/auth/session', { cookie })).json.signedIn

test('a number that arrives with another id is another person: account, sessions and history stay where they were', async () => {
  const number = newNumber()
  const [mine, theirs] = [newId(), newId()]
  const cookie = cookieOf(await signUp(number))
  await says(number, mine)
  const before = await holderOf(number)
  expect(await holderOf(mine)).toEqual(before)
  expect(before?.account_id).toEqual(expect.any(String))

  await says(number, theirs)
  const after = await holderOf(number)
  expect(after).toMatchObject({ account_id: null, whatsapp_address: number })
  expect(after?.id).not.toBe(before?.id)
  expect(await holderOf(theirs)).toEqual(after)
  expect(await holderOf(mine)).toMatchObject({ id: before?.id, account_id: before?.account_id, whatsapp_address: null })
  expect(await session(cookie)).toBe(false)

  await pass(minutes(2))
  const sent = await send({ purpose: 'sign_in', number })
  expect((await check(sent.json.session ?? '', await codeFor(number))).json.code).toBe('NOT_REGISTERED')
})

test('whoever shows their id for the first time is who they were', async () => {
  const number = newNumber()
  const cookie = cookieOf(await signUp(number))
  const before = await holderOf(number)
  await write(number, 'hi')
  await says(number, newId())
  expect((await holderOf(number))?.id).toBe(before?.id)
  expect(await session(cookie)).toBe(true)
})

test('whoever hides their number and shows it later stays one person', async () => {
  const [number, id] = [newNumber(), newId()]
  await write(id, 'hi', { ExternalUserId: `whatsapp:${id}` })
  const before = await holderOf(id)
  await says(number, id)
  expect((await holderOf(number))?.id).toBe(before?.id)
})

test('a person who takes over a number that somebody else had keeps their own things only', async () => {
  const [first, second] = [newNumber(), newNumber()]
  const [mine, theirs] = [newId(), newId()]
  await signUp(second)
  await says(first, mine)
  await says(second, theirs)
  const [me, them] = [await holderOf(mine), await holderOf(theirs)]
  await says(second, mine)
  expect((await holderOf(second))?.id).toBe(me?.id)
  expect(await holderOf(theirs)).toMatchObject({ id: them?.id, account_id: them?.account_id, whatsapp_address: null })
})

test('after a move to another portfolio everybody may have a new id', async () => {
  const number = newNumber()
  await says(number, newId())
  const before = await holderOf(number)
  Object.assign(ctx.config.twilio, { acceptsNewIds: true })
  await says(number, newId())
  Object.assign(ctx.config.twilio, { acceptsNewIds: false })
  expect((await holderOf(number))?.id).toBe(before?.id)
})
