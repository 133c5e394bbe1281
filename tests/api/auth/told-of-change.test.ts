import { expect, test } from 'vitest'
import { minutes } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember, newEmail, tokenTo } from './mailbox.ts'
import { ask, codeFor, cookieOf, ctx, newNumber, pass, presenceOf, signUp, twilio } from './site.ts'

/** What a number was told of changed accounts, as it was kept for the sender. */
async function toldTo(number: string): Promise<string[]> {
  await pass(minutes(1))
  await drainWork(ctx)
  const rows = await ctx.db
    .selectFrom('outbound_message as m')
    .innerJoin('contact as c', 'c.id', 'm.contact_id')
    .select(['m.status', 'm.content'])
    .where('m.kind', '=', 'account_changed')
    .where((is) => is.or([is('m.to_address', '=', number), is('c.whatsapp_address', '=', number)]))
    .execute()
  return rows.map(({ status, content }) => `${status} ${'body' in content ? content.body : ''}`)
}

async function changeNumber(cookie: string, old: string, next: string): Promise<void> {
  const code = (body: object) => ask('POST', '/api/auth/number/code', { cookie, body })
  const check = (body: object) => ask('POST', '/api/auth/number/check', { cookie, body })
  const { session: present } = (await code({ which: 'present' })).json
  await check({ session: present, code: await codeFor(old) })
  await pass(minutes(2))
  const { session } = (await code({ which: 'new', number: next })).json
  const changed = await check({ session, code: await codeFor(next), present })
  expect(changed.json).toEqual({ changed: true, asked: false, phone: next })
}

test('without a confirmed mailbox, the number that was in use is told that it was changed', async () => {
  const [old, next] = [newNumber(), newNumber()]
  const cookie = cookieOf(await signUp(old))
  await pass(minutes(2))
  await changeNumber(cookie, old, next)
  expect(await toldTo(old)).toEqual([
    'sent Your account on Spoor was changed just now: its WhatsApp number. If it was not you, write “talk to a person” to us here at once.',
  ])
  expect(twilio.messages.filter(({ to }) => to === `whatsapp:${old}`).length).toBeGreaterThan(0)
})

test('a first confirmed address is told on WhatsApp, and what is changed after it by mail', async () => {
  const [number, next] = [newNumber(), newNumber()]
  const cookie = cookieOf(await signUp(number))
  await pass(minutes(2))
  const email = newEmail()
  await ask('POST', '/api/auth/email', { cookie, body: { email, presence: await presenceOf(cookie, number) } })
  await ask('POST', '/api/auth/email/confirm', { cookie, body: { token: await tokenTo(email, 'verify_email') } })
  expect(await toldTo(number)).toMatchObject([expect.stringContaining('its e-mail address')])
  await pass(minutes(2))
  await changeNumber(cookie, number, next)
  const mails = await ctx.db.selectFrom('mail').select('subject').where('to_address', '=', email).execute()
  expect(mails.map(({ subject }) => subject)).toContain('Your WhatsApp number on Spoor was changed')
  expect((await toldTo(number)).join()).not.toContain('its WhatsApp number')
})

test('an account without a number is told nothing there', async () => {
  const { accountId } = await makeMember()
  const rows = await ctx.db
    .selectFrom('outbound_message as m')
    .innerJoin('contact as c', 'c.id', 'm.contact_id')
    .select('m.id')
    .where('c.account_id', '=', accountId)
    .execute()
  expect(rows).toEqual([])
})
